import { member } from '#server/api.ts'
import {
  addManyToList,
  addToList,
  candidateLists as lists,
  createCandidateList,
  removeCandidateList,
  removeFromList,
  updateCandidateList,
} from './lists/candidate-lists.ts'
import { favoriteCandidate, unfavoritePerson } from './lists/favorite-candidate.ts'
import { removePeopleSearch, savedCandidateSearches as saved, savePeopleSearch, sharePeopleSearch } from './lists/saved-candidate-searches.ts'
import { chooseSearchJob, showSearchJob } from './lists/search-job.ts'
import { watchPeopleSearch } from './lists/watch-people-search.ts'
import { listCandidates } from './search/list-candidates.ts'
import { requestProfileUpdate } from './request-profile-update.ts'
import { showCandidate } from './show-candidate.ts'

export const people = {
  list: member.candidates.list.handler(({ context, input }) => listCandidates(context, input)),
  show: member.candidates.show.handler(({ context, input }) => showCandidate(context, input)),
}

export const companyFavorites = {
  add: member.favorites.add.handler(({ context, input }) => favoriteCandidate(context, input)),
  remove: member.favorites.remove.handler(({ context, input }) => unfavoritePerson(context, input.candidate_id)),
}

export const savedCandidateSearches = {
  list: member.saved_searches.list.handler(async ({ context }) => ({ saved_searches: await saved(context).execute() })),
  create: member.saved_searches.create.handler(({ context, input }) => savePeopleSearch(context, input)),
  watch: member.saved_searches.watch.handler(({ context, input }) => watchPeopleSearch(context, input)),
  share: member.saved_searches.share.handler(({ context, input }) => sharePeopleSearch(context, input.id)),
  remove: member.saved_searches.remove.handler(({ context, input }) => removePeopleSearch(context, input.id)),
}

export const candidateLists = {
  list: member.candidate_lists.list.handler(async ({ context }) => ({ candidate_lists: await lists(context).execute() })),
  create: member.candidate_lists.create.handler(({ context, input }) => createCandidateList(context, input)),
  update: member.candidate_lists.update.handler(({ context, input }) => updateCandidateList(context, input)),
  add_many: member.candidate_lists.add_many.handler(({ context, input }) => addManyToList(context, input)),
  remove: member.candidate_lists.remove.handler(({ context, input }) => removeCandidateList(context, input.id)),
  add: member.candidate_lists.add.handler(({ context, input }) => addToList(context, input)),
  remove_candidate: member.candidate_lists.remove_candidate.handler(({ context, input }) => removeFromList(context, input)),
}

export const searchJob = {
  show: member.search_job.show.handler(({ context }) => showSearchJob(context)),
  update: member.search_job.update.handler(({ context, input }) => chooseSearchJob(context, input)),
}

export const profileUpdateRequests = {
  create: member.profile_update_requests.create.handler(({ context, input }) => requestProfileUpdate(context, input)),
}
