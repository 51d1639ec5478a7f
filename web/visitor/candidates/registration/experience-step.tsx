import { offered } from '#contract/platform/lookups/offered.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { typedList } from './draft/draft-of.ts'
import { formOf, NONE, type StepProps } from './step-fields.tsx'

export function ExperienceStep(step: StepProps) {
  const { lookups, draft } = step
  const of = formOf(step)
  const skills = offered(lookups.skill_types, typedList(draft, 'skill_types'))
  return (
    <>
      <ChoiceField
        of={of}
        name="annual_income_range"
        label="いまの年収"
        need="may"
        hint="経歴を明かすまで企業に見えません。合う求人を選ぶときに使います。"
        none={NONE}
        names={lookups.annual_income_range.map(({ id, name }) => [id, name])}
      />
      <ChoicesField
        {...of.choices('management_experience')}
        type="radio"
        legend="まとめた人数"
        need="may"
        look="choices"
        options={lookups.management_experience.map(({ key = '', name }) => ({ value: key, label: name }))}
      />
      <ChoicesField
        {...of.choices('skill_types')}
        legend="スキル"
        need="may"
        type="checkbox"
        look="choices long"
        hint={`仕事で使ったものを選んでください。${skills.length}個あります。`}
        options={skills.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  )
}
