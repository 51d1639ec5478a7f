import ICAL from 'ical.js'
import { instantInZone } from '#contract/platform/time/instant-in-zone.ts'

type Span = [start: number, end: number]
type Window = { from: number; to: number }
export type ReadCalendar = { spans: Span[] } | { problem: string }

const JAPAN = 'Asia/Tokyo'
const JAPAN_OFFSET = '+09:00'
/** Occurrences that are walked through, those before the window too: a daily event of 20 years has 7,300. */
const MOST_STEPS = 100_000
const MOST_SPANS = 5_000

const unreadable = 'カレンダーのファイル（.ics）として読み取れません。カレンダーから書き出し直して選んでください。'
const tooMany = '予定が多すぎて読み取れません。期間を短くして書き出したファイルを選んでください。'

class Unreadable extends Error {}

/** When a file of a calendar (RFC 5545) has something planned, joined where it touches. Free and cancelled entries are left out, a day without times is a day in Japan. */
export function busySpans(text: string, window: Window): ReadCalendar {
  let calendars: ICAL.Component[]
  try {
    calendars = calendarsOf(text)
  } catch {
    return { problem: unreadable }
  }
  if (calendars.length === 0) return { problem: unreadable }
  try {
    const budget = { steps: MOST_STEPS }
    const spans = calendars.flatMap((calendar) => spansOfCalendar(calendar, window, budget))
    return { spans: joined(spans) }
  } catch (error) {
    return { problem: error instanceof Unreadable ? error.message : unreadable }
  }
}

/** Runs in a separate thread (import-calendar.ts): a rule of recurrence can be written so that it never ends. */
export default function readCalendar({ text, ...window }: Window & { text: string }): ReadCalendar {
  return busySpans(text, window)
}

function calendarsOf(text: string) {
  const parsed = ICAL.parse(text.replace(/^\uFEFF/, '')) as unknown[]
  // The parser forgives a file that breaks off; half a calendar would show free times that are not.
  if (!/END:VCALENDAR\s*$/i.test(text)) return []
  const roots = typeof parsed[0] === 'string' ? [parsed] : parsed
  return roots.map((root) => new ICAL.Component(root as never)).filter(({ name }) => name === 'vcalendar')
}

/** Each series apart from its moved occurrences, which stand as events of their own with the time that they replace. */
function spansOfCalendar(calendar: ICAL.Component, window: Window, budget: { steps: number }): Span[] {
  const events = calendar.getAllSubcomponents('vevent')
  const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '')
  const replaced = new Map<string, Set<number>>()
  for (const event of events) {
    const at = event.getFirstProperty('recurrence-id')
    if (!at) continue
    const times = replaced.get(uidOf(event)) ?? new Set()
    replaced.set(uidOf(event), times.add(instantOf(at.getFirstValue() as ICAL.Time, at)))
  }
  return events
    .filter((event) => event.getFirstPropertyValue('transp') !== 'TRANSPARENT' && event.getFirstPropertyValue('status') !== 'CANCELLED')
    .flatMap((event) => {
      const isReplacement = event.hasProperty('recurrence-id')
      return spansOfEvent(event, window, budget, isReplacement ? undefined : replaced.get(uidOf(event)))
    })
}

function spansOfEvent(component: ICAL.Component, window: Window, budget: { steps: number }, replaced: Set<number> | undefined): Span[] {
  const property = component.getFirstProperty('dtstart')
  const start = property?.getFirstValue()
  if (!property || !(start instanceof ICAL.Time)) throw new Unreadable(unreadable)
  const event = new ICAL.Event(component, { exceptions: [], strictExceptions: false })
  const ends = component.getFirstProperty('dtend') ?? property
  const length = instantOf(event.endDate, ends) - instantOf(start, property)
  if (length <= 0) return []
  const spans: Span[] = []
  const add = (at: ICAL.Time) => {
    const begins = instantOf(at, property)
    if (begins >= window.to) return false
    if (begins + length > window.from && !replaced?.has(begins)) spans.push([Math.max(begins, window.from), Math.min(begins + length, window.to)])
    if (spans.length > MOST_SPANS) throw new Unreadable(tooMany)
    return true
  }
  if (component.hasProperty('recurrence-id') || !event.isRecurring()) {
    add(start)
    return spans
  }
  const occurrences = event.iterator()
  for (let at = occurrences.next(); at; at = occurrences.next()) {
    if (--budget.steps < 0) throw new Unreadable(tooMany)
    if (!add(at)) break
  }
  return spans
}

/** A time of a property as an instant: in the zone that the file describes, in one that every computer knows, else in Japan. */
function instantOf(time: ICAL.Time, property: ICAL.Property): number {
  const described = time.zone?.tzid
  if (!time.isDate && described && described !== 'floating') return time.toUnixTime() * 1000
  const two = (value: number) => String(value).padStart(2, '0')
  const local = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}T${time.isDate ? '00:00:00' : `${two(time.hour)}:${two(time.minute)}:${two(time.second)}`}`
  const named = time.isDate ? undefined : property.getFirstParameter('tzid')
  const at = Date.parse(named && named !== JAPAN ? instantInZone(local, named) : `${local}${JAPAN_OFFSET}`)
  if (named && named !== JAPAN && !isKnownZone(named))
    throw new Unreadable(`タイムゾーン「${named.slice(0, 50)}」の時刻が分かりません。タイムゾーンの定義を含めて書き出したファイルを選んでください。`)
  if (Number.isNaN(at)) throw new Unreadable(unreadable)
  return at
}

function isKnownZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** In their order, those that overlap or touch as one: how many entries there are at a time is nobody's business. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = []
  for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
    const last = all.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else all.push([start, end])
  }
  if (all.length > MOST_SPANS) throw new Unreadable(tooMany)
  return all
}
