import { SentScoutSearch } from '#contract/hiring/scouts/scouts.ts'
import { workSource } from '#web/work/table/work-source.ts'

/** The scouts that the company sent, as it may know them. */
export const sentScouts = workSource({
  name: 'scouts',
  search: SentScoutSearch,
  ask: async ({ company_users }, search) => {
    const { scouts: rows, ...found } = await company_users.scouts.list(search)
    return { rows, ...found }
  },
})
