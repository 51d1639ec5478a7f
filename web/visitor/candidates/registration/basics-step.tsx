import { Field, FieldError } from '#web/platform/forms/field.tsx'
import { DayList, MonthList, YearList } from './date-lists.tsx'
import { issueOf, type StepProps, typed } from './step-fields.ts'

const YOUNGEST = 16

export function BasicsStep({ draft, issues, masters, thisYear }: StepProps) {
  const error = issueOf(issues, 'birthday_year') ?? issueOf(issues, 'birthday_month') ?? issueOf(issues, 'birthday_day')
  const part = (name: string, label: string) => ({
    name,
    label,
    value: typed(draft, name),
    ...(error ? { isWrong: true, describedBy: 'birthday-error' } : {}),
  })
  return (
    <>
      <fieldset className="field">
        <legend>
          生年月日<span className="may">任意</span>
        </legend>
        <p className="hint">どの企業にも見えません。検索や並び順にも使いません。</p>
        <div className="date">
          <YearList {...part('birthday_year', '年')} from={thisYear - YOUNGEST} to={thisYear - 90} />
          <MonthList {...part('birthday_month', '月')} />
          <DayList {...part('birthday_day', '日')} />
        </div>
        {error && <FieldError id="birthday-error">{error}</FieldError>}
      </fieldset>
      <Field label="住んでいるところ" need="may" error={issueOf(issues, 'address')}>
        <select className="input" name="address" defaultValue={typed(draft, 'address')}>
          <option value="">選んでください</option>
          {masters.prefectures?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
    </>
  )
}
