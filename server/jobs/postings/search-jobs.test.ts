import { expect } from 'vitest'
import { addCompany, addJob, apiFor, daysAgo, get, test } from '#server/testing.ts'

test('finds published jobs by free word and salary', async ({ db }) => {
  await addJob(db, { position_title: 'エンジニア', min_salary: 500, max_salary: 700 })
  await addJob(db, { position_title: 'エンジニア見習い', min_salary: 250, max_salary: 300 })
  await addJob(db, { position_title: 'エンジニア（下書き）', state: 'draft', published_at: null, confirmed_at: null })

  const { jobs, total } = await (await apiFor(db)).job_offers.search({ free_word: 'ｴﾝｼﾞﾆｱ', min_salary: 400 })

  expect(jobs.map(({ job }) => job.position_title)).toEqual(['エンジニア'])
  expect(jobs[0]?.highlight?.title).toEqual([[0, 5]])
  expect(total).toBe(1)
})

test('finds jobs that do not state remote work, and hourly jobs by the wage that they reach', async ({ db }) => {
  const { id: silent } = await addJob(db, { remote: null })
  const { id: office } = await addJob(db, { remote: 0 })
  const hourly = { pay_unit: 'hour', min_salary: null, max_salary: null, remote: 1 }
  const { id: low } = await addJob(db, { ...hourly, pay_min: 1_150 })
  const { id: high } = await addJob(db, { ...hourly, pay_min: 1_200, pay_max: 1_600 })
  const api = await apiFor(db)
  const found = async (search: object) => (await api.job_offers.search(search)).jobs.map(({ job }) => job.id).toSorted((one, other) => one - other)
  expect(await found({ remote: [9] })).toEqual([silent])
  expect(await found({ remote: [9, 0] })).toEqual([silent, office])
  expect(await found({ hourly_wage: [1_500] })).toEqual([high])
  expect(await found({ hourly_wage: [1_000] })).toEqual([low, high])
  expect(await found({ hourly_wage: [2_000] })).toEqual([])
  const { facets } = await api.job_offers.search({})
  expect(facets.remote).toContainEqual({ id: 9, count: 1 })
  expect(facets.hourly_wage).toEqual([
    { id: 1_000, count: 2 },
    { id: 1_200, count: 1 },
    { id: 1_500, count: 1 },
  ])
  const few = await api.job_offers.search({ free_word: '時給1500円', counted: ['remote'] })
  expect(Object.keys(few.facets)).toEqual(['remote'])
})

test('leaves out jobs that were not confirmed for 45 days, and companies that are gone', async ({ db }) => {
  await addJob(db, { confirmed_at: daysAgo(45) })
  await addJob(db, { company_id: (await addCompany(db, { end_of_contract: true })).id })
  await addJob(db, { company_id: (await addCompany(db, { state: 'suspended' })).id })
  const { id } = await addJob(db, { confirmed_at: daysAgo(44) })

  const { jobs } = await (await apiFor(db)).job_offers.search({})
  expect(jobs.map(({ job }) => job.id)).toEqual([id])
})

test('shows other jobs of the company and a recent change of the pay', async ({ db }) => {
  const { id, company_id } = await addJob(db)
  const other = await addJob(db, { company_id, position_title: '経理' })
  await db.updateTable('job_offers').set({ max_salary: 650 }).where('id', '=', id).execute()

  const { jobs } = await (await apiFor(db)).job_offers.search({ sort: 4, fields: ['other_jobs'] })
  expect(jobs[0]).toMatchObject({
    job: { id, max_salary: 650 },
    other_jobs: [{ id: other.id }],
    salary_change: { changes: { max_salary: { from: 600, to: 650 } } },
  })
})

test('lists one job of each company, page by page, and counts all', async ({ db }) => {
  const many = await addCompany(db)
  for (const days of [1, 2, 3, 4, 5]) await addJob(db, { company_id: many.id, confirmed_at: daysAgo(days) })
  const other = await addJob(db, { confirmed_at: daysAgo(6) })
  const api = await apiFor(db)

  const listed = async (page: number) => {
    const { jobs, total } = await api.job_offers.search({ one_per_company: true, per_page: 1, page, fields: ['other_jobs'] })
    return [...jobs.map(({ job, other_jobs }) => [job.company_id, other_jobs?.length]), total]
  }
  expect([await listed(1), await listed(2), await listed(3)]).toEqual([[[many.id, 3], 6], [[other.company_id, 0], 6], [6]])
})

test('counts every match, even past the last page', async ({ db }) => {
  await addJob(db)
  expect(await (await apiFor(db)).job_offers.search({ page: 9 })).toMatchObject({ jobs: [], total: 1, page: 9, per_page: 20 })
})

test('takes one field or several as a repeated key', async ({ db }) => {
  for (const field of [16, 18, 29]) await addJob(db, { job_fields: [field] })
  const totalOf = async (query: string) => (await (await get(db, `/job_offers/?${query}`)).json()).total

  expect(await totalOf('job_fields=16')).toBe(1)
  expect(await totalOf('job_fields=16&job_fields=18')).toBe(2)
})

test('refuses a page that is not a number, naming the field', async ({ db }) => {
  const response = await get(db, '/job_offers/?page=zero&sort=9&nonsense=1')
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({
    status: 422,
    code: 'INPUT_INVALID',
    error: '入力内容を確認してください。',
    issues: [{ field: 'nonsense' }, { field: 'sort' }, { field: 'page' }],
  })
})

test('says little of each job unless more is asked for', async ({ db }) => {
  await addJob(db, { position_title: 'エンジニア', tagline: '世界を測る', description: 'サーバーの運用' })
  const listed = async (query: string) => (await (await get(db, `/job_offers/?${query}`)).json()).jobs[0]
  const { job, company, other_jobs, highlight } = await listed('free_word=サーバ')
  expect([job.tagline, job.description, company.employee_range, other_jobs, highlight]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    { title: [], snippet: null },
  ])
  const more = await listed('free_word=サーバ&fields=tagline&fields=company&fields=snippet&fields=other_jobs')
  expect(more).toMatchObject({ job: { tagline: '世界を測る' }, other_jobs: [], highlight: { snippet: { text: expect.stringContaining('サーバー') } } })
  expect([more.job.description, 'employee_range' in more.company]).toEqual([undefined, true])
  expect((await get(db, '/job_offers/?fields=password')).status).toBe(422)
})

test('notes which jobs and companies a page shows', async ({ db }) => {
  const { id, company_id } = await addJob(db)
  const shown = { jobs: new Set<number>(), companies: new Set<number>() }
  const api = await apiFor(db, { shown })
  await api.job_offers.search({})
  expect(shown).toEqual({ jobs: new Set([id]), companies: new Set([company_id]) })
  shown.jobs.clear()
  await api.job_offers.show({ id: String(id) })
  expect(shown.jobs).toEqual(new Set([id]))
})

test('looks for synonyms, says so, and leaves out one that the viewer does not want', async ({ db }) => {
  const { id: typed } = await addJob(db, { position_title: '育休の経理' })
  const { id: other } = await addJob(db, { position_title: '育児休業の経理' })
  const api = await apiFor(db)
  const found = await api.job_offers.search({ free_word: '育休', fields: ['found_in'] })
  expect(found.jobs.map(({ job }) => job.id)).toEqual([typed, other])
  expect(found.expanded).toEqual([{ typed: '育休', also: ['育児休業'] }])
  expect(found.jobs[1]?.highlight).toMatchObject({ title: [[0, 4]], found_in: [{ typed: '育休', field: 'title', by: '育児休業' }] })

  const without = await api.job_offers.search({ free_word: '育休', without_synonyms: ['育児休業'] })
  expect([without.jobs.map(({ job }) => job.id), without.expanded]).toEqual([[typed], []])
})

test('offers a word one letter away when it finds more, and never takes it by itself', async ({ db }) => {
  await addJob(db, { position_title: 'エンジニア' })
  await addJob(db, { position_title: 'エンジニアの見習い' })
  await addJob(db, { position_title: 'エンジニアの師匠', employment_types: [1] })
  const api = await apiFor(db)
  expect(await api.job_offers.search({ free_word: 'エンジニヤ 見習い' })).toMatchObject({
    total: 0,
    did_you_mean: [{ typed: 'エンジニヤ', word: 'エンジニア', free_word: 'エンジニア 見習い', total: 1 }],
  })
  // What was read as a condition stays in the offer.
  const [offer] = (await api.job_offers.search({ free_word: '正社員 エンジニヤ' })).did_you_mean
  expect(offer).toEqual({ typed: 'エンジニヤ', word: 'エンジニア', free_word: '正社員 エンジニア', total: expect.any(Number) })
  expect((await api.job_offers.search({ free_word: '"エンジニヤ"' })).did_you_mean).toEqual([])
  expect((await api.job_offers.search({ free_word: 'エンジニヤ 経理' })).did_you_mean).toEqual([])
})

test('of a sentence that wishes for a job the words that carry it are looked for, and the answer says which', async ({ db }) => {
  const { id } = await addJob(db, { position_title: '宇宙機の設計' })
  const api = await apiFor(db)
  const found = await api.job_offers.search({ free_word: '宇宙に関わる仕事' })
  expect([found.jobs.map(({ job }) => job.id), found.wishes]).toEqual([[id], [{ typed: '宇宙に関わる仕事', words: ['宇宙'] }]])
  expect(await api.job_offers.search({ free_word: '"宇宙に関わる仕事"' })).toMatchObject({ total: 0, wishes: [] })
})
