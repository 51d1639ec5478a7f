import type { CandidateProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Masters } from '#contract/platform/lookups/masters.ts'
import { Choice } from '../fields/choice.tsx'
import { SectionForm } from '../fields/section-form.tsx'
import { useSection } from '../fields/use-section.ts'
import { Visibility } from '../frame/visibility.tsx'

export function EnglishSection({ profile: { english_level }, levels }: { profile: CandidateProfile; levels: Masters['english_level'] }) {
  const section = useSection('english', { english_level })
  return (
    <SectionForm section={section} title="英語" note={<Visibility isOpen />}>
      <Choice section={section} name="english_level" label="英語の水準" options={levels} />
    </SectionForm>
  )
}
