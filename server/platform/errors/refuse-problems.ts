import type { Language } from '#contract/platform/text/language.ts'
import { fail } from '#server/fail.ts'
import { issueMessage } from './issue-message.ts'

/** Where the input is wrong (`work_experiences.0.join_year`), and what to do about it. */
export type Problem = { field: string; message: string }

export function refuseProblems(problems: Problem[], language: Language) {
  if (problems.length === 0) return
  fail(
    'INPUT_INVALID',
    problems.map(({ field, message }) => ({ field, message: issueMessage({ message }, language) })),
  )
}
