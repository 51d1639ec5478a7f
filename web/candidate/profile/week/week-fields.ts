import { textOf } from '#web/forms/text-of.ts'

/** As a working week is read: from Monday on. */
export const weekdays = [...'月火水木金土日'].map((name, index) => ({ name, weekday: (index + 1) % 7 }))

export const fieldNameOf = (weekday: number, place: number, end: 'from' | 'to') => `week_${weekday}_${place}_${end}`

/** Midnight at the end of a day is written like the one at its start. */
export const timeOf = (minute: number) => `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The times that were entered, in the order in which they are sent: a span with one end is sent, too, for the API to refuse. */
export const spansOf = (values: Record<string, unknown>) =>
  weekdays.flatMap(({ weekday }) =>
    [0, 1].flatMap((place) => {
      const [from, to] = (['from', 'to'] as const).map((end) => textOf(values[fieldNameOf(weekday, place, end)]))
      return from || to ? [{ weekday, from_minute: minuteOf(from), to_minute: minuteOf(to) || 1440 }] : []
    }),
  )

const minuteOf = (time = '') => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
