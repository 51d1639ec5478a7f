import { z } from 'zod'
import { GivenAnswers } from '#contract/jobs/questions/job-questions.ts'
import { MOST_APPLICATION_FILES } from './message-limits.ts'

/** What goes with an application or an accepted scout, beside what is shown. */
export const SentAlong = {
  /** One for each question of the job; the optional ones may be left out or empty. Wrong ones are refused as `answers.N`, by their place in the job's list. */
  answers: GivenAnswers.optional(),
  /** Ids of PDFs that were uploaded for this company. */
  files: z.array(z.uuid()).max(MOST_APPLICATION_FILES, `ファイルは${MOST_APPLICATION_FILES}つまで添付できます。`).optional(),
  /** Without the name, a PDF is shown only after the candidate confirmed that its content is not hidden. */
  files_confirmed: z.boolean().optional(),
}
