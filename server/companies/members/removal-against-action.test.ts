import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { requestOf } from '../../../tests/access/request-of.ts'
import { test } from '#server/platform/database/testing.ts'
import { addCompany, addMember, contextOf, noPages } from '#server/testing.ts'

const WRITES = 6
/** Two for each number of writes that begin before the removal. */
const ROUNDS = 2 * WRITES

test.for([
  ['removed', 'DELETE /company_users/members/{company_user_id}/', {}],
  ['made a guest', 'PATCH /company_users/members/{company_user_id}/', { role: 'guest' }],
] as const)('no write of a member happens after they were %s, in any order of the two', async ([, route, body], { db }) => {
  const { id: company_id } = await addCompany(db)
  const admin = await addMember(db, { company_id })
  const app = createApp(await contextOf(db), noPages)
  const written = async () => (await db.selectFrom('job_offers').select('id').where('company_id', '=', company_id).execute()).length
  const seen = new Set<number>()
  let refusedLater = 0
  for (let round = 0; round < ROUNDS; round++) {
    const member = await addMember(db, { company_id, role: 'recruiter' })
    const before = await written()
    const write = async () => {
      const request = requestOf('POST /company_users/job_offers/', { body: { position_title: '営業' } }, { cookie: member.cookie })
      return (await app.request(...request)).status
    }
    const early = Array.from({ length: round % WRITES }, write)
    const ended = app.request(...requestOf(route, { params: { company_user_id: member.id }, body }, { cookie: admin.cookie }))
    const late = Array.from({ length: WRITES }, write)
    expect((await ended).status).toBe(200)
    // A write that is not there when the removal is answered never comes.
    const afterwards = await written()
    const statuses = await Promise.all([...early, ...late])
    expect(await written()).toBe(afterwards)
    expect(afterwards - before).toBe(statuses.filter((status) => status === 200).length)
    expect(statuses.every((status) => [200, 401, 403].includes(status))).toBe(true)
    for (const status of statuses) seen.add(status)
    refusedLater += Number(statuses.some((status) => status !== 200))
  }
  // The rounds were races: writes fell on either side.
  expect(seen.has(200)).toBe(true)
  expect(refusedLater).toBeGreaterThan(0)
})
