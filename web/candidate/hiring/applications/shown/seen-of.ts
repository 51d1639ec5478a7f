import type { Api } from '#contract/index.ts'

type Previewed = Awaited<ReturnType<Api['candidate_users']['application_choices']['preview']>>

/** In four lines, what the company's page about a candidate begins with. */
export function seenOf({ label, candidate }: Previewed) {
  if (!candidate) return { label, heading: '', summary: '', career: '' }
  const { job_history_name, job_summary, work_experiences, skill_types, career } = candidate
  const parts = [
    work_experiences.length > 0 && `職歴${work_experiences.length}件`,
    skill_types.length > 0 && `スキル${skill_types.length}件`,
    career && (candidate.your_vision || candidate.your_vision_reason) && 'これから',
  ]
  return { label, heading: job_history_name, summary: job_summary, career: parts.filter(Boolean).join('・') }
}

export type Seen = ReturnType<typeof seenOf>
