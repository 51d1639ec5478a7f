import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { settings } from '#server/settings.ts'

type Entry = {
  id: string
  meeting_type: 'mendan' | 'mensetsu'
  title: string
  place: string
  minutes: number
  starts_at: string
  sequence: number
  state: string
  with: string
  path: string
}

/** A booked meeting for anybody's calendar (RFC 5545), in UTC, which each calendar shows in its own time. A later file of the same meeting replaces an earlier one. */
export const meetingCalendar = (entry: Entry, now: Date) => calendarFile([entry], `mebae-${entry.starts_at.slice(0, 10)}.ics`, now)

/** Several of them in one file. */
export function calendarFile(entries: Entry[], name: string, now: Date) {
  const { hostname } = new URL(settings.publicUrl)
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: { company: hostname, product: 'mebae', language: 'JA' } })
  for (const entry of entries) addEntry(calendar, entry, now)
  return new File([calendar.toString()], name, { type: 'text/calendar; charset=utf-8' })
}

function addEntry(calendar: ICalCalendar, { id, meeting_type, title, place, minutes, starts_at, sequence, state, with: partner, path }: Entry, now: Date) {
  const { hostname } = new URL(settings.publicUrl)
  const url = new URL(path, settings.publicUrl).href
  const start = new Date(starts_at)
  calendar.createEvent({
    id: `${id}@${hostname}`,
    sequence,
    stamp: now,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary: `${meetingTypes[meeting_type]} ${partner}`.trim(),
    description: [title, url].filter(Boolean).join('\n'),
    ...(place ? { location: place } : {}),
    url,
    status: state === 'booked' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  })
}
