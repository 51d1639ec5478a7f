import { SkillPicker } from '#web/candidates/skills/skill-picker.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { typedList } from './draft/draft-of.ts'
import { formOf, NONE, type StepProps } from './step-fields.tsx'

export function ExperienceStep(step: StepProps) {
  const { lookups, draft } = step
  const of = formOf(step)
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
        legend="マネジメント人数"
        need="may"
        look="choices"
        options={lookups.management_experience.map(({ key = '', name }) => ({ value: key, label: name }))}
      />
      <SkillPicker
        name="skill_types"
        legend="仕事で使ったスキル"
        options={lookups.skill_types}
        chosen={typedList(draft, 'skill_types').map(Number)}
        error={(name) => of.choices(name).error}
      />
    </>
  )
}
