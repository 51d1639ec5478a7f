import { sql } from 'kysely'
import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { matrix } from '../../../tests/access/matrix.ts'
import { requestOf } from '../../../tests/access/request-of.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { test } from '#server/platform/database/testing.ts'
import { hashPassword } from '../sessions/password/password.ts'
import { addCandidate, addJob, contextOf, noPages } from '#server/testing.ts'
import { rowsWith } from './testing.ts'

const leaving = 'POST /candidate_users/withdrawal/'
const leave = requestOf.bind(undefined, leaving, { body: { reason: 8 } })
// These end the session of the cookie: who changed the password or proved it again goes on with a new one.
const signsOut = new Set(['PUT /candidate_users/password/', 'POST /sessions/current/confirmation/', 'DELETE /sessions/current/'])
// A candidate's cookie opens nothing of the members and the operators.
const writes = Object.entries(matrix).filter(([route, { who }]) => !route.startsWith('GET ') && who !== 'member' && who !== 'operator')

test('whatever is written at the moment of leaving, nothing of it stays', async ({ db }) => {
  const { id: job_id, company_id } = await addJob(db)
  const { id: stranger } = await addCandidate(db)
  // The one that the call of the matrix gives, so that the change of the password succeeds.
  const password_hash = await hashPassword('nobody')
  const app = createApp(await contextOf(db), noPages)
  const gone = new Map<string, string>()

  for (const [route, { call }] of writes) {
    for (const leavesFirst of [true, false]) {
      const { id, cookie } = await addCandidate(db, { password_hash })
      const write = requestOf(route, (await call?.({ db, owner: id, stranger, company_id, job_id, admin: '', guest: '', operator: '' })) ?? {}, {
        cookie,
        'idempotency-key': 'once',
      })
      const requests = leavesFirst ? [leave({ cookie }), write] : [write, leave({ cookie })]
      const answers = await inThisOrder(
        db,
        id,
        requests.map((request) => async () => app.request(...request)),
      )
      const [left, written] = leavesFirst ? answers : answers.toReversed()
      const isSignedOut = !leavesFirst && (signsOut.has(route) || route === leaving)

      expect([route, leavesFirst, left!.status]).toEqual([route, leavesFirst, isSignedOut ? 401 : 200])
      expect([route, leavesFirst, written!.status < 500]).toEqual([route, leavesFirst, true])
      if (left!.status === 200 || route === leaving) gone.set(id, `${route}, leaves first: ${leavesFirst}`)
    }
  }
  // Looked for once, in every row of every table; a user who is left somewhere is named by what they wrote.
  const found = await rowsWith(db, [...gone.keys()])
  expect(found.map((row) => [row, ...[...gone].flatMap(([id, what]) => (row.includes(id) ? [what] : []))])).toEqual([])
  expect(gone.size).toBeGreaterThan(writes.length)
})

/** All are under way, and wait for the same person in this order, before the first goes on. */
async function inThisOrder(db: Database, id: string, acts: (() => Promise<Response>)[]) {
  const gate = await db.startTransaction().execute()
  await gate.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute()
  const answers: Promise<Response>[] = []
  let answered = 0
  for (const act of acts) {
    answers.push(act().finally(() => answered++))
    // A request that was refused at once waits for no lock.
    await expect.poll(async () => (await waiting(db)) + answered, { interval: 2, timeout: 60_000 }).toBe(answers.length)
  }
  await gate.commit().execute()
  return Promise.all(answers)
}

async function waiting(db: Database) {
  const held = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await held.execute(db)).rows[0]!.count
}
