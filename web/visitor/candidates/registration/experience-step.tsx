import { offered } from '#contract/platform/lookups/offered.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { Choices } from './choices.tsx'
import { issueOf, type StepProps, typed, typedList } from './step-fields.ts'

export function ExperienceStep({ draft, issues, masters }: StepProps) {
  const skills = offered(masters.skill_types ?? [], typedList(draft, 'skill_types'))
  return (
    <>
      <Field
        label="いまの年収"
        need="may"
        hint="経歴を明かすまで企業に見えません。合う求人を選ぶときに使います。"
        error={issueOf(issues, 'annual_income_range')}
      >
        <select className="input" name="annual_income_range" defaultValue={typed(draft, 'annual_income_range')}>
          <option value="">選んでください</option>
          {masters.annual_income_range?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Choices
        legend="まとめた人数"
        name="management_experience"
        kind="radio"
        options={(masters.management_experience ?? []).map(({ key = '', name }) => ({ value: key, text: name }))}
        chosen={[typed(draft, 'management_experience')]}
        error={issueOf(issues, 'management_experience')}
      />
      <Choices
        legend="スキル"
        name="skill_types"
        kind="checkbox"
        layout="long"
        hint={`仕事で使ったものを選んでください。${skills.length}個あります。`}
        options={skills.map(({ id, name }) => ({ value: String(id), text: name }))}
        chosen={typedList(draft, 'skill_types')}
        error={issueOf(issues, 'skill_types')}
      />
    </>
  )
}
