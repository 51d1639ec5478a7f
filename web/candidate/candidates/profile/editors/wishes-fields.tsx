import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { useFields } from '../fields/fields-context.ts'
import { CheckGroup, Choice } from '../fields/choice.tsx'
import { SkillPicker } from '#web/candidates/skills/skill-picker.tsx'
import { Text } from '../fields/text.tsx'
import type { LoadedProfile } from '../frame/load-profile.ts'
import { regions } from '../wishes/places/regions.ts'

/** The wishes for which the five questions ask, as plain fields. */
export function WishesFields({ lookups }: LoadedProfile) {
  return (
    <>
      <CheckGroup name="user_desired_job_fields" legend="職種" options={lookups.job_fields} />
      <CheckGroup name="user_desired_employment_types" legend="雇用形態" options={lookups.employment_types} />
      <PrefectureGroup name="user_preferred_work_areas" legend="勤務地" prefectures={lookups.prefectures} />
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

type PrefectureGroupProps = { name: string; legend: string; prefectures: readonly Lookup[] }

/** Prefectures by region, as candidates look for them. */
function PrefectureGroup({ name, legend, prefectures }: PrefectureGroupProps) {
  const section = useFields()
  return (
    <fieldset className="field">
      <legend>
        {legend}
        <span className="may">任意</span>
      </legend>
      {regions.map(({ key, name: region, ids }) => (
        <details key={key} className="region" open={section.ids(name).some((id) => ids.includes(id))}>
          <summary>{region}</summary>
          <div className="check-group narrow">
            {prefectures
              .filter(({ id }) => ids.includes(id))
              .map(({ id, name: label }) => (
                <label key={id} className="check">
                  <input type="checkbox" name={name} value={id} defaultChecked={section.ids(name).includes(id)} />
                  {label}
                </label>
              ))}
          </div>
        </details>
      ))}
      {section.error(name) && <FieldError>{section.error(name)}</FieldError>}
    </fieldset>
  )
}
