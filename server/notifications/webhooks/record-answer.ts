import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { notify } from '../notifications/notify.ts'
import type { Answer } from './post-webhook.ts'
import { sendSoon } from './record-event.ts'

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]
/** The pauses that Standard Webhooks recommends: ten tries in three days. */
const pauses = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]
const LONGEST_PAUSE = 24 * HOUR
const GONE = 410

/**
 * Records the result of a try, and the time of the next. A receiver that accepted nothing for three days, or replies that it is gone, gets nothing more; its
 * company is notified.
 */
export const recordAnswer = (db: Database, now: Date, id: string, { status, milliseconds, failure, retryAfter }: Answer) =>
  inTransaction(db, async (db) => {
    // Locks the endpoint before its delivery, as the deletion of an endpoint does (docs/decisions/0037-one-order-of-locks.md).
    await db
      .selectFrom('webhook_endpoints')
      .select('id')
      .where('id', '=', ({ selectFrom }) => selectFrom('webhook_deliveries').select('webhook_endpoint_id').where('webhook_deliveries.id', '=', id))
      .forNoKeyUpdate()
      .execute()
    const held = await db
      .selectFrom('webhook_deliveries as deliveries')
      .innerJoin('webhook_endpoints as endpoints', 'endpoints.id', 'webhook_endpoint_id')
      .select(['attempts', 'deliveries.created_at', 'webhook_endpoint_id', 'endpoints.company_id', 'last_success_at'])
      .where('deliveries.id', '=', id)
      .forNoKeyUpdate('deliveries')
      .executeTakeFirst()
    if (!held) return
    const attempts = held.attempts + 1
    const isDelivered = status !== null && status >= 200 && status < 300
    const pause = pauses[attempts - 1]
    const isOver = isDelivered || pause === undefined || status === GONE
    const next = isOver ? null : new Date(now.getTime() + Math.min(LONGEST_PAUSE, Math.max(pause + pause * 0.1 * Math.random(), retryAfter * SECOND)))
    await db
      .updateTable('webhook_deliveries')
      .set({
        state: isDelivered ? 'delivered' : isOver ? 'failed' : 'waiting',
        attempts,
        tried_at: now.toISOString(),
        next_try_at: next?.toISOString() ?? null,
        response_status: status,
        milliseconds,
        failure,
      })
      .where('id', '=', id)
      .execute()
    if (isDelivered) {
      await db.updateTable('webhook_endpoints').set({ last_success_at: now.toISOString() }).where('id', '=', held.webhook_endpoint_id).execute()
      return
    }
    if (next) return sendSoon(db, id, next)
    const hasTakenSince = held.last_success_at !== null && held.last_success_at > held.created_at
    if (status !== GONE && hasTakenSince) return
    if (await disableEndpoint(db, held.webhook_endpoint_id, status === GONE ? 'gone' : 'failing', now))
      await notify(db, {
        kind: 'webhook',
        to: { company_id: held.company_id, isForAdmins: true },
        subject: { type: 'webhook_endpoint', id: held.webhook_endpoint_id },
        dedupe_key: `webhook:${held.webhook_endpoint_id}:${now.toISOString()}`,
        at: now,
      })
  })

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
