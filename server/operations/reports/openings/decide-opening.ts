import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { requireSecondOperator } from '#server/accounts/operators/second/require-second-operator.ts'
import { holdReport, type OperatorContext } from '../hold-report.ts'
import { writeReport } from '../write-report.ts'

const HOURS = 72

type Decision = { id: string; decision: 'approved' | 'refused' | 'withdrawn'; reason: string }

/** An operator approves or refuses another's request; the requester withdraws it. The first decision counts. */
export async function decideOpening(context: OperatorContext, { id, decision, reason }: Decision) {
  const { db, now, viewer } = context
  const known = await db.selectFrom('thread_openings').select('report_id').where('id', '=', id).executeTakeFirst()
  if (!known) fail('NOT_FOUND')
  await holdReport(context, known.report_id)
  const opening = await db.selectFrom('thread_openings').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  const isMine = opening.asked_by === viewer.id
  if (isMine && decision !== 'withdrawn') fail('OWN_OPENING')
  if (!isMine && decision === 'withdrawn') fail('ROLE_FORBIDDEN')
  if (opening.decision) fail('OPENING_DECIDED')
  if (decision === 'approved') await requireSecondOperator(context, opening.asked_by)
  await db
    .updateTable('thread_openings')
    .set({
      decision,
      decided_by: viewer.id,
      decided_by_name: viewer.name,
      decided_at: now().toISOString(),
      opens_until: decision === 'approved' ? new Date(now().getTime() + HOURS * 3_600_000).toISOString() : null,
    })
    .where('id', '=', id)
    .execute()
  await writeReport(context, { id: opening.report_id, step: decision, note: reason })
  await recordAct(context, {
    act: 'decide_opening',
    subject_kind: 'thread',
    subject_id: opening.thread_id,
    reason,
    detail: { report_id: opening.report_id, opening_id: id, decision },
  })
  return { success: true }
}
