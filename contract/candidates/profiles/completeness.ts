import { z } from 'zod'
import { completenessParts } from './completeness-parts.ts'

export const CompletenessKey = z.enum(completenessParts.map(({ key }) => key))
export type CompletenessKey = z.infer<typeof CompletenessKey>

export const Completeness = z.object({
  /** The weights of what is done, added up. */
  percent: z.int().min(0).max(100),
  parts: z.array(z.object({ key: CompletenessKey, done: z.boolean(), weight: z.int() })),
  /** What brings most for its minutes; null when nothing is missing. */
  next: z
    .object({
      key: CompletenessKey,
      label: z.string(),
      why: z.string(),
      minutes: z.int(),
      /** The page and the place on it. */
      path: z.string(),
    })
    .nullable(),
})
export type Completeness = z.infer<typeof Completeness>
