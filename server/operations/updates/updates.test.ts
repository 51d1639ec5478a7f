import { afterEach, expect, onTestFinished } from 'vitest'
import { openReceiver } from '#server/notifications/webhooks/testing.ts'
import { waitingJobs } from '#server/platform/background/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { settings, siteOfEnvironment } from '#server/settings.ts'
import { siteSettings, useSiteSettings } from '#server/settings/site-settings.ts'
import { addOperator, apiFor, daysAgo, test, today } from '#server/testing.ts'
import { readFromAddress } from './read-from-address.ts'
import { runningVersion } from './running-version.ts'

const newer = '## [90.1.0] - 2027-02-01\n\n- more\n\n## [90.0.1] - 2027-01-10\n\n### Security\n\n- a hole\n'
const fileOf = (text: string | Uint8Array<ArrayBuffer>, name = 'CHANGELOG.md') => new File([text], name)

afterEach(() => {
  useSiteSettings(siteOfEnvironment)
  settings.webhookLoopback = false
})

async function updatesOf(db: Database, role: 'full' | 'read_only' = 'full') {
  const { operators } = await apiFor(db, (await addOperator(db, { role })).as)
  const { show, take, read, delete: away } = operators.updates
  return { show, take, read, away, system: operators.system }
}

/** A machine that keeps the notes, at the address that is set. */
async function notesAt(answer: { text: string; status?: number }) {
  const receiver = await openReceiver()
  onTestFinished(() => void receiver.close())
  receiver.answer = (response) => void response.writeHead(answer.status ?? 200).end(answer.text)
  settings.webhookLoopback = true
  useSiteSettings({ ...siteSettings(), releaseNotesUrl: receiver.url })
  return receiver
}

test('without notes nothing is known, and without an address nothing is fetched', async ({ db }) => {
  const { show, read, system } = await updatesOf(db)
  await readFromAddress({ db, now: () => today })
  expect(await show()).toEqual({
    running: runningVersion,
    notes: null,
    newer: [],
    newer_count: 0,
    url: null,
    is_reading: false,
    tried_at: null,
    failure: '',
  })
  expect((await system()).updates).toEqual({ value: { is_known: false, newest: null, security: [], failure: '' }, failure: '' })
  await expect(read({})).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: [{ field: 'url', message: expect.stringContaining('URL が設定されていません') }],
  })
  expect(await waitingJobs(db)).toEqual([])
})

test('a file says which versions are newer; one that closes a hole is a warning of the system', async ({ db }) => {
  const { show, take, system, away } = await updatesOf(db)
  await take({ file: fileOf(newer, '../<b>CHANGELOG.md') })
  expect(await show()).toMatchObject({
    notes: { source: 'upload', source_name: '_b_CHANGELOG.md', read_by_name: expect.stringMatching(/./) },
    newer: [
      { version: '90.1.0', date: '2027-02-01', security: '' },
      { version: '90.0.1', security: '- a hole' },
    ],
  })
  const { warnings, updates } = await system()
  expect(updates.value).toMatchObject({ newest: '90.1.0', security: ['90.0.1'] })
  expect(warnings.find(({ code }) => code === 'security_update')).toMatchObject({
    is_grave: true,
    sentence: expect.stringContaining('（90.0.1）'),
    page: '/operator/updates',
  })
  await away()
  expect(await show()).toMatchObject({ notes: null, newer: [] })
  const acts = await db.selectFrom('audit_logs').select('act').where('act', 'like', '%release_notes').orderBy('id').execute()
  expect(acts.map(({ act }) => act)).toEqual(['send_release_notes', 'delete_release_notes'])
})

test('the notes of this version say that the site is up to date', async ({ db }) => {
  const { show, take } = await updatesOf(db)
  await take({ file: fileOf(`## [${runningVersion}] - 2026-11-23\n`) })
  expect(await show()).toMatchObject({ notes: { source: 'upload' }, newer: [], newer_count: 0 })
})

test.for([
  ['a letter', fileOf('拝啓'), 'INPUT_INVALID'],
  ['nothing', fileOf(''), 'INPUT_INVALID'],
  ['a picture', fileOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff])), 'INPUT_INVALID'],
  ['too much', fileOf(newer + ' '.repeat(1_048_576)), 'PAYLOAD_TOO_LARGE'],
] as const)('%s is no release notes, and what was read stays', async ([_what, file, code], { db }) => {
  const { show, take } = await updatesOf(db)
  await take({ file: fileOf(newer) })
  await expect(take({ file })).rejects.toMatchObject({ code })
  expect(await show()).toMatchObject({ newer_count: 2 })
})

test('an operator has the address read; the daily reading follows, and a failure leaves what was read', async ({ db }) => {
  const { show, read, system } = await updatesOf(db)
  const answer: { text: string; status?: number } = { text: newer }
  const { url } = await notesAt(answer)
  await read({})
  expect(await show()).toMatchObject({ url, is_reading: true, tried_at: null })
  expect(await waitingJobs(db)).toEqual([{ task: 'read_release_notes', payload: {} }])
  await readFromAddress({ db, now: () => today })
  expect(await show()).toMatchObject({
    is_reading: false,
    failure: '',
    newer_count: 2,
    notes: { source: 'url', source_name: url, read_by_name: expect.stringMatching(/./) },
  })
  const tomorrow = new Date(daysAgo(-1))
  await readFromAddress({ db, now: () => tomorrow })
  expect(await show()).toMatchObject({ notes: { read_by_name: '' } })
  answer.status = 500
  await readFromAddress({ db, now: () => new Date(daysAgo(-2)) })
  expect(await show()).toMatchObject({ newer_count: 2, failure: expect.stringContaining('HTTP 500') })
  expect((await system()).warnings.map(({ code }) => code)).toContain('notes_unread')
  useSiteSettings(siteOfEnvironment)
  expect(await show()).toMatchObject({ url: null, failure: '' })
})

test('who only reads sees it and changes nothing', async ({ db }) => {
  const { show, take, read, away } = await updatesOf(db, 'read_only')
  expect(await show()).toMatchObject({ running: runningVersion })
  for (const call of [take({ file: fileOf(newer) }), read({}), away()]) await expect(call).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})

test('an address of this network is refused before it is saved', async ({ db }) => {
  const { operators } = await apiFor(db, (await addOperator(db)).as)
  const save = (RELEASE_NOTES_URL: string) => operators.site_settings.save({ group: 'updates', values: { RELEASE_NOTES_URL }, drafts: {}, revision: 0 })
  for (const url of [
    'https://127.0.0.1/',
    'https://db.internal/a.md',
    'https://[::1]/',
    'http://notes.example/',
    'https://me:pass@notes.example/',
    'https://notes.example:8443/',
  ])
    await expect(save(url)).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'values.RELEASE_NOTES_URL' }] })
  expect(await save('https://notes.example/CHANGELOG.md')).toMatchObject({ id: expect.any(Number) })
})
