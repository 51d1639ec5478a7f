import { expect, vi } from 'vitest'
import { siteSettings } from '#server/settings/site-settings.ts'
import { apiFor, contextOf, daysAgo, test } from '#server/testing.ts'
import { addMail } from './testing.ts'

test('the inbox shows what waits, the newest first, and each mail as it would be sent', async ({ db }) => {
  const [old, young] = [await addMail(db, { created_at: daysAgo(2) }), await addMail(db, { created_at: daysAgo(1) })]
  const api = await apiFor(db)
  const { mails } = await api.dev_mails.list({})
  expect(mails.map(({ id }) => id)).toEqual([young, old])
  const { mail } = await api.dev_mails.show({ mail_id: old })
  expect(mail).toMatchObject({ to_address: 'hanako@mebae.example', subject: '【芽生え】メールアドレスの確認', unsubscribe_url: null })
  expect(mail.text).toContain('https://mebae.example/verify?token=t0ken')
})

test('one address has its mails alone', async ({ db }) => {
  await addMail(db)
  const taro = await addMail(db, { to_address: 'taro@mebae.example' })
  const { mails } = await (await apiFor(db)).dev_mails.list({ to_address: 'taro@mebae.example' })
  expect(mails.map(({ id }) => id)).toEqual([taro])
})

test('a mail that was sent or given up is not in it', async ({ db }) => {
  const api = await apiFor(db)
  const mail_id = (
    await db
      .insertInto('mails')
      .values({ kind: 'notice', sent_at: daysAgo(0) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  expect(await api.dev_mails.list({})).toEqual({ mails: [] })
  await expect(api.dev_mails.show({ mail_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the network has no inbox, only this machine', async ({ db }) => {
  const mail_id = await addMail(db)
  const { client } = await contextOf(db)
  const api = await apiFor(db, { client: { ...client, isLocal: false } })
  await expect(api.dev_mails.list({})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(api.dev_mails.show({ mail_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('where mails are sent, or other clients can connect, there is no inbox', async ({ db }) => {
  const mail_id = await addMail(db)
  const api = await apiFor(db)
  const devInbox = vi.spyOn(siteSettings(), 'devInbox', 'get').mockReturnValue(false)
  await expect(api.dev_mails.list({})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(api.dev_mails.show({ mail_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  devInbox.mockRestore()
})
