import { z } from 'zod'
import { completenessParts } from './completeness-parts.ts'

export const CompletenessKey = z.enum(completenessParts.map(({ key }) => key))
export type CompletenessKey = z.infer<typeof CompletenessKey>

export const Completeness = z.object({
  /** The weights of what is done, added up. */
  percent: z.int().min(0).max(100).meta({ example: 80 }),
  parts: z.array(z.object({ key: CompletenessKey, done: z.boolean(), weight: z.int().meta({ example: 10 }) })),
  /** What brings most for its minutes; null when nothing is missing. */
  next: z
    .object({
      key: CompletenessKey.meta({ example: 'job_summary' }),
      label: z.string().meta({ example: '要約を200字まで書く' }),
      /** A figure of the profile itself; empty where none says why. */
      why: z.string().meta({ example: 'いまは24字です。あと176字です。' }),
      minutes: z.int(),
      /** The page and the place on it. */
      path: z.string().meta({ example: '/profile?edit=summary' }),
    })
    .nullable(),
})
export type Completeness = z.infer<typeof Completeness>
