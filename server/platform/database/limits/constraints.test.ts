import { sql } from 'kysely'
import { expect } from 'vitest'
import { addCompany, addJob, daysAgo, test } from '#server/testing.ts'
import type { Database } from '../connect.ts'

const now = daysAgo(0)

/** Runs the deferred triggers at once. */
const refused = async (db: Database, write: Promise<unknown>) =>
  expect(write.then(() => sql`set constraints all immediate`.execute(db))).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })

test.for([
  ['a title of nothing', { position_title: '' }],
  ['a title beyond 300 characters', { position_title: 'あ'.repeat(301) }],
  ['an unknown state', { state: 'lost' }],
  ['a published job without a text', { description: '' }],
  ['a published job without a confirmation', { confirmed_at: null }],
  ['a published job without a day of publishing', { published_at: null }],
  ['an end without a reason', { state: 'closed', closed_at: now }],
  ['a reason without an end', { closed_reason: 'filled' }],
  ['an unknown reason', { state: 'closed', closed_at: now, closed_reason: 'bored' }],
  ['a ceiling below the floor of the pay', { min_salary: 600, max_salary: 400 }],
  ['pay below nothing', { min_salary: 0 }],
  ['pay beyond reason', { max_salary: 100_001 }],
  ['an unknown unit of pay', { pay_unit: 'minute' }],
  ['figures of pay the wrong way round', { pay_unit: 'month', pay_min: 300_000, pay_max: 200_000 }],
  ['hours of fixed overtime where there is none', { fixed_overtime: false, fixed_overtime_hours: 20 }],
  ['no hours of fixed overtime', { fixed_overtime: true, fixed_overtime_hours: 0 }],
  ['a time that no clock shows', { default_starting_time: '24:00' }],
  ['a break as long as a shift', { break_time: 481 }],
  ['eight days a week', { max_week_work_days: 8 }],
  ['fewer days at most than at least', { min_week_work_days: 5, max_week_work_days: 3 }],
  ['an unknown way of remote work', { remote: 3 }],
  ['an unknown employment type', { employment_types: [6] }],
  ['an employment type twice', { employment_types: [1, 1] }],
  ['a place outside of the prefectures', { address: 13, prefectures: [27] }],
  ['an unknown prefecture', { prefectures: [49] }],
  ['an unknown field', { job_fields: [99] }],
  ['an unknown skill', { skill_types: [9_999] }],
  ['a field twice', { job_fields: [16, 16] }],
  ['an address on the web that is none', { source_url: 'javascript:alert(1)' }],
  ['a trial of no months', { trial_months: 0 }],
  ['a company that does not exist', { company_id: 2_000_000_000 }],
] as const)('a job with %s is refused', async ([, columns], { db }) => {
  await refused(db, addJob(db, columns as Parameters<typeof addJob>[1]))
})

test.for([
  ['no name', { name: '' }],
  ['a name beyond 200 characters', { name: 'あ'.repeat(201) }],
  ['an unknown state', { state: 'lost' }],
  ['a corporate number of twelve digits', { corporate_number: '123456789012' }],
  ['a founding before there were companies', { founding_year: 1799 }],
  ['an unknown prefecture', { prefecture: 49 }],
  ['a mail address that is none', { contact_email: 'a b@c' }],
  ['a contact page that is none', { contact_url: 'mailto:a@b.c' }],
  ['two phases at once', { feature1: true, feature2: true }],
  ['four pictures', { images: ['1', '2', '3', '4'] }],
  ['capital below nothing', { capital: -1 }],
  ['a video that is none', { company_youtube_url: 'short' }],
  ['an unknown category', { category_ids: [99] }],
  ['a category twice', { category_ids: [8, 8] }],
  ['an unknown social issue', { social_issues: [99] }],
] as const)('a company with %s is refused', async ([, columns], { db }) => {
  await refused(db, addCompany(db, columns as Parameters<typeof addCompany>[1]))
})

test('one reference of a source is one job', async ({ db }) => {
  await addJob(db, { source: '求人票', reference_number: 'A-1' })
  await refused(db, addJob(db, { source: '求人票', reference_number: 'A-1' }))
})

test('more answered than there were cases is refused', async ({ db }) => {
  const { id } = await addCompany(db)
  await refused(db, db.insertInto('company_response_figures').values({ company_id: id, kind: 'application', cases: 10, answered: 11 }).execute())
})

test('a job in good order is taken', async ({ db }) => {
  const { id } = await addJob(db, { address: 13, prefectures: [13, 27], job_fields: [16], skill_types: [1, 2], employment_types: [1], trial_months: 3 })
  await sql`set constraints all immediate`.execute(db)
  expect(id).toBeGreaterThan(0)
})
