import { requireSecondOperator } from '#server/accounts/operators/second/require-second-operator.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { runRestore } from './run-restore.ts'

type Approval = { id: string; private_key: string }

/** The second of the two begins it; the private key stays in this process's memory until it ends. */
export async function approveRestore(context: OperatorContext, { id, private_key }: Approval) {
  const { db, now, viewer, afterwards } = context
  const asked = await db.selectFrom('restore_requests').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!asked) fail('NOT_FOUND')
  const at = now()
  if (asked.approved_at || asked.withdrawn_at || Date.parse(asked.expires_at) <= at.getTime()) fail('RESTORE_DECIDED')
  await requireSecondOperator(context, asked.requested_by)
  const identities = private_key.trim() ? [private_key.trim()] : []
  if (siteSettings().backupRecipients.length && !identities.length) fail('INPUT_INVALID', [{ field: 'private_key', message: '秘密鍵を入力してください。' }])
  const approved = { approved_at: at.toISOString(), approved_by: viewer.id, approved_by_name: viewer.name, started_at: at.toISOString() }
  await db.updateTable('restore_requests').set(approved).where('id', '=', id).execute()
  const subject_id = asked.backup_name ?? asked.until_at!
  await recordAct(context, { act: 'approve_restore', subject_kind: 'system', subject_id, reason: asked.reason })
  const acts = [
    { viewer: { id: asked.requested_by, name: asked.requested_by_name }, act: 'request_restore' as const, subject_id, reason: asked.reason },
    { viewer: { id: viewer.id, name: viewer.name }, act: 'approve_restore' as const, subject_id, reason: asked.reason },
  ]
  // Without waiting: the answer leaves before the database does.
  afterwards?.push(async () => void runRestore({ id, backup_name: asked.backup_name, until_at: asked.until_at, identities, acts }))
  return { success: true }
}
