import { sql } from 'kysely'
import type { Grade, Score } from '#contract/hiring/scorecards/scorecards.ts'
import { fail } from '#server/fail.ts'
import { markSubjectRead } from '#server/notifications/notifications/read-notifications.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockApplicationFor } from '../applications/company/application-for.ts'
import { kitsFor, scorecardsOf } from './list-scorecards.ts'

type Written = { id: string; kit_id: string; scores: Score[]; recommendation: Grade | null; comment: string; is_submitted: boolean }

/** Saves the member's own scorecard. Once submitted it stays submitted: a later save is a correction, and its time is kept. */
export async function saveScorecard(context: MemberContext, { id, kit_id, scores, recommendation, comment, is_submitted }: Written) {
  const { db, viewer, now } = context
  const application = await lockApplicationFor(context, id)
  const kit = await kitsFor(db, application, viewer.company_id).where('interview_kits.id', '=', kit_id).executeTakeFirst()
  if (!kit) fail('NOT_FOUND')
  const at = now().toISOString()
  const row = { application_id: id, kit_id, company_user_id: viewer.id, member_name: viewer.name, updated_at: at }
  // The row first: two saves at once come one after the other.
  const begun = await db
    .insertInto('scorecards')
    .values(row)
    .onConflict((conflict) => conflict.columns(['application_id', 'kit_id', 'company_user_id']).doUpdateSet({ updated_at: at, member_name: viewer.name }))
    .returning(['id', 'submitted_at'])
    .executeTakeFirstOrThrow()
  const isSubmitted = is_submitted || begun.submitted_at !== null
  if (isSubmitted && recommendation === null) fail('INPUT_INVALID', [{ field: 'recommendation', message: '総合評価を選んでください。' }])
  const before = await db.selectFrom('scorecard_scores').select('criterion').where('scorecard_id', '=', begun.id).execute()
  const known = new Set([...kit.criteria.map(({ name }) => name), ...before.map(({ criterion }) => criterion)])
  const unknown = scores.find(({ criterion }) => !known.has(criterion))
  if (unknown || new Set(scores.map(({ criterion }) => criterion)).size < scores.length)
    fail('INPUT_INVALID', [{ field: 'scores', message: '面接キットの評価項目が変わりました。開き直して、入力してください。' }])
  await db.deleteFrom('scorecard_scores').where('scorecard_id', '=', begun.id).execute()
  if (scores.length > 0)
    await db
      .insertInto('scorecard_scores')
      .values(scores.map((score, order_no) => ({ scorecard_id: begun.id, order_no, ...score })))
      .execute()
  await db
    .updateTable('scorecards')
    .set({
      recommendation,
      comment,
      ...(isSubmitted && (begun.submitted_at ? { corrected_times: sql<string[]>`corrected_times || ${at}::timestamptz` } : { submitted_at: at })),
    })
    .where('id', '=', begun.id)
    .execute()
  if (isSubmitted) {
    await markSubjectRead(db, { by: { account_id: viewer.id }, subject: { type: 'scorecard', id } }, now())
    await publishLive(db, [{ thread_id: application.thread_id, company_id: viewer.company_id, kind: 'application_changed' }])
  }
  const { kit_id: _kit, ...saved } = await scorecardsOf(db, id).where('scorecards.id', '=', begun.id).executeTakeFirstOrThrow()
  return saved
}
