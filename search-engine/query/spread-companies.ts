/** Among so many of the best jobs the first ten are chosen. */
export const spreadAmong = 50
const first = 10
const most = 2
/** A job that counts less than this share of another answers less well than that one. */
const asWell = 3 / 5

/**
 * The best jobs with no company more than twice among the first ten; the rest follows in its order. A third job of a company gives way to those of others that answer as well, and to
 * no weaker one. `scoreOf` says how well the words of the search are answered.
 */
export const spreadCompanies = (ids: number[], companyOf: (id: number) => number | undefined, scoreOf: (id: number) => number): number[] => {
  const seen = new Map<number | undefined, number>()
  const chosen = new Set<number>()
  const waiting: number[] = []
  for (const id of ids.slice(0, spreadAmong)) {
    while (waiting.length > 0 && chosen.size < first && scoreOf(id) < scoreOf(waiting[0]!) * asWell) chosen.add(waiting.shift()!)
    if (chosen.size === first) break
    const company = companyOf(id)
    const times = seen.get(company) ?? 0
    if (times === most) {
      waiting.push(id)
      continue
    }
    seen.set(company, times + 1)
    chosen.add(id)
  }
  return [...chosen, ...ids.filter((id) => !chosen.has(id))]
}
