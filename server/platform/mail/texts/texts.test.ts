import { expect, test, vi } from 'vitest'
import { siteSettings } from '#server/settings/site-settings.ts'
import type { MailText } from '../mail-text.ts'
import { askToInvite, invitation, memberRemoved, verifyCompany } from './company/member-mails.ts'
import { outsideConsent, outsideLink, referralConfirm } from './company/outside-mails.ts'
import { companyDecision, jobDecision, storyDecision } from './company/decision-mails.ts'
import { operatorChanged } from './operator/operator-mails.ts'
import { newSignIn } from './sign-in/sign-in-mails.ts'
import { notification } from './notification.ts'
import { mailKindNames, mailName } from '#contract/notifications/settings/mail-kinds.ts'
import { kindsFor } from '#contract/notifications/kinds/notification-kinds.ts'
import { savedSearchAlert } from './saved-search-alert.ts'
import { scoutArrived } from './scout-arrived.ts'
import { memberNotification } from './member-notification.ts'
import { reportAnswered, threadOpened } from './tickets/ticket-mails.ts'
import { sampleMails } from '#server/operations/site-settings/sample-mails.ts'
import { hostileWords } from '../words/testing.ts'

const link = 'https://mebae.example/x?a=1&b=2'
const at = new Date('2026-11-21T10:00:00+09:00')
const typed = '<b>"営業" & \'企画\'</b>'
const job = { title: typed, company: typed, salary: '年収 480〜620万円', url: link }
const alert = savedSearchAlert({ name: typed, total: 1_200, jobs: [job], search_link: link, unsubscribe_url: `${link}&end` })

const scout = {
  company: typed,
  position_title: typed,
  min_salary: 620,
  max_salary: 820,
  meeting_type: 'mendan',
  reason: `${typed}\n2行目`,
  answer_due_at: '2026-11-28T10:00:00+09:00',
  path: '/message/scout?company_id=1',
  unsubscribe_url: `${link}&end`,
} as const

const all = sampleMails({ typed, link })

test.each(Object.entries(all))('%s: speaks politely, in both forms the same, and loads nothing', (kind, { kind: own, subject, text, html }) => {
  expect(own).toBe(kind)
  expect(subject).toMatch(/^【芽生え】./)
  expect(text).toMatch(/(です|ます|ました|ません|せん|ください)。/)
  expect(`${subject}${text}`).not.toMatch(/[！!]|お客様|弊社/)
  const links = (form: string) => [...new Set(form.match(/https?:\/\/[^\s"<]+/g))].toSorted()
  expect(links(html.replaceAll('&amp;', '&'))).toEqual(links(text))
  expect(html).not.toMatch(/<(b|img|script|link)\b/)
})

test.each(Object.entries(all))('operators read %s, and each notification in it, under a distinct name', (kind) => {
  const topics = { notification: kindsFor('candidate'), member_notification: kindsFor('company') }[kind] ?? [null]
  const names = topics.map((topic) => mailName({ kind, topic }))
  for (const name of names) expect(name).toMatch(/[ぁ-んァ-ヶ一-龠]/)
  expect(names.join()).not.toMatch(/[a-z]+_[a-z]+|undefined/)
  expect(new Set(names).size).toBe(names.length)
  expect(Object.values<string>(mailKindNames).filter((name) => name === mailName({ kind, topic: null }))).toHaveLength(1)
})

test('a scout mail gives the facts for a decision; the part that a locked screen shows names no company', () => {
  const { kind, topic, subject, text } = scoutArrived({
    ...scout,
    company: '山田製作所',
    position_title: '営業',
    reason: '収集基盤の設計を読みました。\n続きます。',
  })
  expect([kind, topic, subject]).toEqual(['notification', 'scout', '【芽生え】新しいスカウトがあります'])
  expect(text).toContain(
    '企業: 山田製作所\n求人: 営業\n想定年収: 620〜820万円\n面談の種類: 面談（選考なし）\nスカウトの理由: 収集基盤の設計を読みました。\n返信の期限: 2026年11月28日（土）10:00',
  )
  expect(text).not.toContain('続きます')
  expect(`${subject}${text.slice(0, 80)}`).not.toMatch(/山田|営業|620|収集/)
})

test('a name from right to left is isolated in a mail, and no other direction control stays', () => {
  const { text, html } = threadOpened({ company_name: 'شركة\u202E\u2067 1\u2069' })
  for (const form of [text, html]) expect(form.match(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g)).toEqual(['\u2068', '\u2069'])
})

test('a user’s words are text in either form', () => {
  expect(alert.text).toContain(`■ ${typed}\n${typed}・年収 480〜620万円\n${link}`)
  expect(alert.html).toContain('&lt;b&gt;&quot;営業&quot; &amp; &#39;企画&#39;&lt;/b&gt;')
})

test('an alert names its sender, where to complain, and how to end it', () => {
  const operator = vi.spyOn(siteSettings(), 'operator', 'get').mockReturnValue({ name: '株式会社めばえ', address: '東京都千代田区1-1' } as never)
  const { text, html, unsubscribe_url } = savedSearchAlert({ name: '営業', total: 1, jobs: [job], search_link: link, unsubscribe_url: `${link}&end` })
  operator.mockRestore()
  expect(unsubscribe_url).toBe(`${link}&end`)
  for (const line of ['株式会社めばえ', '東京都千代田区1-1', 'この検索のメールをやめる', '/about/contact']) {
    expect(text).toContain(line)
    expect(html).toContain(line)
  }
  expect(alert.subject).toContain('1,200件')
})

test('no subject names a company, a person or a word of theirs', () => {
  for (const { subject } of [all.notification, all.member_notification, scoutArrived(scout)]) expect(subject).not.toContain('営業')
})

test('only regular mails that the candidate asked for can be ended with a click', () => {
  expect(Object.values(all).flatMap(({ kind, unsubscribe_url }) => (unsubscribe_url ? [kind] : []))).toEqual([
    'mail_magazine',
    'saved_search_alert',
    'notification',
    'member_notification',
  ])
})

/** Names that users chose themselves, in every mail that quotes them. */
const quoting = (words: string): MailText[] => [
  companyDecision({ company: words, sentence: '承認しました。', reason: '' }),
  jobDecision({ company: words, position_title: words, sentence: '公開しました。', reason: '', job_id: 1 }),
  storyDecision({ company: words, title: words, sentence: '公開しました。', reason: '', story_id: 1 }),
  operatorChanged({ what: '運営のメンバーが加わりました。', whom: words, by: words, at }),
  newSignIn({ device: words, at, sessions_link: link }),
  savedSearchAlert({ name: words, total: 1, jobs: [{ ...job, title: words, company: words }], search_link: link, unsubscribe_url: link }),
  scoutArrived({ ...scout, company: words, position_title: words, reason: words }),
  notification({ kind: 'new_message', title: words, path: '/message', unsubscribe_url: link }),
  memberNotification({ kind: 'application', company: words, unsubscribe_url: link }),
  verifyCompany({ link, company_name: words }),
  askToInvite({ name: words, email: 'saegusa@company.example', members_link: link }),
  invitation({ company_name: words, invited_by_name: words, role: '採用担当', link }),
  memberRemoved({ company_name: words }),
  outsideConsent({ name: words, company_name: words, added_by: words, source: 'agent', position_title: words, keep_months: 12, link }),
  referralConfirm({ name: words, company_name: words, referred_by: words, position_title: words, keep_months: 12, link }),
  outsideLink({ company_name: words, link, is_receipt: true }),
  threadOpened({ company_name: words }),
]

test.each(hostileWords)('%j is no link in any mail that quotes it, and breaks no line of it', (words) => {
  const [plain, theirs] = [quoting('山田'), quoting(words)]
  for (const [nth, { kind, subject, text, html }] of theirs.entries()) {
    const own = plain[nth]!
    const links = (form: string) => form.match(/(?:https?:\/\/|mailto:|tel:|javascript:)[^\s"<]+|[\w.-]+@[\w.-]+|\b[a-z-]+\.(?:com|jp|example|рф)\b/gi) ?? []
    expect([kind, links(text)]).toEqual([kind, links(own.text)])
    expect([kind, links(html).length]).toEqual([kind, links(own.html).length])
    expect([kind, text.split('\n').length, subject.split('\n').length]).toEqual([kind, own.text.split('\n').length, 1])
    expect([kind, subject.length < 200, /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(subject + text.replaceAll('\n', ''))]).toEqual([kind, true, false])
  }
})

test('an operator’s text keeps its lines and links, and loses direction characters', () => {
  const { text } = reportAnswered({ number: 12, answer: '1行目\r\nhttps://mebae.example/x\u202Eを\u0007ご覧ください。', is_candidate: false })
  expect(text).toContain('1行目\nhttps://mebae.example/xをご覧ください。')
})
