import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { addCandidate, addCompany, test, today } from '#server/testing.ts'
import { deliverLine } from './deliver-line.ts'
import { hasLine } from './notification-settings.ts'

type Received = { path: string; authorization: string | undefined; body: { to: string; messages: { type: string; text: string }[] } }

/** LINE on this machine: the requests it received, and its replies. */
const line = { status: 200, received: [] as Received[] }
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  line.received.push({ path: request.url ?? '', authorization: request.headers.authorization, body: JSON.parse(Buffer.concat(parts).toString()) })
  response.writeHead(line.status).end('{}')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const real = fetch
  // The one thing that is not real: the name of LINE leads to this machine.
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => real(url.replace('https://api.line.me', `http://127.0.0.1:${port}`), init))
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})
beforeEach(() => {
  Object.assign(line, { status: 200, received: [] })
  siteSettings().lineMessageToken = 'a-channel-token'
})
afterEach(() => void (siteSettings().lineMessageToken = undefined))

async function deliver(db: Database, line_user_id: string | null) {
  const { id } = await addCandidate(db, { line_user_id })
  const { id: company_id } = await addCompany(db)
  const { id: notification_id } = await db
    .insertInto('notifications')
    .values({ account_id: id, kind: 'scout', subject_type: 'scout', subject_id: String(company_id), company_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await deliverLine({ db, now: () => today }, { notification_id })
  return company_id
}

test('LINE gets a title and an address, without names or texts of users', async ({ db }) => {
  const company_id = await deliver(db, 'U1234')
  expect(line.received).toEqual([
    {
      path: '/v2/bot/message/push',
      authorization: 'Bearer a-channel-token',
      body: {
        to: 'U1234',
        messages: [{ type: 'text', text: `新しいスカウトがあります\n${settings.publicUrl}/message/company/detail?company_id=${company_id}` }],
      },
    },
  ])
})

test('a candidate without LINE, and a site without a channel, send nothing', async ({ db }) => {
  await deliver(db, null)
  siteSettings().lineMessageToken = undefined
  await deliver(db, 'U1234')
  expect(line.received).toEqual([])
  expect(hasLine({ line_user_id: 'U1234' })).toBe(false)
})

test.for([500, 503, 429])('a LINE that answers %i is tried again later', async (status, { db }) => {
  line.status = status
  await expect(deliver(db, 'U1234')).rejects.toMatchObject({ code: `LINE_${status}` })
})

test('a candidate whom LINE refuses for good is not tried again', async ({ db }) => {
  line.status = 400
  await deliver(db, 'U1234')
  expect(line.received).toHaveLength(1)
})
