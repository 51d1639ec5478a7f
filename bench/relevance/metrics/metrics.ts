import type { Grade } from '../judging/judge.ts'

const TEN = 10

/** `found`: the grades of the first results in their order. `existing`: those of all jobs above 0, in any order. */
export type Judged = { found: Grade[]; total: number; existing: Grade[] }

/** The useful share of the first ten. Where fewer than ten useful jobs exist, of as many as exist. */
export const precisionAtTen = ({ found, existing }: Judged) => found.slice(0, TEN).filter((grade) => grade > 0).length / Math.min(TEN, existing.length)

const gain = (grades: Grade[]) => grades.slice(0, TEN).reduce<number>((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** The gain of the first ten, of the best possible order's. */
export const ndcgAtTen = ({ found, existing }: Judged) => gain(found) / gain(existing.toSorted((one, other) => other - one))

/** The place of the first result that is exactly what was looked for, from 1; 0 where none is found. */
export const placeOfExact = ({ found }: Judged) => found.indexOf(2) + 1

export type Sums = { queries: number; precision: number; ndcg: number; zero: number; first: number; inTen: number }

/** Means over queries for which a useful job exists; shares from 0 to 1. */
export function sumsOf(all: Judged[]): Sums {
  const judged = all.filter(({ existing }) => existing.length > 0)
  const mean = (of: (one: Judged) => number) => (judged.length === 0 ? 0 : judged.reduce((sum, one) => sum + of(one), 0) / judged.length)
  const share = (is: (one: Judged) => boolean) => mean((one) => Number(is(one)))
  return {
    queries: judged.length,
    precision: mean(precisionAtTen),
    ndcg: mean(ndcgAtTen),
    zero: share(({ found }) => found.length === 0),
    first: share((one) => placeOfExact(one) === 1),
    inTen: share((one) => placeOfExact(one) >= 1 && placeOfExact(one) <= TEN),
  }
}
