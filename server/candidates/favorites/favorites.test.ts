import { expect } from 'vitest'
import { addCandidate, addCompany, addJob, apiFor, daysAgo, test } from '#server/testing.ts'

test('a favourite is marked on every page of the job, for this candidate only', async ({ db }) => {
  const [mine, theirs] = [await addCandidate(db), await addCandidate(db)]
  const { id, company_id } = await addJob(db)
  const api = await apiFor(db, mine.as)
  expect(await api.candidate_users.favorites.add({ company_id, job_id: id })).toEqual({ is_favorited_by_me: true })

  expect((await api.job_offers.show({ id })).job.is_favorited_by_me).toBe(true)
  expect((await api.job_offers.search({ exclude_favorited: false })).jobs.map(({ job }) => job.is_favorited_by_me)).toEqual([true])
  for (const other of [await apiFor(db, theirs.as), await apiFor(db)]) expect((await other.job_offers.show({ id })).job.is_favorited_by_me).toBe(false)
})

test('marking and unmarking twice is as good as once', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { id: job_id, company_id } = await addJob(db)
  const { favorites } = (await apiFor(db, as)).candidate_users
  for (const _ of [1, 2]) await favorites.add({ company_id, job_id })
  expect((await favorites.list({})).total).toBe(1)
  for (const _ of [1, 2]) expect(await favorites.remove({ company_id, job_id })).toEqual({ is_favorited_by_me: false })
  expect((await favorites.list({})).total).toBe(0)
})

test('the open position is a separate favourite, while the company takes candidates without a fixed role', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { id: company_id } = await addCompany(db, { is_hiring_open_position: true })
  const { companies, candidate_users } = await apiFor(db, as)
  const { favorites } = candidate_users
  const isMarked = async () => (await companies.show({ id: company_id })).company.is_favorited_by_me
  expect(await isMarked()).toBe(false)
  for (const _ of [1, 2]) await favorites.add({ company_id, job_id: 0 })
  expect([await isMarked(), (await (await apiFor(db)).companies.show({ id: company_id })).company.is_favorited_by_me]).toEqual([true, false])
  expect(await favorites.list({})).toMatchObject({ favorites: [{ company_id, job_id: 0, job: null }], total: 1 })
  await favorites.remove({ company_id, job_id: 0 })
  expect((await favorites.list({})).total).toBe(0)
  const { id: closed } = await addCompany(db)
  await expect(favorites.add({ company_id: closed, job_id: 0 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a job that is off offer, or belongs to another company, cannot be marked', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { favorites } = (await apiFor(db, as)).candidate_users
  const draft = await addJob(db, { state: 'draft', published_at: null, confirmed_at: null })
  const old = await addJob(db, { confirmed_at: daysAgo(45) })
  const offered = await addJob(db)
  for (const pair of [
    { company_id: draft.company_id, job_id: draft.id },
    { company_id: old.company_id, job_id: old.id },
    { company_id: draft.company_id, job_id: offered.id },
    { company_id: 2_000_000_000, job_id: 2_000_000_000 },
  ])
    await expect(favorites.add(pair)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a favourite that is over stays in the list and says so; one that is hidden from the public does not', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { favorites } = (await apiFor(db, as)).candidate_users
  const [over, paused] = [await addJob(db), await addJob(db)]
  for (const { id, company_id } of [over, paused]) await favorites.add({ company_id, job_id: id })
  await db
    .updateTable('job_offers')
    .set({ state: 'closed', closed_at: daysAgo(0), closed_reason: 'filled' })
    .where('id', '=', over.id)
    .execute()
  await db.updateTable('job_offers').set({ state: 'paused' }).where('id', '=', paused.id).execute()
  expect(await favorites.list({})).toMatchObject({ favorites: [{ job: { id: over.id, state: 'closed', active: false, is_favorited_by_me: true } }], total: 1 })
})

test('the list has pages', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { favorites } = (await apiFor(db, as)).candidate_users
  for (const _ of [1, 2, 3]) {
    const { id, company_id } = await addJob(db)
    await favorites.add({ company_id, job_id: id })
  }
  const pages = await Promise.all([1, 2].map((page) => favorites.list({ page, per_page: 2 })))
  expect(pages.map((page) => [page.favorites.length, page.total])).toEqual([
    [2, 3],
    [1, 3],
  ])
  expect(new Set(pages.flatMap((page) => page.favorites.map(({ job_id }) => job_id))).size).toBe(3)
})

test('opening the list of companies that marked me clears the counter of the earlier marks only', async ({ db }) => {
  const { id, as } = await addCandidate(db, { favorites_by_companies_seen_at: daysAgo(2) })
  const { favorites_by_companies, account } = (await apiFor(db, as)).candidate_users
  const { id: company_id } = await addCompany(db)
  await db
    .insertInto('company_favorites')
    .values({ company_id, candidate_user_id: id, created_at: daysAgo(1) })
    .execute()
  expect((await account()).unread_favorite_by_company_count).toBe(1)
  expect(await favorites_by_companies.list({})).toMatchObject({ favorites: [{ company_id, job_id: 0, is_new: true }], total: 1 })
  expect(await favorites_by_companies.list({ only_new: true })).toMatchObject({ favorites: [{ company_id, is_new: true }], total: 1 })
  expect((await account()).unread_favorite_by_company_count).toBe(1)

  await favorites_by_companies.see({})
  expect((await account()).unread_favorite_by_company_count).toBe(0)
  expect(await favorites_by_companies.list({})).toMatchObject({ favorites: [{ is_new: false }] })
  expect(await favorites_by_companies.list({ only_new: true })).toMatchObject({ favorites: [], total: 0 })
})

test('a company that I block is neither listed nor counted', async ({ db }) => {
  const { id, as } = await addCandidate(db, { favorites_by_companies_seen_at: daysAgo(2) })
  const { id: company_id } = await addCompany(db)
  await db
    .insertInto('company_favorites')
    .values({ company_id, candidate_user_id: id, created_at: daysAgo(1) })
    .execute()
  await db.insertInto('blocked_companies').values({ company_id, candidate_user_id: id }).execute()
  const { favorites_by_companies, account } = (await apiFor(db, as)).candidate_users
  expect(await favorites_by_companies.list({})).toMatchObject({ favorites: [], total: 0 })
  expect((await account()).unread_favorite_by_company_count).toBe(0)
})
