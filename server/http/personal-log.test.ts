import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { matrix } from '../authorization/matrix.ts'
import { requestOf } from '../authorization/request-of.ts'
import type { Database } from '../database/connect.ts'
import { test } from '../database/testing.ts'
import { addCandidate, addJob, addOperator } from '../testing.ts'
import { startServer } from './testing.ts'

const secret = 'tanaka-hanako-0901234'

/** Every text of a body, however deep, says the secret. */
function whispering(body: unknown): unknown {
  if (typeof body === 'string') return secret
  if (Array.isArray(body)) return body.map(whispering)
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, whispering(value)])) : body
}

async function addSomebody(db: Database) {
  const { id, cookie } = await addCandidate(db, { email: `${secret}-${randomUUID()}@candidate.example`, username: secret })
  await db.updateTable('candidate_profiles').set({ name: secret, job_summary: secret }).where('candidate_user_id', '=', id).execute()
  await db.updateTable('sessions').set({ last_seen_at: new Date().toISOString() }).where('candidate_user_id', '=', id).execute()
  return { id, cookie }
}

async function aServer(database: string) {
  const { child, url, said } = await startServer({ DRAIN_SECONDS: '0', LOG_LEVEL: 'debug', RATE_LIMIT: '0', DATABASE_URL: database })
  const statuses: number[] = []
  const ask = async (path: string, init: RequestInit) => {
    const answer = await fetch(url + path, init)
    statuses.push(answer.status)
    // What tells of events as they come has no end.
    await (answer.headers.get('content-type')?.includes('event-stream') ? answer.body?.cancel() : answer.arrayBuffer())
  }
  const stopped = async () => {
    child.kill('SIGTERM')
    await once(child, 'close')
    return { log: said.join('\n'), requests: said.filter((line) => line.includes('"msg":"request"')).length, statuses }
  }
  return { ask, stopped }
}

test('nothing that somebody signed in writes, is or asks for stands in the log', async ({ db, url: database }) => {
  const { id: job_id, company_id } = await addJob(db)
  const { ask, stopped } = await aServer(database)
  const people: string[] = []

  for (const [route, { call }] of Object.entries(matrix).filter(([, { who }]) => who !== 'member' && who !== 'operator')) {
    const { id: owner, cookie } = await addSomebody(db)
    people.push(owner)
    const given = (await call?.({ db, owner, stranger: owner, company_id, job_id, admin: '', guest: '', operator: '' })) ?? {}
    await ask(...requestOf(route, { ...given, body: whispering(given.body ?? {}) }, { cookie }))
    await ask(...requestOf(route, given, { cookie }))
  }
  const { id, cookie } = await addSomebody(db)
  for (const path of ['/profile', `/job_offer/search?free_word=${secret}`]) await ask(path, { headers: { cookie } })
  people.push(id)
  const { log, requests } = await stopped()
  expect(requests).toBeGreaterThanOrEqual(2 * people.length)
  expect([secret, ...people].filter((word) => log.includes(word))).toEqual([])
})

/** The server has a clock of its own, and an operator's session lasts half a day. */
const signInNow = (db: Database, id: string) =>
  sql`update sessions set last_seen_at = now(), authenticated_at = now(), expires_at = now() + interval '1 hour' where operator_user_id = ${id}`.execute(db)

test('nor whom operators look for, open or write about', async ({ db, url: database }) => {
  const { id: job_id, company_id } = await addJob(db)
  const { ask, stopped } = await aServer(database)
  const routes = Object.entries(matrix).filter(([, { who }]) => who === 'operator')
  const people: string[] = []
  for (const [route, { call }] of routes) {
    const [owner, stranger, operator] = [await addSomebody(db), await addSomebody(db), await addOperator(db, { name: secret })]
    await signInNow(db, operator.id)
    people.push(owner.id, stranger.id, operator.id)
    const given = (await call?.({ db, owner: owner.id, stranger: stranger.id, company_id, job_id, admin: '', guest: '', operator: operator.id })) ?? {}
    const headers = { cookie: operator.cookie }
    await ask(...requestOf(route, { ...given, body: whispering(given.body ?? {}) }, headers))
    await ask(...requestOf(route, { ...given, query: `q=${secret}` }, headers))
    await ask(...requestOf(route, given, headers))
  }
  const { id, cookie } = await addOperator(db)
  await signInNow(db, id)
  for (const path of [`/operator/people?q=${secret}`, `/operator/people/candidate/${people[0]}`]) await ask(path, { headers: { cookie } })
  const { log, requests, statuses } = await stopped()
  expect(requests).toBeGreaterThanOrEqual(3 * routes.length)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(routes.length)
  expect([secret, ...people].filter((word) => log.includes(word))).toEqual([])
})
