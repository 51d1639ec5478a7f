import argon2 from 'argon2'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { browser } from '#server/accounts/sessions/challenges/testing.ts'
import { createOperator } from '#server/accounts/operators/create-operator.ts'
import { findViewer } from '#server/accounts/sessions/viewer/find-viewer.ts'
import { openOfEnvironment } from '#server/platform/opening/open-of-environment.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { environment, readSettings, siteOfEnvironment } from '#server/settings.ts'
import { useSiteSettings } from '#server/settings/site-settings.ts'
import { loadSiteSettings } from '#server/platform/site-settings/load-site-settings.ts'
import { addOperator, apiFor, daysAgo, test, today } from '#server/testing.ts'
import { issueSetupLink } from './setup-links.ts'

const opening = { isPreparing: true }
const first = { email: 'first@jobs.example', name: '運営 花子', password: '正しい馬とホチキス' }
const legal = {
  OPERATOR_NAME: '株式会社よこちょう',
  OPERATOR_REPRESENTATIVE: '横丁 花子',
  OPERATOR_ADDRESS: '東京都千代田区1-1-1',
  OPERATOR_EMAIL: 'desk@jobs.example',
  JOB_INFORMATION_NUMBER: '51-募-000001',
  TELECOM_NUMBER: 'A-01-00001',
  COMPLAINT_DESK: '相談窓口',
  SERVER_PLACE: '日本国内',
}
const tokenOf = (link: string) => new URL(link).searchParams.get('token')!

beforeEach(() => void (environment.DEV_INBOX = undefined))
afterEach(() => {
  for (const key of Object.keys(environment)) environment[key] = process.env[key]
  useSiteSettings(siteOfEnvironment)
})

/** A site without operators, as it is at first. */
async function fresh(db: Database) {
  await db.deleteFrom('accounts').where('kind', '=', 'operator').execute()
  await db.deleteFrom('site_openings').execute()
  return tokenOf(await issueSetupLink(db, today))
}

test('the link makes one operator in the browser that opened it first, who is then to set up a second factor', async ({ db }) => {
  const token = await fresh(db)
  const mine = await browser(db, { opening })
  expect(await mine.api.setup.show()).toEqual({ next: 'link' })
  await mine.api.setup.open_link({ token })
  const other = await browser(db, { opening })
  await expect(other.api.setup.open_link({ token })).rejects.toMatchObject({ code: 'SETUP_LINK_INVALID' })
  await expect(other.api.setup.create_operator(first)).rejects.toMatchObject({ code: 'SETUP_LINK_INVALID' })
  expect(await mine.api.setup.show()).toEqual({ next: 'operator' })
  // A reload opens the same link in the same browser.
  await mine.api.setup.open_link({ token })
  await mine.api.setup.create_operator(first)
  expect(await findViewer(db, mine.client, today, ['operator'])).toMatchObject({ role: 'full', second_factor: 'missing' })
  expect(await mine.api.setup.show()).toEqual({ next: 'sign_in' })
  const late = { ...first, email: 'second@jobs.example' }
  await expect(mine.api.setup.create_operator(late)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(other.api.setup.open_link({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the password of the first operator is computed before the transaction begins, in which nothing waits', async ({ db }) => {
  const token = await fresh(db)
  const order: string[] = []
  const compute = argon2.hash
  vi.spyOn(argon2, 'hash').mockImplementation(((...given: Parameters<typeof compute>) => (order.push('password'), compute(...given))) as typeof compute)
  const transaction = () => ({ execute: (act: (one: Database) => unknown) => (order.push('transaction'), act(db)) })
  const others = (_: Database, name: keyof Database) => (typeof db[name] === 'function' ? (db[name] as () => unknown).bind(db) : db[name])
  const outside = new Proxy(db, {
    get: (_, name) => (name === 'isTransaction' ? false : name === 'transaction' ? transaction : others(db, name as keyof Database)),
  })
  const { api } = await browser(outside, { opening })
  await api.setup.open_link({ token })
  order.length = 0
  await api.setup.create_operator(first)
  expect(order).toEqual(['password', 'transaction'])
  vi.restoreAllMocks()
})

test('a link is no one’s after a day, when it is wrong, and when a command made a new one', async ({ db }) => {
  const token = await fresh(db)
  const { api } = await browser(db, { opening })
  await expect(api.setup.open_link({ token: `${token}x` })).rejects.toMatchObject({ code: 'SETUP_LINK_INVALID' })
  const later = await browser(db, { opening, now: () => new Date(today.getTime() + 24 * 3_600_000 + 1) })
  await expect(later.api.setup.open_link({ token })).rejects.toMatchObject({ code: 'SETUP_LINK_INVALID' })
  await api.setup.open_link({ token })
  await issueSetupLink(db, today)
  expect(await api.setup.show()).toEqual({ next: 'operator' })
  await issueSetupLink(db, today, { replacesOthers: true })
  expect(await api.setup.show()).toEqual({ next: 'link' })
  expect(JSON.stringify(await db.selectFrom('setup_links').selectAll().execute())).not.toContain(token)
})

test('tries are limited, and an open site has no setup', async ({ db }) => {
  const token = await fresh(db)
  const busy = await browser(db, { opening, take: async () => 30 })
  await expect(busy.api.setup.open_link({ token })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const { api } = await browser(db, { opening: { isPreparing: false } })
  await expect(api.setup.show()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(api.setup.open_link({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an operator opens the site once every legal fact is there, from .env or saved; a row and the audit log say who', async ({ db }) => {
  await fresh(db)
  const { as, viewer } = await addOperator(db)
  const { operators } = await apiFor(db, { ...as, opening })
  await expect(operators.setup.open({})).rejects.toMatchObject({ code: 'SITE_NOT_READY' })
  const { OPERATOR_NAME, ...saved } = legal
  environment.OPERATOR_NAME = OPERATOR_NAME
  await operators.site_settings.save({ group: 'legal', values: saved, drafts: {}, revision: 0 })
  await loadSiteSettings(db)
  expect((await operators.setup.show()).missing).toEqual([])
  await operators.setup.open({})
  await operators.setup.open({})
  expect(await operators.setup.show()).toMatchObject({ opened_by: viewer.name, opened_at: expect.any(String) })
  const acts = await db.selectFrom('audit_logs').select('act').where('operator_user_id', '=', viewer.id).where('act', '=', 'open_site').execute()
  expect(acts).toHaveLength(1)
})

test('only full operators who proved who they are open the site', async ({ db }) => {
  const reader = await addOperator(db, { role: 'read_only' })
  const { as } = await addOperator(db)
  const left = { ...as, viewer: { ...as.viewer, authenticated_at: daysAgo(1) } }
  const apis = await Promise.all([apiFor(db, reader.as), apiFor(db, left), apiFor(db)])
  const refused = await Promise.all(apis.map(({ operators }) => operators.setup.open({}).catch(({ code }: { code: string }) => code)))
  expect(refused).toEqual(['ROLE_FORBIDDEN', 'CONFIRMATION_REQUIRED', 'SIGN_IN_REQUIRED'])
})

test('the command and a full .env open the site; half an .env, or an operator of the browser, does not', async ({ db }) => {
  const isOpen = async () => (await db.selectFrom('site_openings').select('operator_name').executeTakeFirst()) !== undefined
  const whole = readSettings({ PUBLIC_URL: 'https://jobs.example', ...legal })
  const half = readSettings({ PUBLIC_URL: 'https://jobs.example', ...legal, TELECOM_NUMBER: '' })
  await fresh(db)
  await openOfEnvironment(db, today, whole)
  expect(await isOpen()).toBe(false)
  await createOperator(db, today, { ...first, role: 'full', resetsFactor: false })
  await openOfEnvironment(db, today, half)
  expect(await isOpen()).toBe(false)
  await openOfEnvironment(db, today, whole)
  expect(await isOpen()).toBe(true)
  const token = await fresh(db)
  const { api } = await browser(db, { opening })
  await api.setup.open_link({ token })
  await api.setup.create_operator(first)
  await openOfEnvironment(db, today, whole)
  expect(await isOpen()).toBe(false)
})

test('the private key of a new pair is told once and kept nowhere; a second pair needs an empty field', async ({ db }) => {
  const { as } = await addOperator(db)
  const { operators } = await apiFor(db, as)
  const { recipient, private_key } = await operators.setup.make_backup_key({})
  expect([recipient, private_key]).toEqual([expect.stringMatching(/^age1/), expect.stringMatching(/^AGE-SECRET-KEY-1/)])
  await loadSiteSettings(db)
  expect((await operators.setup.show()).has_backup_key).toBe(true)
  await expect(operators.setup.make_backup_key({})).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  const kept = await Promise.all([db.selectFrom('site_setting_versions').selectAll().execute(), db.selectFrom('audit_logs').selectAll().execute()])
  expect(JSON.stringify(kept)).not.toContain(private_key)
})
