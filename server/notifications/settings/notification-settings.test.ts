import { expect } from 'vitest'
import type { NotificationKind } from '#contract/notifications/settings/notification-settings.ts'
import { waitingJobs } from '#server/platform/background/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addSubscriber } from '../push/testing.ts'
import { addCandidate, apiFor, test, today } from '#server/testing.ts'
import { deliverNotification } from './deliver-notification.ts'

const settingsOf = async (db: Database, as: Parameters<typeof apiFor>[1]) => (await apiFor(db, as)).candidate_users.notification_settings
const rows = (db: Database) => db.selectFrom('notification_settings').select(['kind', 'by_mail', 'by_push', 'by_line']).execute()

test('only settings that differ from the default are stored', async ({ db }) => {
  const { as } = await addCandidate(db)
  const settings = await settingsOf(db, as)
  const changed = await settings.change({
    settings: [
      { kind: 'scout', by_mail: false },
      { kind: 'notice', by_mail: true },
    ],
  })
  expect(changed.settings.find(({ kind }) => kind === 'scout')).toEqual({ kind: 'scout', by_mail: false, by_push: true, by_line: true })
  expect(await rows(db)).toEqual([{ kind: 'scout', by_mail: false, by_push: true, by_line: true }])
  await settings.change({ settings: [{ kind: 'scout', by_push: false }] })
  expect(await rows(db)).toEqual([{ kind: 'scout', by_mail: false, by_push: false, by_line: true }])
  await settings.change({ settings: [{ kind: 'scout', by_mail: true, by_push: true }] })
  expect(await rows(db)).toEqual([])
})

test('a kind that does not exist is refused', async ({ db }) => {
  const { as } = await addCandidate(db)
  await expect((await settingsOf(db, as)).change({ settings: [{ kind: 'advertising' as never, by_mail: true }] })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  })
})

const tell = async (db: Database, candidate_user_id: string, kind: NotificationKind, mail?: null) => {
  await deliverNotification(db, { candidate_user_id, kind, title: '山田製作所から返事がありました', path: '/message', at: today, mail })
  return (await waitingJobs(db)).map(({ task }) => task)
}

test('a notification stands in the list and leaves by mail and push', async ({ db }) => {
  const { id } = await addSubscriber(db)
  expect(await tell(db, id, 'new_message')).toEqual(['deliver_mail', 'deliver_push'])
  expect(await db.selectFrom('notifications').select(['kind', 'title', 'path']).where('candidate_user_id', '=', id).execute()).toEqual([
    { kind: 'new_message', title: '山田製作所から返事がありました', path: '/message' },
  ])
  expect(await db.selectFrom('mails').select(['kind', 'subject']).execute()).toEqual([
    { kind: 'notification', subject: '【芽生え】新しいメッセージがあります' },
  ])
})

test('each kind takes the ways that were set for it', async ({ db }) => {
  const { id, as } = await addSubscriber(db)
  await (await settingsOf(db, as)).change({
    settings: [
      { kind: 'scout', by_mail: false },
      { kind: 'notice', by_push: true, by_mail: false },
    ],
  })
  expect(await tell(db, id, 'scout')).toEqual(['deliver_push'])
  expect(await tell(db, id, 'notice')).toEqual(['deliver_push', 'deliver_push'])
})

test('a candidate who wants neither mail nor push is notified only on the site', async ({ db }) => {
  const { id } = await addSubscriber(db)
  await db.updateTable('candidate_users').set({ enable_notification: false }).where('id', '=', id).execute()
  expect(await tell(db, id, 'scout')).toEqual([])
})

test('an unproved address gets no mail, and a caller may omit the mail', async ({ db }) => {
  const unproved = await addCandidate(db, { email_verified_at: null })
  const { id } = await addCandidate(db)
  expect(await tell(db, unproved.id, 'scout')).toEqual([])
  expect(await tell(db, id, 'scout', null)).toEqual([])
})
