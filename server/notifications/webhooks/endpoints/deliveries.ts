import { sql } from 'kysely'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { type DeliverySearch, DeliveryState, type WebhookDelivery } from '#contract/notifications/webhooks/webhooks.ts'
import { fail } from '#server/fail.ts'
import { countedBy, totalOf } from '#server/platform/database/sorting/counted-by.ts'
import { ordersBy, partOf } from '#server/platform/database/sorting/part-of.ts'
import { down, up } from '#server/platform/database/sorting/sorted-by.ts'
import { sendSoon } from '../record-event.ts'
import { showEndpoint } from './change-endpoints.ts'
import type { EndpointsContext } from './endpoints-of.ts'

/** The deliveries of a company, without those about candidates who blocked it since: these are few, and looked for once. */
const deliveriesOf = ({ db, viewer: { company_id } }: EndpointsContext) =>
  db
    .selectFrom('webhook_deliveries as deliveries')
    .innerJoin('webhook_events as events', 'events.id', 'webhook_event_id')
    .where('events.company_id', '=', company_id)
    .where(isUnblocked(company_id))

const isUnblocked = (company_id: number) =>
  sql<boolean>`deliveries.webhook_event_id not in (select about.id from webhook_events as about
    join company_blocks as blocks using (candidate_user_id) where blocks.company_id = ${company_id} and about.company_id = ${company_id})`

/** The same of one endpoint, which is the company's. Its events are joined where they are asked for: PostgreSQL leaves them out of a count. */
function deliveriesTo({ db, viewer }: EndpointsContext, endpoint: string) {
  const deliveries = db.selectFrom('webhook_deliveries as deliveries').where('webhook_endpoint_id', '=', endpoint).where(isUnblocked(viewer.company_id))
  const joined = deliveries.innerJoin('webhook_events as events', 'events.id', 'webhook_event_id')
  return deliveries.leftJoin('webhook_events as events', 'events.id', 'webhook_event_id') as unknown as typeof joined
}

const orders = ordersBy({
  key: sql`deliveries.id`,
  columns: {
    event: sql`events.type`,
    state: sql`array_position(array['failed', 'waiting', 'delivered'], deliveries.state)`,
    created: sql`deliveries.created_at`,
    attempts: sql`attempts`,
  },
  filled: ['event', 'state', 'created', 'attempts'],
  usual: [down(sql`deliveries.created_at`), up(sql`deliveries.id`)],
})

/** The newest first: type, state and times, no ids of candidates. */
export async function listDeliveries(context: EndpointsContext, { id, delivery_state, event_type, sort, page = 1, per_page = PAGE_SIZE }: DeliverySearch) {
  await showEndpoint(context, id)
  let own = deliveriesTo(context, id)
  if (event_type) own = own.where('events.type', '=', event_type)
  const counts = await countedBy(own, sql<string>`deliveries.state`, DeliveryState.options)
  if (delivery_state) own = own.where('deliveries.state', '=', delivery_state)
  const listed = own
    .select(['deliveries.id', 'type', 'deliveries.created_at', 'attempts', 'tried_at', 'next_try_at', 'response_status', 'milliseconds', 'failure'])
    .select([sql<string>`'msg_' || events.id`.as('webhook_id'), sql<WebhookDelivery['state']>`deliveries.state`.as('state')])
  const total = totalOf(counts, delivery_state)
  const deliveries = await partOf(listed, { sort, page, per_page, total }, orders).execute()
  return { deliveries, total, page, per_page, counts }
}

/** Sends again what did not arrive, or again what did: the receiver knows it by its id. */
export async function retryDelivery(context: EndpointsContext, id: string) {
  const { db, now } = context
  const known = await deliveriesOf(context).select('deliveries.id').where('deliveries.id', '=', id).executeTakeFirst()
  if (!known) fail('NOT_FOUND')
  const at = now().toISOString()
  await db.updateTable('webhook_deliveries').set({ state: 'waiting', next_try_at: at }).where('id', '=', id).execute()
  await sendSoon(db, id)
  return { success: true }
}

/** An event without content, for a developer who sets a receiver up. */
export async function sendTestEvent(context: EndpointsContext, id: string) {
  const { db, now, viewer } = context
  const { disabled_at } = await showEndpoint(context, id)
  if (disabled_at) fail('NOT_FOUND')
  const at = now().toISOString()
  const event = await db
    .insertInto('webhook_events')
    .values({ company_id: viewer.company_id, type: 'webhook.test', at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const delivery = await db
    .insertInto('webhook_deliveries')
    .values({ webhook_event_id: event.id, webhook_endpoint_id: id, created_at: at, next_try_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sendSoon(db, delivery.id)
  return { success: true }
}
