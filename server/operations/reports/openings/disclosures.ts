import { pages } from '#contract/platform/pages.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { notifyAwaited } from '#server/accounts/operators/second/notify-awaited.ts'
import { lockReport, type OperatorContext, writeReport } from '../write-report.ts'
import { requireSecondOperator } from '#server/accounts/operators/second/require-second-operator.ts'

/** One operator asks for the disclosure of the conversation that a report came from; another one decides. */
export async function requestDisclosure(context: OperatorContext, { id, reason }: { id: string; reason: string }) {
  const { db, now, viewer } = context
  const { thread_id, state } = await lockReport(context, id)
  if (!thread_id) fail('NOT_FOUND')
  const asked = await db.selectFrom('conversation_disclosures').select('id').where('report_id', '=', id).where('decision', 'is', null).executeTakeFirst()
  if (asked) fail('OPENING_ASKED')
  const opening = await db
    .insertInto('conversation_disclosures')
    .values({ report_id: id, thread_id, reason, asked_by: viewer.id, asked_by_name: viewer.name, asked_at: now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Who asks works on it: nobody has to take it first.
  if (state === 'open') await writeReport(context, { id, set: { operator_user_id: viewer.id, state: 'taken' }, step: 'taken' })
  await writeReport(context, { id, step: 'asked_to_open', note: reason })
  await recordAct(context, {
    act: 'ask_to_open_thread',
    subject_kind: 'thread',
    subject_id: thread_id,
    reason,
    detail: { report_id: id, opening_id: opening.id },
  })
  await notifyAwaited(db, { by: viewer, what: '通報されたやりとりを開く許可が依頼されました。', reason, path: pages.operatorReport(id) })
  return opening
}

const HOURS = 72

type Decision = { id: string; decision: 'approved' | 'refused' | 'withdrawn'; reason: string }

/** An operator approves or refuses another's request; the requester withdraws it. The first decision counts. */
export async function decideDisclosure(context: OperatorContext, { id, decision, reason }: Decision) {
  const { db, now, viewer } = context
  const known = await db.selectFrom('conversation_disclosures').select('report_id').where('id', '=', id).executeTakeFirst()
  if (!known) fail('NOT_FOUND')
  await lockReport(context, known.report_id)
  const opening = await db.selectFrom('conversation_disclosures').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  const isMine = opening.asked_by === viewer.id
  if (isMine && decision !== 'withdrawn') fail('OWN_OPENING')
  if (!isMine && decision === 'withdrawn') fail('ROLE_FORBIDDEN')
  if (opening.decision) fail('OPENING_DECIDED')
  if (decision === 'approved') await requireSecondOperator(context, opening.asked_by)
  await db
    .updateTable('conversation_disclosures')
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
