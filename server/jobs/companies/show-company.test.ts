import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, apiFor, daysAgo, get, test } from '#server/testing.ts'

const addFigures = (db: Database, company_id: number, kind: string, cases: number) =>
  db
    .insertInto('company_response_figures')
    .values({ company_id, kind, cases, answered: cases - 1, median_answer_hours: 26.5 })
    .execute()

test('a company is shown with its people, funding, recommendations and jobs, each in its order', async ({ db }) => {
  const { id } = await addCompany(db, { category_ids: [8], feature2: true, feature5: true, employee_range: 2, capital: 12_345, capital_date: '2026-03-31' })
  await db
    .insertInto('employees')
    .values([
      { company_id: id, name: '二番', order_no: 2 },
      { company_id: id, name: '一番', order_no: 1 },
      { company_id: id, name: '代表', is_admin: true },
    ])
    .execute()
  await db
    .insertInto('company_finances')
    .values([
      { company_id: id, investor: '古い', finance_date_year: 2020 },
      { company_id: id, investor: '新しい', finance_date_year: 2025, amount: 5_000 },
    ])
    .execute()
  await db.insertInto('amateras_views').values({ company_id: id, name: '推薦者', comment: '良い会社です。' }).execute()
  await addJob(db, { company_id: id, position_title: '古い', confirmed_at: daysAgo(9) })
  await addJob(db, { company_id: id, position_title: '新しい', confirmed_at: daysAgo(1) })
  await addJob(db, { company_id: id, position_title: '下書き', state: 'draft' })

  const { company, company_finances, jobs } = await (await apiFor(db)).companies.show({ id })
  expect(company).toMatchObject({
    employee_range: '11〜30名',
    features: ['ミドル期(ビジネスモデル確立)', '英語を活かせる'],
    capital: 12_345,
    capital_date: '2026-03-31',
    admin: [{ name: '代表' }],
    amateras_views: [{ name: '推薦者' }],
  })
  expect(company.employees.map(({ name }) => name)).toEqual(['一番', '二番'])
  expect(company_finances.map(({ investor }) => investor)).toEqual(['新しい', '古い'])
  expect(jobs.map(({ position_title }) => position_title)).toEqual(['新しい', '古い'])
})

test('jobs of other companies in the same fields of business are recommended, one a company', async ({ db }) => {
  const { id } = await addCompany(db, { category_ids: [8] })
  await addJob(db, { company_id: id, position_title: '自社' })
  const { id: fellow } = await addCompany(db, { category_ids: [8, 15] })
  await addJob(db, { company_id: fellow, position_title: '古い', confirmed_at: daysAgo(4) })
  await addJob(db, { company_id: fellow, position_title: '新しい', confirmed_at: daysAgo(2) })
  await addJob(db, { company_id: (await addCompany(db, { category_ids: [7] })).id, position_title: '他分野' })

  const { recommended_jobs } = await (await apiFor(db)).companies.show({ id })
  expect(recommended_jobs.map(({ position_title }) => position_title)).toEqual(['新しい'])
})

test('the page stays readable after the contract, without jobs', async ({ db }) => {
  const { id } = await addCompany(db, { end_of_contract: true })
  await addJob(db, { company_id: id })
  expect(await (await apiFor(db)).companies.show({ id })).toMatchObject({ company: { end_of_contract: true }, jobs: [] })
})

test.for(['provisional', 'pending', 'suspended'])('a company that is %s does not exist for the public', async (state, { db }) => {
  const { id } = await addCompany(db, { state })
  expect((await get(db, `/companies/${id}/`)).status).toBe(404)
  expect((await get(db, `/companies/${id}/response_figures/`)).status).toBe(404)
})

test('below ten cases a company has no figures of its replies', async ({ db }) => {
  const { id } = await addCompany(db)
  await addFigures(db, id, 'application', 9)
  await addFigures(db, id, 'scout', 9)
  const api = await apiFor(db)
  expect((await api.companies.show({ id })).company.response_figures).toBeNull()
  expect(await api.companies.response_figures({ id })).toEqual({ response_figures: [] })
})

test('from ten cases on, applications and scouts are counted apart', async ({ db }) => {
  const { id } = await addCompany(db)
  await addFigures(db, id, 'application', 10)
  await addFigures(db, id, 'scout', 12)
  const api = await apiFor(db)
  expect((await api.companies.show({ id })).company.response_figures).toMatchObject({ kind: 'application', cases: 10, answered: 9, median_answer_hours: 26.5 })
  expect((await api.companies.response_figures({ id })).response_figures).toMatchObject([
    { kind: 'application', cases: 10 },
    { kind: 'scout', cases: 12 },
  ])
})
