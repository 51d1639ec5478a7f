import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, apiFor, daysAgo, test } from '#server/testing.ts'

const [SERVER, FRONTEND, TOKYO, KYOTO, GO, AWS] = [16, 42, 13, 26, 1, 46]
const job = { job_fields: [SERVER], prefectures: [TOKYO], skill_types: [GO, AWS], employment_types: [1], min_salary: 500, max_salary: 700 }
const compare = async (db: Database, id: number) => (await apiFor(db)).job_lists.compare({ id: `${id}` })

test('similar jobs are of other companies, one of each, those first that have most in common, and say what that is', async ({ db }) => {
  const { id, company_id } = await addJob(db, job)
  await addJob(db, { ...job, company_id })
  const far = await addJob(db, { ...job, skill_types: [], prefectures: [KYOTO], min_salary: 1_500, max_salary: 2_000 })
  const near = await addJob(db, { ...job, confirmed_at: daysAgo(20) })
  await addJob(db, { ...job, company_id: near.company_id, confirmed_at: daysAgo(30) })
  await addJob(db, { ...job, job_fields: [FRONTEND] })
  await addJob(db, { ...job, state: 'paused' })
  const { similar } = await compare(db, id)
  expect(similar.map((item) => [item.job.id, item.shared])).toEqual([
    [near.id, { occupation: 'サーバーサイドエンジニア', skills: ['Go', 'AWS'], places: ['東京都'], is_pay_alike: true }],
    [far.id, { occupation: 'サーバーサイドエンジニア', skills: [], places: [], is_pay_alike: false }],
  ])
})

test('the market is told of ten jobs of the same occupation and employment, and to no job that is paid by the hour', async ({ db }) => {
  const { id } = await addJob(db, job)
  for (const min_salary of [300, 400, 500, 600, 700, 800, 900, 1_000]) await addJob(db, { ...job, min_salary, max_salary: min_salary + 100 })
  await addJob(db, { ...job, employment_types: [3] })
  expect((await compare(db, id)).market).toBe(null)
  await addJob(db, { ...job, min_salary: null, max_salary: 1_150 })
  expect((await compare(db, id)).market).toEqual({ jobs: 10, low: 563, median: 700, high: 925, occupation: 'サーバーサイドエンジニア', employment: '正社員' })
  const hourly = await addJob(db, { ...job, pay_unit: 'hour', pay_min: 2_000, pay_max: 2_000 })
  expect((await compare(db, hourly.id)).market).toBe(null)
})

test('a job that the public may not read is compared with none', async ({ db }) => {
  const { id } = await addJob(db, { ...job, company_id: (await addCompany(db, { state: 'suspended' })).id })
  await expect(compare(db, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
