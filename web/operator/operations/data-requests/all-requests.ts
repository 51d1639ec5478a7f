import { href } from 'react-router'
import { DataRequestSearch } from '#contract/operations/data-requests/data-requests.ts'
import { workSource } from '#web/work/table/work-source.ts'

/** What people ask about their personal data, as operators answer it. The list names nobody. */
export const allRequests = workSource({
  name: 'requests',
  search: DataRequestSearch,
  ask: async ({ operators }, search) => {
    const { data_requests: rows, ...found } = await operators.data_requests.list(search)
    return { rows, ...found }
  },
  to: ({ id }) => `${href('/operator/requests/detail')}?id=${id}`,
})
