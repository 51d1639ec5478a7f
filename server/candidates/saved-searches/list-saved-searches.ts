import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { savedSearchesOf } from './saved-searches-of.ts'

export const listSavedSearches = async ({ db, viewer }: RequestContext & { viewer: CandidateViewer }) => ({
  saved_searches: await savedSearchesOf(db, viewer.id).orderBy('created_at', 'desc').orderBy('saved_searches.id', 'desc').execute(),
})
