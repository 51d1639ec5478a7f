import { expect, test } from 'vitest'
import type { Grade } from '../judging/judge.ts'
import { ndcgAtTen, placeOfExact, precisionAtTen, sumsOf } from './metrics.ts'

const judged = (found: Grade[], existing: Grade[], total = found.length) => ({ found, existing, total })
const ones = (count: number): Grade[] => Array.from({ length: count }, () => 1)

test('precision is the useful share of ten', () => {
  expect(precisionAtTen(judged([2, 0, 1, 0, 0, 1, 0, 0, 0, 2], ones(20)))).toBe(0.4)
})

test('where only two useful jobs exist, finding both is all there is to find', () => {
  expect(precisionAtTen(judged([0, 1, 0, 2, 0], [2, 1]))).toBe(1)
  expect(precisionAtTen(judged([2, 0, 0], [2, 1]))).toBe(0.5)
})

test('the eleventh result does not count', () => {
  const found: Grade[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]
  expect(precisionAtTen(judged(found, [2]))).toBe(0)
  expect(ndcgAtTen(judged(found, [2]))).toBe(0)
})

test('fewer results than ten are not forgiven when ten useful jobs exist', () => {
  expect(precisionAtTen(judged([2, 2, 2], ones(30)))).toBe(0.3)
})

test('nDCG weighs an exact job three times a useful one, and less the later it comes', () => {
  // Found 1, 0, 2: 1/log2(2) + 3/log2(4) = 1 + 1.5 = 2.5. Best 2, 2, 1: 3 + 3/log2(3) + 1/log2(4) = 3 + 1.892789 + 0.5 = 5.392789.
  expect(ndcgAtTen(judged([1, 0, 2], [1, 2, 2]))).toBeCloseTo(2.5 / 5.392789, 6)
  expect(ndcgAtTen(judged([2, 2, 1], [1, 2, 2]))).toBe(1)
  expect(ndcgAtTen(judged([0, 0], [1]))).toBe(0)
})

test('the best order has ten places, however many jobs exist', () => {
  expect(ndcgAtTen(judged(ones(10), ones(50)))).toBe(1)
})

test('the place of the exact job counts from 1', () => {
  expect(placeOfExact(judged([1, 0, 2, 2], [2, 2, 1]))).toBe(3)
  expect(placeOfExact(judged([1, 1], [2, 1]))).toBe(0)
})

test('sums leave out queries that nothing answers, and count empty answers where something does', () => {
  const sums = sumsOf([judged([2], [2]), judged([], [1], 0), judged([], [], 0), judged([0, 2], [2])])
  expect(sums).toMatchObject({ queries: 3, zero: 1 / 3, first: 1 / 3, inTen: 2 / 3, precision: 2 / 3 })
  // 1, 0 and 1/log2(3) = 0.6309298.
  expect(sums.ndcg).toBeCloseTo(1.6309298 / 3, 6)
})

test('no queries are no division by zero', () => {
  expect(sumsOf([])).toEqual({ queries: 0, precision: 0, ndcg: 0, zero: 0, first: 0, inTen: 0 })
})
