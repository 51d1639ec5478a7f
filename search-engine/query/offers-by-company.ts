import type { Segment } from '../segment/segment.ts'

/** A company's jobs in the index: how many, and when one of them was last confirmed, in epoch seconds. */
export type CompanyOffers = { jobs_count: number; last_confirmed_at: number }

/** The offers of every company with at least one job confirmed after a moment, the latest confirmed first; equals: the higher id. */
export function offersByCompany(segments: Segment[], moment: number): Map<number, CompanyOffers> {
  const offers = new Map<number, CompanyOffers>()
  for (const segment of segments) {
    const { company_id, confirmed_at } = segment.parts.columns
    const end = segment.confirmedAfter(moment)
    for (let doc = 0; doc < end; doc++) {
      if (!segment.isAlive(doc)) continue
      const known = offers.get(company_id[doc]!)
      if (!known) offers.set(company_id[doc]!, { jobs_count: 1, last_confirmed_at: confirmed_at[doc]! })
      else {
        known.jobs_count++
        known.last_confirmed_at = Math.max(known.last_confirmed_at, confirmed_at[doc]!)
      }
    }
  }
  return new Map([...offers].toSorted(([one, a], [other, b]) => b.last_confirmed_at - a.last_confirmed_at || other - one))
}
