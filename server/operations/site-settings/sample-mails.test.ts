import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailKindNames, type MailKind } from '#contract/notifications/settings/mail-kinds.ts'
import { siteOfEnvironment } from '#server/settings.ts'
import { siteSettings, useSiteSettings } from '#server/settings/site-settings.ts'
import { previewMail } from './mail-trials.ts'
import { sampleMails } from './sample-mails.ts'

const name = 'スタートアップ横丁'
const kinds = Object.keys(mailKindNames) as MailKind[]

beforeEach(() => useSiteSettings({ ...siteSettings(), name, latinName: 'Yokocho', mailFrom: { name, address: 'desk@yokocho.example' } }))
afterEach(() => useSiteSettings(siteOfEnvironment))

test.each(kinds)('%s bears the name of the site, and the words of an operator with every placeholder filled in', (kind) => {
  const plain = sampleMails()[kind]
  const own = plain.subject.slice(`【${name}】`.length)
  expect(plain.subject).toBe(`【${name}】${own}`)
  useSiteSettings({ ...siteSettings(), mailWording: { [kind]: { subject: '{サイト名}より：{件名}', intro: '{サイト名}です。\n{件名}について。' } } })
  const { subject, text, html } = sampleMails()[kind]
  expect(subject).toBe(`【${name}】${name}より：${own}`)
  expect(text).toBe(`${name}です。\n${own}について。\n\n${plain.text}`)
  expect(html).toContain(`${name}より：`)
  for (const form of [subject, text, html.replace(/<style>[^]*<\/style>/, '')])
    expect(form).not.toMatch(/芽生え|Mebae|\{[^}]*\}|undefined|\[object|NaN|Invalid/)
})

test('a preview has the real text of the mail, as it is sent now and as it would be', () => {
  useSiteSettings({ ...siteSettings(), mailWording: { verify_email: { intro: '前の文です。' } } })
  const preview = previewMail({ kind: 'verify_email', subject: '{件名}のお願い', intro: '' })
  expect(preview).toMatchObject({ subject: `【${name}】メールアドレスの確認のお願い`, before: { subject: `【${name}】メールアドレスの確認` } })
  expect(preview.before.text).toBe(`前の文です。\n\n${preview.text}`)
  expect(preview.text).toBe(sampleMails().verify_email.text.slice('前の文です。\n\n'.length))
})
