import { afterEach, beforeEach, expect } from 'vitest'
import { loadSiteSettings } from '#server/platform/site-settings/load-site-settings.ts'
import { environment, settings, siteOfEnvironment } from '#server/settings.ts'
import { siteSettings, useSiteSettings } from '#server/settings/site-settings.ts'
import { addCandidate, addOperator, apiFor, daysAgo, test } from '#server/testing.ts'

const SMTP_URL = 'smtps://desk:hush-hush@smtp.example:465'
const name = 'スタートアップ横丁'

// Tests of the site keep mails in an inbox, which goes together with no mail server.
beforeEach(() => void (environment.DEV_INBOX = undefined))
afterEach(() => {
  for (const key of Object.keys(environment)) environment[key] = process.env[key]
  useSiteSettings(siteOfEnvironment)
  settings.isForOthers = false
})

async function settingsOf(db: Parameters<typeof addOperator>[0]) {
  const { as } = await addOperator(db)
  const { operators } = await apiFor(db, as)
  const api = operators.site_settings
  const save = (group: 'site' | 'mail' | 'terms' | 'legal', values: Record<string, string>, revision?: number) =>
    api.list().then((list) => api.save({ group, values, drafts: {}, revision: revision ?? list.revision }))
  const valueOf = async (key: string) => (await api.list()).groups.flatMap(({ fields }) => fields).find((field) => field.key === key)
  return { api, save, valueOf }
}

test('what an operator saves holds at once, and says that it was saved', async ({ db }) => {
  const { api, save, valueOf } = await settingsOf(db)
  expect(await valueOf('SITE_NAME')).toMatchObject({ value: null, source: 'default' })
  await save('site', { SITE_NAME: name })
  await loadSiteSettings(db)
  expect(siteSettings()).toMatchObject({ name, latinName: name })
  expect(await valueOf('SITE_NAME')).toMatchObject({ value: name, source: 'saved' })
  expect((await api.list()).groups[0]).toMatchObject({ group: 'site', changed_by: expect.any(String), problem: null })
})

test('the environment wins over what is saved, and cannot be changed here', async ({ db }) => {
  const { save, valueOf } = await settingsOf(db)
  await save('site', { SITE_NAME: name })
  environment.SITE_NAME = '環境の名前'
  await loadSiteSettings(db)
  expect(siteSettings().name).toBe('環境の名前')
  expect(await valueOf('SITE_NAME')).toMatchObject({ value: '環境の名前', source: 'environment' })
  await expect(save('site', { SITE_NAME: '別の名前' })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: [{ field: 'values.SITE_NAME', message: '.env で指定しています。変えるときは、.env を書きかえてください。' }],
  })
})

test.for([
  ['mail', { MAIL_FROM: 'nobody' }, 'MAIL_FROM', /^求人サイト <no-reply@jobs\.example> のような、名前とメールアドレスにしてください。$/],
  ['mail', { SMTP_URL }, 'MAIL_FROM', /^SMTP_URL を使うときは、MAIL_FROM に差出人を書いてください。$/],
  ['site', { SITE_COLOUR: '#ffd54a' }, 'SITE_COLOUR', /コントラスト比 1\.\d\d:1.*いちばん近い読める色は #[\da-f]{6} です。$/],
  ['mail', { MAIL_WORDING: '{"verify_email":{"subject":"{だれか}さんへ"}}' }, 'MAIL_WORDING', /「\{だれか\}」は使えません/],
  ['site', { SMTP_URL }, 'SMTP_URL', /^この設定は、ここにはありません。$/],
] as const)('%s %j is refused at its field, in the words of a start', async ([group, values, key, message], { db }) => {
  const { save, valueOf } = await settingsOf(db)
  await expect(save(group, values)).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: [{ field: `values.${key}`, message: expect.stringMatching(message) }],
  })
  expect(await valueOf(key)).toMatchObject({ source: 'default' })
})

test('every wrong field of a form is named at once', async ({ db }) => {
  const { save } = await settingsOf(db)
  await expect(save('site', { SITE_NAME_LATIN: '芽', SITE_COLOUR: 'green', SITE_COLOUR_DARK: 'dark' })).rejects.toMatchObject({
    data: [{ field: 'values.SITE_NAME_LATIN' }, { field: 'values.SITE_COLOUR' }, { field: 'values.SITE_COLOUR_DARK' }],
  })
})

test('a secret is sealed, and neither a list, a preview, the history nor the audit log shows it', async ({ db }) => {
  const { api, valueOf } = await settingsOf(db)
  const wished = { group: 'mail' as const, values: { SMTP_URL, MAIL_FROM: 'jobs@example.jp' }, drafts: {} }
  const preview = await api.preview(wished)
  const { SMTP_URL: sealed = '' } = preview.drafts
  await api.save({ group: 'mail', values: { MAIL_FROM: 'jobs@example.jp' }, drafts: { SMTP_URL: sealed }, revision: 0 })
  await loadSiteSettings(db)
  expect(siteSettings()).toMatchObject({ smtpUrl: SMTP_URL, mailFrom: { address: 'jobs@example.jp' }, devInbox: false, sendsMail: true })
  expect(await valueOf('SMTP_URL')).toMatchObject({ value: null, is_set: true, hint: 'smtp.example:465' })
  const kept = await Promise.all([
    db.selectFrom('site_setting_versions').selectAll().execute(),
    db.selectFrom('site_setting_secrets').selectAll().execute(),
    db.selectFrom('audit_logs').selectAll().execute(),
  ])
  expect(JSON.stringify([preview, await api.list(), await api.history(), kept])).not.toContain('hush')
})

test('a draft of one secret is none of another', async ({ db }) => {
  const { api } = await settingsOf(db)
  const { drafts } = await api.preview({ group: 'sign_in', values: { LINE_MESSAGE_TOKEN: 'token' }, drafts: {} })
  const wrong = { group: 'sign_in' as const, values: {}, drafts: { LINE_CLIENT_SECRET: drafts.LINE_MESSAGE_TOKEN! }, revision: 0 }
  await expect(api.save(wrong)).rejects.toMatchObject({ data: [{ field: 'values.LINE_CLIENT_SECRET', message: 'もう一度入力してください。' }] })
})

test('who saves a group that another operator saved meanwhile is told; another group is saved', async ({ db }) => {
  const { save, valueOf } = await settingsOf(db)
  await save('site', { SITE_NAME: name }, 0)
  await expect(save('site', { SITE_NAME: '別の名前' }, 0)).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
  await save('terms', { TERMS_NOTE: '追記です。' }, 0)
  expect([await valueOf('SITE_NAME'), await valueOf('TERMS_NOTE')]).toMatchObject([{ value: name }, { value: '追記です。' }])
})

test('an older version holds again as a new one, with its secrets, and the history says so', async ({ db }) => {
  const { api, save } = await settingsOf(db)
  const first = await save('mail', { SMTP_URL, MAIL_FROM: 'jobs@example.jp' })
  await save('mail', { SMTP_URL: '', MAIL_FROM: '' })
  await loadSiteSettings(db)
  expect(siteSettings().smtpUrl).toBeUndefined()
  const { id } = await api.restore({ id: first.id! })
  await loadSiteSettings(db)
  expect(siteSettings().smtpUrl).toBe(SMTP_URL)
  expect((await api.history()).versions).toMatchObject([
    {
      id,
      restored_from: first.id,
      is_current: true,
      changes: expect.arrayContaining([{ key: 'SMTP_URL', before: null, after: '（表示しません）' }]),
    },
    { is_current: false },
    { id: first.id },
  ])
  expect(await api.restore({ id: first.id! })).toEqual({ id: null, is_waiting: false })
})

test('saved settings that do not go together with a changed environment are left out, and the page says why', async ({ db }) => {
  const { api, save } = await settingsOf(db)
  await save('mail', { SMTP_URL, MAIL_FROM: 'jobs@example.jp' })
  await save('site', { SITE_NAME: name })
  environment.DEV_INBOX = 'on'
  await loadSiteSettings(db)
  expect(siteSettings()).toMatchObject({ name, smtpUrl: undefined, devInbox: true })
  const { groups } = await api.list()
  expect(groups.find(({ group }) => group === 'mail')?.problem).toMatch(/SMTP_URL と DEV_INBOX=on/)
})

test('additions stand on their pages with the moment of their last change', async ({ db }) => {
  const { save } = await settingsOf(db)
  await save('terms', { TERMS_NOTE: '追記です。' })
  await loadSiteSettings(db)
  const { site_notes } = await apiFor(db)
  expect(await site_notes.show()).toEqual({ fees: null, terms: { text: '追記です。', changed_at: expect.stringContaining('2026-11-21') }, privacy: null })
})

test('only full operators who proved who they are change settings', async ({ db }) => {
  const wished = { group: 'site' as const, values: { SITE_NAME: name }, drafts: {}, revision: 0 }
  const reader = await addOperator(db, { role: 'read_only' })
  const away = await addOperator(db)
  const left = { ...away.as, viewer: { ...away.as.viewer, authenticated_at: daysAgo(1) } }
  const apis = await Promise.all([apiFor(db, reader.as), apiFor(db, left), apiFor(db, (await addCandidate(db)).as), apiFor(db)])
  const refused = await Promise.all(apis.map(({ operators }) => operators.site_settings.save(wished).catch(({ code }: { code: string }) => code)))
  expect(refused).toEqual(['ROLE_FORBIDDEN', 'CONFIRMATION_REQUIRED', 'SIGN_IN_REQUIRED', 'SIGN_IN_REQUIRED'])
})

test('what is switched off is refused', async ({ db }) => {
  const { api } = await settingsOf(db)
  await api.save({ group: 'features', values: { PUSH: 'off' }, drafts: {}, revision: 0 })
  await loadSiteSettings(db)
  const { candidate_users } = await apiFor(db, (await addCandidate(db)).as)
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  const device = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys }
  await expect(candidate_users.push_subscriptions.subscribe(device)).rejects.toMatchObject({ code: 'SWITCHED_OFF' })
})

test('a public site keeps what the law requires of it, against a save and against an older version', async ({ db }) => {
  const { api, save } = await settingsOf(db)
  await save('legal', { COURT: '東京地方裁判所' })
  const { revision } = await api.list()
  await save('legal', { COMPLAINT_DESK: '苦情相談係' })
  settings.isForOthers = true
  const refusal = { data: [{ message: expect.stringContaining('職業安定法43条の7') }] }
  await expect(save('legal', { COMPLAINT_DESK: '' })).rejects.toMatchObject(refusal)
  await expect(api.restore({ id: revision })).rejects.toMatchObject(refusal)
  await save('legal', { COURT: '', COMPLAINT_DESK: '相談窓口' })
  settings.isForOthers = false
  await save('legal', { COMPLAINT_DESK: '' })
})
