import type { CandidateProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import { educationTypes } from '#contract/candidates/profiles/education-types.ts'
import { Choice } from '../fields/choice.tsx'
import { SectionForm } from '../fields/section-form.tsx'
import { Text } from '../fields/text.tsx'
import type { Fields } from '../fields/fields-of.ts'
import { useSection } from '../fields/use-section.ts'
import { Visibility } from '../frame/visibility.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import { YearOptions } from '../fields/year-options.tsx'

const kinds = Object.entries(educationTypes).map(([key, name], index) => ({ id: index + 1, key, name }))

export function EducationSection({ profile, thisYear }: { profile: CandidateProfile; thisYear: number }) {
  const { final_education_type, final_education_name, final_education_field_of_study, final_education_end_date } = profile
  const { education_name, education_field_of_study, education_end_date, highschool_name, highschool_field_of_study, highschool_end_date } = profile
  const section = useSection('education', {
    final_education_type: final_education_type ?? '',
    final_education_name,
    final_education_field_of_study,
    final_education_end_date,
    education_name,
    education_field_of_study,
    education_end_date,
    highschool_name,
    highschool_field_of_study,
    highschool_end_date,
  })
  const hasOthers = Boolean(education_name || highschool_name || education_end_date || highschool_end_date)
  return (
    <SectionForm section={section} title="学歴" note={<Visibility>学校名と専攻は、明かすまで企業に見えません</Visibility>}>
      <Choice section={section} name="final_education_type" label="最終学歴" options={kinds} />
      <School section={section} prefix="final_education" school="学校名" thisYear={thisYear} />
      <details open={hasOthers || Object.keys(section.issues).length > 0}>
        <summary>そのほかの学歴を入れる</summary>
        <div className="stack schools">
          <School section={section} prefix="education" school="そのほかの学校名" thisYear={thisYear} />
          <School section={section} prefix="highschool" school="高校名" thisYear={thisYear} />
        </div>
      </details>
    </SectionForm>
  )
}

type SchoolProps = { section: Fields; prefix: 'final_education' | 'education' | 'highschool'; school: string; thisYear: number }

const School = ({ section, prefix, school, thisYear }: SchoolProps) => (
  <>
    <Text section={section} name={`${prefix}_name`} label={school} maxLength={200} />
    <Text section={section} name={`${prefix}_field_of_study`} label={prefix === 'highschool' ? '学科・コース' : '学部・専攻'} maxLength={200} />
    <Year section={section} name={`${prefix}_end_date`} label="卒業した年、または見込みの年" from={thisYear - 70} to={thisYear + 6} />
  </>
)

const Year = ({ section, name, label, from, to }: { section: Fields; name: string; label: string; from: number; to: number }) => (
  <Field label={label} need="may" error={section.error(name)}>
    <select className="input" name={name} defaultValue={section.text(name)}>
      <YearOptions from={from} to={to} saved={section.text(name)} />
    </select>
  </Field>
)
