import { member } from '../api.ts'
import { listPeople } from './search/list-people.ts'
import { showPerson } from './show-person.ts'

export const people = {
  list: member('search_candidates').candidates.list.handler(({ context, input }) => listPeople(context, input)),
  show: member('see_candidates').candidates.show.handler(({ context, input }) => showPerson(context, input.candidate_id)),
}
