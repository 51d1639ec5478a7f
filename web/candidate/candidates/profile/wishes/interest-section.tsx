import type { AdvancedProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import { LongText } from '../fields/long-text.tsx'
import { SectionForm } from '../fields/section-form.tsx'
import { useSection } from '../fields/use-section.ts'
import { Visibility } from '../frame/visibility.tsx'

export function InterestSection({ advanced: { user_interest, user_desired_work_detail } }: { advanced: AdvancedProfile }) {
  const section = useSection('interest', { user_interest, user_desired_work_detail })
  return (
    <SectionForm section={section} title="興味" note={<Visibility isOpen />}>
      <LongText section={section} name="user_interest" label="興味のあること" longest={2000} hint="分野、製品、社会のこと。1行でかまいません。" />
      <LongText section={section} name="user_desired_work_detail" label="希望する仕事の内容" longest={2000} />
    </SectionForm>
  )
}
