import { Field } from '#web/platform/forms/field.tsx'
import { educationTypes } from '#contract/candidates/profiles/education-types.ts'
import { issueOf, type StepProps, typed } from './step-fields.ts'
import { yearText } from './year-text.ts'

export function EducationStep({ draft, issues, thisYear }: StepProps) {
  const error = (name: string) => issueOf(issues, name)
  return (
    <>
      <Field label="最終学歴" need="may" error={error('final_education_type')}>
        <select className="input" name="final_education_type" defaultValue={typed(draft, 'final_education_type')}>
          <option value="">選んでください</option>
          {Object.entries(educationTypes).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field label="学校の名前" need="may" error={error('final_education_name')}>
        <input className="input" name="final_education_name" maxLength={200} defaultValue={typed(draft, 'final_education_name')} />
      </Field>
      <Field label="学部・学科・専攻" need="may" error={error('final_education_field_of_study')}>
        <input className="input" name="final_education_field_of_study" maxLength={200} defaultValue={typed(draft, 'final_education_field_of_study')} />
      </Field>
      <Field label="卒業の年" need="may" hint="在学中のときは、卒業の見込みの年を選んでください。" error={error('final_education_end_date')}>
        <select className="input" name="final_education_end_date" defaultValue={typed(draft, 'final_education_end_date')}>
          <option value="">選んでください</option>
          {Array.from({ length: 76 }, (_, index) => thisYear + 6 - index).map((year) => (
            <option key={year} value={year}>
              {yearText(year)}
            </option>
          ))}
        </select>
      </Field>
    </>
  )
}
