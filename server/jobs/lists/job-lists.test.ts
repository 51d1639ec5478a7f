import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, apiFor, contextOf, daysAgo, test, today } from '#server/testing.ts'
import { knownLists } from './known-lists.ts'

const [SERVER, FRONTEND, TOKYO, KYOTO, GO] = [16, 42, 13, 26, 1]

async function addJobs(db: Database, count: number, job: Parameters<typeof addJob>[1] = {}) {
  for (const _ of Array(count).keys()) await addJob(db, { job_fields: [SERVER], prefectures: [TOKYO], ...job })
}
const server = { kind: 'occupation' as const, name: 'サーバーサイドエンジニア' }

test('a list of five jobs has a page, one of four has none, and no address leads to it', async ({ db }) => {
  await addJobs(db, 4, { skill_types: [GO] })
  await addJob(db, { job_fields: [SERVER], prefectures: [KYOTO] })
  const api = await apiFor(db)
  expect((await api.job_lists.show(server)).list).toMatchObject({
    name: 'サーバーサイドエンジニア',
    place: null,
    path: '/jobs/occupation/サーバーサイドエンジニア',
    count: 5,
  })
  expect((await api.job_lists.list()).lists.map(({ path }) => path)).toEqual(['/jobs/occupation/サーバーサイドエンジニア'])
  for (const asked of [
    { ...server, place: '東京都' },
    { kind: 'skill' as const, name: 'Go' },
    { kind: 'phase' as const, name: 'nothing' },
    { kind: 'skill' as const, name: 'Go', place: '東京都' },
  ])
    await expect(api.job_lists.show(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('jobs that nobody sees count in no list', async ({ db }) => {
  await addJobs(db, 4)
  await addJob(db, { job_fields: [SERVER], state: 'paused' })
  await addJob(db, { job_fields: [SERVER], confirmed_at: daysAgo(46) })
  await expect((await apiFor(db)).job_lists.show(server)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a list tells what its jobs pay, how fresh they are, and what they have in common, beside the whole site', async ({ db }) => {
  for (const min_salary of [400, 500, 600, 700, 800]) await addJobs(db, 1, { min_salary, max_salary: min_salary + 200, remote: 2, skill_types: [GO] })
  await addJobs(db, 1, { min_salary: null, max_salary: null, confirmed_at: daysAgo(31), remote: 0 })
  await addJobs(db, 4, { job_fields: [FRONTEND], min_salary: 300, max_salary: 300, remote: 0 })
  const { figures, site, common, search, near } = await (await apiFor(db)).job_lists.show(server)
  expect(figures).toMatchObject({
    jobs: 6,
    companies: 6,
    confirmed_lately: 5,
    pay: { jobs: 5, low: 600, median: 700, high: 800 },
    terms: { full_remote: 5, on_site: 1 },
  })
  expect(site).toMatchObject({ jobs: 10, pay: { jobs: 9, median: 500 }, terms: { full_remote: 5, on_site: 5 } })
  expect(common).toEqual([
    { kind: 'place', name: '東京都', count: 6 },
    { kind: 'skill', name: 'Go', count: 5 },
  ])
  expect(search).toEqual({ job_fields: [SERVER] })
  expect(near.map(({ is, path }) => [is, path])).toEqual([
    ['narrower', '/jobs/occupation/サーバーサイドエンジニア/東京都'],
    ['beside', '/jobs/place/東京都'],
    ['beside', '/jobs/skill/Go'],
  ])
})

test('a station is found by its name with and without 駅, and the list of a place in an occupation leads up to both', async ({ db }) => {
  await addJobs(db, 5, { nearest_station: 'JR山手線 渋谷駅 徒歩5分' })
  const api = await apiFor(db)
  for (const name of ['渋谷', '渋谷駅'])
    expect((await api.job_lists.show({ kind: 'station', name })).list).toMatchObject({ name: '渋谷駅', path: '/jobs/station/渋谷駅', count: 5 })
  const { near } = await api.job_lists.show({ ...server, place: `${TOKYO}` })
  expect(near.filter(({ is }) => is === 'wider').map(({ path }) => path)).toEqual(['/jobs/occupation/サーバーサイドエンジニア', '/jobs/place/東京都'])
})

test('answers are summed from three companies with figures on, and the middle of their medians', async ({ db }) => {
  const add = async (cases: number, answered: number, median_answer_hours: number | null) => {
    const { id: company_id } = await addCompany(db)
    await db.insertInto('company_response_figures').values({ company_id, kind: 'application', cases, answered, median_answer_hours }).execute()
    await addJobs(db, 2, { company_id })
  }
  await add(10, 9, 12)
  await add(20, 10, null)
  await add(9, 9, 1)
  expect((await (await apiFor(db)).job_lists.show(server)).figures.answers).toBe(null)
  await add(30, 30, 48)
  expect((await (await apiFor(db)).job_lists.show(server)).figures.answers).toEqual({ companies: 3, cases: 60, answered: 49, median_answer_hours: 48 })
})

test('the lists are counted once a minute', async ({ db }) => {
  await addJobs(db, 5)
  let now = today
  const context = { ...(await contextOf(db)), now: () => now }
  const counts = async () => (await knownLists(context)).lists.map(({ count }) => count)
  expect(await counts()).toEqual([5, 5, 5])
  context.jobIndex.apply({ remove: [(await db.selectFrom('job_offers').select('id').executeTakeFirstOrThrow()).id] })
  expect(await counts()).toEqual([5, 5, 5])
  now = new Date(today.getTime() + 60_000)
  expect(await counts()).toEqual([])
})
