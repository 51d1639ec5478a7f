import { sql } from 'kysely'
import type { SavedConditions } from '#contract/candidates/following/saved-searches.ts'
import { type AlertFrequency, MOST_SAVED_SEARCHES } from '#contract/notifications/settings/alert-frequencies.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

/** A candidate's saved searches as the contract shows them. */
const savedSearchesOf = (db: Database, candidateId: string) =>
  db
    .selectFrom('saved_searches')
    .where('candidate_user_id', '=', candidateId)
    .select([
      'saved_searches.id',
      'name',
      sql<SavedConditions>`search`.as('search'),
      sql<'immediately' | 'daily' | 'never'>`frequency`.as('frequency'),
      'sends_mail',
      sql<number>`(select count(*)::int from saved_search_hits where saved_search_id = saved_searches.id and notified_at is null)`.as('waiting_count'),
      'last_notified_at',
      'created_at',
    ])

type Saved = { name: string; search: SavedConditions; frequency: AlertFrequency; sends_mail: boolean }

/** Saves a search. Jobs on offer at this moment count as announced. */
export async function createSavedSearch({ db, now, viewer }: RequestContext & { viewer: CandidateViewer }, { search, ...saved }: Saved) {
  // Counted one after the other: of two requests for the last place one is refused.
  await db.selectFrom('accounts').select('id').where('id', '=', viewer.id).forNoKeyUpdate().execute()
  const { count } = await db
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('candidate_user_id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  if (count >= MOST_SAVED_SEARCHES) fail('TOO_MANY_SAVED_SEARCHES')
  const at = now().toISOString()
  const { id } = await db
    .insertInto('saved_searches')
    .values({ ...saved, candidate_user_id: viewer.id, search: JSON.stringify(search), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return savedSearchesOf(db, viewer.id).where('saved_searches.id', '=', id).executeTakeFirstOrThrow()
}

type Change = { id: number; name?: string; frequency?: AlertFrequency; sends_mail?: boolean }

/** Changes the name of a saved search, or how it announces new jobs. */
export async function changeSavedSearch({ db, now, viewer }: RequestContext & { viewer: CandidateViewer }, { id, ...change }: Change) {
  await db
    .updateTable('saved_searches')
    .set({ ...change, updated_at: now().toISOString() })
    .where('id', '=', id)
    .where('candidate_user_id', '=', viewer.id)
    .execute()
  return (await savedSearchesOf(db, viewer.id).where('saved_searches.id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND')
}

export async function removeSavedSearch({ db, viewer }: RequestContext & { viewer: CandidateViewer }, id: number) {
  const { numDeletedRows } = await db.deleteFrom('saved_searches').where('id', '=', id).where('candidate_user_id', '=', viewer.id).executeTakeFirstOrThrow()
  if (!numDeletedRows) fail('NOT_FOUND')
  return { success: true }
}

export const listSavedSearches = async ({ db, viewer }: RequestContext & { viewer: CandidateViewer }) => ({
  saved_searches: await savedSearchesOf(db, viewer.id).orderBy('created_at', 'desc').orderBy('saved_searches.id', 'desc').execute(),
})
