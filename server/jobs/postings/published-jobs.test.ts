import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, daysAgo, test, today } from '#server/testing.ts'
import { publishedJobs } from './published-jobs.ts'

const titles = async (db: Database) => (await publishedJobs(db, today).select('position_title').execute()).map(({ position_title }) => position_title)

test('the public sees a job that is published and was confirmed lately', async ({ db }) => {
  await addJob(db, { position_title: '公開中' })
  expect(await titles(db)).toEqual(['公開中'])
})

test.for(['draft', 'in_review', 'paused'])('a job that is %s is not public, even if it was once', async (state, { db }) => {
  await addJob(db, { state })
  expect(await titles(db)).toEqual([])
})

test('a closed job is not public', async ({ db }) => {
  await addJob(db, { state: 'closed', closed_reason: 'filled', closed_at: daysAgo(1) })
  expect(await titles(db)).toEqual([])
})

test('a job leaves the lists 45 days after it was last confirmed', async ({ db }) => {
  await addJob(db, { position_title: '昨日まで', confirmed_at: daysAgo(45) })
  await addJob(db, { position_title: '今日まで', confirmed_at: daysAgo(44.999) })
  expect(await titles(db)).toEqual(['今日まで'])
})

test.for(['provisional', 'pending', 'suspended'])('a company that is %s has no public jobs', async (state, { db }) => {
  await addJob(db, { company_id: (await addCompany(db, { state })).id })
  expect(await titles(db)).toEqual([])
})

test('a company whose contract ended has no public jobs', async ({ db }) => {
  await addJob(db, { company_id: (await addCompany(db, { end_of_contract: true })).id })
  expect(await titles(db)).toEqual([])
})
