import type { WebhookEventType } from '#contract/notifications/webhooks/webhook-events.ts'
import { fail } from '#server/fail.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { disableEndpoint } from '../record-answer.ts'
import { newSecret } from '../sign-webhook.ts'
import { targetRefusal } from '../target-refusal.ts'
import { endpointsOf, type EndpointsContext } from './endpoints-of.ts'

const MOST = 5
const DAY = 86_400_000

type Wished = { url: string; description: string; event_types: WebhookEventType[] }

/** Adds a receiver. The lock of the company keeps two from adding one too many. */
export async function addEndpoint(context: EndpointsContext, wished: Wished) {
  const { db, now, viewer } = context
  refuseTarget(wished.url)
  await db.selectFrom('companies').select('id').where('id', '=', viewer.company_id).forNoKeyUpdate().execute()
  if ((await endpointsOf(context).execute()).length >= MOST) fail('TOO_MANY_ENDPOINTS')
  const secret = newSecret()
  const { id } = await db
    .insertInto('webhook_endpoints')
    .values({
      ...wished,
      event_types: [...new Set(wished.event_types)],
      company_id: viewer.company_id,
      secret_sealed: seal(secret)!,
      created_at: now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { endpoint: await showEndpoint(context, id), secret }
}

/** Changes the named fields. An endpoint that was stopped resumes with events from now on. */
export async function changeEndpoint(
  context: EndpointsContext,
  { id, is_active, ...wished }: Partial<Wished> & { id: string; is_active?: boolean | undefined },
) {
  const { db, now } = context
  await showEndpoint(context, id)
  if (wished.url !== undefined) refuseTarget(wished.url)
  if (Object.values(wished).some((value) => value !== undefined)) await db.updateTable('webhook_endpoints').set(wished).where('id', '=', id).execute()
  if (is_active === false) await disableEndpoint(db, id, 'hand', now())
  if (is_active === true) await db.updateTable('webhook_endpoints').set({ disabled_at: null, disabled_because: null }).where('id', '=', id).execute()
  return showEndpoint(context, id)
}

export async function removeEndpoint(context: EndpointsContext, id: string) {
  await showEndpoint(context, id)
  await context.db.deleteFrom('webhook_endpoints').where('id', '=', id).execute()
  return { success: true }
}

/** Gives a receiver a new secret. The old one signs along for a day, in which its programs change over. */
export async function rotateSecret(context: EndpointsContext, id: string) {
  const { db, now } = context
  await showEndpoint(context, id)
  const secret = newSecret()
  await db
    .updateTable('webhook_endpoints')
    .set((endpoint) => ({
      old_secret_sealed: endpoint.ref('secret_sealed'),
      old_secret_until: new Date(now().getTime() + DAY).toISOString(),
      secret_sealed: seal(secret)!,
    }))
    .where('id', '=', id)
    .execute()
  return { endpoint: await showEndpoint(context, id), secret }
}

/** One receiver of ours, held until the transaction ends. */
export const showEndpoint = async (context: EndpointsContext, id: string) =>
  (await endpointsOf(context).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? fail('NOT_FOUND')

function refuseTarget(url: string) {
  const message = targetRefusal(url)
  if (message) fail('INPUT_INVALID', [{ field: 'url', message }])
}
