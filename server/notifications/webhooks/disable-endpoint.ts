import type { Database } from '#server/platform/database/connect.ts'

/** Sends nothing more to a receiver, nor waiting deliveries. Gives whether it was in use. */
export async function disableEndpoint(db: Database, id: string, disabled_because: 'hand' | 'failing' | 'gone', now: Date): Promise<boolean> {
  const disabled = await db
    .updateTable('webhook_endpoints')
    .set({ disabled_at: now.toISOString(), disabled_because })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', failure: 'DISABLED', next_try_at: null })
    .where('webhook_endpoint_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
  return disabled.numUpdatedRows > 0n
}
