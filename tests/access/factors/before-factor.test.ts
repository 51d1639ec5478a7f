import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { addCandidate, addJob, addMember, addOperator, contextOf, daysAgo, noPages, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { matrix } from '../matrix.ts'
import { openBeforeFactor } from './open-before-factor.ts'
import { requestOf } from '../request-of.ts'

const factor = { totp_secret_sealed: seal('nobody'), totp_confirmed_at: daysAgo(1) }

/** The cookies of users who have not shown the second factor or, for `admin`, not set it up. */
async function halfway(db: Database, company_id: number) {
  const people = [
    await addCandidate(db, factor),
    await addMember(db, { company_id, ...factor }),
    await addMember(db, { company_id }),
    await addOperator(db, factor),
    await addOperator(db),
  ]
  await db.updateTable('sessions').set({ second_factor_at: null }).execute()
  return { people, cookie: people.map(({ cookie }) => cookie) }
}

test('the list names only the routes of the second factor and of signing out, and each exists', () => {
  for (const route of openBeforeFactor) expect(matrix).toHaveProperty([route])
  for (const route of openBeforeFactor) expect(route).toMatch(/\/sessions\/|\/second_factor\/|POST .*\/passkeys\//)
})

test('an anonymous route treats a user before the second factor as a visitor', async ({ db }) => {
  const { id: job_id, company_id } = await addJob(db)
  const { people } = await halfway(db, company_id)
  const [candidate] = people
  await db.insertInto('favorites').values({ candidate_user_id: candidate!.id, company_id, job_id }).execute()
  const app = createApp(await contextOf(db), noPages)
  const ask = async (cookie: string) => (await app.request(...requestOf('GET /job_offers/{id}/', { params: { id: job_id } }, { cookie }))).text()
  expect(await ask(candidate!.cookie)).toBe(await ask(''))
})

test('events, files of messages and pages treat a user before the second factor as signed out', async ({ db }) => {
  const { company_id } = await addJob(db)
  const { cookie, people } = await halfway(db, company_id)
  const [candidate, member] = people
  const { id: thread_id } = await db.insertInto('threads').values({ candidate_user_id: candidate!.id, company_id }).returning('id').executeTakeFirstOrThrow()
  const file = {
    thread_id,
    company: true,
    company_user_id: member!.id,
    file_name: 'a.txt',
    media_type: 'text/plain',
    byte_size: 1,
    storage_key: randomUUID(),
    state: 'clean',
  }
  const { id } = await db.insertInto('message_attachments').values(file).returning('id').executeTakeFirstOrThrow()
  const render = async (_: Request, { area }: { area: unknown }) => new Response(String(area))
  const app = createApp(await contextOf(db), { ...noPages, render })
  for (const one of cookie) {
    expect((await app.request(`/online/message/receipt/${id}/attachment/`, { headers: { cookie: one } })).status).toBe(404)
    for (const path of ['/profile', '/profile.data', '/online/companies/dashboard', '/online/companies/dashboard.data', '/operator', '/operator.data'])
      expect(await (await app.request(path, { headers: { cookie: one } })).text()).toBe('undefined')
  }
  const events = ['/candidate_users/events/', '/company_users/events/', '/company_users/events/'].map((path) => `GET ${path}`)
  for (const [at, route] of events.entries())
    expect([route, (await app.request(...requestOf(route, {}, { cookie: cookie[at]!, 'sec-fetch-site': 'same-origin' }))).status]).toEqual([route, 403])
})
