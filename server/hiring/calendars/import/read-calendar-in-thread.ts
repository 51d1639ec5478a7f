import { busySpans, type ReadCalendar } from './busy-spans.ts'

/** Runs in a separate thread (import-calendar.ts): a rule of recurrence can be written so that it never ends. */
export default function readCalendarInThread({ text, from, to }: { text: string; from: number; to: number }): ReadCalendar {
  return busySpans(text, { from, to })
}
