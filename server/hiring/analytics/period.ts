const DAY = 86_400_000
const JAPAN = 9 * 3_600_000

export type Period = { days: number; since: string; until: string }

const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)

/** The last so many days of Japan's calendar, today included. */
export function periodOf(days: number, now: Date): Period {
  const today = Math.floor((now.getTime() + JAPAN) / DAY)
  return { days, since: dateOf(today - days + 1), until: dateOf(today) }
}

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
  const last = Date.parse(until) / DAY
  const partOf = (on_day: string) => Math.floor(((last - Date.parse(on_day) / DAY) * count) / days)
  const bounds = Array.from({ length: count }, (_, index) => ({
    begins_on: dateOf(last - Math.ceil(((index + 1) * days) / count) + 1),
    ends_on: dateOf(last - Math.ceil((index * days) / count)),
  }))
  return { bounds, partOf }
}
