import { expect } from 'vitest'
import { addCompany, addJob, apiFor, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

const remotely = { remote: 2, employment_types: [1], prefectures: [13] }
/** The jobs that answer all of it. */
const titlesOf = ({ jobs, total }: { jobs: { job: { position_title: string } }[]; total: number }) =>
  jobs
    .slice(0, total)
    .map(({ job }) => job.position_title)
    .toSorted()

/** In text only, one job is リモート; as a fact, two are. */
async function addJobs(db: Database) {
  await addJob(db, { ...remotely, position_title: 'SRE', max_salary: 900 })
  await addJob(db, { ...remotely, position_title: '経理', max_salary: 700, prefectures: [27] })
  await addJob(db, { position_title: 'リモートセンシングのSRE', max_salary: 900, remote: 0, prefectures: [13] })
}

test('what is typed narrows the search as a chosen condition does, and the answer says so', async ({ db }) => {
  await addJobs(db)
  const api = await apiFor(db)
  const found = await api.job_offers.search({ free_word: 'フルリモート 年収800万以上 SRE' })
  expect(titlesOf(found)).toEqual(['SRE'])
  expect(found.readings).toEqual([
    { typed: 'フルリモート', parameter: 'remote', values: [2], label: 'フルリモート可', total_as_words: 1 },
    { typed: '年収800万以上', parameter: 'min_salary', values: [800], label: '年収800万円以上', total_as_words: 0 },
  ])
  expect(found.total_as_words).toBe(0)
  expect(found.jobs[0]?.highlight?.title).toEqual([[0, 3]])
  expect(titlesOf(await api.job_offers.search({ free_word: 'SRE', remote: [2], min_salary: 800 }))).toEqual(titlesOf(found))
})

test('a piece that stays words is looked for as words, and says what reading it gives', async ({ db }) => {
  await addJobs(db)
  const api = await apiFor(db)
  const found = await api.job_offers.search({ free_word: 'リモート', as_words: ['リモート'] })
  expect(found.readings).toEqual([])
  expect(found.undone).toEqual([{ typed: 'リモート', parameter: 'remote', values: [1, 2], label: 'リモート可', total_as_read: 2 }])
  expect(found.total_as_words).toBeNull()
  const read = await api.job_offers.search({ free_word: 'リモート' })
  expect([read.total, read.readings[0]?.total_as_words]).toEqual([2, found.total])
})

test('a company is found by its name in any legal form', async ({ db }) => {
  const { id } = await addCompany(db, { name: '株式会社ミナモログ' })
  await addJob(db, { company_id: id, position_title: '設計' })
  await addJob(db, { position_title: '営業' })
  for (const free_word of ['㈱ミナモログ', '（株）ミナモ', 'ミナモログ 株式会社'])
    expect(titlesOf(await (await apiFor(db)).job_offers.search({ free_word }))).toEqual(['設計'])
})

test('a typed and a chosen place that share none find nothing, and the answer says what each would give', async ({ db }) => {
  await addJobs(db)
  const { total, what_if, facets } = await (await apiFor(db)).job_offers.search({ free_word: '東京', prefectures: [27] })
  expect(total).toBe(0)
  expect(what_if).toEqual([
    { parameter: 'free_word', value: '東京', total: 1 },
    { parameter: 'prefectures', value: 27, total: 2 },
  ])
  // Choosing another place beside 「東京」 finds nothing either.
  expect(facets.prefectures).toEqual([{ id: 13, count: 2 }])
})

test('facets beside a typed condition count what choosing gives', async ({ db }) => {
  const hourly = { pay_unit: 'hour', min_salary: null, max_salary: null }
  await addJob(db, { ...hourly, pay_min: 1_200 })
  await addJob(db, { ...hourly, pay_min: 2_000 })
  const { total, facets } = await (await apiFor(db)).job_offers.search({ free_word: '時給1500円' })
  expect(total).toBe(1)
  expect(facets.hourly_wage).toContainEqual({ id: 1_000, count: 1 })
  expect(facets.hourly_wage).toContainEqual({ id: 2_000, count: 1 })
})

test('what a job states of days, people and benefits is found by its condition, and by its word when that is undone', async ({ db }) => {
  await addJob(db, { position_title: '経理', inexperienced_ok: true, intended_for: [2], annual_holidays: 125, stock_option: true, short_hours: true })
  await addJob(db, { position_title: '総務', min_week_work_days: 2, max_week_work_days: 5, annual_holidays: 110, inexperienced_ok: false })
  await addJob(db, { position_title: '法務', max_week_work_days: 5 })
  const api = await apiFor(db)
  const asked = [
    ['未経験', ['経理']],
    ['第二新卒', ['経理']],
    ['年間休日120日以上', ['経理']],
    ['年間休日105日以上', ['経理', '総務']],
    ['SO', ['経理']],
    ['時短勤務可', ['経理']],
    ['週2', ['総務']],
    ['週1', []],
  ] as const
  for (const [free_word, titles] of asked) expect([free_word, titlesOf(await api.job_offers.search({ free_word }))]).toEqual([free_word, titles])
  for (const free_word of ['未経験', '第二新卒', '年間休日125日', 'ストックオプション', '時短勤務可', '週2日'])
    expect([free_word, (await api.job_offers.search({ free_word, as_words: [free_word] })).total]).toEqual([free_word, 1])
  expect((await api.job_offers.search({})).facets).toMatchObject({
    week_days: [2, 3, 4].map((id) => ({ id, count: 1 })),
    intended_for: [{ id: 2, count: 1 }],
    inexperienced_ok: [
      { id: 0, count: 1 },
      { id: 1, count: 1 },
    ],
    short_hours: [{ id: 1, count: 1 }],
  })
})

test('facets beside a typed number of days count what choosing gives', async ({ db }) => {
  await addJob(db, { min_week_work_days: 1 })
  await addJob(db, { min_week_work_days: 3 })
  const { total, facets } = await (await apiFor(db)).job_offers.search({ free_word: '週3' })
  expect(total).toBe(2)
  expect(facets.week_days).toContainEqual({ id: 2, count: 1 })
  expect(facets.week_days).toContainEqual({ id: 4, count: 2 })
})

test('a decision about a text that is not there changes nothing, and an empty one is refused', async ({ db }) => {
  await addJobs(db)
  const api = await apiFor(db)
  expect((await api.job_offers.search({ free_word: '東京', as_words: ['大阪'] })).total).toBe(2)
  await expect(api.job_offers.search({ free_word: '東京', as_words: [''] })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})
