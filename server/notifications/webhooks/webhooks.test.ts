import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { addApplicant } from '#server/hiring/applications/testing.ts'
import { waitingJobs } from '#server/platform/background/testing.ts'
import { addConversation } from '#server/conversations/messages/testing.ts'
import { prepareScout } from '#server/hiring/scouts/testing.ts'
import { settings } from '#server/settings.ts'
import { notifiedToMember } from '#server/conversations/reminders/testing.ts'
import { addMember, apiFor, test, today } from '#server/testing.ts'
import { addEndpoint, deliverAll, deliveriesIn, openReceiver } from './testing.ts'

let receiver: Awaited<ReturnType<typeof openReceiver>>
const decent = (response: Parameters<typeof receiver.answer>[0]) => void response.writeHead(204).end()
const saying =
  (status: number, headers: Record<string, string> = {}) =>
  (response: Parameters<typeof receiver.answer>[0]) =>
    void response.writeHead(status, headers).end('no')

beforeAll(async () => void (receiver = await openReceiver()))
afterAll(() => receiver.close())
beforeEach(() => {
  receiver.heard.length = 0
  receiver.answer = decent
  settings.webhookLoopback = true
})
afterEach(() => void (settings.webhookLoopback = false))

const typesHeard = () => receiver.heard.map(({ body }) => String(JSON.parse(body).type))
// The library checks the age of a message by the clock of this machine; the signature itself knows no clock.
const verify = (secret: string, { headers, body }: (typeof receiver.heard)[number]) => {
  const named = Object.fromEntries(['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(headers[name])]))
  const at = new Date(Number(named['webhook-timestamp']) * 1000)
  const signed = new Webhook(secret).sign(named['webhook-id']!, at, body)
  return named['webhook-signature']!.split(' ').includes(signed)
}

test('an application and its messages reach the company’s program: ids, a signature by the standard, and no user’s words', async ({ db }) => {
  const { company_id, candidate, apply, job_id } = await addApplicant(db)
  const { secret } = await addEndpoint(db, company_id, receiver.url)
  const { id } = await apply('秘密の志望動機です。')
  expect((await waitingJobs(db)).filter(({ task }) => task === 'deliver_webhook')).toHaveLength(2)
  await deliverAll(db)
  expect(typesHeard().toSorted()).toEqual(['application.created', 'message.created'])
  const heard = receiver.heard.find(({ body }) => body.includes('application.created'))!
  expect(JSON.parse(heard.body)).toEqual({
    type: 'application.created',
    timestamp: today.toISOString(),
    data: { company_id, application_id: id, source: 'application', candidate_id: candidate.id, job_id },
  })
  expect(receiver.heard.map(({ body }) => body).join()).not.toContain('秘密')
  expect(heard.headers['webhook-id']).toMatch(/^msg_[0-9a-f-]{36}$/)
  expect(heard.headers['webhook-timestamp']).toBe(String(today.getTime() / 1000))
  expect(heard.headers.cookie).toBeUndefined()
  for (const one of receiver.heard) expect(verify(secret, one)).toBe(true)
  expect(verify(secret, { ...heard, body: heard.body.replace('application', 'message') })).toBe(false)
  expect(await deliveriesIn(db)).toMatchObject([{ state: 'delivered', response_status: 204, attempts: 1 }, { state: 'delivered' }])
  await deliverAll(db)
  expect(receiver.heard).toHaveLength(2)
})

test('the library of the standard accepts a fresh signature', async ({ db }) => {
  const { company_id, as } = await addMember(db)
  const { id, secret } = await addEndpoint(db, company_id, receiver.url)
  await (await apiFor(db, as)).company_users.webhook_endpoints.test({ id })
  const now = new Date()
  await deliverAll(db, now)
  const [{ body, headers }] = receiver.heard as [(typeof receiver.heard)[number]]
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'webhook.test', data: { company_id } })
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow('signature')
})

test('an endpoint gets only events that it asked for, and other companies get none', async ({ db }) => {
  const talk = await addConversation(db)
  const other = await addMember(db)
  await addEndpoint(db, talk.company_id, receiver.url, ['job.published'])
  await addEndpoint(db, other.company_id, receiver.url)
  await talk.answer('お返事です。')
  expect(await db.selectFrom('webhook_events').selectAll().execute()).toEqual([])
})

test.for(['accepted', 'refused', 'parked'] as const)('a scout that was %s is an event; that it was delivered is none', async (state, { db }) => {
  const { scout, deliver, candidate, company_id } = await prepareScout(db)
  await addEndpoint(db, company_id, receiver.url)
  await scout()
  await deliver()
  expect(await deliveriesIn(db)).toEqual([])
  if (state === 'accepted') await candidate.scouts.accept({ company_id, message: '' })
  if (state === 'refused') await candidate.scouts.refuse({ company_id, refusal_reasons: [1], note: '', no_scout_reply: false })
  if (state === 'parked') await candidate.scouts.park({ company_id, month: '2027-04' })
  await deliverAll(db)
  expect(typesHeard()).toContain(`scout.${state}`)
  expect(receiver.heard.map(({ body }) => body).join()).not.toContain('refusal_reasons')
})

test('a step of the selection and a booked meeting are events', async ({ db }) => {
  const { company_id, apply, ours, mine } = await addApplicant(db)
  const { id } = await apply()
  await addEndpoint(db, company_id, receiver.url, ['selection.changed', 'meeting.booked'])
  await ours.applications.change({ id, step: 'document_screening', note: '社内のメモ' })
  const starts_at = '2026-11-25T10:00:00+09:00'
  const meeting = await ours.meetings.propose({
    id,
    meeting_type: 'mendan',
    title: '',
    place: '秘密の部屋',
    minutes: 30,
    slots: [starts_at],
    time_zone: 'Asia/Tokyo',
  })
  await mine.meetings.book({ id: meeting.id, starts_at })
  await deliverAll(db)
  expect(typesHeard().toSorted()).toEqual(['meeting.booked', 'selection.changed'])
  expect(receiver.heard.map(({ body }) => body).join()).not.toMatch(/メモ|部屋/)
})

test('no event is sent about a candidate who blocked the company or left before', async ({ db }) => {
  const blocking = await addConversation(db)
  const { id } = await addEndpoint(db, blocking.company_id, receiver.url)
  await blocking.say('もう一通です。')
  await db.insertInto('blocked_companies').values({ candidate_user_id: blocking.candidate_id, company_id: blocking.company_id }).execute()
  const { webhook_endpoints } = (await apiFor(db, (await addMember(db, { company_id: blocking.company_id })).as)).company_users
  expect((await webhook_endpoints.deliveries({ id })).total).toBe(0)
  await deliverAll(db)
  const leaving = await addConversation(db)
  await addEndpoint(db, leaving.company_id, receiver.url)
  await leaving.say('もう一通です。')
  await db.deleteFrom('accounts').where('id', '=', leaving.candidate_id).execute()
  await deliverAll(db)
  expect(receiver.heard).toEqual([])
  expect(await db.selectFrom('webhook_events').selectAll().execute()).toEqual([])
})

test('a refused event is tried ten times in three days under the same id; then the endpoint rests and its admins are notified', async ({ db }) => {
  const talk = await addConversation(db)
  const admin = await addMember(db, { company_id: talk.company_id })
  const { id } = await addEndpoint(db, talk.company_id, receiver.url)
  receiver.answer = saying(500)
  await talk.say('もう一通です。')
  const waits: number[] = []
  let now = today
  for (let [delivery] = await deliveriesIn(db); delivery?.state === 'waiting'; [delivery] = await deliveriesIn(db)) {
    await deliverAll(db, now)
    const next = (await deliveriesIn(db))[0]?.next_try_at
    if (next) waits.push(Math.floor((Date.parse(next) - now.getTime()) / 1000))
    now = next ? new Date(next) : now
  }
  expect(waits).toHaveLength(9)
  const least = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
  for (const [at, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(least[at]!)
  expect((now.getTime() - today.getTime()) / 86_400_000).toBeGreaterThan(3)
  expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(receiver.heard).toHaveLength(10)
  expect(await deliveriesIn(db)).toMatchObject([{ state: 'failed', attempts: 10, response_status: 500 }])

  const { webhook_endpoints, notifications } = (await apiFor(db, admin.as)).company_users
  expect((await webhook_endpoints.list()).endpoints).toMatchObject([{ id, disabled_because: 'failing' }])
  expect((await notifiedToMember(db, admin.id)).map(({ kind }) => kind)).toEqual(['webhook'])
  expect((await notifications.list({})).notifications[0]).toMatchObject({ path: '/online/companies/settings/webhooks' })
  await talk.say('そのあとの一通です。')
  expect(await deliveriesIn(db)).toHaveLength(1)
})

test('a receiver that is gone is not tried again; one that asks for time gets it', async ({ db }) => {
  const talk = await addConversation(db)
  await addEndpoint(db, talk.company_id, receiver.url)
  receiver.answer = saying(503, { 'retry-after': '3600' })
  await talk.say('一通目です。')
  await deliverAll(db)
  const [late] = await deliveriesIn(db)
  expect(Date.parse(late!.next_try_at!) - today.getTime()).toBe(3_600_000)
  receiver.answer = saying(410)
  await deliverAll(db)
  expect(await deliveriesIn(db)).toMatchObject([{ state: 'failed', response_status: 410 }])
  expect(await db.selectFrom('webhook_endpoints').select('disabled_because').execute()).toEqual([{ disabled_because: 'gone' }])
})

test('no redirect is followed', async ({ db }) => {
  const talk = await addConversation(db)
  await addEndpoint(db, talk.company_id, receiver.url)
  receiver.answer = (response) => void response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end()
  await talk.say('一通です。')
  await deliverAll(db)
  expect(receiver.heard.map(({ path }) => path)).toEqual(['/hooks'])
  expect(await deliveriesIn(db)).toMatchObject([{ state: 'waiting', response_status: 302 }])
})

test('of an answer without end only the beginning is taken', async ({ db }) => {
  const talk = await addConversation(db)
  await addEndpoint(db, talk.company_id, receiver.url)
  receiver.answer = (response) => {
    response.writeHead(200)
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
  await talk.say('一通です。')
  await deliverAll(db)
  expect(await deliveriesIn(db)).toMatchObject([{ state: 'delivered', response_status: 200 }])
})

test('for a day after a change of secrets both sign, then only the new one', async ({ db }) => {
  const talk = await addConversation(db, { role: 'admin' })
  const { id, secret: old } = await addEndpoint(db, talk.company_id, receiver.url, ['message.created'])
  const { secret } = await talk.ours.webhook_endpoints.rotate({ id })
  await talk.say('一通目です。')
  await deliverAll(db)
  await talk.say('二通目です。')
  await deliverAll(db, new Date(today.getTime() + 25 * 3_600_000))
  const [first, second] = receiver.heard
  expect([verify(old, first!), verify(secret, first!)]).toEqual([true, true])
  expect([verify(old, second!), verify(secret, second!)]).toEqual([false, true])
})

test('a delivery is sent again by hand under its own id', async ({ db }) => {
  const talk = await addConversation(db, { role: 'admin' })
  const { id } = await addEndpoint(db, talk.company_id, receiver.url)
  await talk.say('一通です。')
  await deliverAll(db)
  const { deliveries } = await talk.ours.webhook_endpoints.deliveries({ id })
  await talk.ours.webhook_deliveries.retry({ id: deliveries[0]!.id })
  await deliverAll(db)
  expect(receiver.heard.map(({ headers }) => headers['webhook-id'])).toEqual([deliveries[0]!.webhook_id, deliveries[0]!.webhook_id])
})

test('five endpoints, not more; one that was stopped gets events again from then on', async ({ db }) => {
  const talk = await addConversation(db, { role: 'admin' })
  const { webhook_endpoints } = talk.ours
  const { endpoint, secret } = await webhook_endpoints.create({ url: 'https://ats.example/hooks', event_types: ['message.created'] })
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(JSON.stringify(await webhook_endpoints.list())).not.toContain(secret)
  for (let count = 0; count < 4; count++) await addEndpoint(db, talk.company_id, receiver.url)
  await expect(webhook_endpoints.create({ url: 'https://ats.example/hooks', event_types: ['message.created'] })).rejects.toMatchObject({
    code: 'TOO_MANY_ENDPOINTS',
  })
  expect(await webhook_endpoints.change({ id: endpoint.id, is_active: false })).toMatchObject({ disabled_because: 'hand' })
  await talk.say('止めているあいだの一通です。')
  expect(await webhook_endpoints.change({ id: endpoint.id, is_active: true, description: '採用管理' })).toMatchObject({
    disabled_at: null,
    description: '採用管理',
  })
  expect((await webhook_endpoints.deliveries({ id: endpoint.id })).total).toBe(0)
})
