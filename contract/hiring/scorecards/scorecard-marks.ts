import { z } from 'zod'

/** What a card of the board says of scorecards: how many colleagues were asked for, and how many of those are submitted; null where nobody was asked. */
export const ScorecardMarks = z
  .object({ asked: z.int(), submitted: z.int() })
  .nullable()
  .meta({ example: { asked: 3, submitted: 2 } })
