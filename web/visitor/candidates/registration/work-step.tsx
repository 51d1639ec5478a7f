import { Field, FieldError } from '#web/platform/forms/field.tsx'
import { MonthList, YearList } from './date-lists.tsx'
import { issueOf, type StepProps, typed } from './step-fields.ts'

export function WorkStep({ draft, issues, thisYear }: StepProps) {
  return (
    <>
      <p className="note">いまの会社と、これまでの会社からは、あなたのプロフィールが見えないようにします。</p>
      <Field label="いちばん新しい勤め先" need="may" hint="正式な名前で入力すると、その会社から確実に隠せます。" error={issueOf(issues, 'latest_work_name')}>
        <input className="input" name="latest_work_name" maxLength={200} autoComplete="organization" defaultValue={typed(draft, 'latest_work_name')} />
      </Field>
      <Field label="部署・役職" need="may" error={issueOf(issues, 'latest_work_department')}>
        <input className="input" name="latest_work_department" maxLength={200} defaultValue={typed(draft, 'latest_work_department')} />
      </Field>
      <YearAndMonth legend="入社" prefix="latest_work_start_date" draft={draft} issues={issues} thisYear={thisYear} />
      <label className="check">
        <input type="checkbox" name="now_working" value="yes" defaultChecked={draft.now_working !== false} />
        いまも働いている
      </label>
      <YearAndMonth
        legend="退職"
        hint="いまも働いているときは、空けてください。"
        prefix="latest_work_end_date"
        draft={draft}
        issues={issues}
        thisYear={thisYear}
      />
    </>
  )
}

type Props = Omit<StepProps, 'masters'> & { legend: string; prefix: string; hint?: string }

function YearAndMonth({ legend, hint, prefix, draft, issues, thisYear }: Props) {
  const error = issueOf(issues, `${prefix}_year`) ?? issueOf(issues, `${prefix}_month`)
  const part = (name: string, label: string) => ({
    name: `${prefix}_${name}`,
    label,
    value: typed(draft, `${prefix}_${name}`),
    ...(error ? { isWrong: true, describedBy: `${prefix}-error` } : {}),
  })
  return (
    <fieldset className="field">
      <legend>
        {legend}
        <span className="may">任意</span>
      </legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="date">
        <YearList {...part('year', '年')} from={thisYear} to={thisYear - 70} />
        <MonthList {...part('month', '月')} />
      </div>
      {error && <FieldError id={`${prefix}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
