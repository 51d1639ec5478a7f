import { expect } from 'vitest'
import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, addMember, apiFor, daysAgo, test } from '#server/testing.ts'
import { publishableJob } from '../testing.ts'

async function desk(db: Database) {
  const { id: company_id } = await addCompany(db, { address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example' })
  await db.insertInto('fee_acceptances').values({ company_id, version: FEES_VERSION, accepted_by: '三枝 由香' }).execute()
  const member = await addMember(db, { company_id, name: '三枝 由香' })
  const { job_offers } = (await apiFor(db, member.as)).company_users
  const add = async (job: object = {}) => (await addJob(db, { ...publishableJob, company_id, ...job })).id
  const stateOf = (id: number) => db.selectFrom('job_offers').select(['state', 'confirmed_at', 'closed_reason']).where('id', '=', id).executeTakeFirstOrThrow()
  return { company_id, job_offers, add, stateOf }
}

test('several jobs are paused at once; one that was not possible says why, and taking back restores their confirmation', async ({ db }) => {
  const { job_offers, add, stateOf } = await desk(db)
  const confirmed_at = daysAgo(12)
  const [first, second, draft] = [
    await add({ confirmed_at }),
    await add({ confirmed_at }),
    await add({ state: 'draft', published_at: null, confirmed_at: null }),
  ]
  const before = await stateOf(first)
  const { items } = await job_offers.act({ ids: [second, first, draft], act: 'pause' })
  expect(items.map(({ id, refusal }) => [id, refusal === null])).toEqual([
    [first, true],
    [second, true],
    [draft, false],
  ])
  expect((await stateOf(first)).state).toBe('paused')
  expect((await job_offers.act({ ids: [first, second], act: 'restore' })).items.map(({ refusal }) => refusal)).toEqual([null, null])
  expect(await stateOf(first)).toEqual(before)
})

test('jobs that are closed together have one reason, and a paused one is paused again when that is taken back', async ({ db }) => {
  const { job_offers, add, stateOf } = await desk(db)
  const [open, paused] = [await add(), await add()]
  await job_offers.act({ ids: [paused], act: 'pause' })
  await job_offers.act({ ids: [open, paused], act: 'close', closed_reason: 'withdrawn' })
  expect(await stateOf(open)).toMatchObject({ state: 'closed', closed_reason: 'withdrawn' })
  await job_offers.act({ ids: [open, paused], act: 'restore' })
  expect([(await stateOf(open)).state, (await stateOf(paused)).state]).toEqual(['published', 'paused'])
})

test('nothing is taken back after ten minutes, or by somebody else', async ({ db }) => {
  const { company_id, job_offers, add, stateOf } = await desk(db)
  const [mine, old] = [await add(), await add()]
  await job_offers.act({ ids: [mine, old], act: 'pause' })
  await db
    .updateTable('job_offer_versions')
    .set({ changed_at: daysAgo(1) })
    .where('job_id', '=', old)
    .execute()
  // An edit meanwhile gives no more minutes.
  await job_offers.change({ id: old, bonus: '年2回' })
  const colleague = await addMember(db, { company_id, name: '木下 亮' })
  const theirs = (await apiFor(db, colleague.as)).company_users.job_offers
  expect((await theirs.act({ ids: [mine], act: 'restore' })).items[0]?.refusal).not.toBeNull()
  expect((await job_offers.act({ ids: [old], act: 'restore' })).items[0]?.refusal).not.toBeNull()
  expect((await stateOf(mine)).state).toBe('paused')
})

test('jobs of another company are not touched, and the list sorts by its columns', async ({ db }) => {
  const { job_offers, add, stateOf } = await desk(db)
  const other = await addJob(db)
  expect((await job_offers.act({ ids: [other.id], act: 'pause' })).items[0]).toMatchObject({ position_title: `番号 ${other.id}`, refusal: expect.any(String) })
  expect((await stateOf(other.id)).state).toBe('published')

  await add({ position_title: 'B', max_salary: 900 })
  await add({ position_title: 'ａ', max_salary: 700, min_salary: 500 })
  await add({ position_title: 'c', max_salary: null, min_salary: 500 })
  const titles = async (sort: 'title' | '-title' | 'pay' | '-pay') =>
    (await job_offers.list({ sort })).jobs.map(({ position_title }) => position_title).join('')
  expect([await titles('title'), await titles('-title'), await titles('pay'), await titles('-pay')]).toEqual(['ａBc', 'cBａ', 'ａBc', 'Bａc'])
})
