import { PrefectureGroup } from '#web/candidates/places/prefecture-group.tsx'
import { useFields } from '../fields/fields-context.ts'
import { CheckGroup, Choice } from '../fields/choice.tsx'
import { SkillPicker } from '#web/candidates/skills/skill-picker.tsx'
import { Text } from '../fields/text.tsx'
import type { LoadedProfile } from '../frame/load-profile.ts'

/** The wishes for which the five questions ask, as plain fields. */
export function WishesFields({ lookups }: LoadedProfile) {
  const { ids, error } = useFields()
  const areas = 'user_preferred_work_areas'
  return (
    <>
      <CheckGroup name="user_desired_job_fields" legend="職種" options={lookups.job_fields} />
      <CheckGroup name="user_desired_employment_types" legend="雇用形態" options={lookups.employment_types} />
      <PrefectureGroup name={areas} legend="勤務地" prefectures={lookups.prefectures} chosen={ids(areas)} error={error(areas)} />
      <Choice name="user_desired_remote" label="リモート勤務" options={lookups.remote} empty="こだわらない" />
      <Text
        name="user_desired_min_salary"
        label="年収（万円から）"
        inputMode="numeric"
        maxLength={10}
        hint="求人との合う・合わないだけに使います。企業には見せません。"
      />
    </>
  )
}

/** The wishes beyond the five questions. */
export function DetailsFields({ advanced, lookups }: LoadedProfile) {
  const { error } = useFields()
  return (
    <>
      <SkillPicker
        name="user_desired_skill_types"
        legend="使いたいスキル"
        options={lookups.skill_types}
        chosen={advanced.user_desired_skill_types}
        error={error}
      />
      <CheckGroup name="user_desired_categories" legend="業界" options={lookups.company_categories} />
      <CheckGroup name="user_desired_company_phases" legend="フェーズ" options={lookups.phase} />
      <CheckGroup name="user_desired_company_kinds" legend="企業の特徴" options={lookups.kind} />
      <CheckGroup name="user_interest_social_issues" legend="関心のある社会課題" options={lookups.social_issues} />
    </>
  )
}
