import { afterEach, beforeEach, expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { loadSiteSettings } from '#server/platform/site-settings/load-site-settings.ts'
import { environment, settings, siteOfEnvironment } from '#server/settings.ts'
import { siteSettings, useSiteSettings } from '#server/settings/site-settings.ts'
import { addOperator, apiFor, daysAgo, test } from '#server/testing.ts'

const reason = 'メールの送信を新しい会社に頼むため'
const away = 'smtps://thief:hush-hush@mail.attacker.example:465'

// Tests of the site keep mails in an inbox, which goes together with no mail server.
beforeEach(() => void (environment.DEV_INBOX = undefined))
afterEach(() => {
  environment.DEV_INBOX = process.env.DEV_INBOX
  useSiteSettings(siteOfEnvironment)
  settings.isForOthers = false
})

async function desk(db: Database, more: Parameters<typeof addOperator>[1] = {}) {
  const { as, id, viewer } = await addOperator(db, more)
  const { site_settings: api } = (await apiFor(db, as)).operators
  const save = async (values: Record<string, string>, given = reason, group: 'mail' | 'backup' | 'site' | 'legal' = 'mail') =>
    api.save({ group, values, drafts: {}, revision: (await api.list()).revision, reason: given })
  const waiting = async () => (await api.list()).requests.filter(({ state }) => state === 'waiting')
  return { api, as, id, save, viewer, waiting }
}

test('an operator alone saves the mail server; of two, one cannot send the mails elsewhere', async ({ db }) => {
  const one = await desk(db, { name: '運営 一郎' })
  expect(await one.save({ MAIL_FROM: 'jobs@example.jp', SMTP_URL: 'smtps://smtp.example' })).toMatchObject({ id: expect.any(Number), is_waiting: false })
  const other = await desk(db, { name: '運営 二郎' })
  expect(await one.api.preview({ group: 'mail', values: { SMTP_URL: away }, drafts: {} })).toMatchObject({ is_for_two: true })
  await expect(one.save({ SMTP_URL: away }, ' ')).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'reason' }] })
  expect(await one.save({ SMTP_URL: away })).toEqual({ id: null, is_waiting: true })
  await loadSiteSettings(db)
  expect(siteSettings().smtpUrl).toBe('smtps://smtp.example')
  const mails = await db.selectFrom('mails').select('account_id').where('kind', '=', 'approval_awaited').execute()
  expect(mails).toEqual([{ account_id: other.id }])

  const [request] = await other.waiting()
  const after = 'mail.attacker.example:465（パスワードなどは表示しません）'
  expect(request).toMatchObject({ is_mine: false, requested_by_name: '運営 一郎', reason, changes: [{ key: 'SMTP_URL', after }] })
  const kept = await db.selectFrom('site_setting_requests').selectAll().execute()
  expect(JSON.stringify([request, kept, await db.selectFrom('audit_logs').selectAll().execute()])).not.toContain('hush')
  await expect(one.api.approve({ id: request!.id })).rejects.toMatchObject({ code: 'SECOND_OPERATOR_REQUIRED' })
  const newcomer = await desk(db, { settled_at: daysAgo(1) })
  const hindrances = await Promise.all([one, other, newcomer].map(async ({ waiting }) => (await waiting())[0]?.hindrance))
  expect(hindrances).toEqual(['', '', expect.stringContaining('7日たったメンバーだけです')])

  await other.api.approve({ id: request!.id })
  await loadSiteSettings(db)
  expect(siteSettings().smtpUrl).toBe(away)
  expect((await one.api.history()).versions[0]).toMatchObject({ operator_name: '運営 一郎', approved_by_name: '運営 二郎', is_current: true })
  await expect(other.api.approve({ id: request!.id })).rejects.toMatchObject({ code: 'SETTINGS_DECIDED' })
  const acts = await db.selectFrom('audit_logs').select(['act', 'operator_user_id']).where('subject_kind', '=', 'site_settings').orderBy('id').execute()
  expect(acts).toEqual([
    { act: 'save_site_settings', operator_user_id: one.id },
    { act: 'request_site_settings', operator_user_id: one.id },
    { act: 'approve_site_settings', operator_user_id: other.id },
  ])
})

test('what leads nobody elsewhere is saved by one: the signature and the wording of mails', async ({ db }) => {
  const one = await desk(db)
  await desk(db)
  for (const MAIL_SIGNATURE of ['求人の会社。No.1 です。', `${settings.publicUrl}/about`])
    expect(await one.save({ MAIL_SIGNATURE })).toMatchObject({ is_waiting: false })
})

const intro = (words: string) => `{"reset_password":{"intro":"${words}"}}`

test.for<[string, string, 'mail' | 'site' | 'legal']>([
  ['MAIL_SIGNATURE', 'https://attacker.example/login', 'mail'],
  ['MAIL_SIGNATURE', 'ｗｗｗ．ａｔｔａｃｋｅｒ．ｅｘａｍｐｌｅ', 'mail'],
  ['MAIL_SIGNATURE', 'help@attacker.example', 'mail'],
  ['MAIL_SIGNATURE', 'https://3221225985/', 'mail'],
  ['MAIL_WORDING', intro('ここです：attacker.example'), 'mail'],
  ['MAIL_WORDING', intro(String.raw`ここ\nattacker\u200b\u002eexample`), 'mail'],
  ['SITE_NAME', 'attacker.example', 'site'],
  ['OPERATOR_NAME', '株式会社 attacker.example', 'legal'],
])('one of two does not put the address of another site into mails: %s of %s', async ([key, value, group], { db }) => {
  const one = await desk(db)
  expect(await one.save({ MAIL_FROM: 'jobs@example.jp' })).toMatchObject({ is_waiting: false })
  await desk(db)
  expect(await one.api.preview({ group, values: { [key]: value }, drafts: {} })).toMatchObject({ is_for_two: true })
  expect(await one.save({ [key]: value }, reason, group)).toEqual({ id: null, is_waiting: true })
})

test.for(['remove', 'change_role'] as const)('who gets rid of the second operator by %s does not decide alone for seven days', async (act, { db }) => {
  await db.deleteFrom('accounts').where('kind', '=', 'operator').execute()
  const one = await desk(db)
  const other = await desk(db, { email: 'other@mebae.example' })
  const { members } = (await apiFor(db, one.as)).operators
  await (act === 'remove' ? members.remove({ id: other.id, reason }) : members.change_role({ id: other.id, role: 'read_only', reason }))
  const values = { MAIL_FROM: 'jobs@example.jp', SMTP_URL: away }
  expect(await one.save(values)).toEqual({ id: null, is_waiting: true })
  const at = daysAgo(-7.1)
  const later = await apiFor(db, { viewer: { ...one.viewer, authenticated_at: at }, now: () => new Date(at) })
  const saved = await later.operators.site_settings.save({ group: 'mail', values, drafts: {}, revision: (await one.api.list()).revision })
  expect(saved).toMatchObject({ is_waiting: false })
})

test.for<[string, string]>([
  ['BACKUP_TO', 's3://s3.attacker.example/all?region=jp'],
  ['BACKUP_RECIPIENT', ''],
  ['BACKUP_DAYS', '1'],
  ['BACKUP_SCHEDULE', ''],
])('%s is not changed by one of two', async ([key, value], { db }) => {
  const one = await desk(db)
  const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kudjgpxaqsgrkuv'
  const saved = { BACKUP_TO: '/backup', BACKUP_RECIPIENT: recipient, BACKUP_DAYS: '30', BACKUP_SCHEDULE: '15 3 * * *' }
  await one.save(saved, reason, 'backup')
  await desk(db)
  const keys: Record<string, string> = key === 'BACKUP_TO' ? { BACKUP_ACCESS_KEY: 'id', BACKUP_SECRET_KEY: 'secret' } : {}
  expect(await one.save({ [key]: value, ...keys }, reason, 'backup')).toEqual({ id: null, is_waiting: true })
})

test('an older version with another mail server comes back only with a second operator', async ({ db }) => {
  const one = await desk(db)
  const first = await one.save({ MAIL_FROM: 'jobs@example.jp', SMTP_URL: away })
  await one.save({ SMTP_URL: 'smtps://smtp.example' })
  const other = await desk(db)
  expect(await one.api.restore({ id: first.id! })).toEqual({ id: null, is_waiting: true })
  const [request] = await other.waiting()
  await other.api.approve({ id: request!.id })
  await loadSiteSettings(db)
  expect(siteSettings().smtpUrl).toBe(away)
  expect((await one.api.history()).versions[0]).toMatchObject({ restored_from: first.id })
})

test('a request is not approved over what somebody else saved since, nor after it was withdrawn or a week passed', async ({ db }) => {
  const one = await desk(db)
  await one.save({ MAIL_FROM: 'jobs@example.jp' })
  const [other, third] = [await desk(db), await desk(db)]
  await one.save({ MAIL_FROM: 'first@example.jp' })
  await third.save({ MAIL_FROM: 'second@example.jp' })
  const waiting = await other.waiting()
  const [first, second] = ['first@example.jp', 'second@example.jp'].map((after) => waiting.find(({ changes }) => changes[0]?.after === after))
  // What does not touch these settings does not stand in the way, and stays.
  await one.save({ MAIL_SIGNATURE: '求人の会社' })
  await other.api.approve({ id: first!.id })
  await loadSiteSettings(db)
  expect(siteSettings()).toMatchObject({ mailFrom: { address: 'first@example.jp' }, mailSignature: '求人の会社' })
  await expect(one.api.approve({ id: second!.id })).rejects.toMatchObject({ code: 'SETTINGS_OUTDATED' })
  await other.api.withdraw({ id: second!.id })
  await expect(one.api.approve({ id: second!.id })).rejects.toMatchObject({ code: 'SETTINGS_DECIDED' })
  await one.save({ MAIL_FROM: 'third@example.jp' })
  const [late] = await other.waiting()
  await db
    .updateTable('site_setting_requests')
    .set({ expires_at: daysAgo(0) })
    .where('id', '=', late!.id)
    .execute()
  await expect(other.api.approve({ id: late!.id })).rejects.toMatchObject({ code: 'SETTINGS_DECIDED' })
  const states = (await one.api.list()).requests.map(({ state }) => state)
  expect(states.toSorted()).toEqual(['approved', 'expired', 'withdrawn'])
})

test('before a public site opens, one operator sets it up', async ({ db }) => {
  const one = await desk(db)
  await desk(db)
  settings.isForOthers = true
  await db.deleteFrom('site_openings').execute()
  expect(await one.save({ MAIL_FROM: 'jobs@example.jp' })).toMatchObject({ is_waiting: false })
  await db.insertInto('site_openings').values({ operator_name: '運営 一郎' }).execute()
  expect(await one.save({ MAIL_FROM: 'other@example.jp' })).toMatchObject({ is_waiting: true })
})

test('who asks is told while nobody can agree', async ({ db }) => {
  const one = await desk(db)
  await desk(db, { settled_at: daysAgo(1) })
  await one.save({ MAIL_FROM: 'jobs@example.jp' })
  expect((await one.waiting())[0]?.hindrance).toMatch(/^いま承認できるメンバーはいません。/)
})
