import { sql } from 'kysely'
import { expect } from 'vitest'
import { notificationsOf } from '#server/notifications/notifications/testing.ts'
import { waitingJobs } from '#server/platform/background/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { test } from '#server/platform/database/testing.ts'
import { addMember, apiFor, today } from '#server/testing.ts'
import { addOpenCandidate } from '../../visibility/testing.ts'
import { refreshSearchTexts } from '../texts/refresh-search-texts.ts'
import { lookForNewPeople } from './look-for-new-people.ts'
import { sendDailyPeopleAlerts, sendPeopleAlert } from './send-people-alert.ts'

const at = (minutes: number) => new Date(today.getTime() + minutes * 60_000)
const look = (db: Database, minutes: number) => lookForNewPeople({ db, now: () => at(minutes) })
const sent = (db: Database) => waitingJobs(db).then((jobs) => jobs.filter(({ task }) => task === 'send_people_alert').map(({ payload }) => payload as never))

async function tell(db: Database, minutes: number) {
  await look(db, minutes)
  await sendDailyPeopleAlerts({ db })
  for (const payload of await sent(db)) await sendPeopleAlert({ db, now: () => at(minutes) }, payload)
}

async function addWriter(db: Database, job_summary = '計測の開発') {
  const person = await addOpenCandidate(db)
  await db.updateTable('candidate_profiles').set({ job_summary }).where('candidate_user_id', '=', person.id).execute()
  await refreshSearchTexts(db)
  return person
}

async function prepare(db: Database) {
  const member = await addMember(db, { role: 'recruiter', name: '鈴木' })
  const { company_users: api } = await apiFor(db, member.as)
  const { id } = await api.saved_searches.create({ name: '計測の経験', search: { free_word: '計測' } })
  const told = async () => (await notificationsOf(db)).map(({ account_id, title, path }) => ({ account_id, title, path }))
  return { ...member, account_id: member.id, api, id, told }
}

test('a member who asked is told once a day of new people, each person once, and by a number in steps', async ({ db }) => {
  const { account_id, company_id, api, id, told } = await prepare(db)
  const colleague = await addMember(db, { company_id, role: 'recruiter' })
  await addWriter(db)
  await look(db, 1)
  expect(await api.saved_searches.watch({ id, frequency: 'daily' })).toMatchObject({
    my_frequency: 'daily',
    watchers: [{ member_name: '鈴木', frequency: 'daily' }],
  })
  await db
    .updateTable('company_search_watchers')
    .set({ since: at(5).toISOString() })
    .execute()
  await addWriter(db, '営業')
  const { id: person } = await addWriter(db)
  for (const minutes of [10, 1_500]) await tell(db, minutes)
  const alert = { account_id, title: '「計測の経験」に合う求職者が、新しく1〜4人見つかりました', path: `/online/companies/candidates?saved=${id}` }
  expect(await told()).toEqual([alert])
  const [mail] = await db.selectFrom('mails').select(['subject', 'text', 'unsubscribe_url']).execute()
  expect(mail?.subject).toContain('保存した検索に合う求職者がいます')
  expect(mail?.text).not.toContain('計測')
  expect(mail?.unsubscribe_url).toMatch(/\/unsubscribe\/v1\./)

  // A change, and closing and opening again, make nobody new.
  for (const is_open of [false, true]) {
    await db.updateTable('candidate_users').set({ is_open }).where('id', '=', person).execute()
    await look(db, 1_600)
  }
  await tell(db, 3_000)
  expect(await told()).toHaveLength(1)
  expect((await (await apiFor(db, colleague.as)).company_users.saved_searches.list()).saved_searches).toMatchObject([{ my_frequency: 'never', watchers: [{}] }])

  for (let nth = 0; nth < 7; nth++) await addWriter(db)
  await tell(db, 4_500)
  expect((await told()).map(({ title }) => title)).toEqual([alert.title, '「計測の経験」に合う求職者が、新しく5人以上見つかりました'])
  await api.saved_searches.watch({ id, frequency: 'never' })
  await addWriter(db)
  await tell(db, 6_000)
  expect(await told()).toHaveLength(2)
})

test('nobody is told of a candidate whom the company may not see when it is told, or whose words it may not read', async ({ db }) => {
  const { company_id, api, id, told } = await prepare(db)
  await api.saved_searches.watch({ id, frequency: 'daily' })
  const [blocking, closing, renaming, leaving] = [await addWriter(db), await addWriter(db), await addWriter(db), await addWriter(db)]
  await look(db, 10)
  expect(await db.selectFrom('company_search_hits').select('id').execute()).toHaveLength(4)
  await (await apiFor(db, blocking.as)).candidate_users.blocked_companies.block({ company_id })
  await db.updateTable('candidate_users').set({ is_open: false }).where('id', '=', closing.id).execute()
  await db.updateTable('candidate_users').set({ username: '計測' }).where('id', '=', renaming.id).execute()
  await db.deleteFrom('accounts').where('id', '=', leaving.id).execute()
  await refreshSearchTexts(db)
  await sendDailyPeopleAlerts({ db })
  for (const payload of await sent(db)) await sendPeopleAlert({ db, now: () => at(20) }, payload)
  expect(await told()).toEqual([])
})

test('at once means after a look, and then not for an hour; a member who may no longer search is told nothing', async ({ db }) => {
  const { account_id, api, id, told } = await prepare(db)
  await api.saved_searches.watch({ id, frequency: 'immediately' })
  await addWriter(db)
  await look(db, 10)
  const [payload] = await sent(db)
  await sendPeopleAlert({ db, now: () => at(11) }, payload!)
  await addWriter(db)
  await look(db, 12)
  const { rows } = await sql<{ run_at: string }>`select run_at from graphile_worker._private_jobs where key = ${`people:${id}:${account_id}`}`.execute(db)
  expect(new Date(rows[0]!.run_at)).toEqual(at(71))
  await db.updateTable('company_users').set({ role: 'guest' }).where('id', '=', account_id).execute()
  await sendPeopleAlert({ db, now: () => at(71) }, payload!)
  expect(await told()).toHaveLength(1)
})

test('a search of another company cannot be watched', async ({ db }) => {
  const { id } = await prepare(db)
  const stranger = await addMember(db, { role: 'recruiter' })
  const { company_users: api } = await apiFor(db, stranger.as)
  await expect(api.saved_searches.watch({ id, frequency: 'daily' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('whom the company has scouted does not count, as the list leaves them out, unless the search asks for them', async ({ db }) => {
  const { api, id, told, company_id } = await prepare(db)
  const all = await api.saved_searches.create({ name: '全員', search: { free_word: '計測', include_scouted: true } })
  for (const one of [id, all.id]) await api.saved_searches.watch({ id: one, frequency: 'daily' })
  const { id: candidate_user_id } = await addWriter(db)
  const { id: thread_id } = await db.insertInto('threads').values({ company_id, candidate_user_id }).returning('id').executeTakeFirstOrThrow()
  const words = { reason: '計測のご経験について伺いたいです。', reference_parts: ['job_summary'], min_salary: 500, max_salary: 700, meeting_type: 'mendan' }
  await db
    .insertInto('scouts')
    .values({ ...words, thread_id, company_id, candidate_user_id, integrity: 70, likeness: 0 })
    .execute()
  await tell(db, 10)
  expect((await told()).map(({ path }) => path)).toEqual([`/online/companies/candidates?saved=${all.id}`])
})
