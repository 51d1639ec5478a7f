import type { AlertFrequency } from '#contract/notifications/settings/alert-frequencies.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { savedSearchesOf } from './saved-searches-of.ts'

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
