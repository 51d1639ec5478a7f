import type { AdvancedProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import { Choice } from '../fields/choice.tsx'
import { SectionForm } from '../fields/section-form.tsx'
import { useSection } from '../fields/use-section.ts'
import type { LoadedProfile } from '../frame/load-profile.ts'
import { Visibility } from '../frame/visibility.tsx'

export function IntentionSection({ advanced, masters }: { advanced: AdvancedProfile; masters: LoadedProfile['masters'] }) {
  const { career_intention_rating, purpose_intention } = advanced
  const section = useSection('intention', { career_intention_rating: career_intention_rating ?? '', purpose_intention: purpose_intention ?? '' })
  return (
    <SectionForm section={section} title="転職の意向" note={<Visibility isOpen />}>
      <Choice section={section} name="career_intention_rating" label="いまの意向" need="must" options={masters.career_intention_rating} />
      <Choice section={section} name="purpose_intention" label="さがしているもの" need="must" options={masters.purpose_intention} />
    </SectionForm>
  )
}
