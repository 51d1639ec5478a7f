import { expect } from 'vitest'
import { notificationsOf } from '#server/notifications/notifications/testing.ts'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor, test } from '#server/testing.ts'
import { addOpenCandidate } from '../visibility/testing.ts'

async function prepare(db: Database) {
  const member = await addMember(db, { role: 'recruiter', name: '鈴木' })
  const candidate = await addOpenCandidate(db)
  const { company_users: api } = await apiFor(db, member.as)
  const colleague = async (role: 'admin' | 'assistant' | 'guest', name: string) => {
    const { id, as } = await addMember(db, { company_id: member.company_id, role, name })
    return { id, api: (await apiFor(db, as)).company_users }
  }
  return { member, candidate, api, colleague, candidate_id: candidate.id }
}

test('members read each other’s notes on a candidate, the newest first, and delete their own; an administrator deletes each', async ({ db }) => {
  const { api, candidate_id, colleague } = await prepare(db)
  const [admin, assistant] = [await colleague('admin', '三枝 由香'), await colleague('assistant', '高橋 結')]
  const first = await api.candidate_notes.add({ candidate_id, text: ' 登壇を聞いた。 ' })
  const second = await assistant.api.candidate_notes.add({ candidate_id, text: '来期に声をかける。' })
  expect((await api.candidate_notes.list({ candidate_id })).notes).toMatchObject([
    { id: second.id, member_name: '高橋 結', is_mine: false },
    { id: first.id, member_name: '鈴木', text: '登壇を聞いた。', is_mine: true },
  ])
  await expect(assistant.api.candidate_notes.remove({ candidate_id, note_id: first.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await assistant.api.candidate_notes.remove({ candidate_id, note_id: second.id })
  await admin.api.candidate_notes.remove({ candidate_id, note_id: first.id })
  expect((await api.candidate_notes.list({ candidate_id })).notes).toEqual([])
})

test('a colleague whom a note calls by name is notified; the author and guests are not', async ({ db }) => {
  const { api, candidate_id, colleague } = await prepare(db)
  const assistant = await colleague('assistant', '高橋 結')
  await colleague('guest', '田中')
  await api.candidate_notes.add({ candidate_id, text: '@高橋結 @田中 @鈴木 来期に声をかけたいです。' })
  expect((await notificationsOf(db)).map(({ account_id, title, path }) => ({ account_id, title, path }))).toEqual([
    {
      account_id: assistant.id,
      title: '鈴木さんが、求職者についての社内メモであなたを呼びました',
      path: `/online/companies/candidates/detail?id=${candidate_id}`,
    },
  ])
  expect((await assistant.api.notifications.list({})).notifications).toHaveLength(1)
})

test('neither the candidate, another company nor a guest reads a note; while the candidate hides nobody does, and it goes with them', async ({ db }) => {
  const { api, member, candidate, candidate_id, colleague } = await prepare(db)
  const assistant = await colleague('assistant', '高橋 結')
  const { id: note_id } = await api.candidate_notes.add({ candidate_id, text: 'ひみつのメモ @高橋結' })
  const theirs = (await apiFor(db, candidate.as)).candidate_users
  const read = [await theirs.notifications.list({}), await theirs.access_ledger.list({}), await personalRows(db, candidate_id)]
  expect(JSON.stringify(read)).not.toMatch(/ひみつ|candidate_notes/)
  const rival = (await apiFor(db, (await addMember(db, { role: 'recruiter' })).as)).company_users
  expect((await rival.candidate_notes.list({ candidate_id })).notes).toEqual([])
  await expect(rival.candidate_notes.remove({ candidate_id, note_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const guest = await colleague('guest', '田中')
  await expect(guest.api.candidate_notes.list({ candidate_id })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
  await theirs.blocked_companies.block({ company_id: member.company_id })
  await expect(api.candidate_notes.list({ candidate_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(api.candidate_notes.add({ candidate_id, text: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await assistant.api.notifications.list({})).notifications).toEqual([])
  await theirs.blocked_companies.unblock({ company_id: member.company_id })
  expect((await api.candidate_notes.list({ candidate_id })).notes).toHaveLength(1)
  await db.deleteFrom('accounts').where('id', '=', candidate_id).execute()
  expect(await db.selectFrom('candidate_notes').selectAll().execute()).toEqual([])
})

test('a note stays when its author leaves, and goes with the company', async ({ db }) => {
  const { api, member, candidate_id, colleague } = await prepare(db)
  const assistant = await colleague('assistant', '高橋 結')
  await assistant.api.candidate_notes.add({ candidate_id, text: '来期に声をかける。' })
  await db.deleteFrom('accounts').where('id', '=', assistant.id).execute()
  expect((await api.candidate_notes.list({ candidate_id })).notes).toMatchObject([{ member_name: '高橋 結', is_mine: false }])
  await db.deleteFrom('accounts').where('id', '=', member.id).execute()
  await db.deleteFrom('companies').where('id', '=', member.company_id).execute()
  expect(await db.selectFrom('candidate_notes').selectAll().execute()).toEqual([])
})
