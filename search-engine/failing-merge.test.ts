import { expect, test, vi } from 'vitest'
import { JobIndex } from './job-index.ts'
import { sampleJobs } from './sample-jobs.ts'
import { seededRandom } from './seeded-random.ts'
import { SegmentBuilder } from './segment/segment-builder.ts'

const now = 1_800_000_000

test('a failing merge is reported, loses nothing, and is tried again with the next change', async () => {
  const random = seededRandom(4)
  const onError = vi.fn<(error: unknown) => void>()
  const jobIndex = new JobIndex({ mergeAt: 5, onError })
  const merge = vi.spyOn(SegmentBuilder, 'indexed').mockRejectedValueOnce(new Error('no memory'))
  jobIndex.apply({ upsert: sampleJobs(random, [1, 2, 3, 4, 5], now) })
  await expect(jobIndex.merged()).rejects.toThrow('no memory')
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no memory'))
  expect(jobIndex.search({ now: 0 }).total).toBe(5)
  jobIndex.apply({ upsert: sampleJobs(random, [6], now) })
  await jobIndex.merged()
  expect(merge).toHaveBeenCalledTimes(2)
  expect(jobIndex.search({ now: 0 }).total).toBe(6)
  merge.mockRestore()
})
