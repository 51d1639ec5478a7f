import type { AdvancedProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { useFields } from '../fields/fields-context.ts'
import { CheckGroup, Choice, SearchableChecks } from '../fields/choice.tsx'
import { SectionForm } from '../fields/section-form.tsx'
import { Text } from '../fields/text.tsx'
import type { LoadedProfile } from '../frame/load-profile.ts'
import '../frame/profile.css'

const wishes = [
  'user_desired_job_fields',
  'user_desired_employment_types',
  'user_preferred_work_areas',
  'user_desired_remote',
  'user_desired_min_salary',
  'user_desired_skill_types',
  'user_desired_categories',
  'user_desired_company_phases',
  'user_desired_company_kinds',
  'user_interest_social_issues',
] as const

export function WishesSection({ advanced, lookups }: { advanced: AdvancedProfile; lookups: LoadedProfile['lookups'] }) {
  const saved = Object.fromEntries(wishes.map((name) => [name, advanced[name]]))
  return (
    <SectionForm id="wishes" saved={saved} title="希望条件" seen={{ isOpen: true, children: '年収のほかは企業に見えます' }}>
      <CheckGroup name="user_desired_job_fields" legend="職種" options={lookups.job_fields} />
      <CheckGroup name="user_desired_employment_types" legend="雇用形態" options={lookups.employment_types} />
      <PrefectureGroup name="user_preferred_work_areas" legend="勤務地" prefectures={lookups.prefectures} />
      <Choice name="user_desired_remote" label="リモート勤務" options={lookups.remote} empty="こだわりません" />
      <Text
        name="user_desired_min_salary"
        label="年収（万円から）"
        inputMode="numeric"
        maxLength={6}
        hint="求人との合う・合わないだけに使います。企業には見せません。"
      />
      <SearchableChecks name="user_desired_skill_types" legend="使いたい技術" options={lookups.skill_types} />
      <CheckGroup name="user_desired_categories" legend="企業の分野" options={lookups.company_categories} />
      <CheckGroup name="user_desired_company_phases" legend="企業の段階" options={lookups.phase} />
      <CheckGroup name="user_desired_company_kinds" legend="企業の特徴" options={lookups.kind} />
      <CheckGroup name="user_interest_social_issues" legend="関心のある社会課題" options={lookups.social_issues} />
    </SectionForm>
  )
}

/** By the last id of each region. */
const regions = [
  ['北海道・東北', 7],
  ['関東', 14],
  ['中部', 23],
  ['近畿', 30],
  ['中国・四国', 39],
  ['九州・沖縄・海外', 48],
] as const

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
      {regions.map(([region, last], index) => (
        <div key={region} className="region">
          <p>{region}</p>
          <div className="check-group narrow">
            {prefectures
              .filter(({ id }) => id <= last && id > (regions[index - 1]?.[1] ?? 0))
              .map(({ id, name: label }) => (
                <label key={id} className="check">
                  <input type="checkbox" name={name} value={id} defaultChecked={section.ids(name).includes(id)} />
                  {label}
                </label>
              ))}
          </div>
        </div>
      ))}
      {section.error(name) && <FieldError>{section.error(name)}</FieldError>}
    </fieldset>
  )
}
