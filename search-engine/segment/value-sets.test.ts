import { expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { Throttle } from '../throttle.ts'
import { ValueSets } from './value-sets.ts'

// Value 0 is nearly everybody's, each next one half as many have, so that some are bitmaps and others lists.
const jobs = 5_000
const shares = Array.from({ length: 12 }, (_, value) => 0.9 / 2 ** value)
const random = seededRandom(5)
const rowOf = () => shares.flatMap((share, value) => (random() < share ? value : []))
const all = Array.from({ length: jobs }, rowOf)
const starts = Uint32Array.from([0, ...all.map(({ length }) => length)])
for (let doc = 0; doc < jobs; doc++) starts[doc + 1]! += starts[doc]!
const values = shares.map((_, id) => ({ parameter: 'prefectures' as const, id }))
const sets = Throttle.atOnce(ValueSets.of(values, starts, Uint16Array.from(all.flat())))

test('values that few jobs have take lists, and count and add as bitmaps do', () => {
  const { bitmaps } = sets
  expect(sets.free).toBeGreaterThan(0)
  expect(sets.free).toBeLessThan(shares.length)
  const [chosen, added] = [sets.free, sets.free + 1]
  bitmaps.clear(chosen)
  for (let doc = 0; doc < jobs; doc++) if (random() < 0.3) bitmaps.add(chosen, doc)
  const counted = (value: number) => all.filter((row, doc) => row.includes(value) && bitmaps.has(chosen, doc)).length
  const expected = shares.map((_, value) => counted(value))
  expect(shares.map((_, value) => sets.common(value, chosen))).toEqual(expected)
  expect([...sets.countRows(chosen)]).toEqual(expected)
  for (const value of shares.keys()) {
    bitmaps.clear(added)
    sets.add(value, added)
    expect(bitmaps.common(added, chosen)).toBe(expected[value])
    expect(bitmaps.total(added)).toBe(all.filter((row) => row.includes(value)).length)
  }
})
