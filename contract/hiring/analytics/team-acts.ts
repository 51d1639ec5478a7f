import { z } from 'zod'
import { ThreadCandidate } from '#contract/conversations/threads.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { selectionSteps, type SelectionStep } from '../selection/selection-steps.ts'

/** What a colleague did with a selection. */
export const TeamAct = z.object({
  kind: z.enum(['moved', 'scored']).meta({ example: 'moved' }),
  at: Timestamp.meta({ example: '2026-11-20T10:12:00+09:00' }),
  /** As they were called then. */
  member_name: z.string().meta({ example: '古賀 俊' }),
  application_id: z.uuid(),
  candidate: ThreadCandidate,
  /** Where it was moved to, and how the company calls that step today; null for a scorecard. */
  step: z.enum(Object.keys(selectionSteps) as [SelectionStep, ...SelectionStep[]]).nullable(),
  step_name: z.string().nullable().meta({ example: '現場面接' }),
})
export type TeamAct = z.infer<typeof TeamAct>
