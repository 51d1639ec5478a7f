import { sql } from 'kysely'
import { expect } from 'vitest'
import { notificationsOf } from '#server/notifications/notifications/testing.ts'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor, test, today } from '#server/testing.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { addOpenCandidate } from '../visibility/testing.ts'
import { sendPoolReminders } from './send-pool-reminders.ts'

const inDays = (days: number) => new Date(today.getTime() + days * 86_400_000)
const day = (days: number) => japanDay(inDays(days))
const send = (db: Database, days: number) => sendPoolReminders({ db, now: () => inDays(days) })

async function prepare(db: Database) {
  const member = await addMember(db, { role: 'recruiter', name: '鈴木' })
  const { company_users: api } = await apiFor(db, member.as)
  const pool = await api.candidate_lists.create({ name: '次の募集', purpose: '来期のデータ基盤チーム' })
  const candidate = await addOpenCandidate(db)
  const entry = { list_id: pool.id, candidate_id: candidate.id }
  await api.candidate_lists.add(entry)
  const told = async () => (await notificationsOf(db)).map(({ account_id, title, path }) => ({ account_id, title, path }))
  const at = async (days: number, who = member) => (await apiFor(db, { ...who.as, now: () => inDays(days) })).company_users
  return { member, api, pool, candidate, entry, told, at }
}

test('a reminder stands in the pool, is due on its day at home, and is notified once to its assignee', async ({ db }) => {
  const { member, api, pool, candidate, entry, told, at } = await prepare(db)
  const colleague = await addMember(db, { company_id: member.company_id, role: 'assistant', name: '高橋 結' })
  await addMember(db, { company_id: member.company_id, role: 'admin' })
  await api.candidate_pools.remind({ ...entry, due_on: day(90), note: '近況を伺う。', company_user_id: colleague.id })
  expect(await api.candidate_pools.list()).toMatchObject({
    pools: [{ ...pool, people: 1, due: 0 }],
    reminders: [
      { candidate: { id: candidate.id }, list_name: '次の募集', due_on: day(90), note: '近況を伺う。', assignee: { name: '高橋 結' }, is_due: false },
    ],
  })
  expect((await api.tasks()).reminders).toEqual({ items: [], total: 0 })
  await send(db, 89)
  expect(await told()).toEqual([])
  for (const days of [90, 91]) await send(db, days)
  expect(await told()).toEqual([
    { account_id: colleague.id, title: 'タレントプール「次の募集」の求職者に連絡する日です', path: '/online/companies/candidates/pools' },
  ])
  expect((await (await at(90)).tasks()).reminders).toMatchObject({ total: 1, items: [{ candidate: { id: candidate.id }, is_due: true }] })
  expect((await (await at(90)).candidate_pools.list()).pools).toMatchObject([{ due: 1 }])
  expect((await api.candidates.show({ candidate_id: candidate.id })).reminders).toMatchObject([{ list_id: pool.id, due_on: day(90) }])
})

test('a reminder that is put off is notified again on its new day, and one that is done never', async ({ db }) => {
  const { entry, api, told, at } = await prepare(db)
  await api.candidate_pools.remind({ ...entry, due_on: day(0) })
  await send(db, 0)
  const later = await at(0)
  await later.candidate_pools.postpone({ ...entry, due_on: day(7) })
  await send(db, 1)
  expect((await told()).length).toBe(1)
  expect((await later.tasks()).reminders).toMatchObject({ total: 0 })
  await send(db, 7)
  expect((await told()).length).toBe(2)
  await later.candidate_pools.finish(entry)
  await expect(later.candidate_pools.finish(entry)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await (await at(30)).candidate_pools.list()).reminders).toEqual([])
  await later.candidate_pools.remind({ ...entry, due_on: day(30) })
  await later.candidate_pools.finish(entry)
  await send(db, 30)
  expect((await told()).length).toBe(2)
})

test('without an assignee, or when they left the company, administrators and recruiters are notified', async ({ db }) => {
  const { member, api, entry, told } = await prepare(db)
  const leaving = await addMember(db, { company_id: member.company_id, role: 'assistant' })
  await api.candidate_pools.remind({ ...entry, due_on: day(1), company_user_id: leaving.id })
  await db.deleteFrom('accounts').where('id', '=', leaving.id).execute()
  await send(db, 1)
  expect((await told()).map(({ account_id }) => account_id)).toEqual([member.id])
})

test('a candidate who hides vanishes from pools, counts, home and notifications, and is not told; one who leaves takes the reminder along', async ({ db }) => {
  const { api, candidate, entry, told, at, member } = await prepare(db)
  await api.candidate_pools.remind({ ...entry, due_on: day(1), note: 'ひみつのメモ' })
  const theirs = (await apiFor(db, candidate.as)).candidate_users
  expect(JSON.stringify([await theirs.notifications.list({}), await personalRows(db, candidate.id)])).not.toMatch(/ひみつ|people_reminders/)
  await send(db, 1)
  expect(await told()).toHaveLength(1)
  await theirs.blocked_companies.block({ company_id: member.company_id })
  const ours = await at(1)
  expect(await ours.candidate_pools.list()).toMatchObject({ pools: [{ people: 0, due: 0 }], reminders: [] })
  expect((await ours.tasks()).reminders).toEqual({ items: [], total: 0 })
  expect((await ours.notifications.list({})).notifications).toEqual([])
  const { finish, remind, postpone } = ours.candidate_pools
  const later = { ...entry, due_on: day(2) }
  for (const act of [() => finish(entry), () => remind(later), () => postpone(later)]) await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db.updateTable('people_reminders').set({ notified_at: null }).execute()
  await send(db, 3)
  expect(await told()).toHaveLength(1)
  await db.deleteFrom('accounts').where('id', '=', candidate.id).execute()
  expect(await db.selectFrom('people_reminders').selectAll().execute()).toEqual([])
})

test('another company and a candidate who is in no pool of it have no reminder; a guest is no assignee; a day lies ahead', async ({ db }) => {
  const { member, api, entry } = await prepare(db)
  const rival = (await apiFor(db, (await addMember(db, { role: 'recruiter' })).as)).company_users
  await expect(rival.candidate_pools.remind({ ...entry, due_on: day(1) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await rival.candidate_pools.list()).toEqual({ pools: [], reminders: [] })
  const { id: outside } = await addOpenCandidate(db)
  await expect(api.candidate_pools.remind({ ...entry, candidate_id: outside, due_on: day(1) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const guest = await addMember(db, { company_id: member.company_id, role: 'guest' })
  const refused = (field: string) => ({ code: 'INPUT_INVALID', data: [{ field }] })
  await expect(api.candidate_pools.remind({ ...entry, due_on: day(1), company_user_id: guest.id })).rejects.toMatchObject(refused('company_user_id'))
  for (const days of [-1, 800]) await expect(api.candidate_pools.remind({ ...entry, due_on: day(days) })).rejects.toMatchObject(refused('due_on'))
  await api.candidate_pools.remind({ ...entry, due_on: day(1) })
  await sql`insert into candidate_assignments (company_user_id, candidate_user_id) values (${guest.id}, ${entry.candidate_id})`.execute(db)
  expect((await (await apiFor(db, guest.as)).company_users.candidates.show({ candidate_id: entry.candidate_id })).reminders).toEqual([])
  await api.candidate_lists.remove_candidate(entry)
  expect(await db.selectFrom('people_reminders').selectAll().execute()).toEqual([])
})

test('a pool has another name and purpose, and no name twice', async ({ db }) => {
  const { api, pool } = await prepare(db)
  await api.candidate_lists.create({ name: '長期' })
  expect(await api.candidate_lists.update({ ...pool, purpose: '2027年の設計チーム' })).toEqual({ ...pool, purpose: '2027年の設計チーム' })
  await expect(api.candidate_lists.update({ ...pool, name: '長期' })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'name' }] })
  const rival = (await apiFor(db, (await addMember(db, { role: 'recruiter' })).as)).company_users
  await expect(rival.candidate_lists.update(pool)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
