import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'

/** Once: a second operator finds it withdrawn already. */
export async function withdrawMaintenance(context: OperatorContext, id: number) {
  const { db, now } = context
  const notice = await db.selectFrom('maintenance_notices').select('withdrawn_at').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!notice) fail('NOT_FOUND')
  if (notice.withdrawn_at) return { success: true }
  await db.updateTable('maintenance_notices').set({ withdrawn_at: now().toISOString() }).where('id', '=', id).execute()
  await recordAct(context, { act: 'withdraw_maintenance', subject_kind: 'maintenance', subject_id: id })
  return { success: true }
}
