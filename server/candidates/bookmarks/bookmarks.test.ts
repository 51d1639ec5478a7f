import { expect } from 'vitest'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import { addCandidate, addCompany, addJob, addMember, apiFor, daysAgo, test } from '#server/testing.ts'

test('what I save is marked for me alone, stands in my list and my export, and can be taken out', async ({ db }) => {
  const [mine, theirs] = [await addCandidate(db), await addCandidate(db)]
  const { id, company_id } = await addJob(db)
  const api = await apiFor(db, mine.as)
  const { bookmarks, favorites } = api.candidate_users
  for (const _ of [1, 2]) expect(await bookmarks.add({ company_id, job_id: id })).toEqual({ is_bookmarked_by_me: true })
  expect((await api.job_offers.show({ id })).job).toMatchObject({ is_bookmarked_by_me: true, is_favorited_by_me: false })
  expect((await (await apiFor(db, theirs.as)).job_offers.show({ id })).job.is_bookmarked_by_me).toBe(false)
  expect(await bookmarks.list({})).toMatchObject({ bookmarks: [{ company_id, job_id: id, job: { is_bookmarked_by_me: true } }], total: 1 })
  expect((await favorites.list({})).total).toBe(0)
  expect((await personalRows(db, mine.id)).bookmarks).toMatchObject([{ company_id, job_id: id }])
  for (const _ of [1, 2]) expect(await bookmarks.remove({ company_id, job_id: id })).toEqual({ is_bookmarked_by_me: false })
  expect((await bookmarks.list({})).total).toBe(0)
})

test('a company finds no trace of it: not in its figures, its events, its notifications or its tasks', async ({ db }) => {
  const { as, id: candidate_user_id } = await addCandidate(db)
  const { id, company_id } = await addJob(db)
  const member = await addMember(db, { company_id })
  const { company_users } = await apiFor(db, member.as)
  const read = async () => {
    const { measured_at: _at, ...analytics } = { measured_at: '', ...(await company_users.analytics({})) }
    return [analytics, await company_users.tasks(), await company_users.notifications.list({})]
  }
  const before = await read()
  const { bookmarks } = (await apiFor(db, as)).candidate_users
  await bookmarks.add({ company_id, job_id: id })
  expect(await read()).toEqual(before)
  for (const table of ['events', 'favorites', 'live_events'] as const)
    expect(await db.selectFrom(table).selectAll().where('company_id', '=', company_id).execute()).toEqual([])
  await db.deleteFrom('accounts').where('id', '=', candidate_user_id).execute()
  expect(await db.selectFrom('bookmarks').selectAll().execute()).toEqual([])
})

test('a job off offer cannot be saved; a job that is over stays in the list and says so', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { bookmarks } = (await apiFor(db, as)).candidate_users
  const draft = await addJob(db, { state: 'draft', published_at: null, confirmed_at: null })
  await expect(bookmarks.add({ company_id: draft.company_id, job_id: draft.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { id, company_id } = await addJob(db)
  await bookmarks.add({ company_id, job_id: id })
  await db
    .updateTable('job_offers')
    .set({ state: 'closed', closed_at: daysAgo(0), closed_reason: 'filled' })
    .where('id', '=', id)
    .execute()
  expect(await bookmarks.list({})).toMatchObject({ bookmarks: [{ job: { id, state: 'closed' } }], total: 1 })
})

test('at a company without members a favourite would reach no one and is refused; saving is not', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { id: company_id } = await addCompany(db, { unclaimed_at: daysAgo(9), is_hiring_open_position: true })
  const { id: job_id } = await addJob(db, { company_id })
  const { bookmarks, favorites } = (await apiFor(db, as)).candidate_users
  for (const pair of [
    { company_id, job_id },
    { company_id, job_id: 0 },
  ]) {
    await expect(favorites.add(pair)).rejects.toMatchObject({ code: 'FAVORITE_REACHES_NOBODY', status: 403 })
    expect(await bookmarks.add(pair)).toEqual({ is_bookmarked_by_me: true })
  }
  expect(await db.selectFrom('favorites').selectAll().execute()).toEqual([])
})
