import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FilePlace } from './file-place.ts'
import { FilesBucket } from './files-bucket.ts'
import { FilesFolder } from './files-folder.ts'
import { bucketKeys, PAGE, startBucket } from './testing.ts'

let store: Awaited<ReturnType<typeof startBucket>>
let folder: string
const places = {} as Record<'folder' | 'bucket', FilePlace>
beforeAll(async () => {
  store = await startBucket()
  folder = await mkdtemp(join(tmpdir(), 'mebae-places-'))
  Object.assign(places, { folder: new FilesFolder(join(folder, 'files')), bucket: new FilesBucket(store.url, bucketKeys, 300) })
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => void (store.fault = undefined))

const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString()
async function keysOf(place: FilePlace, of?: string) {
  const keys: string[] = []
  for await (const { key } of place.list(of)) keys.push(key)
  return keys.toSorted()
}

test.each(['folder', 'bucket'] as const)('a %s keeps files as they were put, lists those of one folder, and forgets what is deleted', async (which) => {
  const place = places[which]
  await place.put('one/a', Buffer.from('あ'))
  await place.put('one/b', Buffer.alloc(0))
  await place.put('one-more/c', Buffer.from('c'))
  await place.put('one/a', Buffer.from('abc'))
  expect([text(await place.read('one/a')), text(await place.head('one/a', 2)), text(await place.read('one/b'))]).toEqual(['abc', 'ab', ''])
  expect([await place.read('one/x'), await place.head('one/x', 2), await place.exists('one/x'), await place.exists('one/a')]).toEqual([
    undefined,
    undefined,
    false,
    true,
  ])
  expect(await keysOf(place, 'one')).toEqual(['one/a', 'one/b'])
  expect(await keysOf(place)).toEqual(['one-more/c', 'one/a', 'one/b'])
  for await (const { changed_at } of place.list('one-more')) expect(Math.abs(Date.now() - changed_at.getTime())).toBeLessThan(60_000)
  await place.delete('one/a')
  await place.delete('one/a')
  expect([await place.exists('one/a'), await keysOf(place, 'one')]).toEqual([false, ['one/b']])
  expect(await keysOf(place, 'none')).toEqual([])
})

test.each(['folder', 'bucket'] as const)('of a %s a file that is deleted or replaced while it is changed stays so', async (which) => {
  const place = places[which]
  await place.put('two/a', Buffer.from('old'))
  await place.change('two/a', async (bytes) => {
    await place.delete('two/a')
    return Buffer.from(`${text(bytes)} again`)
  })
  expect(await place.exists('two/a')).toBe(false)
  await place.put('two/b', Buffer.from('old'))
  await place.change('two/b', (bytes) => Buffer.from(`${text(bytes)} again`))
  expect(text(await place.read('two/b'))).toBe('old again')
  await place.change('two/none', () => Buffer.from('never'))
  expect(await place.exists('two/none')).toBe(false)
})

test('in a bucket a file that another replaces in between is not overwritten', async () => {
  const { bucket } = places
  await bucket.put('two/c', Buffer.from('old'))
  await bucket.change('two/c', async () => {
    await bucket.put('two/c', Buffer.from('newer'))
    return Buffer.from('late')
  })
  expect(text(await bucket.read('two/c'))).toBe('newer')
})

test.each(['folder', 'bucket'] as const)('a file of a %s that is saved here outlives its deletion', async (which) => {
  const place = places[which]
  const path = join(folder, `saved-${which}`)
  await place.put('three/a', Buffer.alloc(3_000_000, 'x'))
  expect([await place.saveTo('three/a', path), await place.saveTo('three/none', `${path}-none`)]).toEqual([true, false])
  await place.delete('three/a')
  expect((await readFile(path)).length).toBe(3_000_000)
})

test('more files than one page of a listing holds are all listed', async () => {
  const keys = Array.from({ length: PAGE * 2 + 1 }, (_, index) => `many/${index}`)
  for (const key of keys) await places.bucket.put(key, Buffer.from('x'))
  expect(await keysOf(places.bucket, 'many')).toEqual(keys)
})

test('an upload that ends half way leaves nothing', async () => {
  const { hostname, port } = new URL(store.url)
  const socket = connect(Number(port), hostname)
  socket.write('PUT /mebae/site/half/a HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf')
  await expect.poll(() => store.calls.includes('PUT /mebae/site/half/a')).toBe(true)
  socket.destroy()
  await once(socket, 'close')
  expect(await places.bucket.read('half/a')).toBeUndefined()
})

test.each([
  [
    { status: 403, code: 'AccessDenied' },
    { code: 'EFILESAWAY', status: 403, reason: 'AccessDenied' },
  ],
  [
    { status: 503, code: 'SlowDown' },
    { code: 'EFILESAWAY', status: 503 },
  ],
  [
    { status: 404, code: 'NoSuchBucket' },
    { code: 'EFILESAWAY', reason: 'NoSuchBucket' },
  ],
  [{ status: 507, code: 'XMinioStorageFull' }, { code: 'ENOSPC' }],
  ['cuts', { code: 'EFILESAWAY', status: undefined }],
  ['hangs', { code: 'EFILESAWAY', status: undefined, reason: 'ETIMEDOUT' }],
] as const)('a store that answers %j is away, for every call, and says nothing of keys', async (fault, expected) => {
  await places.bucket.put('four/a', Buffer.from('a'))
  store.fault = fault
  const { bucket } = places
  const calls = [bucket.put('four/a', Buffer.from('b')), bucket.read('four/a'), bucket.head('four/a', 1), bucket.delete('four/a'), keysOf(bucket)]
  for (const call of await Promise.allSettled(calls)) {
    expect(call).toMatchObject({ status: 'rejected', reason: expected })
    expect(JSON.stringify(call) + (call as PromiseRejectedResult).reason.message).not.toMatch(/S3RVER|four/)
  }
  store.fault = undefined
  expect(text(await bucket.read('four/a'))).toBe('a')
})

test('a check says what is wrong, and leaves nothing behind', async () => {
  await places.bucket.delete('four/a')
  expect(await new FilesBucket(store.url, bucketKeys).check()).toEqual({ isVersioned: false })
  expect(await keysOf(places.bucket, 'checks')).toEqual([])
  const refusal = (url: string, keys = bucketKeys) => new FilesBucket(url, keys).check().catch((error: { reason: string }) => error.reason)
  expect(await refusal(store.url.replace('/mebae/', '/other/'))).toBe('NoSuchBucket')
  expect(await refusal(store.url, { ...bucketKeys, secretAccessKey: 'x' })).toBe('SignatureDoesNotMatch')
  expect(await refusal(store.url, { ...bucketKeys, accessKeyId: 'x' })).toBe('InvalidAccessKeyId')
  expect(await refusal('s3://127.0.0.1:1/mebae?tls=off')).toBe('ECONNREFUSED')
})
