import { DAY, dayNumber } from '#contract/platform/time/japan-time.ts'

type TimeSpan = { starts_at: string; minutes: number }
type Member = { free: TimeSpan[]; busy: TimeSpan[] }

const MINUTE = 60_000
/** Meetings begin at the full or the half hour. */
const STEP = 30 * MINUTE
/** Two suggestions of a day lie so far apart, so that somebody who works in the morning finds one in the evening. */
const APART = 120 * MINUTE
const [A_DAY, IN_ALL] = [3, 12]

/** When all of the members are free for so long, spread over the days: at most three of a day and twelve in all. `taken` is left out, too. As instants in their order. */
export function suggestedTimes(members: Member[], minutes: number, taken: TimeSpan[]): string[] {
  const [first, ...others] = members
  if (!first || !(minutes > 0) || minutes * MINUTE > DAY) return []
  const length = minutes * MINUTE
  const blocked = [...members.flatMap(({ busy }) => busy), ...taken].map(rangeOf)
  const isOpen = (start: number) =>
    others.every(({ free }) => free.map(rangeOf).some(([from, to]) => from <= start && start + length <= to)) &&
    blocked.every(([from, to]) => start + length <= from || to <= start)
  const chosen: number[] = []
  const starts = first.free
    .map(rangeOf)
    .flatMap(([from, to]) => startsWithin(from, to - length))
    .toSorted((one, other) => one - other)
  for (const start of starts) {
    if (chosen.length === IN_ALL) break
    const ofDay = chosen.filter((one) => dayNumber(one) === dayNumber(start))
    const last = ofDay.at(-1)
    if (ofDay.length < A_DAY && (last === undefined || start - last >= Math.max(APART, length)) && isOpen(start)) chosen.push(start)
  }
  return chosen.map((start) => new Date(start).toISOString())
}

const rangeOf = ({ starts_at, minutes }: TimeSpan): [from: number, to: number] => [Date.parse(starts_at), Date.parse(starts_at) + minutes * MINUTE]

const startsWithin = (from: number, last: number) => {
  const first = Math.ceil(from / STEP) * STEP
  return last < first ? [] : Array.from({ length: Math.floor((last - first) / STEP) + 1 }, (_, at) => first + at * STEP)
}
