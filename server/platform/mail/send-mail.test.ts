import { expect, vi } from 'vitest'
import { waitingJobs } from '../background/testing.ts'
import type { Database } from '../database/connect.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { daysAgo, test, today } from '#server/testing.ts'
import { purgeMails } from './inbox.ts'
import type { MailText } from './mail-text.ts'
import { sendMail } from './send-mail.ts'
import { verifyEmail } from './texts/account-mails.ts'

const send = (db: Database, mail: Partial<MailText & { to: string }> = {}) =>
  sendMail(db, { to: 'hanako@mebae.example', account_id: null, ...verifyEmail({ link: 'https://mebae.example/verify?token=t0ken' }), ...mail })

test('a mail waits in the outbox, and its job knows nothing but its number', async ({ db }) => {
  await send(db)
  const { id, ...mail } = await db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ kind: 'verify_email', to_address: 'hanako@mebae.example', sent_at: null, attempts: 0 })
  expect(await waitingJobs(db)).toEqual([{ task: 'deliver_mail', payload: { mail_id: id } }])
})

test('a site that can send nothing writes no links down either', async ({ db }) => {
  const sendsMail = vi.spyOn(siteSettings(), 'sendsMail', 'get').mockReturnValue(false)
  await send(db)
  sendsMail.mockRestore()
  expect(await db.selectFrom('mails').select('id').execute()).toEqual([])
})

test.for([
  'a@b.example\r\nBcc: evil@mebae.example',
  'a@b.example, evil@mebae.example',
  'a,evil@mebae.example',
  '"x" <a@b.example>',
  'a;b@mebae.example',
  'a@b@mebae.example',
  'nobody',
])('more or less than one address is refused: %j', async (address, { db }) => {
  await expect(send(db, { to: address })).rejects.toMatchObject({ code: '23514' })
})

test('an address to unsubscribe at cannot begin a header', async ({ db }) => {
  await expect(send(db, { unsubscribe_url: 'https://mebae.example/>\r\nBcc: evil@mebae.example' })).rejects.toMatchObject({ code: '23514' })
})

test('mails of last month are forgotten', async ({ db }) => {
  const sent = { kind: 'notice', sent_at: today.toISOString() }
  const old = [31, 29].map((days) => ({ ...sent, created_at: daysAgo(days) }))
  await db.insertInto('mails').values(old).execute()
  await purgeMails({ db, now: () => today, smtp: undefined, jobIndex: undefined as never, isLastTry: false })
  expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(1)
})
