import { expect } from 'vitest'
import { addApplicant } from '#server/hiring/applications/testing.ts'
import { addCandidate, addCompany, addJob, addMember, addOperator, apiFor, daysAgo, get, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

const figuresOf = async (db: Database, step?: 'day' | 'week' | 'month') =>
  (await apiFor(db, (await addOperator(db, { role: 'read_only' })).as)).operators.figures.show(step ? { step } : {})

test('what happened is counted on its day, with the days before beside it', async ({ db }) => {
  const { apply, ours } = await addApplicant(db)
  const { id } = await apply()
  await ours.applications.change({ id, step: 'end', end_reason: 'hired' })
  await addCandidate(db, { created_at: daysAgo(2), profile_registration_date: daysAgo(1) })
  await addCandidate(db, { created_at: daysAgo(12), profile_registration_date: daysAgo(1) })
  await addCandidate(db, { created_at: daysAgo(20) })
  const figures = await figuresOf(db, 'day')
  expect(figures.totals).toMatchObject({ sign_ups: 2, registered: 1, applications: 1, hires: 1 })
  expect(figures.before).toMatchObject({ sign_ups: 1, applications: 0 })
  expect(figures.parts).toHaveLength(14)
  expect(figures.parts.map(({ begins_on }) => begins_on)).toEqual(figures.parts.map(({ begins_on }) => begins_on).toSorted())
  expect(figures.parts.at(-1)).toMatchObject({ begins_on: '2026-11-21', counts: { applications: 1, hires: 1 } })
  expect((await figuresOf(db)).parts).toHaveLength(12)
  expect((await figuresOf(db, 'month')).since).toBe('2025-12-01')
})

test('somebody is active who applied within a week of the sign-up, and not later', async ({ db }) => {
  const { candidate, apply } = await addApplicant(db)
  const signUp = (days: number) =>
    db
      .updateTable('candidate_users')
      .set({ created_at: daysAgo(days) })
      .where('id', '=', candidate.id)
      .execute()
  await apply()
  await signUp(3)
  expect((await figuresOf(db, 'day')).totals).toMatchObject({ sign_ups: 1, active: 1 })
  await signUp(9)
  expect((await figuresOf(db, 'day')).totals).toMatchObject({ sign_ups: 1, active: 0 })
})

test('a queue says how many wait, since when, and how many are over the promised time', async ({ db }) => {
  const { queues: none } = await figuresOf(db)
  const waitingBefore = none.find(({ queue }) => queue === 'reports')!.waiting
  const report = { kind: 'other', about: 'service', reporter: 'visitor', note: '困りました。' }
  await db
    .insertInto('reports')
    .values([
      { ...report, created_at: daysAgo(400), due_at: daysAgo(390) },
      { ...report, created_at: daysAgo(1), due_at: daysAgo(-6) },
    ])
    .execute()
  const reports = (await figuresOf(db)).queues.find(({ queue }) => queue === 'reports')!
  expect(reports).toMatchObject({ waiting: waitingBefore + 2, overdue: 1 })
  expect(Date.parse(reports.oldest_at!)).toBe(Date.parse(daysAgo(400)))
  expect(none.find(({ queue }) => queue === 'job_reviews')?.overdue).toBeNull()
})

test('companies that leave people waiting come first, and one without anything has no line', async ({ db }) => {
  const { apply, company_id } = await addApplicant(db)
  await apply()
  const { id: stale } = await addCompany(db, { name: '=確認なし' })
  await addJob(db, { company_id: stale, confirmed_at: daysAgo(31) })
  const { id: quiet } = await addCompany(db)
  await db
    .updateTable('threads')
    .set({ answer_due_at: daysAgo(1) })
    .where('company_id', '=', company_id)
    .execute()
  const { companies, companies_total } = await figuresOf(db)
  expect(companies.map(({ id, overdue, stale_jobs, applications }) => [id, overdue, stale_jobs, applications])).toEqual([
    [company_id, 1, 0, 1],
    [stale, 0, 1, 0],
  ])
  expect(companies_total).toBe(2)
  expect(companies.some(({ id }) => id === quiet)).toBe(false)
  const { as } = await addOperator(db)
  const file = await (await apiFor(db, as)).operators.figures.file({ table: 'companies' })
  expect(await file.text()).toContain("'=確認なし,0,1")
})

test('fewer than five candidates of an occupation are not told', async ({ db }) => {
  const { job_id } = await addApplicant(db, { job_fields: [16] })
  expect(job_id).toBeGreaterThan(0)
  const { balance } = await figuresOf(db)
  expect(balance.fields).toEqual([expect.objectContaining({ id: 16, candidates: null, jobs: 1 })])
})

test('nobody but operators reads them', async ({ db }) => {
  const statusOf = async (cookie: string, query = '') => (await get(db, `/operators/figures/${query}`, { headers: { cookie } })).status
  expect(await statusOf((await addMember(db)).cookie)).toBe(401)
  const { cookie } = await addOperator(db)
  expect([await statusOf(cookie), await statusOf(cookie, '?step=year'), await statusOf(cookie, 'file/?table=people')]).toEqual([200, 422, 422])
})
