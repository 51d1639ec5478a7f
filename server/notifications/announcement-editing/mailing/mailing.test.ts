import { expect } from 'vitest'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import { recordConsents } from '#server/accounts/consents/consents.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { settings } from '#server/settings.ts'
import { addCandidate, addOperator, apiFor, daysAgo, test, today } from '#server/testing.ts'
import { unsubscribe } from '../../unsubscriptions/unsubscribe.ts'
import { sendMailing } from './send-mailing.ts'

const password = 'ajisai to kaeru no uta'
const content = {
  audience: 'candidates' as const,
  title: '合同説明会のご案内',
  message: `<p>12月に<strong>説明会</strong>を開きます &amp; 配信します。</p><p><a href="${settings.publicUrl}/event">申し込み</a></p>`,
  display_start_at: daysAgo(1),
  display_end_at: null,
  is_require_confirm: false,
  confirm_button_text: '',
}
const minutes = (count: number) => () => new Date(today.getTime() + count * 60_000)

async function prepare(db: Database) {
  const operator = await addOperator(db, { password_hash: await hashPassword(password) })
  const { notifications } = (await apiFor(db, operator.as)).operators
  const { id, revision } = await notifications.create(content)
  const publish = () => notifications.publish({ id, revision })
  const send = (after = 5) => sendMailing({ db, now: minutes(after) }, { announcement_id: id })
  return { notifications, id, publish, send }
}

async function addReader(db: Database, agreed: boolean | null, more: Parameters<typeof addCandidate>[1] = {}) {
  const person = await addCandidate(db, { enable_mail_magazine: agreed !== false, ...more })
  if (agreed !== null) await recordConsents(db, ['mail_magazine'], { candidate_user_id: person.id, decided_at: new Date(daysAgo(2)), agreed })
  return person
}
const mails = (db: Database) => db.selectFrom('mails').select(['account_id', 'kind', 'subject', 'text', 'unsubscribe_url']).execute()

test('an announcement goes by mail only to candidates who agreed', async ({ db }) => {
  const { notifications, id, publish, send } = await prepare(db)
  const reader = await addReader(db, true)
  await addReader(db, false)
  // The switch is on by default, without a question.
  await addReader(db, null)
  await addReader(db, true, { email_verified_at: null })
  await addReader(db, true, { restricted_at: daysAgo(1), restriction_reason: '調べるため' })
  await expect(notifications.mail({ id, password })).rejects.toMatchObject({ code: 'NOTICE_NOT_MAILABLE' })
  await publish()
  expect((await notifications.show({ id })).mailing).toMatchObject({ recipients: 1, state: null })
  await notifications.mail({ id, password })
  expect((await notifications.show({ id })).mailing).toMatchObject({ state: 'scheduled', sent: 0 })
  await send(4)
  expect(await mails(db)).toEqual([])
  await send()
  await send()
  expect(await mails(db)).toMatchObject([{ account_id: reader.id, kind: 'mail_magazine', subject: '【芽生え】合同説明会のご案内' }])
  expect((await mails(db))[0]!.text).toContain(`12月に説明会を開きます & 配信します。\n\n申し込み（${settings.publicUrl}/event）`)
  expect((await notifications.show({ id })).mailing).toMatchObject({ state: 'sent', sent: 1 })
  await expect(notifications.mail({ id, password })).rejects.toMatchObject({ code: 'NOTICE_MAILED' })
  await expect(notifications.cancel_mail({ id })).rejects.toMatchObject({ code: 'NOTICE_MAILED' })
})

test('it takes the password, and can be cancelled until it begins', async ({ db }) => {
  const { notifications, id, publish, send } = await prepare(db)
  await publish()
  await expect(notifications.mail({ id, password })).rejects.toMatchObject({ code: 'NOBODY_AGREED' })
  await addReader(db, true)
  await expect(notifications.mail({ id })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await expect(notifications.mail({ id, password: 'another' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await notifications.mail({ id, password })
  await notifications.cancel_mail({ id })
  await send()
  expect(await mails(db)).toEqual([])
  await notifications.mail({ id, password })
  await notifications.stop({ id, reason: '誤りがあったため' })
  await send()
  expect(await mails(db)).toEqual([])
})

test('one click ends it, and the record of consents holds the time', async ({ db }) => {
  const { notifications, id, publish, send } = await prepare(db)
  const { id: candidate_user_id } = await addReader(db, true)
  await publish()
  await notifications.mail({ id, password })
  await send()
  const token = (await mails(db))[0]!.unsubscribe_url!.split('/').at(-1)!
  await unsubscribe({ db, now: () => today }, token)
  await unsubscribe({ db, now: () => today }, token)
  const decided = await db.selectFrom('consents').select(['agreed', 'version']).where('candidate_user_id', '=', candidate_user_id).orderBy('id').execute()
  expect(decided).toEqual([
    { agreed: true, version: purposes.mail_magazine.version },
    { agreed: false, version: purposes.mail_magazine.version },
  ])
  expect((await notifications.show({ id })).mailing.recipients).toBe(0)
})
