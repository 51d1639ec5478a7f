import type { Insertable } from 'kysely'
import { expect } from 'vitest'
import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { addCompany, addJob, addMember, apiFor, daysAgo, test, today } from '#server/testing.ts'
import { publishableJob } from '../testing.ts'

const whole = { address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example' }

/** A member of a company that may publish: something of it was public before, unless it is new. */
async function desk(db: Database, company: Partial<Insertable<DB['companies']>> = {}, { isNew = false } = {}) {
  const { id: company_id } = await addCompany(db, { ...whole, ...company })
  if (!isNew) await addJob(db, { company_id, position_title: '前からの求人' })
  await db.insertInto('fee_acceptances').values({ company_id, version: FEES_VERSION, accepted_by: '三枝 由香' }).execute()
  const member = await addMember(db, { company_id, name: '三枝 由香' })
  const jobs = async () => (await apiFor(db, member.as)).company_users.job_offers
  return { company_id, jobs, member }
}
const found = async (db: Database, free_word: string) => (await apiFor(db)).job_offers.search({ free_word }).then(({ total }) => total)

test('a draft is written, mended by the lint, published and found at once; paused it is gone, and comes back', async ({ db }) => {
  const { jobs } = await desk(db)
  const { job } = await (await jobs()).create({ ...publishableJob, min_salary: null })
  expect(job).toMatchObject({ state: 'draft', published_at: null, recruiter_name: '山田製作所' })
  await expect((await jobs()).publish({ id: job.id })).rejects.toMatchObject({ code: 'LINT_ERRORS', status: 422, data: [{ field: 'min_salary' }] })
  expect(await found(db, '発電予測')).toBe(0)

  await (await jobs()).change({ id: job.id, min_salary: 620 })
  const published = await (await jobs()).publish({ id: job.id })
  expect(published.job).toMatchObject({ state: 'published', confirmed_by: '三枝 由香', confirmed_at: '2026-11-21T10:00:00+09:00' })
  expect(await found(db, '発電予測')).toBe(1)

  expect((await (await jobs()).pause({ id: job.id })).job.state).toBe('paused')
  expect(await found(db, '発電予測')).toBe(0)
  const again = await (await jobs()).publish({ id: job.id })
  expect(again.versions.map(({ kind, changed_by }) => `${kind} ${changed_by}`)).toEqual(['published 三枝 由香', 'paused 三枝 由香', 'published 三枝 由香'])
})

test('the first job of a company waits for the operators: visitors do not find it, and asking again changes nothing', async ({ db }) => {
  const { jobs } = await desk(db, {}, { isNew: true })
  const { job } = await (await jobs()).create(publishableJob)
  expect((await (await jobs()).publish({ id: job.id })).job).toMatchObject({
    state: 'in_review',
    published_at: null,
    review_requested_at: '2026-11-21T10:00:00+09:00',
  })
  expect((await (await jobs()).publish({ id: job.id })).job.state).toBe('in_review')
  expect(await found(db, '発電予測')).toBe(0)
  await expect((await apiFor(db)).job_offers.show({ id: job.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await db.selectFrom('job_offer_reviews').select(['requested_by', 'decision']).execute()).toEqual([{ requested_by: '三枝 由香', decision: null }])

  expect((await (await jobs()).pause({ id: job.id })).job).toMatchObject({ state: 'draft', review_requested_at: null })
  expect(await db.selectFrom('job_offer_reviews').select('decision').execute()).toEqual([{ decision: 'withdrawn' }])
})

test.for(['provisional', 'pending'])('a company that is %s writes drafts and publishes nothing', async (state, { db }) => {
  const { jobs } = await desk(db, { state })
  const { job } = await (await jobs()).create(publishableJob)
  await expect((await jobs()).publish({ id: job.id })).rejects.toMatchObject({ code: 'COMPANY_NOT_APPROVED', status: 403 })
})

test('a company whose contract ended, or that is suspended, publishes nothing', async ({ db }) => {
  const ended = await desk(db, { end_of_contract: true })
  const { job } = await (await ended.jobs()).create(publishableJob)
  await expect((await ended.jobs()).publish({ id: job.id })).rejects.toMatchObject({ code: 'CONTRACT_ENDED' })
  const suspended = await desk(db, { state: 'suspended' })
  await expect((await suspended.jobs()).create(publishableJob)).rejects.toMatchObject({ code: 'COMPANY_SUSPENDED' })
})

test('an assistant writes and may not publish', async ({ db }) => {
  const { company_id } = await desk(db)
  const assistant = await addMember(db, { company_id, role: 'assistant' })
  const { job_offers } = (await apiFor(db, assistant.as)).company_users
  const { job } = await job_offers.create(publishableJob)
  await expect(job_offers.publish({ id: job.id })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})

test('a public job stays publishable; a member who pauses it first may leave it unfinished', async ({ db }) => {
  const { jobs } = await desk(db)
  const { job } = await (await jobs()).create(publishableJob)
  await (await jobs()).publish({ id: job.id })
  await expect((await jobs()).change({ id: job.id, description: '' })).rejects.toMatchObject({ code: 'LINT_ERRORS' })
  expect((await (await jobs()).change({ id: job.id, max_salary: 900 })).versions[0]).toMatchObject({
    kind: 'changed',
    changed_by: '三枝 由香',
    changes: { max_salary: { from: 880, to: 900 } },
  })
  await (await jobs()).pause({ id: job.id })
  expect((await (await jobs()).change({ id: job.id, description: '' })).job.description).toBe('')
})

test('a confirmation records its member and time, and brings back a job that left the lists after 45 days', async ({ db }) => {
  const { jobs, company_id } = await desk(db)
  const { id } = await addJob(db, { ...publishableJob, company_id, confirmed_at: daysAgo(46) })
  expect(await found(db, '発電予測')).toBe(0)
  expect((await (await jobs()).list({})).counts).toMatchObject({ published: 2, due: 1 })
  expect((await (await jobs()).confirm({ id })).job).toMatchObject({ confirmed_by: '三枝 由香', confirmed_at: '2026-11-21T10:00:00+09:00' })
  expect(await found(db, '発電予測')).toBe(1)
})

test('what left the lists comes back only when it could be published', async ({ db }) => {
  const { jobs, company_id } = await desk(db)
  const { id } = await addJob(db, { ...publishableJob, min_salary: null, max_salary: null, company_id, confirmed_at: daysAgo(46) })
  await expect((await jobs()).confirm({ id })).rejects.toMatchObject({ code: 'LINT_ERRORS' })
  await db
    .updateTable('job_offers')
    .set({ confirmed_at: daysAgo(44) })
    .where('id', '=', id)
    .execute()
  expect((await (await jobs()).confirm({ id })).job.confirmed_at).toBe('2026-11-21T10:00:00+09:00')
})

test('a job ends with its reason, which its page shows, and may be published again', async ({ db }) => {
  const { jobs, company_id } = await desk(db)
  const { id } = await addJob(db, { ...publishableJob, company_id })
  await (await jobs()).close({ id, closed_reason: 'filled' })
  expect((await (await apiFor(db)).job_offers.show({ id })).job).toMatchObject({ state: 'closed', closed_reason: 'filled' })
  expect((await (await jobs()).publish({ id })).job).toMatchObject({
    state: 'published',
    closed_reason: null,
    closed_at: null,
    published_at: '2026-11-21T10:00:00+09:00',
  })
})

test('a draft never ends and cannot be confirmed; a public job cannot be deleted', async ({ db }) => {
  const { jobs, company_id } = await desk(db)
  const { job } = await (await jobs()).create(publishableJob)
  await expect((await jobs()).close({ id: job.id, closed_reason: 'filled' })).rejects.toMatchObject({ code: 'JOB_NOT_PUBLIC' })
  await expect((await jobs()).confirm({ id: job.id })).rejects.toMatchObject({ code: 'JOB_NOT_PUBLIC' })
  await expect((await jobs()).pause({ id: job.id })).rejects.toMatchObject({ code: 'JOB_NOT_PUBLIC' })
  const { id } = await addJob(db, { company_id })
  await expect((await jobs()).remove({ id })).rejects.toMatchObject({ code: 'JOB_WAS_PUBLIC', status: 409 })
  expect(await (await jobs()).remove({ id: job.id })).toEqual({ success: true })
  await expect((await jobs()).show({ id: job.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a copy is a separate draft', async ({ db }) => {
  const { jobs, company_id } = await desk(db)
  const { id } = await addJob(db, { ...publishableJob, company_id })
  const { job } = await (await jobs()).copy({ id })
  expect(job).toMatchObject({ ...publishableJob, position_title: `${publishableJob.position_title}（複製）`, state: 'draft', published_at: null })
  expect(job.id).not.toBe(id)
})

test('what contradicts itself, or names what there is not, is refused by its field', async ({ db }) => {
  const { jobs } = await desk(db)
  const issuesOf = (change: object) =>
    jobs()
      .then((jobs) => jobs.create({ position_title: '営業', ...change }))
      .then(
        () => [],
        ({ data }) => data.map(({ field }: { field: string }) => field),
      )
  expect(await issuesOf({ min_salary: 600, max_salary: 500 })).toEqual(['max_salary'])
  expect(await issuesOf({ skill_types: [9999], address: 49 })).toEqual(['address', 'prefectures', 'skill_types'])
  expect(await issuesOf({ min_week_work_days: 5, max_week_work_days: 3 })).toEqual(['max_week_work_days'])
})

test('the workplace is one of the places; figures of fixed overtime go with it', async ({ db }) => {
  const { jobs } = await desk(db)
  const { job } = await (await jobs()).create({ position_title: '営業', address: 13, prefectures: [26], fixed_overtime: true, fixed_overtime_hours: 20 })
  expect(job.prefectures).toEqual([13, 26])
  expect((await (await jobs()).change({ id: job.id, fixed_overtime: false })).job.fixed_overtime_hours).toBeNull()
  expect((await (await jobs()).change({ id: job.id, fixed_overtime_hours: 20 })).job.fixed_overtime_hours).toBeNull()
})

test('jobs of another company do not exist', async ({ db }) => {
  const { jobs } = await desk(db)
  const other = await addJob(db, { state: 'draft', published_at: null, confirmed_at: null })
  await expect((await jobs()).lint({ id: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await (await jobs()).list({})).total).toBe(1)
})

test('own jobs are found by the words of their title, in any width, and by where they stand', async ({ db }) => {
  const { jobs, company_id } = await desk(db)
  await addJob(db, { company_id, position_title: 'ＡＰＩ開発エンジニア', state: 'draft', published_at: null, confirmed_at: null })
  const titles = async (search: object) => (await (await jobs()).list(search)).jobs.map(({ position_title }) => position_title)
  expect(await titles({ free_word: 'api エンジニア' })).toEqual(['ＡＰＩ開発エンジニア'])
  expect(await titles({ free_word: '%' })).toEqual([])
  expect(await titles({ state: 'published' })).toEqual(['前からの求人'])
  await expect((await jobs()).list({ free_word: 'a\0b' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('of two members who write at once, the second is refused and the first stays; without a version the change is accepted', async ({ db }) => {
  const { jobs, member } = await desk(db)
  const { job } = await (await jobs()).create({ position_title: '営業' })
  const later = await apiFor(db, { ...member.as, now: () => new Date(today.getTime() + 1_000) })
  const { updated_at } = job
  await later.company_users.job_offers.change({ id: job.id, updated_at, tagline: '先の一言' })
  await expect((await jobs()).change({ id: job.id, updated_at, tagline: '後の一言' })).rejects.toMatchObject({ code: 'PAGE_CHANGED', status: 409 })
  const { job: now } = await (await jobs()).show({ id: job.id })
  expect(now.tagline).toBe('先の一言')
  expect((await (await jobs()).change({ id: job.id, tagline: '後の一言' })).job.tagline).toBe('後の一言')
})

test('no job is published before the company accepts the fees and penalties; once accepted, they are not shown again', async ({ db }) => {
  const { jobs, company_id } = await desk(db)
  await db.deleteFrom('fee_acceptances').execute()
  const { job, fees_accepted } = await (await jobs()).create(publishableJob)
  expect(fees_accepted).toBe(false)
  for (const fees_version of [undefined, '2020-01-01'])
    await expect((await jobs()).publish({ id: job.id, fees_version })).rejects.toMatchObject({ code: 'FEES_NOT_ACCEPTED', status: 422 })
  expect((await (await jobs()).show({ id: job.id })).job.state).toBe('draft')

  expect(await (await jobs()).publish({ id: job.id, fees_version: FEES_VERSION })).toMatchObject({ job: { state: 'published' }, fees_accepted: true })
  expect(await db.selectFrom('fee_acceptances').select(['company_id', 'accepted_by']).execute()).toEqual([{ company_id, accepted_by: '三枝 由香' }])
  await (await jobs()).pause({ id: job.id })
  await (await jobs()).publish({ id: job.id })
})
