import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { FilePlace } from '#server/platform/files/places/file-place.ts'
import { openPlace } from '#server/platform/files/places/open-place.ts'
import { bucketKeys, startBucket, useBucket } from '#server/platform/files/places/testing.ts'
import { newKey } from '#server/platform/sealing/sealing-keys.ts'
import { openFile } from '#server/platform/files/stored-files.ts'
import { settings } from '#server/settings.ts'
import { fill, test } from '../backups/testing.ts'
import { moveFiles } from './move-files.ts'

const run = promisify(execFile)

let store: Awaited<ReturnType<typeof startBucket>>
let leave: () => void
beforeAll(async () => {
  store = await startBucket()
  leave = useBucket(undefined)
})
afterAll(async () => {
  leave()
  await store.close()
})
afterEach(() => void (store.puts = Infinity))

let buckets = 0
/** A folder of the bucket that no other test uses. */
const nextUrl = () => store.url.replace('/site', `/site${++buckets}`)
const text = async (place: FilePlace, key: string) => Buffer.from(openFile(key, (await place.read(key))!)).toString()

test('files and records of who left come over sealed and verified; a second run finds them, also sealed with another key', async ({ url, db, filesDir }) => {
  const { keys } = await fill(url, db, filesDir)
  await appendFile(settings.erasuresFile, `2026-11-21T01:00:00.000Z candidate_users ${'a'.repeat(64)}\n`)
  const [from, to] = [await openPlace(filesDir), await openPlace(nextUrl())]
  const first = await moveFiles({ url, from, to })
  expect({ ...first, copied: first.copied.toSorted() }).toEqual({
    copied: Object.values(keys).toSorted(),
    known: [],
    missing: [],
    differing: [],
    extra: 0,
    erasures: 1,
  })
  expect(await text(to, keys.pdf)).toBe('経歴')
  expect(Buffer.from((await to.read(keys.pdf))!).toString()).not.toContain('経歴')
  expect(Buffer.from((await from.read(keys.pdf))!).toString()).toBe('経歴')

  const { secretKey } = settings
  Object.assign(settings, { secretKey: newKey(), oldSecretKeys: [secretKey] })
  const again = await moveFiles({ url, from, to })
  Object.assign(settings, { secretKey, oldSecretKeys: [] })
  expect(again).toMatchObject({ copied: [], missing: [], differing: [], erasures: 0 })
  expect(again.known).toHaveLength(3)

  // And back, into another folder.
  await rm(settings.erasuresFile)
  const back = await moveFiles({ url, from: to, to: await openPlace(`${filesDir}-back`) })
  expect([back.copied.length, back.erasures]).toEqual([3, 1])
})

test('what is missing, damaged, different or without a row is said, and only the damaged is replaced', async ({ url, db, filesDir }) => {
  const { keys } = await fill(url, db, filesDir)
  const [from, to] = [await openPlace(filesDir), await openPlace(nextUrl())]
  await moveFiles({ url, from, to })
  const kept = await to.read(keys.pdf)
  await to.put(keys.pdf, kept!.subarray(0, kept!.length - 1))
  await to.put(keys.sent, Buffer.from('another'))
  await to.put('message_attachments/stray', Buffer.from('x'))
  await from.delete(keys.picture)
  await to.delete(keys.picture)
  expect(await moveFiles({ url, from, to })).toMatchObject({ copied: [keys.pdf], known: [], missing: [keys.picture], differing: [keys.sent], extra: 1 })
  expect([await text(to, keys.pdf), await text(to, keys.sent)]).toEqual(['経歴', 'another'])
})

test('a move that is killed half way goes on where it was, and says what to do next', async ({ url, db, filesDir, folder }) => {
  const { keys } = await fill(url, db, filesDir)
  const FILES_URL = nextUrl()
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: folder,
    FILES_DIR: filesDir,
    DATABASE_URL: url,
    SECRET_KEY: settings.secretKey,
    FILES_ACCESS_KEY: bucketKeys.accessKeyId,
    FILES_SECRET_KEY: bucketKeys.secretAccessKey,
  }
  const args = [join(import.meta.dirname, 'main.ts'), '--from', 'folder', '--to', FILES_URL]
  store.puts = 1
  store.calls.length = 0
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
  await expect.poll(() => store.calls.filter((call) => call.startsWith('PUT')).length, { timeout: 60_000 }).toBeGreaterThan(2)
  child.kill('SIGKILL')
  await once(child, 'exit')
  store.puts = Infinity

  const { stdout } = await run(process.execPath, args, { env })
  expect(stdout).toMatch(/写したファイル 2 ・ もうあったファイル 1 ・ .*\n次に、FILES_URL にこのアドレスを書き、/)
  const after = await run(process.execPath, args, { env: { ...env, FILES_URL } })
  expect(after.stdout).toMatch(/写したファイル 0 ・ もうあったファイル 3 ・ .*\n移し終わりました。/)
  expect(stdout + after.stdout).not.toContain(settings.secretKey)
  expect(await readdir(join(filesDir, 'message_attachments'))).toEqual([keys.sent.split('/')[1]])
  await expect(run(process.execPath, args.with(-1, 's3://key:secret@x/y'), { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.not.stringContaining('secret@'),
  })
})
