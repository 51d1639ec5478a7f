import type { CandidateProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Masters } from '#contract/platform/lookups/masters.ts'
import { CheckGroup } from '../fields/check-group.tsx'
import { LongText } from '../fields/long-text.tsx'
import { SearchableChecks } from '../fields/searchable-checks.tsx'
import { SectionForm } from '../fields/section-form.tsx'
import { useSection } from '../fields/use-section.ts'
import { Visibility } from '../frame/visibility.tsx'

type SkillsSectionProps = { profile: CandidateProfile; masters: Pick<Masters, 'skill_types' | 'work_employment_types'> }

export function SkillsSection({ profile: { skill_types, employment_types, licenses }, masters }: SkillsSectionProps) {
  const section = useSection('skills', { skill_types, employment_types, licenses })
  return (
    <SectionForm section={section} title="技術" note={<Visibility isOpen />}>
      <SearchableChecks section={section} name="skill_types" legend="使える技術" options={masters.skill_types} />
      <CheckGroup section={section} name="employment_types" legend="経験した働きかた" options={masters.work_employment_types} />
      <LongText section={section} name="licenses" label="資格・免許" rows={3} longest={2000} />
    </SectionForm>
  )
}
