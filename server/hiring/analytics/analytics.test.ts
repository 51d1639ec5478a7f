import { expect } from 'vitest'
import { addApplicant } from '../applications/testing.ts'
import { addCandidate, addJob, addMember, apiFor, daysAgo, get, test } from '#server/testing.ts'

test('a page that is opened counts: a number of the day, and nothing of who opened it', async ({ db }) => {
  const { id: job_id, company_id } = await addJob(db)
  const visitor = await apiFor(db)
  for (let time = 0; time < 6; time++) await visitor.companies.record_view({ id: company_id })
  await (await apiFor(db, (await addCandidate(db)).as)).companies.record_view({ id: company_id, job_id })
  const { as } = await addMember(db, { company_id })
  await (await apiFor(db, as)).companies.record_view({ id: company_id, job_id })
  expect(await db.selectFrom('company_view_counts').selectAll().orderBy('job_id').execute()).toEqual([
    { company_id, job_id: 0, on_day: '2026-11-21', is_signed_in: false, views: 6 },
    { company_id, job_id, on_day: '2026-11-21', is_signed_in: true, views: 1 },
  ])
})

test('a page that the public cannot open has no views', async ({ db }) => {
  const { id: job_id, company_id } = await addJob(db, { state: 'draft', published_at: null, confirmed_at: null })
  const api = await apiFor(db)
  await expect(api.companies.record_view({ id: company_id, job_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(api.companies.record_view({ id: 999_999, job_id: 0 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('views and favourites are told in steps of five, and not below, days too', async ({ db }) => {
  const { id: job_id, company_id } = await addJob(db, { position_title: '営業' })
  const views = (job_id: number, on_day: string, views: number) => ({ company_id, job_id, on_day, is_signed_in: false, views })
  await db
    .insertInto('company_view_counts')
    .values([views(0, '2026-11-21', 4), views(0, '2026-11-20', 8), views(job_id, '2026-11-20', 4), views(job_id, '2026-10-01', 50)])
    .execute()
  for (let one = 0; one < 3; one++)
    await db
      .insertInto('favorites')
      .values({ candidate_user_id: (await addCandidate(db)).id, company_id, job_id, created_at: daysAgo(1) })
      .execute()
  const { as } = await addMember(db, { company_id, role: 'assistant' })
  const analytics = await (await apiFor(db, as)).company_users.analytics({})
  expect(analytics).toMatchObject({
    days: 30,
    since: '2026-10-23',
    until: '2026-11-21',
    totals: { company_views: 10, job_views: null, signed_in_views: null, favorites: null },
  })
  expect(analytics.views_of_days).toEqual([{ on_day: '2026-11-20', company_views: 5, job_views: null }])
  expect(analytics.parts[0]).toMatchObject({ begins_on: '2026-11-17', ends_on: '2026-11-21', company_views: 10 })
  expect(analytics.parts).toHaveLength(6)
  expect(analytics.parts.at(-1)).toMatchObject({ begins_on: '2026-10-23' })
  expect((await (await apiFor(db, as)).company_users.analytics({ days: 90 })).totals.job_views).toBe(50)
})

test('somebody who marks five jobs is one person, and not told', async ({ db }) => {
  const { company_id, ...job } = await addJob(db)
  const job_ids = [job.id]
  for (let more = 0; more < 4; more++) job_ids.push((await addJob(db, { company_id })).id)
  const mark = async (ids: number[]) => {
    const { id: candidate_user_id } = await addCandidate(db)
    await db
      .insertInto('favorites')
      .values(ids.map((job_id) => ({ candidate_user_id, company_id, job_id, created_at: daysAgo(1) })))
      .execute()
  }
  const { as } = await addMember(db, { company_id })
  const analytics = async () => (await apiFor(db, as)).company_users.analytics({})
  await mark(job_ids)
  expect((await analytics()).totals.favorites).toBeNull()
  expect((await analytics()).parts[0]?.favorites).toBeNull()
  for (const job_id of job_ids.slice(1)) await mark([job_id])
  expect((await analytics()).totals.favorites).toBe(5)
  expect((await analytics()).parts.map(({ favorites }) => favorites)).toEqual([5, null, null, null, null, null])
})

test('applications, steps and how long people waited are told as they are', async ({ db }) => {
  const { apply, ours, company_id, job_id, recruiter } = await addApplicant(db)
  const application = await apply()
  await ours.applications.change({ id: application.id, step: 'first_interview' })
  const { as } = recruiter
  const later = new Date('2026-12-01T10:00:00+09:00')
  const analytics = await (await apiFor(db, { ...as, now: () => later })).company_users.analytics({ days: 30 })
  expect(analytics.totals).toMatchObject({ applications: 1, scouts_sent: 0 })
  expect(analytics.jobs).toMatchObject([{ id: job_id, applications: 1 }])
  expect(analytics.funnel.filter(({ count }) => count > 0)).toEqual([
    { step: 'entry', step_id: null, step_name: null, count: 1 },
    { step: 'first_interview', step_id: null, step_name: null, count: 1 },
  ])
  expect(analytics.answer_times).toEqual({ one_day: 0, three_days: 0, seven_days: 0, later: 0, silent: 1 })
  expect(analytics.feedback).toMatchObject({ answered: null, reasons: [] })
  const elsewhere = await addMember(db)
  expect((await (await apiFor(db, elsewhere.as)).company_users.analytics({})).totals.applications).toBe(0)
  expect(company_id).toBeGreaterThan(0)
})

test('the file says what is too few, and a title is no formula', async ({ db }) => {
  const { id: job_id, company_id } = await addJob(db, { position_title: '=1+1' })
  await db.insertInto('company_view_counts').values({ company_id, job_id, on_day: '2026-11-20', is_signed_in: false, views: 2 }).execute()
  const { as } = await addMember(db, { company_id, role: 'assistant' })
  const file = await (await apiFor(db, as)).company_users.analytics_file({})
  const text = await file.text()
  expect(file.name).toBe('figures-2026-10-23-2026-11-21.csv')
  expect(text).toContain('5未満')
  expect(text.split('\r\n').filter((line) => line.startsWith('='))).toEqual([])
})

test('only the three periods are asked for', async ({ db }) => {
  const { cookie } = await addMember(db)
  const statusOf = async (days: string) => (await get(db, `/company_users/analytics/?days=${days}`, { headers: { cookie } })).status
  expect(await Promise.all(['30', '365', '29', 'x', ''].map(statusOf))).toEqual([200, 200, 422, 422, 422])
})
