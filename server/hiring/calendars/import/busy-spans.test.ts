import { expect, test } from 'vitest'
import { busySpans } from './busy-spans.ts'

const window = { from: Date.parse('2026-11-21T10:00:00+09:00'), to: Date.parse('2027-02-19T10:00:00+09:00') }
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
let uid = 0
const event = (...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid++}`, 'DTSTAMP:20261101T000000Z', 'SUMMARY:秘密の予定', ...lines, 'END:VEVENT']
const shown = (text: string) => {
  const read = busySpans(text, window)
  return 'problem' in read ? read.problem : read.spans.map((span) => span.map((at) => new Date(at).toISOString().slice(0, 16)).join('/'))
}
const newYork = `BEGIN:VTIMEZONE
TZID:Eastern Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`.split('\n')

test('a time is read in UTC, in the zone that the file describes or names, and without one in Japan', () => {
  expect(shown(calendar(...event('DTSTART:20261125T010000Z', 'DTEND:20261125T020000Z')))).toEqual(['2026-11-25T01:00/2026-11-25T02:00'])
  expect(shown(calendar(...newYork, ...event('DTSTART;TZID=Eastern Standard Time:20261125T090000', 'DURATION:PT45M')))).toEqual([
    '2026-11-25T14:00/2026-11-25T14:45',
  ])
  expect(shown(calendar(...event('DTSTART;TZID=Europe/Berlin:20261125T090000', 'DTEND;TZID=Europe/Berlin:20261125T100000')))).toEqual([
    '2026-11-25T08:00/2026-11-25T09:00',
  ])
  expect(shown(calendar(...event('DTSTART:20261125T090000', 'DTEND:20261125T100000')))).toEqual(['2026-11-25T00:00/2026-11-25T01:00'])
  expect(shown(calendar(...event('DTSTART;TZID=Nowhere:20261125T090000', 'DTEND;TZID=Nowhere:20261125T100000')))).toMatch('「Nowhere」')
})

test('a series that crosses the change of clocks keeps its time there', () => {
  const weekly = event('DTSTART;TZID=Eastern Standard Time:20261020T200000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=7')
  expect(shown(calendar(...newYork, ...weekly))).toEqual(['2026-11-25T01:00/2026-11-25T02:00', '2026-12-02T01:00/2026-12-02T02:00'])
})

test('a day without times is a day in Japan; free and cancelled entries take no time', () => {
  expect(shown(calendar(...event('DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261125')))).toEqual(['2026-11-22T15:00/2026-11-24T15:00'])
  expect(shown(calendar(...event('DTSTART;VALUE=DATE:20261123', 'TRANSP:TRANSPARENT'), ...event('DTSTART;VALUE=DATE:20261123', 'STATUS:CANCELLED')))).toEqual(
    [],
  )
})

test('a series leaves out what was cancelled, and has the moved occurrence where it is now', () => {
  const series = [
    'BEGIN:VEVENT',
    'UID:s',
    'DTSTART;TZID=Asia/Tokyo:20261124T100000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=4',
    'EXDATE;TZID=Asia/Tokyo:20261125T100000',
  ]
  const moved = [
    'BEGIN:VEVENT',
    'UID:s',
    'RECURRENCE-ID;TZID=Asia/Tokyo:20261126T100000',
    'DTSTART;TZID=Asia/Tokyo:20261126T160000',
    'DURATION:PT30M',
    'END:VEVENT',
  ]
  expect(shown(calendar(...series, 'END:VEVENT', ...moved))).toEqual([
    '2026-11-24T01:00/2026-11-24T02:00',
    '2026-11-26T07:00/2026-11-26T07:30',
    '2026-11-27T01:00/2026-11-27T02:00',
  ])
})

test('what touches is one, and nothing outside of the window is given', () => {
  const two = [...event('DTSTART:20261125T010000Z', 'DURATION:PT1H'), ...event('DTSTART:20261125T013000Z', 'DURATION:PT2H')]
  const outside = [...event('DTSTART:20261101T010000Z', 'DURATION:PT1H'), ...event('DTSTART:20280101T010000Z', 'DURATION:PT1H')]
  expect(shown(calendar(...two, ...outside))).toEqual(['2026-11-25T01:00/2026-11-25T03:30'])
})

test('a file that is no calendar, is broken or has no end is refused with a sentence', () => {
  for (const text of [
    '',
    'hello',
    'BEGIN:VCARD\r\nEND:VCARD',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT',
    calendar(...event('DTSTART:soon')),
    calendar(...event('SUMMARY:x')),
  ])
    expect(shown(text)).toMatch('読み取れません')
  expect(shown(calendar(...event('DTSTART:20000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')))).toMatch('多すぎて')
})
