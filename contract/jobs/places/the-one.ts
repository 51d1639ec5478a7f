import type { Municipality } from './tables/municipalities.ts'

/** Of those that bear a name the one in these prefectures, the first of them before the others; undefined where nobody knows which. */
export function theOne(named: readonly Municipality[], prefectures: readonly number[]): Municipality | undefined {
  const first = named.filter(({ prefecture: one }) => one === prefectures[0])
  const within = named.filter(({ prefecture: one }) => prefectures.includes(one))
  const left = [first, within, prefectures.length === 0 ? named : []].find((ones) => ones.length > 0) ?? []
  return left.length === 1 ? left[0] : undefined
}
