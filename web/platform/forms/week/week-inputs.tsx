import { useId } from 'react'
import { FieldError } from '../field.tsx'
import { type Span, fieldNameOf, filledPlaces, places, timeOf, weekdays } from './week-fields.ts'
import './week.css'

type Props = {
  /** How the API calls the week in what it refuses. */
  list: string
  refused: Record<string, unknown> | undefined
  issues: Record<string, string>
  /** What a field holds. */
  text: (name: string) => string
}

/** The week as times of day, for browsers without scripts. A day without times is a day off. */
export function WeekInputs({ list: asked, ...section }: Props) {
  const weekId = useId()
  const refused = filledPlaces(section.refused ?? {})
  /** Two, and one more where more are kept. */
  const used = (weekday: number) => places.filter((place) => section.text(fieldNameOf(weekday, place, 'from')) !== '').length + 1
  const problems = Object.entries(section.issues).flatMap(([field, message]) => {
    const [list, index] = field.split('.')
    const span = list === asked && refused[Number(index)]
    return span ? [{ ...span, id: `${weekId}-${index}`, message }] : []
  })
  const toldAt = (weekday: number, place: number) => {
    const problem = problems.find((one) => one.weekday === weekday && one.place === place)
    return problem && { 'aria-invalid': true as const, 'aria-describedby': problem.id }
  }
  return (
    <>
      <div className="week">
        {weekdays.map(({ weekday, name }) => (
          <fieldset key={weekday} className="day">
            <legend>{name}</legend>
            {places.slice(0, Math.max(2, used(weekday))).map((place) => (
              <div key={place} className="span">
                {(['from', 'to'] as const).map((end) => [
                  end === 'to' && <span key="until">〜</span>,
                  <input
                    key={end}
                    className="input"
                    type="time"
                    step={900}
                    name={fieldNameOf(weekday, place, end)}
                    aria-label={`${name}曜の${place === 0 ? '' : `${place + 1}つめの`}${end === 'from' ? '始まり' : '終わり'}`}
                    defaultValue={section.text(fieldNameOf(weekday, place, end))}
                    {...toldAt(weekday, place)}
                  />,
                ])}
              </div>
            ))}
            {problems
              .filter((problem) => problem.weekday === weekday)
              .map(({ id, message }) => (
                <FieldError key={id} id={id}>
                  {message}
                </FieldError>
              ))}
          </fieldset>
        ))}
      </div>
    </>
  )
}

export function savedTimes(spans: Span[]) {
  const places = new Map<number, number>()
  return spans.flatMap(({ weekday, from_minute, to_minute }) => {
    const place = places.get(weekday) ?? 0
    places.set(weekday, place + 1)
    return [
      [fieldNameOf(weekday, place, 'from'), timeOf(from_minute)],
      [fieldNameOf(weekday, place, 'to'), timeOf(to_minute)],
    ]
  })
}
