import { expect } from 'vitest'
import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { notify } from '../notifications/notify.ts'
import { addCandidate, apiFor, daysAgo, test, today } from '#server/testing.ts'

const addAnnouncement = async (db: Database, announcement: Partial<Insertable<DB['announcements']>> = {}) =>
  (
    await db
      .insertInto('announcements')
      .values({ title: 'メンテナンスのお知らせ', message: '11月30日に止まります。', display_start_at: daysAgo(1), ...announcement })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const addNotification = async (db: Database, account_id: string, created_at = daysAgo(1)) =>
  (
    await db
      .insertInto('notifications')
      .values({ account_id, kind: 'notice', subject_type: 'premium', subject_id: account_id, created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

async function reader(db: Database) {
  const person = await addCandidate(db)
  const api = (await apiFor(db, person.as)).candidate_users
  return { ...person, api, ids: async () => (await api.notifications.list()).notifications.map(({ id }) => id) }
}

test('a candidate reads announcements for all candidates and their own notifications, the newest first', async ({ db }) => {
  const [me, other] = [await reader(db), await reader(db)]
  const older = await addAnnouncement(db, { display_start_at: daysAgo(3) })
  const mine = await addNotification(db, me.id)
  const theirs = await addNotification(db, other.id)
  await addAnnouncement(db, { audience: 'companies' })
  await addAnnouncement(db, { display_start_at: daysAgo(-1) })
  await addAnnouncement(db, { display_end_at: daysAgo(0) })
  expect(await me.ids()).toEqual([mine, older])
  expect(await other.ids()).toEqual([theirs, older])
})

test('confirming marks as confirmed and viewed once, and answers with the remaining count', async ({ db }) => {
  const { api, id: account_id, viewer } = await reader(db)
  const id = await addAnnouncement(db, { is_require_confirm: true })
  await addAnnouncement(db)
  expect(await api.account()).toMatchObject({ unread_notification_count: 2, unconfirmed_notification_count: 1 })
  expect(await api.notifications.confirm({ id })).toEqual({ success: true, unread_count: 1 })
  const first = await db.selectFrom('announcement_receipts').selectAll().where('account_id', '=', account_id).execute()
  const later = (await apiFor(db, { viewer, now: () => new Date(daysAgo(-1)) })).candidate_users
  expect(await later.notifications.confirm({ id })).toEqual({ success: true, unread_count: 1 })
  expect(await db.selectFrom('announcement_receipts').selectAll().where('account_id', '=', account_id).execute()).toEqual(first)
  expect(await api.account()).toMatchObject({ unread_notification_count: 1, unconfirmed_notification_count: 0 })
})

test('viewing an announcement lowers the count and leaves it to be confirmed', async ({ db }) => {
  const { api } = await reader(db)
  const id = await addAnnouncement(db, { is_require_confirm: true })
  expect(await api.notifications.view({ id })).toEqual({ success: true, unread_count: 0 })
  expect((await api.notifications.list()).notifications).toMatchObject([{ id, viewed_at: '2026-11-21T10:00:00+09:00', confirmed_at: null }])
})

test('a confirmed announcement stays readable after its period, and is not counted', async ({ db }) => {
  const { api, ids, viewer } = await reader(db)
  const id = await addAnnouncement(db, { is_require_confirm: true, display_end_at: daysAgo(-1) })
  await addAnnouncement(db, { display_end_at: daysAgo(-1) })
  await api.notifications.confirm({ id })
  expect(await ids()).toHaveLength(2)
  const later = (await apiFor(db, { viewer, now: () => new Date(daysAgo(-2)) })).candidate_users
  expect((await later.notifications.list()).notifications.map((announcement) => announcement.id)).toEqual([id])
  expect(await later.account()).toMatchObject({ unread_notification_count: 0, unconfirmed_notification_count: 0 })
})

test.for(['confirm', 'view'] as const)('to %s another user’s notification, one for companies or a future one is refused as unknown', async (act, { db }) => {
  const [me, other] = [await reader(db), await reader(db)]
  const hidden = [{ audience: 'companies' }, { display_start_at: daysAgo(-1) }, { display_end_at: daysAgo(0) }].map((announcement) =>
    addAnnouncement(db, announcement),
  )
  const theirs = await addNotification(db, other.id)
  for (const id of [theirs, ...(await Promise.all(hidden))]) await expect(me.api.notifications[act]({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await db.selectFrom('notifications').select('read_at').execute()).toEqual([{ read_at: null }])
  expect(await db.selectFrom('announcement_receipts').selectAll().execute()).toEqual([])
})

test('two hundred newer announcements do not hide the one that needs confirming', async ({ db }) => {
  const { ids } = await reader(db)
  const id = await addAnnouncement(db, { is_require_confirm: true, display_start_at: daysAgo(300) })
  for (let count = 0; count < 200; count++) await addAnnouncement(db)
  const shown = await ids()
  expect(shown).toHaveLength(200)
  expect(shown.at(-1)).toBe(id)
})

test('the words of others in a notification are text', async ({ db }) => {
  const { id: candidate_user_id, api } = await reader(db)
  const text = 'ハシワタシ<img src=x onerror=alert(1)><a href="javascript:alert(1)">見る</a>'
  await notify(db, { kind: 'notice', to: { candidate_user_id }, subject: { type: 'report', id: 7 }, detail: { text }, at: today })
  expect((await api.notifications.list()).notifications).toMatchObject([
    { message: 'ハシワタシ&lt;img src=x onerror=alert(1)&gt;&lt;a href=&quot;javascript:alert(1)&quot;&gt;見る&lt;/a&gt;' },
  ])
})

test('a notification is read once, and counts until then', async ({ db }) => {
  const { id: account_id, api } = await reader(db)
  await addAnnouncement(db)
  const id = await addNotification(db, account_id)
  expect(await api.account()).toMatchObject({ unread_notification_count: 2, unconfirmed_notification_count: 0 })
  for (let times = 0; times < 2; times++) expect(await api.notifications.view({ id })).toEqual({ success: true, unread_count: 1 })
  expect(await api.account()).toMatchObject({ unread_notification_count: 1 })
})

test('a body that was stored with a script leaves without it', async ({ db }) => {
  const { api } = await reader(db)
  await addAnnouncement(db, { message: '<p onclick="alert(1)">a<script>alert(1)</script></p>' })
  expect((await api.notifications.list()).notifications).toMatchObject([{ message: '<p>a</p>' }])
})

test('an announcement from before the account is marked as such, until it is asked again; a notification of this candidate never is', async ({ db }) => {
  const me = await reader(db)
  await db
    .updateTable('candidate_users')
    .set({ created_at: daysAgo(2) })
    .where('id', '=', me.id)
    .execute()
  const old = await addAnnouncement(db, { is_require_confirm: true, display_start_at: daysAgo(3) })
  const later = await addAnnouncement(db, { is_require_confirm: true, display_start_at: daysAgo(1) })
  const own = await addNotification(db, me.id, daysAgo(4))
  const marks = async () =>
    Object.fromEntries((await me.api.notifications.list()).notifications.map(({ id, is_older_than_account }) => [id, is_older_than_account]))
  expect(await marks()).toEqual({ [old]: true, [later]: false, [own]: false })
  await db.updateTable('announcements').set({ version: 2, asked_version: 2 }).where('id', '=', old).execute()
  await db
    .insertInto('announcement_versions')
    .values({ announcement_id: old, version: 2, at: daysAgo(0), asks_again: true, content: '{}' })
    .execute()
  expect(await marks()).toMatchObject({ [old]: false })
})
