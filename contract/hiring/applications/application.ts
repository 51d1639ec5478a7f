import { z } from 'zod'
import { CompanyMeeting } from '../meetings/meetings.ts'
import { OutsideMeeting } from '../outside/outside-meetings.ts'
import { Applicant } from './applicant.ts'
import { foundViaNames } from '../selection/found-via.ts'
import { CardMarks } from './card-marks.ts'
import { AttachedFile } from '#contract/conversations/messages.ts'
import { MeetingPromise } from '../meetings/meeting-promises.ts'
import { ApplicationAnswer } from '#contract/jobs/questions/job-questions.ts'
import { AtOwnStep, OwnStep } from '../selection/own-steps.ts'
import { HeldNotice } from '../selection/selection-notices.ts'
import { endReasons, selectionSteps, type EndReason as Reason, type SelectionStep as Step } from '../selection/selection-steps.ts'
import { ThreadCandidate, ThreadCompany, ThreadState } from '#contract/conversations/threads.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

export const SelectionStep = z.enum(Object.keys(selectionSteps) as [Step, ...Step[]])
export const FoundVia = z.enum(foundViaNames, { error: '選択肢から選んでください。' })
export const EndReason = z.enum(Object.keys(endReasons) as [Reason, ...Reason[]], { error: '終了の理由を選んでください。' })

const Application = ThreadState.omit({ last_number: true, is_archived: true }).extend({
  id: z.uuid(),
  /** Null: the open position. */
  job: z.object({ id: z.int(), position_title: z.string() }).nullable(),
  /** Applied for, or begun by an accepted scout. */
  source: z.enum(['application', 'scout']),
  /** Where they found the job, if they said so. */
  found_via: FoundVia.nullable().meta({ example: 'search' }),
  /** The member by whose link they came; empty without. */
  referred_by: z.string().meta({ example: '三枝 由香' }),
  step: SelectionStep.meta({ example: 'document_screening' }),
  end_reason: EndReason.nullable(),
  applied_at: Timestamp.meta({ example: '2026-11-20T10:00:00+09:00' }),
  step_changed_at: Timestamp,
  /** When the candidate was told how it ended. */
  notified_at: Timestamp.nullable(),
  /** When the next meeting is; null while none is agreed. */
  next_meeting_at: Timestamp.nullable(),
  /** What an accepted scout promised; null without one. */
  promise: MeetingPromise.nullable(),
})

/** As its candidate reads it: with the answers as they gave them, and the files that the company still gets; it can be withdrawn until the company answers or moves it. */
export const MyApplication = Application.extend({
  company: ThreadCompany,
  /** When the company first answered. */
  first_answered_at: Timestamp.nullable().meta({ example: '2026-11-22T10:00:00+09:00' }),
  answers: z.array(ApplicationAnswer),
  files: z.array(AttachedFile),
  can_withdraw: z.boolean(),
})
export type MyApplication = z.infer<typeof MyApplication>

/** As the company reads it. */
export const CompanyApplication = Application.extend({
  candidate: ThreadCandidate,
  assigned: z.object({ id: z.uuid(), name: z.string().meta({ example: '木下 遥' }) }).nullable(),
  ...AtOwnStep,
  /** The step that the candidate was told of; moves on the board are internal. */
  shown_step: SelectionStep,
  /** Whether the company tells candidates of the step at which the selection stands. */
  is_step_told: z.boolean(),
  /** What waits to be sent to the candidate; it can still be cancelled. */
  held_notice: HeldNotice.nullable(),
  /** Why it ended, in the company's own words; no candidate reads it. */
  decline_reason: z.string().nullable().meta({ example: null }),
  ...CardMarks,
})
export type CompanyApplication = z.infer<typeof CompanyApplication>

/** One line of the history: a step that was taken, or a note. No candidate reads it. */
const ApplicationStep = z.object({
  at: Timestamp,
  step: SelectionStep.meta({ example: 'document_screening' }),
  ...AtOwnStep,
  end_reason: EndReason.nullable(),
  member_name: z.string(),
  note: z.string().meta({ example: '計測の経験が合う。' }),
})

export const ApplicationDetail = z.object({
  application: CompanyApplication,
  applicant: Applicant,
  history: z.array(ApplicationStep),
  meetings: z.array(CompanyMeeting),
  /** Those of somebody from outside who was merged into it, for members who may read these people. */
  outside_meetings: z.array(OutsideMeeting),
  own_steps: z.array(OwnStep),
})
export type ApplicationDetail = z.infer<typeof ApplicationDetail>
