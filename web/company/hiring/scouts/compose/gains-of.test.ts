import { expect, test } from 'vitest'
import { gainsOf } from './gains-of.ts'

test('a scout without a passage gains most by one, also what was cut off', () => {
  const [first] = gainsOf({ integrity: 35, parts: { passage: 0, own: 25, length: 10, band: 10, job: 5 } })
  expect(first).toEqual({ label: 'プロフィールの一節に触れる', points: 60 })
})

test('a full scout gains nothing, and one with a single passage five points by a second', () => {
  const full = { passage: 50, own: 25, length: 10, band: 10, job: 5 }
  expect(gainsOf({ integrity: 100, parts: full })).toEqual([])
  expect(gainsOf({ integrity: 95, parts: { ...full, passage: 45 } })).toEqual([{ label: 'プロフィールの別の項目にも触れる', points: 5 }])
})
