import type { AlertFrequency } from '#contract/notifications/settings/alert-frequencies.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { savedCandidateSearches } from './saved-candidate-searches.ts'

type Watching = { id: number; frequency: AlertFrequency }

/** A member decides for themself whether, and how often, a search of their company tells them of new people: of those who can be found from now on. */
export async function watchPeopleSearch(context: MemberContext, { id, frequency }: Watching) {
  const { db, viewer, now } = context
  const saved = await savedCandidateSearches(context).where('id', '=', id).forKeyShare().executeTakeFirst()
  if (!saved) fail('NOT_FOUND')
  const watcher = { saved_search_id: id, company_user_id: viewer.id }
  if (frequency === 'never') {
    await db.deleteFrom('company_search_watchers').where('saved_search_id', '=', id).where('company_user_id', '=', viewer.id).execute()
  } else {
    await db
      .insertInto('company_search_watchers')
      .values({ ...watcher, frequency, since: now().toISOString() })
      .onConflict((conflict) => conflict.columns(['saved_search_id', 'company_user_id']).doUpdateSet({ frequency }))
      .execute()
  }
  return savedCandidateSearches(context).where('id', '=', id).executeTakeFirstOrThrow()
}
