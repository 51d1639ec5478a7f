import { expect } from 'vitest'
import { makeDue, runJobs, waitingJobs } from '../background/testing.ts'
import type { Database } from '../database/connect.ts'
import { test } from '../database/testing.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { today } from '#server/testing.ts'
import type { MailText } from './mail-text.ts'
import { sendMail } from './send-mail.ts'
import { smtpTransport } from '../smtp/smtp-transport.ts'
import { mailServer } from './testing.ts'
import { savedSearchAlert } from './texts/saved-search-alert.ts'
import { verifyEmail } from './texts/account-mails.ts'

const link = 'https://mebae.example/verify?token=t0ken'
const to = 'hanako@mebae.example'
const text = verifyEmail({ link })
const alert = savedSearchAlert({
  name: '東京の営業',
  total: 1,
  jobs: [{ title: '法人営業', company: '山田製作所', salary: '年収 480〜620万円', url: 'https://mebae.example/job_offer/detail?id=1' }],
  search_link: 'https://mebae.example/job_offer/search?free_word=営業',
  unsubscribe_url: 'https://mebae.example/unsubscribe?token=t0ken',
})
const send = (db: Database, mail: Partial<MailText & { to: string }> = {}) => sendMail(db, { to, account_id: null, ...text, ...mail })
const mailsIn = (db: Database) => db.selectFrom('mails').selectAll().orderBy('created_at').execute()
const emptied = { to_address: null, subject: null, text: null, html: null, unsubscribe_url: null }

test('a mail arrives as it was written, in Japanese, from the site', async ({ db, url }) => {
  const { smtp, received, mails } = await mailServer()
  await send(db)
  await runJobs(url, { db, smtp })

  const [mail] = await mails()
  expect(received.map(({ to }) => to)).toEqual([[to]])
  expect(mail).toMatchObject({ subject: '【芽生え】メールアドレスの確認', text: text.text, from: siteSettings().mailFrom, to: [{ address: to }] })
  expect(mail?.html).toBe(text.html)
  expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/)
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect([...headers.keys()].filter((name) => name === 'x-mailer' || name.startsWith('list-'))).toEqual([])
})

test('once a mail is sent, only its kind and times stay', async ({ db, url }) => {
  const { smtp } = await mailServer()
  await send(db)
  await runJobs(url, { db, smtp })
  const rows = await mailsIn(db)
  expect(rows).toMatchObject([
    { kind: 'verify_email', ...emptied, sent_at: today.toISOString().replace('01:00:00.000Z', '10:00:00+09:00'), attempts: 1, failure: '' },
  ])
  expect(JSON.stringify([rows, await waitingJobs(db)])).not.toMatch(/hanako|t0ken/)
})

test('a transaction that is rolled back sends nothing', async ({ db, url }) => {
  const { smtp, received } = await mailServer()
  const failed = db.transaction().execute(async (db) => {
    await send(db)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await runJobs(url, { db, smtp })
  expect([received, await mailsIn(db), await waitingJobs(db)]).toEqual([[], [], []])
})

test('an unreachable mail server is tried again, and the mail arrives once', async ({ db, url }) => {
  const first = await mailServer()
  await first.close()
  await send(db)
  await runJobs(url, { db, smtp: smtpTransport(`smtp://127.0.0.1:${first.port}`, 'off') })
  expect(await mailsIn(db)).toMatchObject([{ sent_at: null, failed_at: null, attempts: 1, failure: 'ESOCKET', to_address: to }])

  const { smtp, received } = await mailServer({ port: first.port })
  await makeDue(db)
  await runJobs(url, { db, smtp })
  await makeDue(db)
  await runJobs(url, { db, smtp })
  expect(received).toHaveLength(1)
  expect(await mailsIn(db)).toMatchObject([{ failed_at: null, attempts: 2, failure: '', ...emptied }])
})

test('an address that does not exist is not tried again, and the mail waits for an operator', async ({ db, url }) => {
  const { smtp, received } = await mailServer({ refuse: (address) => ({ responseCode: 550, message: `no such user ${address}` }) })
  await send(db)
  await runJobs(url, { db, smtp })
  const rows = await mailsIn(db)
  expect(rows).toMatchObject([{ sent_at: null, failed_at: expect.any(String), failure: 'EENVELOPE 550', to_address: to }])
  expect([received, await waitingJobs(db)]).toEqual([[], []])
})

test('a server that never takes it is given up after the last try', async ({ db, url }) => {
  const { smtp } = await mailServer({ refuse: () => ({ responseCode: 451, message: 'later' }) })
  await send(db)
  for (let tries = 0; tries < 12; tries++) {
    await runJobs(url, { db, smtp })
    await makeDue(db)
  }
  expect(await mailsIn(db)).toMatchObject([{ failed_at: expect.any(String), attempts: 12, failure: 'EENVELOPE 451', to_address: to }])
  expect(await waitingJobs(db)).toEqual([])
})

test('a mail for an account that has left is not sent', async ({ db, url }) => {
  const { smtp, received } = await mailServer()
  const { id } = await db.insertInto('accounts').values({ kind: 'candidate', email: to }).returning('id').executeTakeFirstOrThrow()
  await sendMail(db, { to, account_id: id, ...text })
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  await runJobs(url, { db, smtp })
  expect([received, await mailsIn(db)]).toEqual([[], []])
})

test('an alert can be ended with one click in the mail program', async ({ db, url }) => {
  const { smtp, mails } = await mailServer()
  await send(db, alert)
  await runJobs(url, { db, smtp })
  const headers = new Map((await mails())[0]?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe')).toBe('<https://mebae.example/unsubscribe?token=t0ken>')
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('a line break in a subject begins no header', async ({ db, url }) => {
  const { smtp, received, mails } = await mailServer()
  const ends = ['\r\n', '\n', '\u2028', '\0\r\n\r\n']
  for (const end of ends) await send(db, { subject: `x${end}Bcc: evil@mebae.example` })
  await runJobs(url, { db, smtp })
  expect(received.map(({ to }) => to)).toEqual(ends.map(() => [to]))
  for (const mail of await mails()) {
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail).toMatchObject({ subject: 'x Bcc: evil@mebae.example', text: text.text })
  }
})
