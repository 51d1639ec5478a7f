import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, test, today } from '#server/testing.ts'
import { deliverPush } from './deliver-push.ts'
import { addSubscriber, fakeDevice } from './testing.ts'
import { vapidKeys } from './vapid-keys.ts'

type Received = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** A push service on this machine: the requests it received, and its replies. */
const service = { status: 201, received: [] as Received[], url: '' }
const server = createServer(async ({ url = '', headers }, response) => {
  const parts: Buffer[] = []
  for await (const part of response.req) parts.push(part as Buffer)
  service.received.push({ path: url, headers, body: Buffer.concat(parts) })
  response.writeHead(service.status).end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const real = fetch
  // The one thing that is not real: the name of the service leads to this machine.
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => real(url.replace('https://fcm.googleapis.com', `http://127.0.0.1:${port}`), init))
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})
beforeEach(() => Object.assign(service, { status: 201, received: [] }))

const addNotification = async (db: Database, account_id: string, company_id: number) =>
  (
    await db
      .insertInto('notifications')
      .values({ account_id, kind: 'scout', subject_type: 'scout', subject_id: String(company_id), company_id })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

async function deliver(db: Database, device = fakeDevice()) {
  const subscriber = await addSubscriber(db, device)
  const { id: company_id } = await addCompany(db)
  const payload = { push_subscription_id: subscriber.push_subscription_id, notification_id: await addNotification(db, subscriber.id, company_id) }
  const run = () => deliverPush({ db, now: () => today }, payload)
  const left = () => db.selectFrom('push_subscriptions').selectAll().where('candidate_user_id', '=', subscriber.id).executeTakeFirst()
  return { ...subscriber, company_id, payload, run, left }
}

test('the device reads a title without any name, and an address', async ({ db }) => {
  const { run, device, left, company_id } = await deliver(db)
  await run()
  const [{ path, headers, body } = expect.fail('nothing was sent')] = service.received
  expect(path).toBe(new URL(device.subscription.endpoint).pathname)
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(headers.authorization).toContain(`k=${(await vapidKeys(db)).publicKey}`)
  expect(JSON.parse(device.open(body))).toEqual({ site: '芽生え', title: '新しいスカウトがあります', path: `/message/company/detail?company_id=${company_id}` })
  expect(await left()).toMatchObject({ failed_at: null })
})

for (const status of [404, 410])
  test(`a device that is gone (${status}) is forgotten`, async ({ db }) => {
    const { run, left } = await deliver(db)
    service.status = status
    await run()
    expect(await left()).toBeUndefined()
  })

for (const status of [429, 500, 503])
  test(`an unavailable service (${status}) is tried again`, async ({ db }) => {
    const { run, left } = await deliver(db)
    service.status = status
    await expect(run()).rejects.toMatchObject({ code: `PUSH_${status}` })
    expect(await left()).toBeDefined()
  })

test('a refusal of the service is noted and not repeated', async ({ db }) => {
  const { run, left } = await deliver(db)
  service.status = 403
  await run()
  expect(await left()).toMatchObject({ failed_at: expect.any(String) })
})

test('a redirect leads nowhere', async ({ db }) => {
  const { run } = await deliver(db)
  service.status = 302
  await run().catch(() => {})
  expect(service.received).toHaveLength(1)
})

test('keys that are no keys, and addresses that are no push service, are forgotten unasked', async ({ db }) => {
  const broken = fakeDevice()
  broken.subscription.keys.p256dh = 'A'.repeat(87)
  for (const device of [broken, fakeDevice('https://push.attacker.example/x')]) {
    const { run, left } = await deliver(db, device)
    await run()
    expect(await left()).toBeUndefined()
  }
  expect(service.received).toEqual([])
})

test('a device shows nothing to another user who signed in on it afterwards', async ({ db }) => {
  const { payload, run } = await deliver(db)
  const another = await addSubscriber(db)
  await db.updateTable('push_subscriptions').set({ candidate_user_id: another.id }).where('id', '=', payload.push_subscription_id).execute()
  await run()
  expect(service.received).toEqual([])
})
