import { daysAfter, daysBefore, momentBefore } from '../moment.ts'
import type { Random } from '../random.ts'

const MAX_AGE = 45
/** Days since the last confirmation: most are fresh, some wait for it, a few have passed the limit. */
const ages: [weight: number, low: number, high: number][] = [
  [15, 0, 0],
  [12, 1, 1],
  [26, 2, 6],
  [26, 7, 14],
  [11, 15, 29],
  [8, 30, 44],
  [1.2, 46, 70],
]

/** Where a posting stands and since when. A company that is not approved yet has nothing public. */
export function jobState(random: Random, now: Date, isApproved: boolean) {
  const kind = isApproved ? random.weighted([86, 3, 2, 1.5, 4, 2, 1.5]) : 2 + random.weighted([2, 1])
  if (kind === 2 || kind === 3)
    return { state: kind === 2 ? 'draft' : 'in_review', closed_reason: null, published_at: null, confirmed_at: null, closed_at: null }
  if (kind <= 1) {
    const [, low, high] = ages[random.weighted(ages.map(([weight]) => weight))]!
    const confirmed_at = momentBefore(random, now, random.int(low, high))
    return { state: kind ? 'paused' : 'published', closed_reason: null, confirmed_at, published_at: publishedBefore(random, confirmed_at), closed_at: null }
  }
  const reason = (['filled', 'expired', 'withdrawn'] as const)[kind - 4]!
  const closed_at = momentBefore(random, now, random.chance(0.35) ? random.int(91, 240) : random.int(0, 90))
  const confirmed_at = daysBefore(closed_at, reason === 'expired' ? MAX_AGE : random.int(1, 40))
  return { state: 'closed', closed_reason: reason, confirmed_at, published_at: publishedBefore(random, confirmed_at), closed_at }
}

const publishedBefore = (random: Random, confirmed: Date) => (random.chance(0.3) ? confirmed : daysBefore(confirmed, random.int(8, 120)))

/** The confirmations between the first publication and the last, a few weeks apart. */
export function confirmations(random: Random, published: Date, confirmed: Date): Date[] {
  const days = Math.round((confirmed.getTime() - published.getTime()) / 86_400_000)
  const moments: Date[] = []
  for (let day = random.int(13, 29); day < days - 3; day += random.int(13, 29)) moments.push(daysAfter(published, day))
  return days ? [...moments, confirmed] : []
}
