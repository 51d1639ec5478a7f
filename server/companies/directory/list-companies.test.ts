import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, apiFor, daysAgo, get, test } from '#server/testing.ts'

test('companies come by the freshness of their jobs, those without one last', async ({ db }) => {
  const { id: without } = await addCompany(db, { name: '求人なし' })
  const { company_id: older } = await addJob(db, { confirmed_at: daysAgo(5) })
  const { company_id: newer } = await addJob(db, { confirmed_at: daysAgo(2) })
  await addJob(db, { company_id: newer, confirmed_at: daysAgo(3) })

  const { companies, total } = await (await apiFor(db)).companies.list({})
  expect(companies.map(({ id, jobs_count }) => [id, jobs_count])).toEqual([
    [newer, 2],
    [older, 1],
    [without, 0],
  ])
  expect(total).toBe(3)
})

test('a job that the public does not see is not counted', async ({ db }) => {
  const { company_id } = await addJob(db, { state: 'paused' })
  await addJob(db, { company_id, confirmed_at: daysAgo(60) })
  expect((await (await apiFor(db)).companies.list({})).companies).toMatchObject([{ jobs_count: 0 }])
})

test.for([{ state: 'provisional' }, { state: 'pending' }, { state: 'suspended' }, { end_of_contract: true }])('%o is not listed', async (company, { db }) => {
  await addCompany(db, company)
  expect(await (await apiFor(db)).companies.list({})).toMatchObject({ companies: [], total: 0 })
})

test('a name is found in any spelling of its letters', async ({ db }) => {
  await addCompany(db, { name: 'ＡＢＣラボ' })
  const totalOf = async (company_name: string) => (await (await apiFor(db)).companies.list({ company_name })).total
  expect([await totalOf('abcラボ'), await totalOf('ABCﾗﾎﾞ'), await totalOf('xyz'), await totalOf('%')]).toEqual([1, 1, 0, 0])
})

test('each condition narrows, and several values of one widen', async ({ db }) => {
  await addCompany(db, { name: '一', category_ids: [8, 15], feature1: true, feature5: true, employee_range: 2, prefecture: 13 })
  await addCompany(db, { name: '二', category_ids: [7], feature2: true, employee_range: 3, prefecture: 27 })
  const names = async (query: string) => (await (await get(db, `/companies/?${query}`)).json()).companies.map(({ name }: { name: string }) => name).toSorted()

  expect(await names('company_categories=15')).toEqual(['一'])
  expect(await names('company_categories=15&company_categories=7')).toEqual(['一', '二'])
  expect(await names('phase=2')).toEqual(['二'])
  expect(await names('kind=5')).toEqual(['一'])
  expect(await names('employee_range=3&prefectures=13')).toEqual([])
  expect(await names('prefectures=27')).toEqual(['二'])
})

test('pages part the list without losing or repeating a company', async ({ db }) => {
  for (const name of ['一', '二', '三']) await addCompany(db, { name })
  const api = await apiFor(db)
  const pages = [await api.companies.list({ per_page: 2 }), await api.companies.list({ per_page: 2, page: 2 })]
  expect(pages.map(({ companies }) => companies.length)).toEqual([2, 1])
  expect(new Set(pages.flatMap(({ companies }) => companies.map(({ id }) => id))).size).toBe(3)
})

test('pages that the index alone knows go on with those that it does not', async ({ db }) => {
  const ids: number[] = []
  for (const days of [1, 2, 2, 3]) ids.push((await addJob(db, { confirmed_at: daysAgo(days) })).company_id)
  const [freshest, one, other, oldest] = ids
  const without = [(await addCompany(db)).id, (await addCompany(db)).id].toReversed()

  const api = await apiFor(db)
  const pages = await Promise.all([1, 2, 3].map((page) => api.companies.list({ per_page: 2, page })))
  expect(pages.map(({ total }) => total)).toEqual([6, 6, 6])
  expect(pages.flatMap(({ companies }) => companies.map(({ id }) => id))).toEqual([freshest, other, one, oldest, ...without])
  expect((await api.companies.list({ per_page: 3, page: 2 })).companies.map(({ id }) => id)).toEqual([oldest, ...without])
})

test.for(['株式会社高島', '㈱髙島', '(株) 高島', '髙島', 'ﾃｯｸ', 'てっく', '高島・テック', '高島テック株式会社', '高島テック（株）', '高島テック Inc.'])(
  'a name is found by %s, whatever its letters',
  async (company_name, { db }) => {
    const { id } = await addCompany(db, { name: '㈱髙島 テック' })
    await addCompany(db, { name: '株式会社低島' })
    expect((await (await apiFor(db)).companies.list({ company_name })).companies.map((company) => company.id)).toEqual([id])
  },
)

test('a legal form alone, and letters that are no name, find what holds them', async ({ db }) => {
  await addCompany(db, { name: '株式会社メバエ' })
  const totalOf = async (company_name: string) => (await (await apiFor(db)).companies.list({ company_name })).total
  expect([await totalOf('株式会社'), await totalOf('有限会社'), await totalOf('メバェ社')]).toEqual([1, 0, 0])
})

async function addFigures(db: Database, name: string, cases: number, answered: number, median_answer_hours: number | null) {
  const { id: company_id } = await addCompany(db, { name })
  await db.insertInto('company_response_figures').values({ company_id, kind: 'application', cases, answered, median_answer_hours }).execute()
}

test('companies come by their public figures; few cases order nothing, and are counted until they do', async ({ db }) => {
  await addFigures(db, '速い', 20, 18, 12)
  await addFigures(db, '全部に', 10, 10, 60)
  await addFigures(db, '三件', 3, 3, 1)
  await addFigures(db, '黙る', 10, 2, null)
  await addCompany(db, { name: 'なし' })
  const api = await apiFor(db)
  const names = async (sort: number) => (await api.companies.list({ sort })).companies.map(({ name }) => name)
  expect((await names(2)).slice(0, 3)).toEqual(['全部に', '速い', '黙る'])
  expect((await names(3)).slice(0, 3)).toEqual(['速い', '全部に', '黙る'])
  const counted = Object.fromEntries((await api.companies.list({})).companies.map(({ name, counted_cases }) => [name, counted_cases]))
  expect(counted).toEqual({ 速い: null, 全部に: null, 黙る: null, 三件: 3, なし: 0 })
})

test('the site sums what the pages of companies say, and nothing of few cases', async ({ db }) => {
  const api = await apiFor(db)
  expect(await api.companies.site_figures()).toMatchObject({ companies: 0, cases: 0, median_answer_hours: null, measured_at: null })
  await addFigures(db, '当日', 20, 18, 12)
  await addFigures(db, '三日', 10, 10, 60)
  await addFigures(db, '三件', 3, 3, 1)
  await addFigures(db, '黙る', 10, 2, null)
  expect(await api.companies.site_figures()).toMatchObject({
    companies: 3,
    cases: 40,
    answered: 30,
    median_answer_hours: 60,
    spread: { same_day: 1, two_days: 0, four_days: 1, seven_days: 0, longer: 0, mostly_silent: 1 },
  })
})
