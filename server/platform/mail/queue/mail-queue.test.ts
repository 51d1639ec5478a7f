import { expect } from 'vitest'
import { makeDue, runJobs } from '../../background/testing.ts'
import { test } from '../../database/testing.ts'
import { addOperator, apiFor } from '#server/testing.ts'
import { purgeMails } from '../inbox.ts'
import { addMail, mailServer } from '../testing.ts'
import { sendMail } from '../send-mail.ts'
import { verifyEmail } from '../texts/account-mails.ts'
import { maskAddress } from './queued-mails.ts'

const text = verifyEmail({ link: 'https://mebae.example/verify?token=t0ken' })
const waiting = (db: Parameters<typeof sendMail>[0]) => sendMail(db, { to: 'hanako@mebae.example', ...text })

test('a mail that was refused is sent again once, also when two operators ask at the same moment', async ({ db, url }) => {
  const apis = await Promise.all([1, 2].map(async () => apiFor(db, (await addOperator(db)).as)))
  const away = await mailServer({ refuse: () => ({ responseCode: 550, message: 'no such user' }) })
  await waiting(db)
  await runJobs(url, { db, smtp: away.smtp })
  const { mails, counts } = await apis[0]!.operators.mails.list({})
  expect(counts).toEqual({ waiting: 0, sent: 0, failed: 1, retryable: 1 })
  expect(mails).toMatchObject([{ state: 'failed', failure: 'EENVELOPE 550', to_masked: 'h***@mebae.example', can_retry: true, attempts: 1 }])
  expect(JSON.stringify(mails)).not.toMatch(/hanako|t0ken/)

  await Promise.all(apis.map((api) => api.operators.mails.retry({ mail_id: mails[0]!.id })))
  const { smtp, received } = await mailServer()
  await runJobs(url, { db, smtp })
  await makeDue(db)
  await runJobs(url, { db, smtp })
  expect(received.map(({ to }) => to)).toEqual([['hanako@mebae.example']])
  expect((await apis[0]!.operators.mails.list({})).mails).toMatchObject([{ state: 'sent', to_masked: null, failure: '', can_retry: false }])
})

test('all failed mails of a kind wait again, each once, also when two operators ask', async ({ db, url }) => {
  const apis = await Promise.all([1, 2].map(async () => apiFor(db, (await addOperator(db)).as)))
  const failed_at = new Date().toISOString()
  for (const to_address of ['a@mebae.example', 'b@mebae.example']) await addMail(db, { to_address, failed_at, failure: 'EENVELOPE 550' })
  await addMail(db, { to_address: 'c@mebae.example', kind: 'notice', failed_at, failure: 'EENVELOPE 550' })
  const counts = await Promise.all(apis.map((api) => api.operators.mails.retry_failed({ mail_kind: 'verify_email' })))
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  const { smtp, received } = await mailServer()
  await runJobs(url, { db, smtp })
  expect(received.flatMap(({ to }) => to).toSorted()).toEqual(['a@mebae.example', 'b@mebae.example'])
})

test('a mail that is stopped is not sent, and can be sent after all', async ({ db, url }) => {
  const api = await apiFor(db, (await addOperator(db)).as)
  await waiting(db)
  const [mail] = (await api.operators.mails.list({ mail_state: 'waiting' })).mails
  expect(mail?.next_try_at).not.toBeNull()
  await api.operators.mails.stop({ mail_id: mail!.id })
  const { smtp, received } = await mailServer()
  await runJobs(url, { db, smtp })
  expect(received).toEqual([])
  await expect(api.operators.mails.stop({ mail_id: mail!.id })).rejects.toMatchObject({ code: 'MAIL_NOT_WAITING' })
  await api.operators.mails.retry({ mail_id: mail!.id })
  await runJobs(url, { db, smtp })
  expect(received).toHaveLength(1)
  await expect(api.operators.mails.retry({ mail_id: mail!.id })).rejects.toMatchObject({ code: 'MAIL_NOT_WAITING' })
})

test('after a week the text of a failed mail is deleted', async ({ db }) => {
  const api = await apiFor(db, (await addOperator(db)).as)
  const failed_at = '2026-11-01T00:00:00Z'
  await addMail(db, { failed_at, created_at: failed_at, failure: 'EENVELOPE 550' })
  const context = { db, jobIndex: undefined as never, smtp: undefined, isLastTry: false }
  await purgeMails({ ...context, now: () => new Date('2026-11-07T00:00:00Z') })
  expect((await api.operators.mails.list({})).counts.retryable).toBe(1)
  await purgeMails({ ...context, now: () => new Date('2026-11-08T00:00:01Z') })
  expect((await api.operators.mails.list({})).mails).toMatchObject([{ state: 'failed', to_masked: null, can_retry: false }])
})

test.for([
  ['kimi.sato@example.jp', 'k***@example.jp'],
  ['a@example.jp', 'a***@example.jp'],
])('%s reads %s', ([address, masked]) => expect(maskAddress(address!)).toBe(masked))
