import { member } from '#server/api.ts'
import { favoritePerson, unfavoritePerson } from './lists/favorite-person.ts'
import { removePeopleSearch, savedPeopleSearches as saved, savePeopleSearch } from './lists/saved-people-searches.ts'
import { listPeople } from './search/list-people.ts'
import { askForUpdate } from './ask-for-update.ts'
import { showPerson } from './show-person.ts'

export const people = {
  list: member.candidates.list.handler(({ context, input }) => listPeople(context, input)),
  show: member.candidates.show.handler(({ context, input }) => showPerson(context, input.candidate_id)),
}

export const companyFavorites = {
  add: member.favorites.add.handler(({ context, input }) => favoritePerson(context, input)),
  remove: member.favorites.remove.handler(({ context, input }) => unfavoritePerson(context, input.candidate_id)),
}

export const savedPeopleSearches = {
  list: member.saved_searches.list.handler(async ({ context }) => ({ saved_searches: await saved(context).execute() })),
  create: member.saved_searches.create.handler(({ context, input }) => savePeopleSearch(context, input)),
  remove: member.saved_searches.remove.handler(({ context, input }) => removePeopleSearch(context, input.id)),
}

export const profileUpdateRequests = {
  create: member.profile_update_requests.create.handler(({ context, input }) => askForUpdate(context, input)),
}
