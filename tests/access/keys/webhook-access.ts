import { seal } from '#server/platform/sealing/seal.ts'
import { newSecret } from '#server/notifications/webhooks/sign-webhook.ts'
import type { Access, World } from '../access.ts'

const url = 'https://ats.example/hooks'

async function anEndpoint({ db, company_id }: World) {
  const { id } = await db
    .insertInto('webhook_endpoints')
    .values({ company_id, url, event_types: ['message.created'], secret_sealed: seal(newSecret())! })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

async function aDelivery(world: World) {
  const { params } = await anEndpoint(world)
  const event = await world.db
    .insertInto('webhook_events')
    .values({ company_id: world.company_id, candidate_user_id: world.owner, type: 'message.created' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await world.db
    .insertInto('webhook_deliveries')
    .values({ webhook_event_id: event.id, webhook_endpoint_id: params.id, state: 'failed' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

/** Those who are allowed soon create as many as one company may have. */
const afresh = async ({ db }: World) => {
  await db.deleteFrom('webhook_endpoints').execute()
  return { body: { url, event_types: ['message.created'] } }
}
const own = { who: 'member', act: 'manage_keys', of: 'company', call: anEndpoint } as const
const path = '/company_users/webhook_endpoints/'

/** Where a company's programs receive events. */
export const webhookAccess: Record<string, Access> = {
  [`GET ${path}`]: { who: 'member', act: 'manage_keys' },
  [`POST ${path}`]: { who: 'member', act: 'manage_keys', call: afresh },
  [`PATCH ${path}{id}/`]: { ...own, call: async (world) => ({ ...(await anEndpoint(world)), body: { description: '採用管理' } }) },
  [`DELETE ${path}{id}/`]: own,
  [`POST ${path}{id}/secrets/`]: own,
  [`POST ${path}{id}/tests/`]: own,
  [`GET ${path}{id}/deliveries/`]: own,
  'POST /company_users/webhook_deliveries/{id}/retries/': { ...own, call: aDelivery },
}
