import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import { beforeEach, expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { makeDue, runJobs } from '#server/platform/background/testing.ts'
import { type Settings, settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { addOperator, apiFor, today } from '#server/testing.ts'
import { backupFigures } from '../../system/backup-figures.ts'
import { runBackup } from '../make/run-backup.ts'
import { backupPlace } from '../places/backup-place.ts'
import { fill, test } from '../testing.ts'
import { drillLastBackup, makeScheduledBackup } from './backup-tasks.ts'

const before = { ...settings }
beforeEach(() => () => void Object.assign(settings, before))

const mailsTo = async (db: Database, address: string) =>
  (await db.selectFrom('mails').select('kind').where('to_address', '=', address).execute()).map(({ kind }) => kind)

/** As the database writes it. */
const inJapan = (at: Date) => `${new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`

const use = (url: string, filesDir: string, folder: string, more: Partial<Settings> = {}) =>
  Object.assign(settings, { databaseUrl: url, filesDir, dataDir: folder, backupTo: join(folder, 'backups'), backupSchedule: '15 3 * * *', ...more })

test('a backup that is due is made once, however many processes work, and the operators’ page says when and where', async ({
  url,
  db,
  filesDir,
  folder,
  into,
}) => {
  await fill(url, db, filesDir)
  use(url, filesDir, folder)
  await enqueue(db, 'make_backup', {}, { key: 'make_backup', queue: 'backups' })
  await enqueue(db, 'make_backup', {}, { key: 'make_backup', queue: 'backups' })
  await Promise.all([runJobs(url, { db }, { make_backup: makeScheduledBackup }), runJobs(url, { db }, { make_backup: makeScheduledBackup })])
  expect(await readdir(into)).toEqual(['mebae-20261121-010000Z'])
  const { last, due_since } = await backupFigures(db, today)
  expect(last).toMatchObject({ failure: '', at: inJapan(today), place: into, is_encrypted: false })
  // The last two times at which one was due were 3:15 on the 21st and on the 20th.
  expect(due_since).toBe('2026-11-19T18:15:00.000Z')
})

test('two at the same moment are one: the other makes way', async ({ url, db, filesDir, folder, into }) => {
  await fill(url, db, filesDir)
  use(url, filesDir, folder)
  const place = await backupPlace()
  const { keep } = place
  let second: unknown
  place.keep = async (make) => {
    second = await makeScheduledBackup({ db, now: () => today, isLastTry: false }).catch((error: Error) => error.message)
    return keep(make)
  }
  await runBackup({ url, place, now: today })
  expect(second).toContain('ほかのバックアップを作っているところです')
  expect(await readdir(into)).toEqual(['mebae-20261121-010000Z'])
  expect((await backupFigures(db, today)).last?.failure).toBe('')
})

test('a failure is tried again, shown to operators, and leaves what is known of the last good one', async ({ url, db, filesDir, folder, into }) => {
  await fill(url, db, filesDir)
  use(url, filesDir, folder)
  await makeScheduledBackup({ db, now: () => today, isLastTry: false })
  const later = new Date(today.getTime() + 86_400_000)
  // A file lies where the folder should be.
  await writeFile(join(folder, 'taken'), '')
  siteSettings().backupTo = join(folder, 'taken')
  const { as } = await addOperator(db, { email: 'desk@operator.example' })
  await enqueue(db, 'make_backup', {}, { tries: 2 })
  await runJobs(url, { db, now: () => later }, { make_backup: makeScheduledBackup })
  const { rows } = await sql<{ attempts: number }>`select attempts from graphile_worker.jobs where task_identifier = 'make_backup'`.execute(db)
  expect(rows).toEqual([{ attempts: 1 }])
  expect(await mailsTo(db, 'desk@operator.example')).toEqual([])
  const { backup, warnings } = await (await apiFor(db, as)).operators.system()
  expect(backup.value?.last).toMatchObject({ tried_at: inJapan(later), at: inJapan(today), place: into })
  expect(warnings.find(({ code }) => code === 'backup_failed')).toMatchObject({ is_grave: true, sentence: expect.stringContaining('taken') })

  await makeDue(db)
  await runJobs(url, { db, now: () => later }, { make_backup: makeScheduledBackup, deliver_mail: async () => {} })
  expect(await mailsTo(db, 'desk@operator.example')).toEqual(['backup_failed'])
})

test('the drill of the week tells operators whether the last backup can be restored', async ({ url, db, filesDir, folder, into }) => {
  await fill(url, db, filesDir)
  use(url, filesDir, folder)
  await makeScheduledBackup({ db, now: () => today, isLastTry: false })
  await drillLastBackup({ now: () => today })
  expect(await backupFigures(db, today)).toMatchObject({ drills_itself: true, drill: { failure: '', at: inJapan(today), place: into } })

  await rm(join(into, 'mebae-20261121-010000Z', 'tables', 'companies.copy.gz'))
  await expect(drillLastBackup({ now: () => today })).rejects.toThrow('companies.copy.gz がありません')
  expect((await backupFigures(db, today)).drill).toMatchObject({ failure: expect.stringContaining('companies.copy.gz がありません'), at: inJapan(today) })
})

test('an encrypted backup is tried by the app only with a private key', async ({ url, db, filesDir, folder }) => {
  await fill(url, db, filesDir)
  const identity = await generateX25519Identity()
  use(url, filesDir, folder, { backupRecipients: [await identityToRecipient(identity)] })
  await makeScheduledBackup({ db, now: () => today, isLastTry: false })
  await drillLastBackup({ now: () => today })
  expect(await backupFigures(db, today)).toMatchObject({ last: { is_encrypted: true }, drill: null, drills_itself: false })

  await mkdir(join(folder, 'key'))
  settings.backupIdentityFile = join(folder, 'key', 'identity')
  await writeFile(settings.backupIdentityFile, `# public key: …\n${identity}\n`)
  await chmod(settings.backupIdentityFile, 0o600)
  await drillLastBackup({ now: () => today })
  expect(await backupFigures(db, today)).toMatchObject({ drill: { failure: '', is_encrypted: true }, drills_itself: true })
})
