import { sql } from 'kysely'
import type { WebhookEventType } from '#contract/notifications/webhooks/webhook-events.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'

type Happened = {
  company_id: number
  type: WebhookEventType
  at: Date
  /** The candidate of the event: if they leave or block the company before it is sent, it never is. */
  candidate_user_id?: string | null
  /** Ids, and words of ours such as a step. Nothing that a person wrote. */
  detail: Record<string, string | number | null>
}

/**
 * Records an event of this transaction for the company's programs. It leaves after the commit, and never without one. It waits for an endpoint that is being
 * deleted.
 */
export async function recordEvent(db: Database, { company_id, type, at, candidate_user_id = null, detail }: Happened) {
  const { rows } = await sql<{ id: string }>`
    with target as (
      select id from webhook_endpoints where company_id = ${company_id} and disabled_at is null and ${type} = any(event_types)
      order by id for key share
    ), event as (
      insert into webhook_events (company_id, candidate_user_id, type, at, detail)
      select ${company_id}::integer, ${candidate_user_id}::uuid, ${type}, ${at}::timestamptz, ${JSON.stringify(detail)}::jsonb where exists (select from target)
      returning id
    )
    insert into webhook_deliveries (webhook_event_id, webhook_endpoint_id, created_at, next_try_at)
    select event.id, target.id, ${at}::timestamptz, ${at}::timestamptz from event, target returning id`.execute(db)
  for (const { id } of rows) await sendSoon(db, id)
}

/** One job for each delivery: of two requests the later time counts. */
export const sendSoon = (db: Database, id: string, runAt?: Date) =>
  enqueue(db, 'deliver_webhook', { webhook_delivery_id: id }, { key: `webhook:${id}`, ...(runAt ? { runAt } : {}) })
