import { useState } from 'react'
import { educationTypes } from '#contract/candidates/profiles/education-types.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { useFields } from '../fields/fields-context.ts'
import { Choice } from '../fields/choice.tsx'
import type { LoadedProfile } from '../frame/load-profile.ts'
import { Text } from '../fields/text.tsx'
import { YearOptions } from '../fields/date-lists.tsx'

const kinds = Object.entries(educationTypes).map(([key, name], index) => ({ id: index + 1, key, name }))

export function educationSaved({ profile }: LoadedProfile) {
  const { final_education_name, final_education_field_of_study, final_education_end_date } = profile
  const { education_name, education_field_of_study, education_end_date, highschool_name, highschool_field_of_study, highschool_end_date } = profile
  return {
    final_education_type: profile.final_education_type ?? '',
    final_education_name,
    final_education_field_of_study,
    final_education_end_date,
    education_name,
    education_field_of_study,
    education_end_date,
    highschool_name,
    highschool_field_of_study,
    highschool_end_date,
  }
}

export function EducationFields({ profile, today }: LoadedProfile) {
  const { education_name, education_end_date, highschool_name, highschool_end_date } = profile
  const [hasOthers] = useState(Boolean(education_name || highschool_name || education_end_date || highschool_end_date))
  return (
    <>
      <Choice name="final_education_type" label="最終学歴" options={kinds} />
      <School prefix="final_education" school="学校名" thisYear={today.year} />
      <OtherSchools hasOthers={hasOthers} thisYear={today.year} />
    </>
  )
}

const OtherSchools = ({ hasOthers, thisYear }: { hasOthers: boolean; thisYear: number }) => (
  <details open={hasOthers || Object.keys(useFields().issues).length > 0}>
    <summary>そのほかの学歴を入力する</summary>
    <div className="stack schools">
      <School prefix="education" school="そのほかの学校名" thisYear={thisYear} />
      <School prefix="highschool" school="高校名" thisYear={thisYear} />
    </div>
  </details>
)

type SchoolProps = { prefix: 'final_education' | 'education' | 'highschool'; school: string; thisYear: number }

const School = ({ prefix, school, thisYear }: SchoolProps) => (
  <>
    <Text name={`${prefix}_name`} label={school} maxLength={200} />
    <Text name={`${prefix}_field_of_study`} label={prefix === 'highschool' ? '学科・コース' : '学部・専攻'} maxLength={200} />
    <Year name={`${prefix}_end_date`} label="卒業した年、または見込みの年" from={thisYear - 70} to={thisYear + 6} />
  </>
)

function Year({ name, label, from, to }: { name: string; label: string; from: number; to: number }) {
  const { error, text } = useFields()
  return (
    <Field label={label} need="may" error={error(name)}>
      <select className="input" name={name} defaultValue={text(name)}>
        <YearOptions from={from} to={to} saved={text(name)} />
      </select>
    </Field>
  )
}
