import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect } from 'vitest'
import { makeEmptyDatabase } from '#server/platform/database/testing.ts'
import { filesUnder } from '#server/platform/files/places/files-under.ts'
import { bucketKeys, startBucket } from '#server/platform/files/places/testing.ts'
import { settings } from '#server/settings.ts'
import { today } from '#server/testing.ts'
import { drill } from './drill/drill.ts'
import { makeBackup } from './make/make-backup.ts'
import { runBackup } from './make/run-backup.ts'
import { BackupsBucket } from './places/backups-bucket.ts'
import { lendBackup } from './places/lend-backup.ts'
import { restoreBackup } from './restore/restore-backup.ts'
import { ask, testFilled as test } from './testing.ts'

let identity: string
let other: string
let recipients: string[]
let store: Awaited<ReturnType<typeof startBucket>>
const before = { ...settings }
beforeAll(async () => {
  ;[identity, other, store] = await Promise.all([generateX25519Identity(), generateX25519Identity(), startBucket()])
  // The second key is the other one of a pair of operators: each opens it.
  recipients = [await identityToRecipient(await generateX25519Identity()), await identityToRecipient(identity)]
})
afterAll(async () => {
  Object.assign(settings, before)
  await store.close()
})

/** A part of a picture’s or a person’s data that a plain backup shows. */
const known = ['経歴', 'picture', '退職', 'made_at', 'candidate_profiles']

test('an encrypted backup shows nothing in clear, passes the drill with its key, and is restored', async ({ url, filesDir, into, folder }) => {
  const { folder: archive, manifest } = await makeBackup({ url, filesAt: filesDir, into, recipients, now: today })
  const files = await filesUnder(archive)
  expect(files.filter((file) => !file.endsWith('.age'))).toEqual(['manifest.sha256'])
  expect(files).toHaveLength(manifest.tables.length + 1 + 3 + 2)
  for (const file of files.filter((file) => file.endsWith('.age'))) {
    const bytes = await readFile(join(archive, file))
    expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n')
    // A packed table begins with the mark of gzip, which no table may show either.
    expect(known.filter((word) => bytes.includes(word))).toEqual([])
    expect(bytes.includes(Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]))).toBe(false)
  }
  expect((await drill({ url, archive, identities: [identity] })).checks.filter(({ isSame }) => !isSame)).toEqual([])

  const empty = await makeEmptyDatabase('decrypted')
  try {
    const filesAt = join(folder, 'there')
    await restoreBackup({ url: empty.url, archive, identities: [other, identity], filesAt, erasures: [], replace: false, isOwn: true })
    expect(await ask(empty.url, 'select count(*)::int as n from job_offers')).toEqual([{ n: 60 }])
    const key = manifest.files.find(({ table }) => table === 'job_history_pdfs')!.key
    expect(await readFile(join(filesAt, key), 'utf8')).toBe('経歴')
  } finally {
    await empty.drop()
  }
})

test('without its key, with another key or with an altered byte nothing is restored, and it is said what to do', async ({ url, filesDir, into, folder }) => {
  const { folder: archive } = await makeBackup({ url, filesAt: filesDir, into, recipients, now: today })
  const empty = await makeEmptyDatabase('not_decrypted')
  const filesAt = join(folder, 'there')
  const refusalOf = async (identities: string[]) => {
    const restored = restoreBackup({ url: empty.url, archive, identities, filesAt, erasures: [], replace: true, isOwn: true })
    const refusal = await restored.then(
      () => undefined,
      (error: Error) => error.message,
    )
    expect(await ask(empty.url, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([])
    expect(await filesUnder(filesAt)).toEqual([])
    return refusal
  }
  try {
    expect(await refusalOf([])).toMatch(
      /暗号にしたバックアップです。--identity に、BACKUP_RECIPIENT と対の秘密鍵のファイルを書いてください。何も変えていません。$/,
    )
    expect(await refusalOf([other])).toMatch(/この秘密鍵では開けません。--identity に、.*何も変えていません。$/)
    const altered = join(archive, 'tables/candidate_users.copy.gz.age')
    const bytes = await readFile(altered)
    bytes[bytes.length - 20]! ^= 1
    await writeFile(altered, bytes)
    expect(await refusalOf([identity])).toMatch(/tables\/candidate_users.copy.gz が、作ったときから変わっています。何も変えていません。$/)
  } finally {
    await empty.drop()
  }
})

test('a mistyped public key stops a backup before anything is written', async ({ url, filesDir, into }) => {
  const typo = `${recipients[0]!.slice(0, -1)}${recipients[0]!.endsWith('q') ? 'p' : 'q'}`
  await expect(makeBackup({ url, filesAt: filesDir, into, recipients: [typo], now: today })).rejects.toThrow(/は、age の公開鍵ではありません。/)
  expect(await filesUnder(into)).toEqual([])
})

test('a backup goes into a bucket in pieces, counts when all of it is there, and comes back from it', async ({ url, filesDir, folder }) => {
  const to = store.url.replace('/site', '/backups')
  Object.assign(settings, { backupTo: to, backupKeys: bucketKeys, backupRecipients: recipients, filesDir, dataDir: folder })
  const place = new BackupsBucket(to, bucketKeys, join(folder, 'backups'), { silence: 300, piece: 5_000 })
  store.puts = 10
  await expect(runBackup({ url, place, now: today })).rejects.toThrow(/バックアップの置き場所（.*）を使えません。バックアップは作られていません。/)
  expect(await place.list()).toEqual([])
  expect(await ask(url, `select failure <> '' as failed, succeeded_at from backup_results where kind = 'backup'`)).toEqual([
    { failed: true, succeeded_at: null },
  ])

  store.puts = Infinity
  const { folder: where } = await runBackup({ url, place, now: today })
  expect(where).toMatch(/^s3:\/\/127\.0\.0\.1:\d+\/mebae\/backups\/mebae-20261121-010000Z$/)
  expect(await place.list()).toEqual(['mebae-20261121-010000Z'])
  expect(store.calls.some((call) => call.includes('.piece-00001'))).toBe(true)
  // Nothing of it stays on this machine.
  expect(await filesUnder(join(folder, 'backups'))).toEqual([])
  const { checks } = await lendBackup(undefined, (lent) => drill({ url, archive: lent.folder, identities: [identity] }))
  expect(checks.filter(({ isSame }) => !isSame)).toEqual([])
  expect(checks.find(({ name }) => name === 'job_offers')).toMatchObject({ count: 60 })

  await place.remove('mebae-20261121-010000Z')
  expect(await place.list()).toEqual([])
})
