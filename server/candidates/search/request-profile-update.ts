import { sql } from 'kysely'
import { fail } from '#server/fail.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { visibleCandidates } from '../visibility/visible-candidates.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

type Wish = { candidate_id: string; request_type: 1 | 2; request_item_ids: number[] }

const VISION = ['your_vision', 'your_vision_reason']

/**
 * Asks a candidate whose profile the company opened to write more of it. The candidate is notified once for each request; a second request changes only its
 * fields.
 */
export async function requestProfileUpdate({ db, viewer, now }: MemberContext, { candidate_id, request_type, request_item_ids }: Wish) {
  const { company_id } = viewer
  // Waits for a block that is under way (server/accounts/sessions/viewer/lock-candidate.ts).
  await db.selectFrom('accounts').select('id').where('id', '=', candidate_id).forShare().execute()
  const seen = await visibleCandidates(db, viewer)
    .select('candidate_users.id')
    .where('candidate_users.id', '=', candidate_id)
    .where(
      sql<boolean>`exists (select from events where events.candidate_user_id = ${candidate_id} and events.company_id = ${company_id} and kind = 'profile_viewed')`,
    )
    .executeTakeFirst()
  if (!seen) fail('NOT_FOUND')
  const known = await db
    .selectFrom('lookups')
    .select('id')
    .where('master', '=', 'profile_request_items')
    .where('key', request_type === 2 ? 'in' : 'not in', VISION)
    .where('id', 'in', request_item_ids)
    .execute()
  const ids = [...new Set(request_item_ids)]
  if (known.length !== ids.length) fail('INPUT_INVALID', [{ field: 'request_item_ids', message: '追記を依頼する項目を選んでください。' }])
  const at = now().toISOString()
  const { id } = await db
    .insertInto('profile_update_requests')
    .values({ candidate_user_id: candidate_id, company_id, request_type, request_item_ids: ids, requested_at: at })
    .onConflict((conflict) =>
      conflict.columns(['candidate_user_id', 'company_id', 'request_type']).where('answered_at', 'is', null).doUpdateSet({ request_item_ids: ids }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await notify(db, {
    kind: 'profile_request',
    to: { candidate_user_id: candidate_id },
    subject: { type: request_type === 2 ? 'vision_request' : 'profile_request', id },
    company_id,
    at: now(),
    dedupe_key: `profile_request:${id}`,
  })
  return { success: true }
}
