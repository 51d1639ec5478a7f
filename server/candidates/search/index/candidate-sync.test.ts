import { afterEach, expect, vi } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { Listener } from '#server/platform/database/listener.ts'
import { test } from '#server/platform/database/testing.ts'
import { addEmployer, addOpenCandidate } from '../../visibility/testing.ts'
import { today } from '#server/testing.ts'
import { peopleConditions } from '../search/read-people-search.ts'
import { refreshSearchTexts } from '../texts/refresh-search-texts.ts'
import { CandidateSync } from './candidate-sync.ts'
import { experienceYears } from './experience-years.ts'

const listeners: Listener[] = []
const syncs: CandidateSync[] = []
afterEach(async () => {
  for (const listener of listeners.splice(0)) await listener.stop()
  for (const sync of syncs.splice(0)) sync.stop()
})

async function follow(db: Database, url?: string) {
  const sync = new CandidateSync(db, () => today)
  syncs.push(sync)
  if (url) {
    const listener = new Listener(url, { candidate_index: sync.catchUp })
    listeners.push(listener)
    await listener.start()
  }
  await sync.start()
  return sync
}

async function found(sync: CandidateSync, free_word: string) {
  const index = await sync.current()
  return index.search({ ...peopleConditions({ free_word }), limit: 0 }).total
}

const write = (db: Database, id: string, job_summary: string) =>
  db.updateTable('candidate_profiles').set({ job_summary }).where('candidate_user_id', '=', id).execute()

test('every process finds a candidate as soon as they open, forgets at once who closes, is restricted or leaves, and needs no notification for it', async ({
  db,
  url,
}) => {
  const [told, untold] = [await follow(db, url), await follow(db)]
  const counts = async (word: string) => [await found(told, word), await found(untold, word)]
  const { id } = await addOpenCandidate(db)
  await write(db, id, '宇宙飛行士の訓練')
  expect(await counts('')).toEqual([1, 1])
  expect(await counts('宇宙飛行士')).toEqual([0, 0])
  await refreshSearchTexts(db)
  expect(await counts('宇宙飛行士')).toEqual([1, 1])

  const open = (is_open: boolean) => db.updateTable('candidate_users').set({ is_open }).where('id', '=', id).execute()
  await open(false)
  expect(await counts('')).toEqual([0, 0])
  await open(true)
  expect(await counts('宇宙飛行士')).toEqual([1, 1])
  const restrict = (restricted_at: string | null) => db.updateTable('accounts').set({ restricted_at }).where('id', '=', id).execute()
  await restrict(today.toISOString())
  expect(await counts('')).toEqual([0, 0])
  await restrict(null)
  await write(db, id, '灯台守')
  await refreshSearchTexts(db)
  expect([await counts('宇宙飛行士'), await counts('灯台守')]).toEqual([
    [0, 0],
    [1, 1],
  ])
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  expect(await counts('')).toEqual([0, 0])
  expect(await db.selectFrom('candidate_index_changes').select('candidate_user_id').execute()).toEqual([{ candidate_user_id: null }])
  expect(await db.selectFrom('candidate_index_marks').selectAll().execute()).toEqual([])
})

test('a process that starts later, and one that renews its index while people change, know the same', async ({ db }) => {
  const sync = await follow(db)
  const people: string[] = []
  for (let nth = 0; nth < 3; nth++) {
    const { id } = await addOpenCandidate(db)
    await write(db, id, `測量の${nth}年`)
    people.push(id)
  }
  await refreshSearchTexts(db)
  expect(await found(sync, '測量')).toBe(3)
  const renewing = sync.renew()
  await db.deleteFrom('accounts').where('id', '=', people[0]!).execute()
  await renewing
  expect([await found(sync, '測量'), await found(await follow(db), '測量')]).toEqual([2, 2])
  expect(await sync.lag()).toBe(0)
})

test('until the index was made a search is refused, and never answered from a part of it', async ({ db }) => {
  const { id } = await addOpenCandidate(db)
  await write(db, id, '測量の仕事')
  await refreshSearchTexts(db)
  const sync = new CandidateSync(db, () => today)
  syncs.push(sync)
  await expect(sync.current()).rejects.toMatchObject({ code: 'PEOPLE_PREPARING' })
  const making = sync.renew()
  await expect(sync.current()).rejects.toMatchObject({ code: 'PEOPLE_PREPARING' })
  await making
  expect(await found(sync, '測量')).toBe(1)
})

test('a start that may wait no longer leaves the index to be made while the process serves', async ({ db }) => {
  const { id } = await addOpenCandidate(db)
  await write(db, id, '測量の仕事')
  await refreshSearchTexts(db)
  const sync = new CandidateSync(db, () => today)
  syncs.push(sync)
  await sync.start(0)
  await vi.waitFor(async () => expect(await found(sync, '測量')).toBe(1))
})

test('a name of an employer that a company takes hides it from the index', async ({ db }) => {
  const sync = await follow(db)
  const { id } = await addOpenCandidate(db)
  await addEmployer(db, id, { organization_name: '株式会社サンプル', work_summary: '株式会社サンプルの測量。' })
  await refreshSearchTexts(db)
  expect([await found(sync, '測量'), await found(sync, '"サンプル"')]).toEqual([1, 0])
})

test.for([
  ['of one month', [[2020, 4, 2020, 4]], 0],
  ['of twelve months', [[2019, 4, 2020, 3]], 1],
  ['that still goes on', [[2020, 4, null, null]], 6],
  ['without its months', [[2015, null, 2018, null]], 3],
  [
    'beside another',
    [
      [2015, 4, 2018, 3],
      [2016, 4, 2017, 3],
    ],
    3,
  ], // prettier-ignore
  ['without a beginning', [[null, null, 2018, 3]], 0],
  ['that begins next year', [[2027, 4, null, null]], 0],
] as [string, (number | null)[][], number][])('an employment %s is worth its months', ([, spans, years]) => {
  const employments = spans.map(([join_year = null, join_month = null, leave_year = null, leave_month = null]) => ({
    join_year,
    join_month,
    leave_year,
    leave_month,
  }))
  expect(experienceYears(employments, today)).toBe(years)
})
