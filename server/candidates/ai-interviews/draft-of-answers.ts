import type { InterviewAnswers, InterviewDraft } from '#contract/candidates/profiles/ai-interviews.ts'

/** Answers put in the places of the profile where they belong, in the person's own words. The same answers always give the same draft. */
export function draftOfAnswers({ work, better, asked_for, curious, next, vision, reason }: InterviewAnswers): InterviewDraft {
  const summary = [work, better && `■良くなったこと\n${better}`, asked_for && `■よく頼まれること\n${asked_for}`]
  const draft = {
    job_summary: summary.filter(Boolean).join('\n\n'),
    user_interest: curious,
    user_desired_work_detail: next,
    your_vision: vision,
    your_vision_reason: reason,
  }
  return Object.fromEntries(Object.entries(draft).filter(([, text]) => text))
}
