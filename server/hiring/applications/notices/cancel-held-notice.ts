import type { Database } from '#server/platform/database/connect.ts'

/** Whether something waited. What is being sent at this moment is waited for, and is then no longer there to cancel. */
export async function cancelHeldNotice(db: Database, application_id: string, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('selection_notices')
    .set({ outcome: 'cancelled', settled_at: now.toISOString() })
    .where('application_id', '=', application_id)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
