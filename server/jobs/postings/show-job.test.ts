import { expect } from 'vitest'
import { addCompany, addJob, apiFor, daysAgo, get, test } from '#server/testing.ts'

test('a job is shown with its company, other jobs of it and what changed', async ({ db }) => {
  const { id, company_id } = await addJob(db, { position_title: '開発', job_fields: [16, 42], employment_types: [1, 3] })
  const other = await addJob(db, { company_id, position_title: '経理' })
  await db.updateTable('job_offers').set({ max_salary: 700 }).where('id', '=', id).execute()

  expect(await (await apiFor(db)).job_offers.show({ id })).toMatchObject({
    job: {
      id,
      state: 'published',
      active: true,
      closed_at: null,
      position_title: '開発',
      job_field: [
        { id: 16, name: 'サーバーサイドエンジニア' },
        { id: 42, name: 'フロントエンドエンジニア' },
      ],
      employment_type1: true,
      employment_type2: false,
      employment_type3: true,
      is_favorited_by_me: false,
    },
    company: { id: company_id, name: '山田製作所', response_figures: null },
    other_jobs: [{ id: other.id, position_title: '経理' }],
    versions: expect.arrayContaining([expect.objectContaining({ kind: 'changed', changes: { max_salary: { from: 600, to: 700 } } })]),
  })
})

test('instants are written in the offset of Japan', async ({ db }) => {
  const { id } = await addJob(db, { confirmed_at: '2026-11-20T23:30:00Z' })
  expect((await (await apiFor(db)).job_offers.show({ id })).job.confirmed_at).toBe('2026-11-21T08:30:00+09:00')
})

test('a closed job stays readable, with the reason and the day', async ({ db }) => {
  const { id } = await addJob(db, { state: 'closed', closed_reason: 'filled', closed_at: '2026-11-01T12:00:00+09:00' })
  const { job } = await (await apiFor(db)).job_offers.show({ id })
  expect(job).toMatchObject({ state: 'closed', active: false, closed_reason: 'filled', closed_at: '2026-11-01T12:00:00+09:00' })
})

test('a job that was not confirmed for 45 days reads as expired since that day', async ({ db }) => {
  const { id } = await addJob(db, { confirmed_at: '2026-10-01T09:00:00+09:00' })
  const { job } = await (await apiFor(db)).job_offers.show({ id })
  expect(job).toMatchObject({ state: 'closed', active: false, closed_reason: 'expired', closed_at: '2026-11-15T09:00:00+09:00' })
})

test('a job of a company whose contract ended reads as closed', async ({ db }) => {
  const { id } = await addJob(db, { company_id: (await addCompany(db, { end_of_contract: true })).id })
  expect((await (await apiFor(db)).job_offers.show({ id })).job).toMatchObject({ state: 'closed', active: false })
})

test.for(['draft', 'in_review', 'paused'])('a job that is %s does not exist for the public', async (state, { db }) => {
  const { id } = await addJob(db, { state })
  await expect((await apiFor(db)).job_offers.show({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a closed draft, which was never public, does not exist either', async ({ db }) => {
  const { id } = await addJob(db, { state: 'closed', closed_reason: 'withdrawn', closed_at: daysAgo(1), published_at: null, confirmed_at: null })
  await expect((await apiFor(db)).job_offers.show({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a job of a suspended company does not exist for the public', async ({ db }) => {
  const { id } = await addJob(db, { company_id: (await addCompany(db, { state: 'suspended' })).id })
  await expect((await apiFor(db)).job_offers.show({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an unknown job is 404 and a number that cannot be one 422', async ({ db }) => {
  expect((await get(db, '/job_offers/2147483647/')).status).toBe(404)
  expect((await get(db, '/job_offers/2147483648/')).status).toBe(422)
  expect((await get(db, '/job_offers/abc/')).status).toBe(422)
})
