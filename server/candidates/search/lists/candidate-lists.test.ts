import { expect } from 'vitest'
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
