import { daysBetween, type FigurePeriod } from '#contract/hiring/analytics/figure-period.ts'
import { DAY, dayNumber } from '#contract/platform/time/japan-time.ts'

export type Period = { days: number; since: string; until: string }
export type Span = { begins_on: string; ends_on: string }

const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)
const numberOf = (date: string) => Date.parse(date) / DAY

/** The last so many days of Japan's calendar, today included. */
export function periodOf(days: number, now: Date): Period {
  const today = dayNumber(now)
  return { days, since: dateOf(today - days + 1), until: dateOf(today) }
}

/** From a day to a day, or the last days. */
export function askedPeriod({ days = 30, from, to }: FigurePeriod, now: Date): Period {
  return from && to ? { days: daysBetween(from, to), since: from, until: to } : periodOf(days, now)
}

/** The same number of days right before. */
export function periodBefore({ days, since }: Period): Period {
  const first = numberOf(since)
  return { days, since: dateOf(first - days), until: dateOf(first - 1) }
}

/** The day after, as the end of a period that is not part of it. */
export const dayAfter = (date: string) => dateOf(numberOf(date) + 1)

/** How many parts a period has, as many as bars can be read. */
const partsOf = new Map([
  [28, 4],
  [30, 6],
  [90, 9],
  [365, 12],
])

/** The part in which a day lies, 0 the latest, and where each part begins and ends. */
export function parts({ days, until }: Period) {
  const count = partsOf.get(days) ?? 1
  const last = numberOf(until)
  const partOf = (on_day: string) => Math.floor(((last - numberOf(on_day)) * count) / days)
  const bounds = Array.from({ length: count }, (_, index) => ({
    begins_on: dateOf(last - Math.ceil(((index + 1) * days) / count) + 1),
    ends_on: dateOf(last - Math.ceil((index * days) / count)),
  }))
  return { bounds, partOf }
}

/** A period in the order of time: its days where they are few, else its weeks, which end with it, or its months of the calendar. */
export function spansOf({ days, since, until }: Period): Span[] {
  const [first, last] = [numberOf(since), numberOf(until)]
  if (days > 120) return monthsOf(since, until)
  const step = days <= 14 ? 1 : 7
  const count = Math.ceil(days / step)
  return Array.from({ length: count }, (_, index) => {
    const end = last - (count - 1 - index) * step
    return { begins_on: dateOf(Math.max(first, end - step + 1)), ends_on: dateOf(end) }
  })
}

function monthsOf(since: string, until: string): Span[] {
  const spans: Span[] = []
  for (let begins_on = since; begins_on <= until; begins_on = dayAfter(spans.at(-1)!.ends_on)) {
    const ends_on = dateOf(numberOf(monthAfter(begins_on)) - 1)
    spans.push({ begins_on, ends_on: ends_on < until ? ends_on : until })
  }
  return spans
}

/** The first day of the month so many months later. */
export function monthAfter(date: string, months = 1) {
  const [year, month] = date.split('-').map(Number)
  return new Date(Date.UTC(year!, month! - 1 + months, 1)).toISOString().slice(0, 10)
}
