import { href } from 'react-router'
import { ReportSearch } from '#contract/operations/reports/operator-reports.ts'
import { workSource } from '#web/work/table/work-source.ts'

/** Reports and complaints, as operators answer them. */
export const allReports = workSource({
  name: 'reports',
  search: ReportSearch,
  ask: async ({ operators }, search) => {
    const { reports: rows, ...found } = await operators.reports.list(search)
    return { rows, ...found }
  },
  to: ({ id }) => `${href('/operator/reports/detail')}?id=${id}`,
})
