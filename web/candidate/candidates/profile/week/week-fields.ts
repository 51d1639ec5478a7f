import { textOf } from '#web/platform/forms/text-of.ts'

/** As a working week is read: from Monday on. */
export const weekdays = [...'月火水木金土日'].map((name, index) => ({ name, weekday: (index + 1) % 7 }))

export const fieldNameOf = (weekday: number, place: number, end: 'from' | 'to') => `week_${weekday}_${place}_${end}`

/** Midnight at the end of a day is written like the one at its start. */
export const timeOf = (minute: number) => `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Where something was entered, in the order in which it is sent. */
export const filledPlaces = (values: Record<string, unknown>) =>
  weekdays.flatMap(({ weekday }) =>
    [0, 1].flatMap((place) => {
      const [from = '', to = ''] = (['from', 'to'] as const).map((end) => textOf(values[fieldNameOf(weekday, place, end)]))
      return from || to ? [{ weekday, place, from, to }] : []
    }),
  )

/** The times that were entered. An end that is missing is no number, for the API to refuse. */
export const spansOf = (values: Record<string, unknown>) =>
  filledPlaces(values).map(({ weekday, from, to }) => ({ weekday, from_minute: minuteOf(from), to_minute: to === '00:00' ? 1440 : minuteOf(to) }))

function minuteOf(time: string) {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number)
  return hours * 60 + minutes
}
