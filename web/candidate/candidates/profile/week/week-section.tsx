import { useId } from 'react'
import type { AdvancedProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { useFields } from '../fields/fields-context.ts'
import { SectionForm } from '../fields/section-form.tsx'
import { ReadText } from '../fields/text.tsx'
import { fieldNameOf, filledPlaces, timeOf, weekdays } from './week-fields.ts'
import '../frame/profile.css'

/** The candidate's working hours by day. A day without times is a day off. */
export function WeekSection({ advanced: { working_day, availabilities } }: { advanced: AdvancedProfile }) {
  const saved = { working_day, ...Object.fromEntries(savedFields(availabilities)) }
  return (
    <SectionForm id="availabilities" saved={saved} title="働ける曜日と時間" seen={{ children: '曜日と時間は企業に見えません' }}>
      <p className="hint">求人の勤務時間と重なるかを確かめるために使います。午前と午後のように、1日に2つまで分けられます。空けた日は、働けない日です。</p>
      <Days />
      <ReadText name="working_day" label="曜日と時間について伝えたいこと" longest={200} hint="企業に見えます。例：月末の金曜は休みます。" />
    </SectionForm>
  )
}

function Days() {
  const section = useFields()
  const isScripted = useScripted()
  const weekId = useId()
  const refused = filledPlaces(section.refused ?? {})
  const problems = Object.entries(section.issues).flatMap(([field, message]) => {
    const [list, index] = field.split('.')
    const span = list === 'availabilities' && refused[Number(index)]
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
            {[0, 1].map((place) => (
              <div key={place} className="span">
                {(['from', 'to'] as const).map((end) => [
                  end === 'to' && <span key="until">〜</span>,
                  <input
                    key={end}
                    className="input"
                    type="time"
                    step={900}
                    name={fieldNameOf(weekday, place, end)}
                    aria-label={`${name}曜の${place === 0 ? '' : '2つめの'}${end === 'from' ? '始まり' : '終わり'}`}
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
      {isScripted && (
        <button type="button" className="button small" onClick={({ currentTarget }) => copyMonday(currentTarget.form)}>
          月曜の時間を、火曜から金曜にも入れる
        </button>
      )}
    </>
  )
}

function savedFields(spans: AdvancedProfile['availabilities']) {
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

/** Copies Monday to the other working days, because most are alike. */
function copyMonday(form: HTMLFormElement | null) {
  for (const place of [0, 1]) {
    for (const end of ['from', 'to'] as const) {
      const monday = form?.elements.namedItem(fieldNameOf(1, place, end))
      for (const weekday of [2, 3, 4, 5]) {
        const input = form?.elements.namedItem(fieldNameOf(weekday, place, end))
        if (monday instanceof HTMLInputElement && input instanceof HTMLInputElement) input.value = monday.value
      }
    }
  }
  form?.dispatchEvent(new Event('change', { bubbles: true }))
}
