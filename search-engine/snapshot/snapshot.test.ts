import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { JobIndex } from '../job-index.ts'
import { sampleJobs } from '../sample-jobs.ts'
import { seededRandom } from '../seeded-random.ts'

const now = 1_800_000_000
const random = seededRandom(3)
let folder = ''
let whole = Buffer.alloc(0)
const file = () => join(folder, 'jobIndex')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'))
  const jobIndex = await JobIndex.build([
    sampleJobs(
      random,
      Array.from({ length: 80 }, (_, i) => i + 1),
      now,
    ),
  ])
  jobIndex.apply({ upsert: sampleJobs(random, [200, 201], now), remove: [3, 4] })
  await jobIndex.save(file(), { sequence: 42 })
  whole = await readFile(file())
})
afterAll(() => rm(folder, { recursive: true }))

const loadBytes = async (bytes: Uint8Array) => {
  await writeFile(file(), bytes)
  return JobIndex.load(file())
}

describe('a snapshot', () => {
  test('brings back the index, changes and all, with the caller’s meta data', async () => {
    const loaded = await loadBytes(whole)
    expect(loaded?.meta).toEqual({ sequence: 42 })
    expect(loaded?.jobIndex.size).toBe(80)
    expect(loaded?.jobIndex.suggest('スキル', 3, now)).toHaveLength(3)
  })
  test('is refused when a part is missing', async () => {
    for (const length of [0, 5, 23, 24, 100, Math.floor(whole.length / 2), whole.length - 1])
      expect(await loadBytes(whole.subarray(0, length)), `${length}`).toBeNull()
  })
  test('is refused when something was appended', async () => {
    expect(await loadBytes(Buffer.concat([whole, Buffer.alloc(8)]))).toBeNull()
  })
  test('is refused when any byte differs', async () => {
    for (let i = 0; i < 150; i++) {
      const at = i < 24 ? i : Math.floor(random() * whole.length)
      const broken = Buffer.from(whole)
      broken[at] = broken[at]! ^ (1 << Math.floor(random() * 8))
      expect(await loadBytes(broken), `byte ${at}`).toBeNull()
    }
  })
  test('is refused when it is of an older format or not there', async () => {
    const older = Buffer.from(whole)
    older.writeUInt32LE(0, 8)
    expect(await loadBytes(older)).toBeNull()
    expect(await JobIndex.load(join(folder, 'absent'))).toBeNull()
  })
})
