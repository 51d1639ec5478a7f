import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { runJobs } from '#server/platform/background/testing.ts'
import { makeEmptyDatabase } from '#server/platform/database/testing.ts'
import { eraseCandidate } from '#server/accounts/withdrawals/erase-candidate.ts'
import { openPlace } from '#server/platform/files/places/open-place.ts'
import { startBucket, useBucket } from '#server/platform/files/places/testing.ts'
import { today } from '#server/testing.ts'
import { moveFiles } from '../files-move/move-files.ts'
import { drill } from './drill/drill.ts'
import { makeBackup } from './make/make-backup.ts'
import { restoreBackup } from './restore/restore-backup.ts'
import { fill, test } from './testing.ts'

let store: Awaited<ReturnType<typeof startBucket>>
let leave: () => void
beforeAll(async () => {
  store = await startBucket()
  leave = useBucket(store.url)
})
afterAll(async () => {
  leave()
  await store.close()
})

test('a backup of a bucket holds its moment, passes the drill, and is restored into another bucket without who left since', async ({
  url,
  db,
  filesDir,
  into,
}) => {
  const { id, keys } = await fill(url, db, filesDir)
  const place = await openPlace()
  await moveFiles({ url, from: await openPlace(filesDir), to: place })
  await rm(filesDir, { recursive: true })
  const kept = Buffer.from((await place.read(keys.sent))!)

  let hasLeft: Promise<unknown> | undefined
  // The file and its row go while the rows are copied.
  const onBytes = () =>
    (hasLeft ??= Promise.all([place.delete(keys.sent), db.deleteFrom('message_attachments').where('storage_key', '=', keys.sent.split('/')[1]!).execute()]))
  const { folder: archive, manifest } = await makeBackup({ url, filesAt: store.url, into, now: today, onBytes })
  await hasLeft
  expect([manifest.files.map(({ key }) => key).toSorted(), manifest.missing_files]).toEqual([Object.values(keys).toSorted(), []])
  expect((await readFile(join(archive, 'files', keys.sent))).equals(kept)).toBe(true)
  expect((await drill({ url, archive })).checks.filter(({ isSame }) => !isSame)).toEqual([])

  await db.transaction().execute((transaction) => eraseCandidate(transaction, id))
  await runJobs(url, { db })
  expect(await place.exists(keys.pdf)).toBe(false)
  const other = await makeEmptyDatabase('from_bucket')
  const there = store.url.replace('/site', '/restored')
  const restore = (filesAt: string) => restoreBackup({ url: other.url, archive, filesAt, erasures: [], replace: true, isOwn: true })
  try {
    // The bucket itself has the records; another one knows of nobody who left.
    expect((await restore(store.url)).erased).toMatchObject({ candidates: 1 })
    expect((await restore(there)).erased).toMatchObject({ candidates: 0 })
    expect(Buffer.from((await (await openPlace(there)).read(keys.sent))!).equals(kept)).toBe(true)
  } finally {
    await other.drop()
  }
})

test('while the store is away no backup is made, and it is said why', async ({ url, db, filesDir, into }) => {
  await fill(url, db, filesDir)
  store.fault = { status: 403, code: 'AccessDenied' }
  await expect(makeBackup({ url, filesAt: store.url, into, now: today })).rejects.toThrow(/403 AccessDenied）から読めません。バックアップは作られていません。/)
  store.fault = undefined
})
