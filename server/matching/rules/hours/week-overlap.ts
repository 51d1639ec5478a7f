import type { MatchResult } from '#contract/matching/matching.ts'
import type { Schedule } from './schedule.ts'
import type { Availability } from '../wishes.ts'

const DAY = 1440
const WEEK = 7 * DAY
/** With so many free days a week, a job that does not state its days surely fits. */
const FULL_WEEK = 5
const weekdays = [0, 1, 2, 3, 4, 5, 6]

type Span = { from: number; to: number }
export type WeekOverlap = {
  result: MatchResult
  /** The hours of required presence; null when they are free or not stated. */
  needed: Span | null
  /** Days of the week on which those hours are free. */
  days: number
  /** Minutes of a week that lie both within the job's hours and one's own. */
  minutes: number
}

/** Two weeks of free time without seams, so that a night from Saturday to Sunday is one. */
export function freeTime(availabilities: Availability[]): Span[] {
  const spans = availabilities
    .flatMap(({ weekday, from_minute, to_minute }) =>
      [0, WEEK].map((week) => ({ from: week + weekday * DAY + from_minute, to: week + weekday * DAY + to_minute })),
    )
    .toSorted((a, b) => a.from - b.from)
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push(span)
  }
  return merged
}

/**
 * A candidate's week against the hours of a job. Of flexible hours only the core counts; without a core, a day counts on which there is any free time. It fits
 * when the free days reach the job's minimum.
 */
export function weekOverlap(free: Span[], schedule: Schedule, breakTime = 0): WeekOverlap {
  const whole = spanOf(schedule.start, schedule.end)
  const { flex, core } = schedule
  const needed = flex ? (core === 'none' || core === null ? null : spanOf(core.from, core.to)) : whole
  const freeOn = (day: number, { from, to }: Span) =>
    free.reduce((sum, span) => sum + Math.max(0, Math.min(span.to, day * DAY + to) - Math.max(span.from, day * DAY + from)), 0)
  const isFree = (day: number, span: Span) => freeOn(day, span) === span.to - span.from
  const daysOf = (span: Span) => weekdays.filter((day) => isFree(day, span)).length

  const window = whole ?? (flex ? { from: 0, to: DAY } : needed)
  const minutes = window ? weekdays.reduce((sum, day) => sum + freeOn(day, window) - (isFree(day, window) && whole ? breakTime : 0), 0) : 0
  if (flex && core === null) {
    // Any core lies within the usual hours.
    const days = whole ? daysOf(whole) : 0
    return { result: days > 0 && enough(days, schedule.min_days) === 'fits' ? 'fits' : 'unknown', needed: null, days, minutes }
  }
  if (!flex && !whole) return { result: 'unknown', needed: null, days: 0, minutes }
  const days = needed ? daysOf(needed) : weekdays.filter((day) => freeOn(day, { from: 0, to: DAY }) > 0).length
  return { result: enough(days, schedule.min_days), needed, days, minutes }
}

function enough(days: number, least: number | null): MatchResult {
  if (least !== null) return days >= least ? 'fits' : 'differs'
  return days >= FULL_WEEK ? 'fits' : days === 0 ? 'differs' : 'unknown'
}

const spanOf = (from: number | null, to: number | null): Span | null => (from === null || to === null ? null : { from, to: to <= from ? to + DAY : to })
