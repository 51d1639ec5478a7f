import { expect, test } from 'vitest'
import { spreadCompanies } from './spread-companies.ts'

/** Jobs as company and score, best first. */
const spread = (jobs: [company: number, score: number][]) =>
  spreadCompanies(
    [...jobs.keys()],
    (id) => jobs[id]?.[0],
    (id) => jobs[id]?.[1] ?? 0,
  )

test('a third job of a company gives way to those of others that answer as well', () => {
  expect(
    spread([
      [1, 12],
      [1, 12],
      [1, 12],
      [2, 12],
      [3, 9],
    ]),
  ).toEqual([0, 1, 3, 4, 2])
})

test('it gives way to no weaker one', () => {
  expect(
    spread([
      [1, 12],
      [1, 12],
      [1, 12],
      [2, 9],
      [3, 5],
    ]),
  ).toEqual([0, 1, 3, 2, 4])
})

test('nothing is lost or shown twice, and equal scores of nothing spread', () => {
  const jobs = Array.from({ length: 60 }, (_, at): [number, number] => [at % 3, 0])
  expect(spread(jobs).toSorted((a, b) => a - b)).toEqual([...jobs.keys()])
  expect(
    spread([
      [1, 0],
      [1, 0],
      [1, 0],
      [2, 0],
    ]),
  ).toEqual([0, 1, 3, 2])
})
