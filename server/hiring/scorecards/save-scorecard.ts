import { sql } from 'kysely'
import type { Grade, Score } from '#contract/hiring/scorecards/scorecards.ts'
import { fail } from '#server/fail.ts'
import { markSubjectRead } from '#server/notifications/notifications/read-notifications.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { kitsFor, scorecardsOf } from './list-scorecards.ts'
import { type FindSubject, isAbout, type ScorecardSubject } from './scorecard-subject.ts'

type Written = { id: string; kit_id: string; scores: Score[]; recommendation: Grade | null; comment: string; is_submitted: boolean }

/** Saves the member's own scorecard. Once submitted it stays submitted: a later save is a correction, and its time is kept. */
export async function saveScorecard(context: MemberContext, find: FindSubject, { id, kit_id, scores, recommendation, comment, is_submitted }: Written) {
  const { db, viewer, now } = context
  const subject = await find(context, id, true)
  const kit = await kitsFor(db, subject, viewer.company_id).where('interview_kits.id', '=', kit_id).executeTakeFirst()
  if (!kit) fail('NOT_FOUND')
  const at = now().toISOString()
  const row = { ...(await rowOf(context, subject, kit_id)), kit_id, company_user_id: viewer.id, member_name: viewer.name, updated_at: at }
  // The row first: two saves at once come one after the other.
  const begun = await db
    .insertInto('scorecards')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['application_id' in row ? 'application_id' : 'outside_candidate_id', 'kit_id', 'company_user_id'])
        .doUpdateSet({ updated_at: at, member_name: viewer.name }),
    )
    .returning(['id', 'submitted_at'])
    .executeTakeFirstOrThrow()
  const isSubmitted = is_submitted || begun.submitted_at !== null || (await hasSubmitted(context, subject, kit_id))
  if (isSubmitted && recommendation === null) fail('INPUT_INVALID', [{ field: 'recommendation', message: '総合評価を選んでください。' }])
  // The form begins with what the member wrote before a merge, in criteria that the kit may have lost since.
  const before = await db
    .selectFrom('scorecard_scores')
    .select('criterion')
    .where('scorecard_id', 'in', ownOf(context, subject, kit_id).select('id'))
    .execute()
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
    // Who was merged into the subject may be what the member was asked about.
    const asked = [subject.notified.subject, ...subject.outside_ids.map((outside_id) => ({ type: 'outside_scorecard' as const, id: outside_id }))]
    for (const one of asked) await markSubjectRead(db, { by: { account_id: viewer.id }, subject: one }, now())
    await subject.publish()
  }
  const { kit_id: _kit, ...saved } = await scorecardsOf(db, subject).where('scorecards.id', '=', begun.id).executeTakeFirstOrThrow()
  return saved
}

const ownOf = ({ db, viewer }: MemberContext, subject: ScorecardSubject, kit_id: string) =>
  db.selectFrom('scorecards').where(isAbout(subject, 'scorecards')).where('kit_id', '=', kit_id).where('company_user_id', '=', viewer.id)

/** Also about somebody who was merged into the subject: what was submitted stays so. */
const hasSubmitted = async (context: MemberContext, subject: ScorecardSubject, kit_id: string) =>
  (await ownOf(context, subject, kit_id).select('id').where('submitted_at', 'is not', null).executeTakeFirst()) !== undefined

/**
 * What the scorecard is about. What is written about an applicant goes with the applicant, also after a merge into the application; among entries from outside a
 * later save corrects the one that the member wrote before a merge.
 */
async function rowOf(context: MemberContext, subject: ScorecardSubject, kit_id: string): Promise<ScorecardSubject['row']> {
  if ('application_id' in subject.row) return subject.row
  const written = await ownOf(context, subject, kit_id).select('outside_candidate_id').execute()
  const own = written.find((one) => one.outside_candidate_id === subject.notified.subject.id) ?? written[0]
  return own?.outside_candidate_id ? { outside_candidate_id: own.outside_candidate_id } : subject.row
}
