import { candidate } from '#server/api.ts'
import { changeSavedSearch, createSavedSearch, listSavedSearches, removeSavedSearch } from './saved-searches.ts'

export const savedSearches = {
  list: candidate.saved_searches.list.handler(({ context }) => listSavedSearches(context)),
  create: candidate.saved_searches.create.handler(({ context, input }) => createSavedSearch(context, input)),
  change: candidate.saved_searches.change.handler(({ context, input }) => changeSavedSearch(context, input)),
  remove: candidate.saved_searches.remove.handler(({ context, input }) => removeSavedSearch(context, input.id)),
}
