import { expect } from 'vitest'
import type { Updateable } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { addCandidate, addCompany, addJob, apiFor, daysAgo, test } from '#server/testing.ts'

const wish = (db: Database, id: string, wishes: Updateable<DB['candidate_profiles']>) =>
  db.updateTable('candidate_profiles').set(wishes).where('candidate_user_id', '=', id).execute()

test('おすすめ puts first what fits more of my wishes, and of equals the one confirmed last', async ({ db }) => {
  const me = await addCandidate(db)
  await wish(db, me.id, { user_preferred_work_areas: [26], user_desired_min_salary: 500 })
  const differs = await addJob(db, { prefectures: [13], min_salary: 300, max_salary: 400, confirmed_at: daysAgo(0) })
  const older = await addJob(db, { prefectures: [26], max_salary: 600, confirmed_at: daysAgo(3) })
  const newer = await addJob(db, { prefectures: [26], max_salary: 600, confirmed_at: daysAgo(2) })
  const untold = await addJob(db, { prefectures: [26], min_salary: null, max_salary: null, confirmed_at: daysAgo(1) })

  const ids = async (as = {}) => (await (await apiFor(db, as)).job_offers.search({})).jobs.map(({ job }) => job.id)
  expect(await ids(me.as)).toEqual([newer.id, older.id, untold.id, differs.id])
  expect(await ids()).toEqual([differs.id, untold.id, newer.id, older.id])
})

test('every job shows what fits, what differs and what is unknown, and the facts behind it', async ({ db }) => {
  const me = await addCandidate(db)
  await wish(db, me.id, { user_preferred_work_areas: [26], user_desired_min_salary: 800, user_desired_company_phases: [1], user_desired_remote: 2 })
  const { id } = await addJob(db, { prefectures: [26, 13], remote: 1, min_salary: 400, max_salary: 600 })
  const api = await apiFor(db, me.as)
  const { match } = await api.job_offers.show({ id })

  expect(match).toEqual({
    fits: 1,
    differs: 2,
    unknown: 1,
    lines: [
      { rule: 'prefectures', result: 'fits', field: 'prefectures', value: '京都府・一部リモート可', wished: '京都府' },
      { rule: 'remote', result: 'differs', field: 'remote', value: '一部リモート可', wished: 'フルリモート可' },
      { rule: 'min_salary', result: 'differs', field: 'max_salary', value: '400〜600万円', wished: '800万円以上' },
      { rule: 'phase', result: 'unknown', field: 'features', value: '会社のフェーズがまだ登録されていません', wished: 'シード・アーリー期' },
    ],
  })
  expect((await api.job_offers.search({})).jobs[0]?.match).toEqual(match)
})

test('pay without an upper end is unknown where its lower end does not reach the wish, and the line gives the reason', async ({ db }) => {
  const me = await addCandidate(db)
  await wish(db, me.id, { user_desired_min_salary: 600 })
  const { id } = await addJob(db, { min_salary: 588, max_salary: null })
  const api = await apiFor(db, me.as)
  const { match } = await api.job_offers.show({ id })
  expect(match?.lines).toEqual([
    { rule: 'min_salary', result: 'unknown', field: 'max_salary', value: '588万円〜（上限は書かれていません）', wished: '600万円以上' },
  ])
  expect((await api.job_offers.search({})).jobs[0]?.match).toEqual(match)
})

test('visitors, and candidates without wishes, see no lines', async ({ db }) => {
  const me = await addCandidate(db)
  const { id } = await addJob(db)
  expect((await (await apiFor(db)).job_offers.show({ id })).match).toBeNull()
  expect((await (await apiFor(db, me.as)).job_offers.search({})).jobs[0]?.match).toBeNull()
})

test('what I applied for and favourited is left out until I ask for it, and counts agree', async ({ db }) => {
  const me = await addCandidate(db)
  const [applied, favorited, other] = [await addJob(db, { flex: true }), await addJob(db, { flex: true }), await addJob(db, { flex: false })]
  const thread = await db.insertInto('threads').values({ candidate_user_id: me.id, company_id: applied.company_id }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('applications').values({ thread_id: thread.id, candidate_user_id: me.id, company_id: applied.company_id, job_id: applied.id }).execute()
  await db.insertInto('favorites').values({ candidate_user_id: me.id, company_id: favorited.company_id, job_id: favorited.id }).execute()
  await db.insertInto('favorites').values({ candidate_user_id: me.id, company_id: other.company_id, job_id: null }).execute()

  const api = await apiFor(db, me.as)
  const found = await api.job_offers.search({})
  expect(found.jobs.map(({ job }) => job.id)).toEqual([other.id])
  expect(found.facets.flex).toEqual([{ id: 0, count: 1 }])
  expect(found.what_if).toEqual([
    { parameter: 'exclude_applied', total: 2 },
    { parameter: 'exclude_favorited', total: 2 },
  ])
  expect((await api.job_offers.search({ exclude_applied: false, exclude_favorited: false })).total).toBe(3)
})

test('a list marks the jobs that I saved, favourited or applied for, and nobody else sees the marks', async ({ db }) => {
  const me = await addCandidate(db)
  const [saved, favorited, applied] = [await addJob(db), await addJob(db), await addJob(db)]
  await addJob(db)
  const pair = ({ id, company_id }: typeof saved) => ({ candidate_user_id: me.id, company_id, job_id: id })
  await db.insertInto('bookmarks').values(pair(saved)).execute()
  await db.insertInto('favorites').values(pair(favorited)).execute()
  const thread = await db.insertInto('threads').values({ candidate_user_id: me.id, company_id: applied.company_id }).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('applications')
    .values({ ...pair(applied), thread_id: thread.id })
    .execute()

  const marked = async (as = {}) => {
    const { jobs } = await (await apiFor(db, as)).job_offers.search({ exclude_applied: false, exclude_favorited: false })
    const idsOf = (mark: 'is_bookmarked_by_me' | 'is_favorited_by_me' | 'is_applied_by_me') => jobs.filter(({ job }) => job[mark]).map(({ job }) => job.id)
    return { total: jobs.length, saved: idsOf('is_bookmarked_by_me'), favorited: idsOf('is_favorited_by_me'), applied: idsOf('is_applied_by_me') }
  }
  expect(await marked(me.as)).toEqual({ total: 4, saved: [saved.id], favorited: [favorited.id], applied: [applied.id] })
  expect(await marked((await addCandidate(db)).as)).toEqual({ total: 4, saved: [], favorited: [], applied: [] })
})

test('jobs that I hid, and companies that I hid or blocked, are on no list of mine, in any search', async ({ db }) => {
  const me = await addCandidate(db)
  const company = async () => (await addCompany(db)).id
  const [hidden, hiddenCompany, blocked, other] = [await addJob(db), await company(), await company(), await addJob(db)]
  await addJob(db, { company_id: hiddenCompany })
  await addJob(db, { company_id: blocked })
  await db.insertInto('hidden_jobs').values({ candidate_user_id: me.id, company_id: hidden.company_id, job_id: hidden.id }).execute()
  await db.insertInto('hidden_jobs').values({ candidate_user_id: me.id, company_id: hiddenCompany, job_id: null }).execute()
  await db.insertInto('blocked_companies').values({ candidate_user_id: me.id, company_id: blocked }).execute()

  const found = await (await apiFor(db, me.as)).job_offers.search({ exclude_applied: false, exclude_favorited: false })
  expect({ ids: found.jobs.map(({ job }) => job.id), total: found.total }).toEqual({ ids: [other.id], total: 1 })
  expect((await (await apiFor(db)).job_offers.search({})).total).toBe(4)
})

test('below my floor a job comes last, but my search stays whole, and nothing reveals the floor', async ({ db }) => {
  const me = await addCandidate(db)
  await wish(db, me.id, { user_preferred_work_areas: [26] })
  await db.updateTable('candidate_privacy').set({ salary_floor: 543 }).where('candidate_user_id', '=', me.id).execute()
  const low = await addJob(db, { prefectures: [26], max_salary: 500, confirmed_at: daysAgo(0) })
  const high = await addJob(db, { prefectures: [26], max_salary: 600, confirmed_at: daysAgo(1) })
  const found = await (await apiFor(db, me.as)).job_offers.search({})
  expect(found.jobs.map(({ job }) => job.id)).toEqual([high.id, low.id])
  expect(JSON.stringify(found)).not.toContain('543')
})
