import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { settings } from '#server/settings.ts'
import { sealFiles } from '../seal-files.ts'
import { newKey } from '../../sealing/sealing-keys.ts'
import { storedFiles } from '../stored-files.ts'
import { checkFiles } from './check-files.ts'
import { openPlace } from './open-place.ts'
import { startBucket, useBucket } from './testing.ts'

let store: Awaited<ReturnType<typeof startBucket>>
beforeAll(async () => void (store = await startBucket()))
afterAll(() => store.close())
const before = { secretKey: settings.secretKey, oldSecretKeys: settings.oldSecretKeys }
let leave = () => {}
afterEach(() => {
  leave()
  Object.assign(settings, before)
  store.fault = undefined
})

test('a bucket that can be used is used, and without one nothing is asked', async () => {
  expect(await checkFiles()).toBeUndefined()
  expect(store.calls).toEqual([])
  leave = useBucket(store.url)
  expect(await checkFiles()).toBeUndefined()
  expect(store.calls.map((call) => call.split(' ')[0])).toEqual(expect.arrayContaining(['PUT', 'GET', 'DELETE']))
})

test('a store that refuses stops the start and says what to do; for one that is away the site starts with a warning', async () => {
  leave = useBucket(store.url.replace('/mebae/', '/none/'))
  await expect(checkFiles()).rejects.toThrow(/404 NoSuchBucket）。そのバケットがありません。先に作ってください。$/)
  leave()
  leave = useBucket(store.url)
  store.fault = { status: 403, code: 'AccessDenied' }
  await expect(checkFiles()).rejects.toThrow(/このキーに、GetObject、PutObject、DeleteObject、ListBucket を許してください。$/)
  for (const fault of [{ status: 503, code: 'SlowDown' }, 'cuts'] as const) {
    store.fault = fault
    expect(await checkFiles()).toMatch(/^FILES_URL の保存先（s3:\/\/127\.0\.0\.1:\d+\/mebae\/site）につながりません。/)
  }
})

test('files of a bucket are sealed, and sealed again with a new key; records of who left are left alone', async () => {
  leave = useBucket(store.url.replace('/site', '/sealed'))
  const [old, fresh] = [newKey(), newKey()]
  Object.assign(settings, { secretKey: old, oldSecretKeys: [] })
  const place = await openPlace()
  await storedFiles.put('one/a', '千紘')
  await place.put(`erasures/1.candidate_users.${'a'.repeat(64)}`, Buffer.from('line'))
  expect(Buffer.from((await place.read('one/a'))!).toString()).not.toContain('千紘')

  Object.assign(settings, { secretKey: fresh, oldSecretKeys: [old] })
  expect(await sealFiles()).toEqual({ sealed: 1, refused: [] })
  Object.assign(settings, { secretKey: fresh, oldSecretKeys: [] })
  expect(Buffer.from(await storedFiles.getBytes('one/a')).toString()).toBe('千紘')
  expect(await sealFiles()).toEqual({ sealed: 0, refused: [] })
  expect(await storedFiles.find('one/none')).toBeUndefined()
  store.fault = { status: 403, code: 'AccessDenied' }
  await expect(sealFiles()).rejects.toThrow('AccessDenied')
})
