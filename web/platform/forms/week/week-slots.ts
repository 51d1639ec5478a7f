import type { Span } from './week-fields.ts'

type Spans = Span[]

/** A quarter of an hour: the finest that the fields of the form tell apart. */
export const SLOT = 15
const SLOTS_A_DAY = 1440 / SLOT
const SLOTS_AN_HOUR = 60 / SLOT
/** The quarters of a week that are free, day after day from Sunday on. */
export type WeekSlots = ReadonlySet<number>

export function slotsOf(spans: Spans): WeekSlots {
  const slots = new Set<number>()
  for (const { weekday, from_minute, to_minute } of spans)
    for (let minute = from_minute; minute < to_minute; minute += SLOT) slots.add(weekday * SLOTS_A_DAY + Math.floor(minute / SLOT))
  return slots
}

/** The times of each day again, in their order; what touches is one. */
export function spansOfSlots(slots: WeekSlots): Spans {
  return Array.from({ length: 7 }, (_, weekday) => weekday).flatMap((weekday) => {
    const spans: Spans = []
    for (let slot = 0; slot < SLOTS_A_DAY; slot++) {
      if (!slots.has(weekday * SLOTS_A_DAY + slot)) continue
      const last = spans.at(-1)
      if (last?.to_minute === slot * SLOT) last.to_minute += SLOT
      else spans.push({ weekday, from_minute: slot * SLOT, to_minute: (slot + 1) * SLOT })
    }
    return spans
  })
}

const hourSlots = (weekday: number, hour: number) => Array.from({ length: SLOTS_AN_HOUR }, (_, at) => weekday * SLOTS_A_DAY + hour * SLOTS_AN_HOUR + at)

/** How much of an hour is free. */
export function hourState(slots: WeekSlots, weekday: number, hour: number): 'free' | 'partly' | 'none' {
  const free = hourSlots(weekday, hour).filter((slot) => slots.has(slot)).length
  return free === SLOTS_AN_HOUR ? 'free' : free > 0 ? 'partly' : 'none'
}

/** With this hour free, or not. */
export function withHour(slots: WeekSlots, weekday: number, hour: number, isFree: boolean): WeekSlots {
  const next = new Set(slots)
  for (const slot of hourSlots(weekday, hour)) {
    if (isFree) next.add(slot)
    else next.delete(slot)
  }
  return next
}

/** Whether two weeks have the same free quarters of an hour. */
export const isSameWeek = (one: Spans, other: Spans) => quartersOf(one) === quartersOf(other)

const quartersOf = (spans: Spans) => [...slotsOf(spans)].toSorted((one, other) => one - other).join()
