/** Among so many of the best jobs the first ten are chosen. */
export const spreadAmong = 50
const first = 10
const most = 2

/** The best jobs with no company more than twice among the first ten, as long as there are others; the rest follows in its order. */
export const spreadCompanies = (ids: number[], companyOf: (id: number) => number | undefined): number[] => {
  const seen = new Map<number | undefined, number>()
  const chosen = new Set<number>()
  for (const id of ids.slice(0, spreadAmong)) {
    if (chosen.size === first) break
    const company = companyOf(id)
    const times = seen.get(company) ?? 0
    if (times === most) continue
    seen.set(company, times + 1)
    chosen.add(id)
  }
  return [...chosen, ...ids.filter((id) => !chosen.has(id))]
}
