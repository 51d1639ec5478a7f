import { sql } from 'kysely'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { open } from '#server/platform/sealing/seal.ts'
import { recordAnswer } from './record-answer.ts'
import { postWebhook } from './post-webhook.ts'
import { signWebhook } from './sign-webhook.ts'

/**
 * Sends one event to one receiver. It checks right before whether the event's candidate may still be named, and records the reply after, in a separate
 * transaction.
 */
export async function deliverWebhook({ db, now }: Pick<TaskRun, 'db' | 'now'>, { webhook_delivery_id }: { webhook_delivery_id: string }) {
  const found = await waiting(db, webhook_delivery_id)
  if (!found) return
  if (found.isForbidden) {
    await db.deleteFrom('webhook_events').where('id', '=', found.webhook_event_id).execute()
    return
  }
  const { type, at, detail, url, company_id } = found
  const secrets = [found.secret_sealed, ...(found.old_secret_until && new Date(found.old_secret_until) > now() ? [found.old_secret_sealed] : [])]
  const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data: { company_id, ...(detail as object) } })
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Mebae-Webhooks/1',
    ...signWebhook(
      secrets.map((sealed) => open(sealed)!),
      `msg_${found.webhook_event_id}`,
      now(),
      body,
    ),
  }
  const answer = await postWebhook(url, headers, body)
  await recordAnswer(db, now(), webhook_delivery_id, answer)
}

const waiting = (db: Database, id: string) =>
  db
    .selectFrom('webhook_deliveries as deliveries')
    .innerJoin('webhook_events as events', 'events.id', 'webhook_event_id')
    .innerJoin('webhook_endpoints as endpoints', 'endpoints.id', 'webhook_endpoint_id')
    .innerJoin('companies', 'companies.id', 'events.company_id')
    .select(['webhook_event_id', 'type', 'at', 'detail', 'endpoints.url', 'secret_sealed', 'old_secret_sealed', 'old_secret_until', 'events.company_id'])
    .select(
      sql<boolean>`exists (select from company_blocks as blocks
      where blocks.candidate_user_id = events.candidate_user_id and blocks.company_id = events.company_id)`.as('isForbidden'),
    )
    .where('deliveries.id', '=', id)
    .where('deliveries.state', '=', 'waiting')
    .where('endpoints.disabled_at', 'is', null)
    .where('companies.state', '<>', 'suspended')
    .executeTakeFirst()
