import { z } from 'zod'
import { ScorecardMarks } from '../scorecards/scorecard-marks.ts'
import { CandidateTag } from '../selection/candidate-tags.ts'

/** What a card of the board says beside the step. */
export const CardMarks = {
  /** How the latest offer stands; null without one. A draft is none. */
  offer: z
    .object({
      version: z.int(),
      state: z.enum(['sent', 'replaced', 'withdrawn', 'lapsed', 'accepted', 'declined']),
      answer_due_on: z.iso.date(),
      is_expired: z.boolean(),
    })
    .nullable()
    .meta({ example: null }),
  /** The company's labels of the candidate; a program reads none. */
  tags: z.array(CandidateTag),
  scorecards: ScorecardMarks,
}
