import type { AdvancedProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import { Choice } from '../fields/choice.tsx'
import { SectionForm } from '../fields/section-form.tsx'
import { useSection } from '../fields/use-section.ts'
import type { LoadedProfile } from '../frame/load-profile.ts'
import { Visibility } from '../frame/visibility.tsx'

export function ExperienceSection({ advanced, masters }: { advanced: AdvancedProfile; masters: LoadedProfile['masters'] }) {
  const { annual_income_range, management_experience } = advanced
  const section = useSection('experience', { annual_income_range, management_experience })
  return (
    <SectionForm section={section} title="年収と管理の経験" note={<Visibility>いまの年収は、経歴を明かすまで企業に見えません</Visibility>}>
      <Choice section={section} name="annual_income_range" label="いまの年収" options={masters.annual_income_range} />
      <Choice section={section} name="management_experience" label="管理した人数" options={masters.management_experience} />
    </SectionForm>
  )
}
