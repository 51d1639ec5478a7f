import { isReader } from '#server/accounts/conversation-access/is-reader.ts'
import { fail } from '#server/fail.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockApplicationFor } from '../applications/company/application-for.ts'
import { kitsFor } from './list-scorecards.ts'

type Request = { id: string; kit_id: string; company_user_id: string }

/** Asks a colleague who sees the candidate to fill a scorecard. Only the first request notifies them, and nobody notifies themselves. */
export async function askForScorecard(context: MemberContext, { id, kit_id, company_user_id }: Request) {
  const { db, viewer, now } = context
  const application = await lockApplicationFor(context, id)
  const { candidate_user_id, job_id, thread_id } = application
  const kit = await kitsFor(db, application, viewer.company_id).where('interview_kits.id', '=', kit_id).where('archived_at', 'is', null).executeTakeFirst()
  const asked = await db
    .selectFrom('company_users')
    .select('id')
    .where('id', '=', company_user_id)
    .where('company_id', '=', viewer.company_id)
    .where(isReader(candidate_user_id))
    .executeTakeFirst()
  if (!kit || !asked) fail('NOT_FOUND')
  if (asked.id !== viewer.id)
    await notify(db, {
      kind: 'scorecard',
      to: { company_id: viewer.company_id, company_user_id },
      subject: { type: 'scorecard', id },
      candidate_user_id,
      job_id,
      at: now(),
      dedupe_key: `scorecard:${id}:${kit_id}`,
      detail: { by: viewer.name, kit: kit.name },
    })
  await db
    .insertInto('scorecard_requests')
    .values({ application_id: id, kit_id, company_user_id, asked_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await publishLive(db, [{ thread_id, company_id: viewer.company_id, kind: 'application_changed' }])
  return { success: true }
}

/** What was written stays. */
export async function cancelScorecardRequest(context: MemberContext, { id, kit_id, company_user_id }: Request) {
  const { db, viewer } = context
  const { thread_id } = await lockApplicationFor(context, id)
  const cancelled = await db
    .deleteFrom('scorecard_requests')
    .where('application_id', '=', id)
    .where('kit_id', '=', kit_id)
    .where('company_user_id', '=', company_user_id)
    .executeTakeFirst()
  if (cancelled.numDeletedRows === 0n) fail('NOT_FOUND')
  await publishLive(db, [{ thread_id, company_id: viewer.company_id, kind: 'application_changed' }])
  return { success: true }
}
