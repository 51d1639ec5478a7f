import { expect, test } from 'vitest'
import type { JobIndex } from '#search-engine/job-index.ts'
import { jobCounter } from './job-counter.ts'

/** An index of so many jobs that answers with how often it was asked. */
function indexOf(size: number) {
  let asked = 0
  return { size, search: () => ({ total: ++asked }) } as unknown as JobIndex
}
const counted = (jobIndex: JobIndex, now: number, viewed: object = {}) => jobCounter(jobIndex, { now, ...viewed })({ prefectures: [13] })

test('a small index is counted each time', () => {
  const jobIndex = indexOf(1_000)
  expect([counted(jobIndex, 0), counted(jobIndex, 0)]).toEqual([1, 2])
})

test('what a large index counted is remembered for half a minute, and not for somebody who hides jobs', () => {
  const jobIndex = indexOf(1_000_000)
  expect([counted(jobIndex, 0), counted(jobIndex, 30), counted(jobIndex, 31)]).toEqual([1, 1, 2])
  expect(counted(jobIndex, 31, { exclude_job_ids: [7] })).toBe(3)
  expect(counted(jobIndex, 31)).toBe(2)
})

test('in a large index counting ends when its time is over, and no number is told', () => {
  const slow = { size: 1_000_000, search: () => ({ total: spin() }) } as unknown as JobIndex
  const count = jobCounter(slow, { now: 0 })
  const [tokyo, osaka] = [{ prefectures: [13] }, { prefectures: [27] }]
  expect([count(tokyo), count(osaka), count(tokyo)]).toEqual([1, null, 1])
})

test('in a large index words are counted after the answer, for the next one', async () => {
  const jobIndex = indexOf(1_000_000)
  const count = () => jobCounter(jobIndex, { now: 0 })({ free_word: '営業' })
  expect(count()).toBe(null)
  await new Promise(setImmediate)
  expect([count(), count()]).toEqual([1, 1])
})

/** Takes longer than all numbers of an answer may take. */
function spin() {
  const began = performance.now()
  while (performance.now() - began < 2);
  return 1
}
