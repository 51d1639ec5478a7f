import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { tellAwaited } from '#server/accounts/operators/second/tell-awaited.ts'

/** Asks a second operator for the list of users who confirmed an announcement, with version and time. */
export async function requestExport(context: OperatorContext, { id: subject, reason }: { id: number; reason: string }) {
  const { db, now, viewer } = context
  const notice = await db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', subject)
    .where('candidate_user_id', 'is', null)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
  if (!notice) fail('NOT_FOUND')
  const asked = { kind: 'notice_confirmations', subject_id: String(subject), reason, requested_by: viewer.id, requested_by_name: viewer.name }
  const { id } = await db
    .insertInto('export_approvals')
    .values({ ...asked, requested_at: now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAct(context, { act: 'request_export', subject_kind: 'export', subject_id: id, reason, detail: { notification: subject } })
  await tellAwaited(db, { by: viewer, what: 'お知らせを確認した人の一覧の書き出しが依頼されました。', reason, path: '/operator/exports' })
  return { id }
}
