import { expect } from 'vitest'
import { MOST_TAGS_OF_CANDIDATE } from '#contract/hiring/selection/tag-limits.ts'
import { addOpenCandidate } from '../../visibility/testing.ts'
import { addMember, apiFor, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

async function prepare(db: Database) {
  const { company_id, as } = await addMember(db, { role: 'recruiter' })
  const { company_users: api } = await apiFor(db, as)
  const list = await api.candidate_lists.create({ name: '次の募集' })
  const found = async () => (await api.candidates.list({ list_id: list.id })).candidates.map(({ id }) => id)
  return { company_id, api, list, found }
}

test('members share lists of candidates, and search within one', async ({ db }) => {
  const { company_id, api, list, found } = await prepare(db)
  const { id } = await addOpenCandidate(db)
  await addOpenCandidate(db)
  for (let twice = 0; twice < 2; twice++) await api.candidate_lists.add({ list_id: list.id, candidate_id: id })
  const { company_users: colleague } = await apiFor(db, (await addMember(db, { company_id, role: 'recruiter' })).as)
  expect((await colleague.candidate_lists.list()).candidate_lists).toEqual([list])
  expect(await found()).toEqual([id])
  expect((await colleague.candidates.show({ candidate_id: id })).list_ids).toEqual([list.id])
  expect(await api.candidate_lists.create({ name: '次の募集' })).toEqual(list)
  await colleague.candidate_lists.remove_candidate({ list_id: list.id, candidate_id: id })
  expect(await found()).toEqual([])
})

test('a candidate who hides or leaves is in no list and no count at once, and is not told of lists', async ({ db }) => {
  const { api, list, found } = await prepare(db)
  const { id, as } = await addOpenCandidate(db)
  await api.candidate_lists.add({ list_id: list.id, candidate_id: id })
  await db.updateTable('candidate_users').set({ is_open: false }).where('id', '=', id).execute()
  expect(await found()).toEqual([])
  expect((await api.candidates.list({ list_id: list.id })).total).toBe(0)
  await expect(api.candidate_lists.add({ list_id: list.id, candidate_id: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { notifications } = await (await apiFor(db, as)).candidate_users.notifications.list({})
  expect(notifications).toEqual([])
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  expect(await db.selectFrom('people_list_entries').select('list_id').execute()).toEqual([])
})

test('another company neither reads nor fills a list', async ({ db }) => {
  const { list, api } = await prepare(db)
  const { id } = await addOpenCandidate(db)
  await api.candidate_lists.add({ list_id: list.id, candidate_id: id })
  const { company_users: theirs } = await apiFor(db, (await addMember(db, { role: 'recruiter' })).as)
  expect((await theirs.candidate_lists.list()).candidate_lists).toEqual([])
  expect((await theirs.candidates.list({ list_id: list.id })).candidates).toEqual([])
  expect((await theirs.candidates.show({ candidate_id: id })).list_ids).toEqual([])
  for (const act of ['add', 'remove_candidate'] as const)
    await expect(theirs.candidate_lists[act]({ list_id: list.id, candidate_id: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(theirs.candidate_lists.remove({ id: list.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('those of a selection whom the company may see come into a list and get a tag, and each is answered', async ({ db }) => {
  const { api, list, found, company_id } = await prepare(db)
  const [one, other, blocking] = [await addOpenCandidate(db), await addOpenCandidate(db), await addOpenCandidate(db)]
  await (await apiFor(db, blocking.as)).candidate_users.blocked_companies.block({ company_id })
  const candidate_ids = [one.id, blocking.id, other.id]
  const done = { results: candidate_ids.map((candidate_id) => ({ candidate_id, is_done: candidate_id !== blocking.id })) }
  for (let twice = 0; twice < 2; twice++) {
    expect(await api.candidate_lists.add_many({ list_id: list.id, candidate_ids })).toEqual(done)
    expect(await api.candidate_tags.add_to_many({ name: '再アプローチ', candidate_ids })).toEqual(done)
  }
  expect((await found()).toSorted()).toEqual([one.id, other.id].toSorted())
  const [tag] = (await api.candidate_tags.list()).tags
  expect(tag).toMatchObject({ name: '再アプローチ', candidates: 2 })
  const tagged = async (who = api) => (await who.candidates.list({ tag_id: tag!.id })).candidates.map(({ id, tag_ids }) => ({ id, tag_ids }))
  expect(await tagged()).toEqual(expect.arrayContaining([one, other].map(({ id }) => ({ id, tag_ids: [tag!.id] }))))
  await api.candidate_tags.remove_from_candidate({ candidate_id: one.id, tag_id: tag!.id })
  expect(await tagged()).toEqual([{ id: other.id, tag_ids: [tag!.id] }])
  expect((await api.candidates.list({ tag_id: tag!.id, list_id: list.id })).candidates.map(({ id }) => id)).toEqual([other.id])
  await db.updateTable('candidate_users').set({ is_open: false }).where('id', '=', other.id).execute()
  await expect(api.candidate_tags.remove_from_candidate({ candidate_id: other.id, tag_id: tag!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db.updateTable('candidate_users').set({ is_open: true }).where('id', '=', other.id).execute()
  const { company_users: theirs } = await apiFor(db, (await addMember(db, { role: 'recruiter' })).as)
  expect(await tagged(theirs)).toEqual([])
  await expect(theirs.candidate_lists.add_many({ list_id: list.id, candidate_ids })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(theirs.candidate_tags.remove_from_candidate({ candidate_id: other.id, tag_id: tag!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a search that a member saves for themself is nobody else’s until they share it', async ({ db }) => {
  const { company_id, api } = await prepare(db)
  const { company_users: colleague } = await apiFor(db, (await addMember(db, { company_id, role: 'recruiter' })).as)
  const { id } = await api.saved_searches.create({ name: '計測', search: { free_word: '計測', sort: 3 }, is_shared: false })
  const names = async (who: typeof api) => (await who.saved_searches.list()).saved_searches.map(({ id, is_shared, search }) => ({ id, is_shared, search }))
  expect(await names(api)).toEqual([{ id, is_shared: false, search: { free_word: '計測', sort: 3 } }])
  expect(await names(colleague)).toEqual([])
  const { remove, share, watch } = colleague.saved_searches
  for (const act of [() => remove({ id }), () => share({ id }), () => watch({ id, frequency: 'daily' as const })])
    await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await api.saved_searches.share({ id })).toMatchObject({ is_shared: true })
  expect(await names(colleague)).toMatchObject([{ id, is_shared: true }])
  await colleague.saved_searches.remove({ id })
  expect(await names(api)).toEqual([])
})

test('a candidate with all tags that one can have gets no further one, keeps theirs, and the others get it', async ({ db }) => {
  const { api } = await prepare(db)
  const [full, other] = [await addOpenCandidate(db), await addOpenCandidate(db)]
  const tag = (name: string, ...candidates: { id: string }[]) => api.candidate_tags.add_to_many({ name, candidate_ids: candidates.map(({ id }) => id) })
  for (let number = 1; number <= MOST_TAGS_OF_CANDIDATE; number++) await tag(`タグ${number}`, full)
  const answered = (...is_done: boolean[]) => ({ results: [full, other].map(({ id }, place) => ({ candidate_id: id, is_done: is_done[place] })) })
  expect(await tag('もう1つ', full, other)).toEqual(answered(false, true))
  expect(await tag('タグ1', full, other)).toEqual(answered(true, true))
})
