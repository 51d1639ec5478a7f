import { textOf } from '../values/text-of.ts'

/** A working week starts on Monday. */
export const weekdays = [...'月火水木金土日'].map((name, index) => ({ name, weekday: (index + 1) % 7 }))

/** So many times of one day can be told apart; ten of each day are what the API takes. */
export const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

export const fieldNameOf = (weekday: number, place: number, end: 'from' | 'to') => `week_${weekday}_${place}_${end}`

/** Midnight at the end of a day is written like the one at its start. */
export const timeOf = (minute: number) => `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The filled-in fields, in the order in which the form sends them. */
export const filledPlaces = (values: Record<string, unknown>) =>
  weekdays.flatMap(({ weekday }) =>
    places.flatMap((place) => {
      const [from = '', to = ''] = (['from', 'to'] as const).map((end) => textOf(values[fieldNameOf(weekday, place, end)]))
      return from || to ? [{ weekday, place, from, to }] : []
    }),
  )

/** The painted week, which the API checks, or the entered times. A missing end is no number, which the API refuses, too. */
export const spansOf = (values: Record<string, unknown>) => (typeof values.week === 'string' ? paintedSpans(values.week) : enteredSpans(values))

function paintedSpans(text: string): Span[] {
  try {
    const spans: unknown = JSON.parse(text)
    if (Array.isArray(spans)) return spans as Span[]
  } catch {}
  return [{ weekday: NaN, from_minute: NaN, to_minute: NaN }]
}

/** Days and minutes of a week; 0 is Sunday. */
export type Span = { weekday: number; from_minute: number; to_minute: number }

const enteredSpans = (values: Record<string, unknown>): Span[] =>
  filledPlaces(values).map(({ weekday, from, to }) => ({ weekday, from_minute: minuteOf(from), to_minute: to === '00:00' ? 1440 : minuteOf(to) }))

function minuteOf(time: string) {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number)
  return hours * 60 + minutes
}
