import { z } from 'zod'
import { Assigned } from '#contract/conversations/threads.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { ScorecardMarks } from '../scorecards/scorecard-marks.ts'
import { CandidateTag } from '../selection/candidate-tags.ts'
import { AtOwnStep } from '../selection/own-steps.ts'
import { endReasons, selectionSteps, type EndReason, type SelectionStep } from '../selection/selection-steps.ts'
import { outsideSourceNames } from './outside-names.ts'

/** Somebody from outside on the board: where they stand and how they came. They have no conversation on the site, so that a card has no turn and no promise. */
export const OutsideCard = z.object({
  kind: z.literal('outside').meta({ example: 'outside' }),
  id: z.uuid(),
  name: z.string().meta({ example: '柏木 遥' }),
  channel: z.enum(outsideSourceNames).meta({ example: 'agent' }),
  /** The member by whose link they came; empty without. */
  referred_by: z.string().meta({ example: '三枝 由香' }),
  /** Null: for no job yet. */
  job: z.object({ id: z.int(), position_title: z.string() }).nullable(),
  step: z.enum(Object.keys(selectionSteps) as [SelectionStep, ...SelectionStep[]]).meta({ example: 'document_screening' }),
  ...AtOwnStep,
  end_reason: z.enum(Object.keys(endReasons) as [EndReason, ...EndReason[]]).nullable(),
  step_changed_at: Timestamp,
  /** Until when the answer is waited for; null once they consented. Before that nobody can move them. */
  answer_due_at: Timestamp.nullable().meta({ example: null }),
  has_file: z.boolean(),
  /** When they are met next, as far as it is agreed. */
  next_meeting_at: Timestamp.nullable().meta({ example: '2026-11-25T10:00:00+09:00' }),
  /** Who of the company takes care of them; null: nobody in particular. */
  assigned: Assigned.nullable(),
  /** The company's labels; neither the person nor a program reads them. */
  tags: z.array(CandidateTag),
  scorecards: ScorecardMarks,
})
export type OutsideCard = z.infer<typeof OutsideCard>
