import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addCompany, addJob, addOperator, apiFor, daysAgo, test, today } from '#server/testing.ts'
import { countYear } from './yearly-figures.ts'
import { saveFirstOfJune } from './save-first-of-june.ts'

const JUNE = '2026-06-01'
const before = '2026-05-20T00:00:00+09:00'
const after = '2026-07-01T00:00:00+09:00'

/** What happened to a job, at times of our choosing. */
async function history(db: Database, job_id: number, ...versions: [kind: string, changed_at: string, changes?: object][]) {
  await db.deleteFrom('job_offer_versions').where('job_id', '=', job_id).execute()
  for (const [kind, changed_at, changes = {}] of versions)
    await db
      .insertInto('job_offer_versions')
      .values({ job_id, kind, changed_at, changes: JSON.stringify(changes) })
      .execute()
}

test('a day in the past is counted from the versions, whatever came after', async ({ db }) => {
  const { id: company_id } = await addCompany(db, { created_at: before })
  const job = async (employment_types: number[], ...versions: Parameters<typeof history>[2][]) => {
    const { id } = await addJob(db, { company_id, employment_types })
    await history(db, id, ...versions)
    return id
  }
  await job([1], ['published', before])
  await job([3], ['published', before], ['closed', after])
  // Was a contractor's then, is an employee's now.
  await job([1], ['published', before], ['changed', after, { employment_types: { from: [3, 4], to: [1] } }])
  await job([1], ['published', before], ['paused', '2026-05-25T00:00:00+09:00'], ['published', after])
  await job([1], ['published', after])
  await addCandidate(db, { email_verified_at: before, created_at: before, profile_registration_date: before })
  await addCandidate(db, { email_verified_at: before, created_at: before })
  await addCandidate(db, { email_verified_at: after, created_at: before })
  const counted = await countYear(db, JUNE)
  expect(counted).toMatchObject({ jobs: 3, recruiting_companies: 1, companies: 1, candidates: 2, registered_candidates: 1 })
  const byType = Object.fromEntries(counted.jobs_by_employment_type.map(({ id, count }) => [id, count]))
  expect(byType).toMatchObject({ 1: 1, 3: 2, 4: 1 })
})

test('for this moment the versions and the table agree', async ({ db }) => {
  for (const state of ['published', 'published', 'paused']) {
    const { id } = await addJob(db, { published_at: daysAgo(20), confirmed_at: daysAgo(20), employment_types: [1] })
    if (state === 'paused') await db.updateTable('job_offers').set({ state }).where('id', '=', id).execute()
  }
  await db
    .updateTable('job_offer_versions')
    .set({ changed_at: daysAgo(1) })
    .where('kind', '=', 'paused')
    .execute()
  const truth = await db.selectFrom('job_offers').select('company_id').where('state', '=', 'published').execute()
  const counted = await countYear(db, '2026-11-21')
  expect([counted.jobs, counted.recruiting_companies]).toEqual([truth.length, new Set(truth.map(({ company_id }) => company_id)).size])
})

test('the clock stores the first of June once, and it stays when a candidate leaves', async ({ db }) => {
  const api = await apiFor(db, (await addOperator(db)).as)
  const { id } = await addCandidate(db, { email_verified_at: before })
  const run = { db, jobIndex: undefined as never, smtp: undefined, isLastTry: false, now: () => new Date('2026-05-31T15:00:10Z') }
  await saveFirstOfJune(run)
  await saveFirstOfJune(run)
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  const { counted, kept } = await api.operators.yearly_figures.show({ date: JUNE })
  expect(kept.map(({ taken_by, figures }) => [taken_by, figures.candidates])).toEqual([['自動', 1]])
  expect(counted?.candidates).toBe(0)
  await api.operators.yearly_figures.keep({ date: JUNE })
  const file = await api.operators.yearly_figures.file({ date: JUNE })
  expect(await file.text()).toContain('求職者数（メールアドレスを確かめた会員）,0,1,0')
})

test('nothing is counted of a day to come', async ({ db }) => {
  const api = await apiFor(db, (await addOperator(db)).as)
  const tomorrow = new Date(today.getTime() + 86_400_000).toISOString().slice(0, 10)
  expect(await api.operators.yearly_figures.show({ date: tomorrow })).toEqual({ date: tomorrow, counted: null, kept: [] })
  await expect(api.operators.yearly_figures.keep({ date: tomorrow })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
