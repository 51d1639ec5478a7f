import { expect } from 'vitest'
import { waitingJobs } from '#server/platform/background/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addSubscriber } from './push/testing.ts'
import { addCandidate, addCompany, apiFor, test, today } from '#server/testing.ts'
import { notify } from './notify.ts'
import { notificationsOf } from './testing.ts'

const settingsOf = async (db: Database, as: Parameters<typeof apiFor>[1]) => (await apiFor(db, as)).candidate_users.notification_settings
const rows = (db: Database) => db.selectFrom('notification_settings').select(['kind', 'channel', 'is_on']).orderBy('channel').execute()

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
  expect(await rows(db)).toEqual([{ kind: 'scout', channel: 'mail', is_on: false }])
  await settings.change({ settings: [{ kind: 'scout', by_push: false }] })
  expect(await rows(db)).toEqual([
    { kind: 'scout', channel: 'mail', is_on: false },
    { kind: 'scout', channel: 'push', is_on: false },
  ])
  await settings.change({ settings: [{ kind: 'scout', by_mail: true, by_push: true }] })
  expect(await rows(db)).toEqual([])
})

test('a kind that does not exist is refused', async ({ db }) => {
  const { as } = await addCandidate(db)
  await expect((await settingsOf(db, as)).change({ settings: [{ kind: 'advertising' as never, by_mail: true }] })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  })
})

const tell = async (db: Database, candidate_user_id: string, kind: 'new_message' | 'scout' | 'notice', mail?: null) => {
  const told = { to: { candidate_user_id }, at: today, ...(mail === null && { mail }) }
  if (kind === 'notice') await notify(db, { ...told, kind, subject: { type: 'premium', id: candidate_user_id } })
  else if (kind === 'scout') await notify(db, { ...told, kind, subject: { type: 'scout', id: 7 } })
  else await notify(db, { ...told, kind, subject: { type: 'conversation', id: 7 }, company_id: (await addCompany(db)).id })
  return (await waitingJobs(db)).map(({ task }) => task)
}

test('a notification stands in the list and leaves by mail and push', async ({ db }) => {
  const { id } = await addSubscriber(db)
  expect(await tell(db, id, 'new_message')).toEqual(['deliver_mail', 'deliver_push'])
  expect(await notificationsOf(db, id)).toMatchObject([
    { kind: 'new_message', title: '山田製作所からメッセージが届きました', path: '/message/company/detail?company_id=7' },
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
