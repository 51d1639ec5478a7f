import { expect, test } from 'vitest'
import { Throttle } from '../throttle.ts'
import { seededRandom } from '../seeded-random.ts'
import { sortedBy } from './sorted-by.ts'

test.each([100, 20_000])('%i places go from the highest key to the lowest, and equals stay as they were', (size) => {
  const random = seededRandom(size)
  const kinds = [() => Math.floor(random() * 50), () => -random() * 1e9, () => 1_800_000_000 + random() * 1e7, () => -Infinity, () => 0]
  const keys = Float64Array.from({ length: size }, () => kinds[Math.floor(random() * kinds.length)]!())
  const before = Uint32Array.from({ length: size }, (_, i) => size - 1 - i)
  const expected = [...before].sort((a, b) => (keys[a] === keys[b] ? 0 : keys[b]! - keys[a]!))
  expect([...Throttle.atOnce(sortedBy(keys, before))]).toEqual(expected)
})
