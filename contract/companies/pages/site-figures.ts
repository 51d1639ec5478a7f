import { z } from 'zod'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** Sums over the companies that have public figures. */
export const SiteFigures = z.object({
  companies: z.int().meta({ example: 112 }),
  cases: z.int().meta({ example: 4218 }),
  answered: z.int().meta({ example: 3838 }),
  /** Of the companies' medians the one in the middle; null where half of the companies leave most applicants without an answer, or none has figures. */
  median_answer_hours: z.number().nullable().meta({ example: 50.4 }),
  /** How many companies usually give their first answer within how many days. */
  spread: z.object({ same_day: z.int(), two_days: z.int(), four_days: z.int(), seven_days: z.int(), longer: z.int(), mostly_silent: z.int() }),
  measured_at: Timestamp.nullable(),
})
export type SiteFigures = z.infer<typeof SiteFigures>
