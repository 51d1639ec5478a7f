import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { openOwnDatabase } from '#server/platform/database/own/open-own-database.ts'
import { killAll, testMigrated as test } from '#server/platform/database/own/testing.ts'
import { pictureFile } from '#server/platform/files/picture-path.ts'
import { bucketKeys, startBucket } from '#server/platform/files/places/testing.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { settings, siteOfEnvironment } from '#server/settings.ts'
import { siteSettings, useSiteSettings } from '#server/settings/site-settings.ts'
import { ask } from '../testing.ts'
import { makeDueBase } from '../base/make-due-base.ts'
import { runBackup } from '../make/run-backup.ts'
import { backupPlace } from '../places/backup-place.ts'
import { applyArchivePlan } from '../wal/apply-archive-plan.ts'
import { archivePlace } from '../wal/archive-place.ts'
import { sendFiles } from '../wal/send-files.ts'
import { sendLastSegments } from './last-segments.ts'
import { restoreToPoint } from './restore-to-point.ts'

const before = { ...settings }
afterAll(() => {
  Object.assign(settings, before)
  useSiteSettings(siteOfEnvironment)
})

const sentence = 'a site whose plan names a bucket comes back to a second from it alone, the files of before the archive and those since included'
test(sentence, { timeout: 300_000 }, async ({ folder }) => {
  const above = dirname(folder)
  const store = await startBucket()
  const identity = await generateX25519Identity()
  const recipients = [await identityToRecipient(identity)]
  Object.assign(settings, { dataDir: above, filesDir: join(above, 'files'), filesUrl: undefined, backupWal: undefined, secretKey: 'k'.repeat(43) })
  const own = await openOwnDatabase('app', folder)
  const upload = async (text: string) => {
    const id = randomUUID()
    await storedFiles.put(pictureFile.key(id), text)
    await ask(own.ownerUrl, 'insert into company_pictures (id, company_id, byte_size, created_at) values ($1, null, 1, now())', [id])
    return pictureFile.key(id)
  }
  const old = await upload('前からの絵')
  useSiteSettings({ ...siteSettings(), backupSchedule: '15 3 * * *', backupTo: store.url, backupKeys: bucketKeys, backupRecipients: recipients })
  await applyArchivePlan(own.superuserUrl)
  const db = connect(own.ownerUrl)
  await makeDueBase({ db, now: () => new Date() })
  await db.destroy()
  await runBackup({ url: own.ownerUrl, place: await backupPlace(), now: new Date() })
  const recent = await upload('バックアップのあとの絵')
  await sendFiles(await archivePlace('files'), recipients)
  await sendLastSegments({ superuserUrl: own.superuserUrl, folder, place: await archivePlace('wal'), recipients })
  await own.watch.stop()
  await killAll(folder)
  for (const name of await readdir(above)) await rm(join(above, name), { recursive: true })

  const restored = await restoreToPoint({ folder, until: 'newest', identities: [identity], filesAt: join(above, 'files'), erasures: [] })
  expect(restored).toMatchObject({ kept: undefined, files: { brought: 2, missing: [] } })
  for (const [key, text] of [
    [old, '前からの絵'],
    [recent, 'バックアップのあとの絵'],
  ] as const)
    expect(Buffer.from(await storedFiles.getBytes(key)).toString()).toBe(text)
  const { ownerUrl, close } = await openOwnDatabase('app', folder)
  expect(await ask(ownerUrl, 'select from company_pictures')).toHaveLength(2)
  await close()
  await store.close()
})
