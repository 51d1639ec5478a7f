import { PeopleSearch } from '#contract/operations/candidates/people-search.ts'
import { workSource } from '#web/work/table/work-source.ts'

/** Those whom somebody looked for. Without a word, a tag or a restriction nobody is found: there is no list of everybody. */
export const peopleList = workSource({
  name: 'people',
  search: PeopleSearch,
  ask: async ({ operators }, search) => {
    const { people: rows, ...found } = await operators.people.search(search)
    return { rows, ...found }
  },
})
