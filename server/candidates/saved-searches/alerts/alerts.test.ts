import { expect } from 'vitest'
import { runJobs, waitingJobs } from '#server/platform/background/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { connect } from '#server/platform/database/connect.ts'
import { test } from '#server/platform/database/testing.ts'
import { notificationsOf } from '#server/notifications/notifications/testing.ts'
import { addCandidate, addCompany, addJob, daysAgo, today } from '#server/testing.ts'
import { addSavedSearch } from '../testing.ts'
import { lookForHits } from './look-for-hits.ts'
import { sendDailyAlerts } from './send-daily-alerts.ts'
import { sendSavedSearchAlert } from './send-saved-search-alert.ts'

const now = () => today
const fresh = { created_at: daysAgo(1), published_at: daysAgo(1), prefectures: [13] }
const told = async (db: Database) => (await notificationsOf(db)).map(({ account_id, title, path, text }) => ({ account_id, title, path, text }))
const mails = (db: Database) => db.selectFrom('mails').select(['to_address', 'subject', 'text', 'unsubscribe_url']).execute()
const look = (db: Database) => lookForHits({ db, now })

async function daily(db: Database) {
  await look(db)
  await sendDailyAlerts({ db })
  for (const { payload } of (await waitingJobs(db)).filter(({ task }) => task === 'send_saved_search_alert'))
    await sendSavedSearchAlert({ db, now }, payload as never)
}

test('a new job that matches is announced once, by a notification and a mail, and others are not', async ({ db }) => {
  const { id } = await addCandidate(db)
  await addSavedSearch(db, id, { name: '都内の仕事' })
  const job = await addJob(db, { ...fresh, position_title: '<b>営業</b>' })
  await addJob(db, { ...fresh, prefectures: [27] })
  for (const _ of [1, 2]) await daily(db)

  expect(await told(db)).toEqual([
    {
      account_id: id,
      title: '「都内の仕事」に合う新しい求人が1件あります',
      path: '/job_offer/search?prefectures=13&sort=2',
      text: '<b>営業</b>（山田製作所）',
    },
  ])
  const [mail, ...more] = await mails(db)
  expect(more).toEqual([])
  expect(mail?.text).toContain(`/job_offer/detail?id=${job.id}`)
  expect(mail?.unsubscribe_url).toMatch(/\/unsubscribe\/v1\./)

  await db.updateTable('job_offers').set({ tagline: '変えました' }).where('id', '=', job.id).execute()
  await daily(db)
  expect(await told(db)).toHaveLength(1)
})

test('an alert reads a saved text as the search does, and keeps what stays words', async ({ db }) => {
  const [reads, keeps] = [await addCandidate(db), await addCandidate(db)]
  await addSavedSearch(db, reads.id, { search: JSON.stringify({ free_word: '正社員 年収500万以上 営業' }) })
  await addSavedSearch(db, keeps.id, { search: JSON.stringify({ free_word: '正社員 年収500万以上 営業', as_words: ['正社員'] }) })
  await addJob(db, { ...fresh, employment_types: [1] })
  await addJob(db, { ...fresh, employment_types: [4], treatment: '正社員登用あり' })
  await daily(db)
  const announced = new Map((await told(db)).map(({ account_id, title }) => [account_id, title.replace(/.*求人が/, '')]))
  expect(announced).toEqual(
    new Map([
      [reads.id, '1件あります'],
      [keeps.id, '2件あります'],
    ]),
  )
})

test('jobs on offer when the search was saved count as announced, also when they change', async ({ db }) => {
  const { id } = await addCandidate(db)
  await addSavedSearch(db, id, { created_at: daysAgo(5) })
  const job = await addJob(db, { prefectures: [13], created_at: daysAgo(10), published_at: daysAgo(6) })
  await daily(db)
  await db.updateTable('job_offers').set({ tagline: '変えました' }).where('id', '=', job.id).execute()
  await daily(db)
  expect(await told(db)).toEqual([])
})

test('a draft from before that is published after counts as new', async ({ db }) => {
  const { id } = await addCandidate(db)
  await addSavedSearch(db, id)
  await addJob(db, { ...fresh, created_at: daysAgo(20) })
  await daily(db)
  expect(await told(db)).toHaveLength(1)
})

test('at once means at once, daily waits for the morning, and never stays silent', async ({ db, url }) => {
  const ids = [await addCandidate(db), await addCandidate(db), await addCandidate(db)].map(({ id }) => id)
  for (const [at, frequency] of (['immediately', 'daily', 'never'] as const).entries()) await addSavedSearch(db, ids[at]!, { frequency })
  await addJob(db, fresh)
  await look(db)
  await runJobs(url, { db })
  expect((await told(db)).map(({ account_id }) => account_id)).toEqual([ids[0]])
  await sendDailyAlerts({ db })
  await runJobs(url, { db })
  expect((await told(db)).map(({ account_id }) => account_id)).toEqual([ids[0], ids[1]])
})

test('a candidate who was notified a moment ago is notified again later, not with every change', async ({ db }) => {
  const { id } = await addCandidate(db)
  await addSavedSearch(db, id, { frequency: 'immediately', last_notified_at: new Date(Date.now() + 60_000).toISOString() })
  await addJob(db, fresh)
  await lookForHits({ db, now: () => new Date() })
  expect(await waitingJobs(db)).toMatchObject([{ task: 'send_saved_search_alert' }])
  const { rows } = await (await import('kysely')).sql<{
    later: boolean
  }>`select run_at > now() + interval '5 minutes' as later from graphile_worker.jobs`.execute(db)
  expect(rows).toEqual([{ later: true }])
})

test('a job that closed, was hidden, was blocked or no longer matches is not announced', async ({ db }) => {
  const { id } = await addCandidate(db)
  await addSavedSearch(db, id)
  const jobs = [await addJob(db, fresh), await addJob(db, fresh), await addJob(db, fresh), await addJob(db, fresh), await addJob(db, fresh)]
  await look(db)
  const [closed, hidden, company, blocked, moved] = jobs
  await db
    .updateTable('job_offers')
    .set({ state: 'closed', closed_at: daysAgo(0), closed_reason: 'filled' })
    .where('id', '=', closed!.id)
    .execute()
  await db
    .updateTable('job_offers')
    .set({ prefectures: [27] })
    .where('id', '=', moved!.id)
    .execute()
  await db
    .insertInto('hidden_jobs')
    .values([
      { candidate_user_id: id, company_id: hidden!.company_id, job_id: hidden!.id },
      { candidate_user_id: id, company_id: company!.company_id, job_id: null },
    ])
    .execute()
  await db.insertInto('blocked_companies').values({ candidate_user_id: id, company_id: blocked!.company_id }).execute()
  await daily(db)
  expect([await told(db), await mails(db)]).toEqual([[], []])
})

test('a job below the salary floor is not announced; a job without a salary is', async ({ db }) => {
  const { id } = await addCandidate(db)
  await addSavedSearch(db, id)
  await db.updateTable('candidate_privacy').set({ salary_floor: 600 }).where('candidate_user_id', '=', id).execute()
  await addJob(db, { ...fresh, position_title: '下限に届かない求人', min_salary: 400, max_salary: 599 })
  await addJob(db, { ...fresh, position_title: '下限に届く求人', min_salary: 400, max_salary: 600 })
  await addJob(db, { ...fresh, position_title: '年収の書かれていない求人', min_salary: null, max_salary: null })
  await look(db)
  await daily(db)
  const said = JSON.stringify(await told(db))
  expect(['下限に届かない求人', '下限に届く求人', '年収の書かれていない求人'].map((title) => said.includes(title))).toEqual([false, true, true])
})

test('a job that closed before it was announced is announced when it opens again', async ({ db }) => {
  const { id } = await addCandidate(db)
  await addSavedSearch(db, id)
  const job = await addJob(db, fresh)
  await look(db)
  await db.updateTable('job_offers').set({ state: 'paused' }).where('id', '=', job.id).execute()
  await daily(db)
  expect(await told(db)).toEqual([])
  await db.updateTable('job_offers').set({ state: 'published' }).where('id', '=', job.id).execute()
  await daily(db)
  expect(await told(db)).toHaveLength(1)
})

test('no mail goes to a candidate who switched it off, here or in the settings, or has not proved their address; the notification does', async ({ db }) => {
  const [off, wishes, silent, unproved] = await Promise.all(
    [{}, {}, { enable_notification: false }, { email_verified_at: null }].map((row) => addCandidate(db, row)),
  )
  await addSavedSearch(db, off!.id, { sends_mail: false })
  await db
    .insertInto('notification_settings')
    .values(['mail', 'push', 'line'].map((channel) => ({ account_id: wishes!.id, kind: 'saved_search', channel, is_on: false })))
    .execute()
  for (const { id } of [wishes!, silent!, unproved!]) await addSavedSearch(db, id)
  await addJob(db, fresh)
  await daily(db)
  expect([(await told(db)).length, await mails(db)]).toEqual([4, []])
})

test('two workers that look and notify at the same moment notify once', async ({ db, url }) => {
  const { id } = await addCandidate(db)
  const saved_search_id = await addSavedSearch(db, id)
  const { id: company_id } = await addCompany(db)
  for (const _ of [1, 2, 3]) await addJob(db, { ...fresh, company_id })
  const other = connect(url)
  await Promise.all([db, other, db, other].map(look))
  expect(await db.selectFrom('saved_search_hits').selectAll().execute()).toHaveLength(3)
  await Promise.all([db, other, db, other].map((db) => sendSavedSearchAlert({ db, now }, { saved_search_id })))
  expect([(await told(db)).length, (await mails(db)).length]).toEqual([1, 1])
  await other.destroy()
})
