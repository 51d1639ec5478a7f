import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matrix } from '../../../../tests/access/matrix.ts'
import { requestOf } from '../../../../tests/access/request-of.ts'
import { connect, type Database } from '../../database/connect.ts'
import { makeDatabase } from '../../database/testing.ts'
import { addCandidate, addJob, addOperator } from '#server/testing.ts'
import { spawnServer } from './testing.ts'

const secret = 'tanaka-hanako-0901234'

let database: Awaited<ReturnType<typeof makeDatabase>>
let server: Awaited<ReturnType<typeof spawnServer>>
let db: Database
let asked = 0

// One process of the server for all tests: its log grows from test to test.
beforeAll(async () => {
  database = await makeDatabase('personal_log')
  db = connect(database.url)
  server = await spawnServer({ DRAIN_SECONDS: '0', LOG_LEVEL: 'debug', RATE_LIMIT: '0', DATABASE_URL: database.url })
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await db.destroy()
  await database.drop()
})

async function ask(path: string, init: RequestInit) {
  const answer = await fetch(server.url + path, init)
  asked++
  // A stream of events has no end.
  await (answer.headers.get('content-type')?.includes('event-stream') ? answer.body?.cancel() : answer.arrayBuffer())
  return answer.status
}

/** The whole log, once every request has its line in it. */
async function wholeLog() {
  const requests = () => server.said.filter((line) => line.includes('"msg":"request"'))
  await expect.poll(() => requests().length, { interval: 10, timeout: 60_000 }).toBe(asked)
  return server.said.join('\n')
}

/** Every text of a body, at any depth, holds the secret. */
function whispering(body: unknown): unknown {
  if (typeof body === 'string') return secret
  if (Array.isArray(body)) return body.map(whispering)
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, whispering(value)])) : body
}

async function addSomebody() {
  const { id, cookie } = await addCandidate(db, { email: `${secret}-${randomUUID()}@candidate.example`, username: secret })
  await db.updateTable('candidate_profiles').set({ name: secret, job_summary: secret }).where('candidate_user_id', '=', id).execute()
  await db.updateTable('sessions').set({ last_seen_at: new Date().toISOString() }).where('account_id', '=', id).execute()
  return { id, cookie }
}

/** The server uses the real clock, and an operator's session lasts half a day. */
async function addOperatorNow() {
  const { id, cookie } = await addOperator(db, { name: secret })
  await sql`update sessions set last_seen_at = now(), authenticated_at = now(), expires_at = now() + interval '1 hour' where account_id = ${id}`.execute(db)
  return { id, cookie }
}

test('a request leaves one line, without any of the client’s data', async () => {
  const everywhere = {
    cookie: secret,
    authorization: secret,
    referer: `http://${secret}/`,
    'user-agent': secret,
    'x-request-id': secret,
    'x-forwarded-for': secret,
    'accept-language': secret,
  }
  const paths = [
    `/${secret}`,
    `/job_offer/search?free_word=${secret}`,
    `/online/api/v1/amateras/job_offers/?free_word=${secret}`,
    `/online/api/v1/amateras/job_offers/${secret}/`,
    `/online/api/v1/amateras/job_offers/?${secret}=1`,
    `/%zz${secret}`,
    `/assets/${secret}.js`,
    `/${secret}.svg`,
  ]
  for (const path of paths) await ask(path, { headers: everywhere })
  const post = { method: 'POST', body: JSON.stringify({ secret }), headers: { ...everywhere, 'content-type': 'application/json' } }
  await ask('/online/api/v1/amateras/job_offers/', post)
  const log = await wholeLog()
  expect(log).not.toContain(secret)
  expect(log).not.toContain('127.0.0.1"')
})

test('no text that a signed-in user writes, searches for or is called stands in the log', async () => {
  const { id: job_id, company_id } = await addJob(db)
  const people: string[] = []
  for (const [route, { call }] of Object.entries(matrix).filter(([, { who }]) => who !== 'member' && who !== 'operator')) {
    const { id: owner, cookie } = await addSomebody()
    people.push(owner)
    const given = (await call?.({ db, owner, stranger: owner, company_id, job_id, admin: '', guest: '', operator: '' })) ?? {}
    if (!route.startsWith('GET ')) await ask(...requestOf(route, { ...given, body: whispering(given.body ?? {}) }, { cookie }))
    await ask(...requestOf(route, given, { cookie }))
  }
  const { id, cookie } = await addSomebody()
  people.push(id)
  for (const path of ['/profile', `/job_offer/search?free_word=${secret}`]) await ask(path, { headers: { cookie } })
  const log = await wholeLog()
  expect([secret, ...people].filter((word) => log.includes(word))).toEqual([])
})

test('nor do the candidates whom operators search for, open or write about', async () => {
  const { id: job_id, company_id } = await addJob(db)
  const routes = Object.entries(matrix).filter(([, { who }]) => who === 'operator')
  const addPeople = async () => ({ owner: await addSomebody(), stranger: await addSomebody(), operator: await addOperatorNow() })
  const readers = await addPeople()
  const people: string[] = []
  const statuses: number[] = []
  for (const [route, { call }] of routes) {
    const reads = route.startsWith('GET ')
    const { owner, stranger, operator } = reads ? readers : await addPeople()
    people.push(owner.id, stranger.id, operator.id)
    const given = (await call?.({ db, owner: owner.id, stranger: stranger.id, company_id, job_id, admin: '', guest: '', operator: operator.id })) ?? {}
    const headers = { cookie: operator.cookie }
    if (!reads) await ask(...requestOf(route, { ...given, body: whispering(given.body ?? {}) }, headers))
    await ask(...requestOf(route, { ...given, query: `q=${secret}` }, headers))
    statuses.push(await ask(...requestOf(route, given, headers)))
  }
  const { cookie } = readers.operator
  for (const path of [`/operator/people?q=${secret}`, `/operator/people/candidate/${people[0]}`]) await ask(path, { headers: { cookie } })
  const log = await wholeLog()
  // The calls succeeded.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(routes.length / 2)
  expect([secret, ...people].filter((word) => log.includes(word))).toEqual([])
})
