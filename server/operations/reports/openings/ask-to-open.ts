import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { tellAwaited } from '#server/accounts/operators/second/tell-awaited.ts'
import { holdReport, type OperatorContext } from '../hold-report.ts'
import { writeReport } from '../write-report.ts'

/** One operator asks for the disclosure of the conversation that a report came from; another one decides. */
export async function askToOpen(context: OperatorContext, { id, reason }: { id: string; reason: string }) {
  const { db, now, viewer } = context
  const { thread_id } = await holdReport(context, id)
  if (!thread_id) fail('NOT_FOUND')
  const asked = await db.selectFrom('thread_openings').select('id').where('report_id', '=', id).where('decision', 'is', null).executeTakeFirst()
  if (asked) fail('OPENING_ASKED')
  const opening = await db
    .insertInto('thread_openings')
    .values({ report_id: id, thread_id, reason, asked_by: viewer.id, asked_by_name: viewer.name, asked_at: now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeReport(context, { id, step: 'asked_to_open', note: reason })
  await recordAct(context, {
    act: 'ask_to_open_thread',
    subject_kind: 'thread',
    subject_id: thread_id,
    reason,
    detail: { report_id: id, opening_id: opening.id },
  })
  await tellAwaited(db, { by: viewer, what: '通報されたやりとりを開く許可が依頼されました。', reason, path: `/operator/reports/detail?id=${id}` })
  return opening
}
