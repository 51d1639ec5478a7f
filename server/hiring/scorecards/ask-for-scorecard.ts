import { fail } from '#server/fail.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { kitsFor } from './list-scorecards.ts'
import { type FindSubject, isAbout } from './scorecard-subject.ts'

type Request = { id: string; kit_id: string; company_user_id: string }

/** Asks a colleague who sees the candidate to fill a scorecard. Only the first request notifies them, and nobody notifies themselves. */
export async function askForScorecard(context: MemberContext, find: FindSubject, { id, kit_id, company_user_id }: Request) {
  const { db, viewer, now } = context
  const subject = await find(context, id, true)
  const { job_id, notified, row } = subject
  const kit = await kitsFor(db, subject, viewer.company_id).where('interview_kits.id', '=', kit_id).where('archived_at', 'is', null).executeTakeFirst()
  const asked = await db
    .selectFrom('company_users')
    .select('id')
    .where('id', '=', company_user_id)
    .where('company_id', '=', viewer.company_id)
    .where(subject.isReader)
    .executeTakeFirst()
  if (!kit || !asked) fail('NOT_FOUND')
  if (asked.id !== viewer.id)
    await notify(db, {
      kind: 'scorecard',
      to: { company_id: viewer.company_id, company_user_id },
      ...notified,
      job_id,
      at: now(),
      dedupe_key: `scorecard:${id}:${kit_id}`,
      detail: { by: viewer.name, kit: kit.name },
    })
  await db
    .insertInto('scorecard_requests')
    .values({ ...row, kit_id, company_user_id, asked_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await subject.publish()
  return { success: true }
}

/** What was written stays. */
export async function cancelScorecardRequest(context: MemberContext, find: FindSubject, { id, kit_id, company_user_id }: Request) {
  const { db } = context
  const subject = await find(context, id, true)
  const cancelled = await db
    .deleteFrom('scorecard_requests')
    .where(isAbout(subject, 'scorecard_requests'))
    .where('kit_id', '=', kit_id)
    .where('company_user_id', '=', company_user_id)
    .executeTakeFirst()
  if (cancelled.numDeletedRows === 0n) fail('NOT_FOUND')
  await subject.publish()
  return { success: true }
}
