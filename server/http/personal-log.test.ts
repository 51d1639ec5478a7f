import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect } from 'vitest'
import { matrix } from '../authorization/matrix.ts'
import { requestOf } from '../authorization/request-of.ts'
import type { Database } from '../database/connect.ts'
import { test } from '../database/testing.ts'
import { addCandidate, addJob } from '../testing.ts'
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

test('nothing that somebody signed in writes, is or asks for stands in the log', async ({ db, url: database }) => {
  const { id: job_id, company_id } = await addJob(db)
  const { child, url, said } = await startServer({ DRAIN_SECONDS: '0', LOG_LEVEL: 'debug', RATE_LIMIT: '0', DATABASE_URL: database })
  const ask = async (path: string, init: RequestInit) => {
    const answer = await fetch(url + path, init)
    // What tells of events as they come has no end.
    await (answer.headers.get('content-type')?.includes('event-stream') ? answer.body?.cancel() : answer.arrayBuffer())
  }
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
  child.kill('SIGTERM')
  await once(child, 'close')
  const log = said.join('\n')
  expect(said.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThanOrEqual(2 * people.length)
  expect([secret, ...people].filter((word) => log.includes(word))).toEqual([])
})
