import type { CandidateProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import { FULL_SUMMARY } from '#contract/candidates/profiles/completeness-parts.ts'
import { LongText } from '../fields/long-text.tsx'
import { SectionForm } from '../fields/section-form.tsx'
import { ReadText } from '../frame/read-text.tsx'
import { useSection } from '../fields/use-section.ts'
import { ResumeText } from '../frame/resume-text.tsx'
import { Visibility } from '../frame/visibility.tsx'

export function SummarySection({ profile: { job_history_name, job_summary }, resumeText }: { profile: CandidateProfile; resumeText: string }) {
  const section = useSection('summary', { job_history_name, job_summary })
  return (
    <SectionForm section={section} title="職務の要約" note={<Visibility isOpen />} aside={<ResumeText text={resumeText} />}>
      <ReadText section={section} name="job_history_name" label="見出し" longest={200} hint="例：データを受け取る仕組みの設計と開発（10年）" />
      <LongText
        section={section}
        name="job_summary"
        label="要約"
        hint="会社名や名前は書かないでください。何を、どのように、どこまで担当したかが伝わります。"
        rows={7}
        longest={4000}
        aim={FULL_SUMMARY}
      />
    </SectionForm>
  )
}
