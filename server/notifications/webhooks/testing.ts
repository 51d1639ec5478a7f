import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookEventType } from '#contract/notifications/webhooks/webhook-events.ts'
import { allWebhookEvents } from '#contract/notifications/webhooks/webhook-events.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { today } from '#server/testing.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { newSecret } from './sign-webhook.ts'

type Heard = { headers: IncomingHttpHeaders; body: string; path: string }

/** A receiver on this machine: the requests it received, and its replies. */
export async function openReceiver() {
  const heard: Heard[] = []
  const receiver = { heard, url: '', answer: (response: ServerResponse): void => void response.writeHead(204).end(), close: () => server.close() }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    heard.push({ headers: request.headers, body: Buffer.concat(parts).toString(), path: request.url ?? '' })
    receiver.answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  return receiver
}

export async function addEndpoint(db: Database, company_id: number, url: string, event_types: WebhookEventType[] = allWebhookEvents) {
  const secret = newSecret()
  const { id } = await db
    .insertInto('webhook_endpoints')
    .values({ company_id, url, event_types, secret_sealed: seal(secret)! })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, secret }
}

/** Sends everything that waits, as the worker would at this time. */
export async function deliverAll(db: Database, now = today) {
  const waiting = await db.selectFrom('webhook_deliveries').select('id').where('state', '=', 'waiting').orderBy('created_at').orderBy('id').execute()
  for (const { id } of waiting) await deliverWebhook({ db, now: () => now }, { webhook_delivery_id: id })
}

export const deliveriesIn = (db: Database) =>
  db
    .selectFrom('webhook_deliveries')
    .select(['state', 'attempts', 'response_status', 'failure', 'next_try_at', 'id'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
