import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect } from 'vitest'
import { SPOOL } from '#server/platform/database/own/archiving/archiving-settings.ts'
import { openOwnDatabase } from '#server/platform/database/own/open-own-database.ts'
import { killAll, testMigrated as base } from '#server/platform/database/own/testing.ts'
import { pictureFile } from '#server/platform/files/picture-path.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { newClient } from '#server/platform/database/outage/new-client.ts'
import { connect } from '#server/platform/database/connect.ts'
import { settings, siteOfEnvironment } from '#server/settings.ts'
import { siteSettings, useSiteSettings } from '#server/settings/site-settings.ts'
import { ask } from '../testing.ts'
import { makeBase } from '../base/make-base.ts'
import { makeDueBase } from '../base/make-due-base.ts'
import { backupPlace } from '../places/backup-place.ts'
import { applyArchivePlan } from '../wal/apply-archive-plan.ts'
import { sendFiles } from '../wal/send-files.ts'
import { sendSegments } from '../wal/send-segments.ts'
import { archivePlace } from '../wal/archive-place.ts'
import { sendLastSegments } from './last-segments.ts'
import { restoreToPoint } from './restore-to-point.ts'

const before = { ...settings }
afterAll(() => void Object.assign(settings, before))

const identity = await generateX25519Identity()
const recipients = [await identityToRecipient(identity)]

/** An archived server with a table, and its base backup. */
const test = base.extend<{ own: Awaited<ReturnType<typeof openOwnDatabase>>; above: string }>({
  above: async ({ folder }, use) => use(dirname(folder)),
  own: async ({ folder, above }, use) => {
    Object.assign(settings, {
      dataDir: above,
      filesDir: join(above, 'files'),
      backupTo: join(above, 'kept'),
      backupWal: true,
      backupRecipients: recipients,
      secretKey: 'k'.repeat(43),
    })
    const own = await openOwnDatabase('app', folder)
    await applyArchivePlan(own.superuserUrl)
    await ask(own.ownerUrl, 'create table probe (n int primary key, at timestamptz default clock_timestamp())')
    await makeBase({ superuserUrl: own.superuserUrl, folder, place: await backupPlace(undefined, 'base'), recipients, now: new Date() })
    await use(own)
    await own.watch.stop()
  },
})

const insert = (url: string, n: number) => ask(url, 'insert into probe (n) values ($1)', [n])
const restoring = (folder: string, until: Date | 'newest') =>
  restoreToPoint({ folder, until, identities: [identity], filesAt: join(dirname(folder), 'files'), erasures: [] })

/** An instant after everything that was committed, and before everything to come. */
async function momentAfter(url: string) {
  const clock = async () => (await ask<{ ms: number }>(url, 'select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms'))[0]!.ms
  const since = await clock()
  await expect.poll(clock, { interval: 1 }).toBeGreaterThan(since + 1)
  return new Date(since + 1)
}

async function rowsIn(folder: string) {
  const { ownerUrl, close } = await openOwnDatabase('app', folder)
  try {
    return (await ask<{ n: number }>(ownerUrl, 'select n from probe order by n')).map(({ n }) => n)
  } finally {
    await close()
  }
}

test('killed while it writes, the server goes back to an instant between two rows, and its old files stay', async ({ own, folder, above }) => {
  for (const n of [1, 2, 3]) await insert(own.ownerUrl, n)
  const until = await momentAfter(own.ownerUrl)
  for (const n of [4, 5]) await insert(own.ownerUrl, n)
  const client = newClient({ connectionString: own.ownerUrl })
  await client.connect()
  const writing = client.query('insert into probe (n) select n from generate_series(100, 30000000) n').catch(() => 'cut')
  await own.watch.stop()
  await killAll(folder)
  expect(await writing).toBe('cut')

  const { kept, last } = await restoring(folder, until)
  expect(await rowsIn(folder)).toEqual([1, 2, 3])
  expect(last!.getTime()).toBeLessThan(until.getTime())
  expect((await readdir(above)).filter((name) => name.startsWith('postgres'))).toEqual(['postgres', kept!.split('/').at(-1)])
  expect(await rowsIn(kept!)).toEqual([1, 2, 3, 4, 5])
  const { ownerUrl, close } = await openOwnDatabase('app', folder)
  expect(await ask(ownerUrl, 'select act, subject_id from audit_logs')).toEqual([{ act: 'restore_backup', subject_id: until.toISOString() }])

  // On the new timeline it goes on, also from the base backup of before.
  await insert(ownerUrl, 6)
  const again = await momentAfter(ownerUrl)
  await insert(ownerUrl, 7)
  await close()
  await restoring(folder, again)
  expect(await rowsIn(folder)).toEqual([1, 2, 3, 6])
})

/** A picture of the operators, as an upload leaves it. */
async function upload(url: string, text: string) {
  const id = randomUUID()
  await storedFiles.put(pictureFile.key(id), text)
  await ask(url, 'insert into company_pictures (id, company_id, byte_size, created_at) values ($1, null, 1, now())', [id])
  return pictureFile.key(id)
}

test('without its disk everything comes back that was sent, files too, and a time outside of the archive is refused with the range', async ({
  own,
  folder,
  above,
}) => {
  await insert(own.ownerUrl, 1)
  const [kept, deleted] = [await upload(own.ownerUrl, 'きょうの絵'), await upload(own.ownerUrl, '消した絵')]
  await storedFiles.delete(deleted)
  await sendFiles(await archivePlace('files'), recipients)
  const archived = await readdir(join(above, 'kept/files/company_pictures'))
  expect(archived).toEqual([`${kept.split('/')[1]}.age`])
  expect(await readFile(join(above, 'kept/files/company_pictures', archived[0]!), 'utf8')).toMatch(/^age-encryption\.org/)
  await sendLastSegments({ superuserUrl: own.superuserUrl, folder, place: await archivePlace('wal'), recipients })
  await insert(own.ownerUrl, 2)
  await own.watch.stop()
  await killAll(folder)
  await rm(folder, { recursive: true })
  await rm(join(above, 'files'), { recursive: true })

  const range = /その時刻には戻せません。戻せるのは \d{4}-\d\d-\d\d \d\d:\d\d:\d\d から .* まで/
  await expect(restoring(folder, new Date('2026-01-01T00:00:00Z'))).rejects.toThrow(range)
  await expect(restoring(folder, new Date('2099-01-01T00:00:00Z'))).rejects.toThrow(range)
  expect(await restoring(folder, 'newest')).toMatchObject({ kept: undefined, files: { brought: 1, missing: [deleted] } })
  expect(await rowsIn(folder)).toEqual([1])
  expect(Buffer.from(await storedFiles.getBytes(kept)).toString()).toBe('きょうの絵')
})

test('while the place is away segments wait packed in the spool, and a gap in the log is no end of it', async ({ own, folder, above }) => {
  const place = await archivePlace('wal')
  const away = { ...place, put: () => Promise.reject(new Error('away')) } as typeof place
  const sending = { superuserUrl: own.superuserUrl, folder, recipients }
  await sendLastSegments({ ...sending, place })
  await insert(own.ownerUrl, 1)
  await expect(sendLastSegments({ ...sending, place: away })).rejects.toThrow('away')
  const waiting = await readdir(join(folder, SPOOL))
  expect(waiting.every((name) => name.endsWith('.zst.age'))).toBe(true)
  expect(waiting.length).toBeGreaterThan(0)
  await insert(own.ownerUrl, 2)
  // As the app and a restore do it at once: each packs into a separate file.
  await Promise.all([sendLastSegments({ ...sending, place }), sendSegments({ ...sending, place }), sendSegments({ ...sending, place })])
  expect(await readdir(join(folder, SPOOL))).toEqual([])
  await insert(own.ownerUrl, 3)
  const until = await momentAfter(own.ownerUrl)
  await insert(own.ownerUrl, 4)
  await sendLastSegments({ ...sending, place })
  await own.close()
  await sendSegments({ ...sending, place })

  const [cluster = ''] = await readdir(join(above, 'kept/wal'))
  const stored = join(above, 'kept/wal', cluster)
  const lost = (await readdir(stored)).filter((name) => /^[0-9A-F]{24}\.zst/.test(name)).at(-2)!
  await rename(join(stored, lost), join(above, 'lost'))
  await rename(folder, join(above, 'old'))
  await expect(restoring(folder, until)).rejects.toThrow(/抜けているところ/)
  await rename(join(above, 'lost'), join(stored, lost))
  await restoring(folder, until)
  expect(await rowsIn(folder)).toEqual([1, 2, 3])
})

test('nothing leaves for a place that holds no such archive', async ({ own, folder, above }) => {
  await insert(own.ownerUrl, 1)
  await own.close()
  Object.assign(settings, { backupTo: join(above, 'another') })
  await expect(restoring(folder, 'newest')).rejects.toThrow(/時刻を決めて戻すための記録（base-… と wal\/）がありません。BACKUP_TO/)
  expect(await readdir(above)).not.toContain('another')
  Object.assign(settings, { backupTo: join(above, 'kept') })
  await restoring(folder, 'newest')
  expect(await rowsIn(folder)).toEqual([1])
})

test('a plan that is saved while the server runs turns the archive on, and a gap behind the last base backup makes another one', async ({ own, folder }) => {
  const command = async () => (await ask<{ command: string }>(own.superuserUrl, `select current_setting('archive_command') as command`))[0]!.command
  settings.backupWal = undefined
  await applyArchivePlan(own.superuserUrl)
  await expect.poll(command).toBe('true')
  useSiteSettings({ ...siteSettings(), backupSchedule: '15 3 * * *' })
  await applyArchivePlan(own.superuserUrl)
  await expect.poll(command).toContain(SPOOL)
  const db = connect(own.ownerUrl)
  const bases = async () => (await (await backupPlace(undefined, 'base')).list()).length
  const now = new Date()
  await own.watch.stop()
  try {
    await makeDueBase({ db, now: () => now })
    expect(await bases()).toBe(1)
    const place = await archivePlace('wal')
    await insert(own.ownerUrl, 1)
    await sendLastSegments({ superuserUrl: own.superuserUrl, folder, place, recipients })
    await insert(own.ownerUrl, 2)
    await sendLastSegments({ superuserUrl: own.superuserUrl, folder, place, recipients })
    const segments: string[] = []
    for await (const { key } of place.list()) if (/\/[0-9A-F]{24}\.zst/.test(key)) segments.push(key)
    await place.delete(segments.toSorted().at(-2)!)
    await makeDueBase({ db, now: () => new Date(now.getTime() + 1000) })
    expect(await bases()).toBe(2)
  } finally {
    await db.destroy()
    useSiteSettings(siteOfEnvironment)
  }
})
