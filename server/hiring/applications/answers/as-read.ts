import type { ApplicationAnswer } from '#contract/jobs/questions/job-questions.ts'
import type { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { readableOf } from '#server/candidates/visibility/readable-to.ts'

/** Answers as a company reads them: what the candidate does not show to it is hidden in their free text, as in the profile. A choice is the company's own words. */
export async function asRead(db: Database, candidate_user_id: string, shown: RevealPart[], answers: ApplicationAnswer[]): Promise<ApplicationAnswer[]> {
  if (answers.length === 0) return answers
  const readable = await readableOf(db, candidate_user_id, shown)
  return answers.map((said) => (said.kind === 'short_text' || said.kind === 'long_text' ? { ...said, answer: readable(said.answer) } : said))
}
