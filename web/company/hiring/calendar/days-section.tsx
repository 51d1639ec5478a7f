import type { MemberCalendar } from '#contract/hiring/calendars/member-calendar.ts'
import { dayWithWeekday, startOfDay } from '#contract/platform/time/japan-time.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { timeOf } from '#web/platform/forms/week/week-fields.ts'

type Day = MemberCalendar['days'][number]

/** Both times empty is a day off. One of them alone is no time, which the API refuses. */
export function timesOfDay(values: Record<string, unknown>) {
  const [from, to] = [textOf(values.from), textOf(values.to)]
  return from || to ? { from_minute: minuteOf(from), to_minute: to === '00:00' ? 1440 : minuteOf(to) } : null
}

function minuteOf(time: string) {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Days that are not like their weekday. */
export function DaysSection({ days, now }: { days: Day[]; now: number }) {
  const of = usePageForm<{ day: string; from: string; to: string }>('day')
  const error = (...names: string[]) => names.map((name) => of.issues[name]).find(Boolean)
  return (
    <section className="stack" aria-labelledby="days">
      <h2 id="days">1日だけの変更</h2>
      {days.length === 0 && <p className="small muted">休みの日や、いつもと違う時間の日を追加できます。</p>}
      <ul className="rows">
        {days.map((one) => (
          <li key={one.day}>
            <p>
              <b>{dayWithWeekday(startOfDay(one.day), now)}</b>　
              {one.from_minute === null || one.to_minute === null ? '休み' : `${timeOf(one.from_minute)}〜${timeOf(one.to_minute)}`}
            </p>
            <PageForm className="row" hidden={{ form: 'days', day: one.day }} preventScrollReset>
              <SubmitButton look="small" intent="remove_day" aria-label={`${dayWithWeekday(startOfDay(one.day), now)}の変更を取り消す`}>
                取り消す
              </SubmitButton>
            </PageForm>
          </li>
        ))}
      </ul>
      <PageForm of={of} preventScrollReset key={days.length}>
        <div className="day-fields">
          <Field label="日付" need="must" error={error('day')}>
            <input className="input" type="date" name="day" required defaultValue={of.valueOf('day')} />
          </Field>
          <Field label="始まり" error={error('times.from_minute')}>
            <input className="input" type="time" step={900} name="from" defaultValue={of.valueOf('from')} />
          </Field>
          <Field label="終わり" error={error('times', 'times.to_minute')}>
            <input className="input" type="time" step={900} name="to" defaultValue={of.valueOf('to')} />
          </Field>
        </div>
        <p className="hint">時刻を空欄にすると、その日は休みになります。入力すると、その日はその時間だけになります。</p>
        <SubmitButton look="small" intent="day">
          追加
        </SubmitButton>
      </PageForm>
    </section>
  )
}
