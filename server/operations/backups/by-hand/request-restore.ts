import { pages } from '#contract/platform/pages.ts'
import { notifyAwaited } from '#server/accounts/operators/second/notify-awaited.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { backupPlace } from '../places/backup-place.ts'
import { commandFor, reachOf } from './list-backups.ts'

/** For so long another operator may agree. What would be lost grows with every minute. */
const OPEN_FOR = 60 * 60_000

type Asked = { backup_name: string | null; until_at: string | null; reason: string }

/** Asks a second operator to take everything back to a moment. */
export async function requestRestore(context: OperatorContext, { backup_name, until_at, reason }: Asked) {
  const { db, now, viewer } = context
  const reach = await reachOf(db, now())
  const isThere = until_at
    ? reach !== null && Date.parse(until_at) >= Date.parse(reach.from_at) && Date.parse(until_at) <= Date.parse(reach.to_at)
    : (await (await backupPlace()).list()).includes(backup_name!)
  if (!isThere || (await commandFor(db))) fail('RESTORE_IMPOSSIBLE')
  const at = now()
  const { id } = await db
    .insertInto('restore_requests')
    .values({
      backup_name,
      until_at,
      reason,
      requested_by: viewer.id,
      requested_by_name: viewer.name,
      requested_at: at.toISOString(),
      expires_at: new Date(at.getTime() + OPEN_FOR).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAct(context, { act: 'request_restore', subject_kind: 'system', subject_id: backup_name ?? until_at!, reason })
  await notifyAwaited(db, { by: viewer, what: 'バックアップを戻すことが依頼されました。1時間のうちに決めてください。', reason, path: pages.operatorBackups() })
  return { id }
}

/** Until it begins. */
export async function withdrawRestore(context: OperatorContext, id: string) {
  const { db, now, viewer } = context
  const asked = await db.selectFrom('restore_requests').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!asked) fail('NOT_FOUND')
  if (asked.approved_at || asked.withdrawn_at) fail('RESTORE_DECIDED')
  await db.updateTable('restore_requests').set({ withdrawn_at: now().toISOString(), withdrawn_by_name: viewer.name }).where('id', '=', id).execute()
  await recordAct(context, { act: 'withdraw_restore', subject_kind: 'system', subject_id: asked.backup_name ?? asked.until_at! })
  return { success: true }
}
