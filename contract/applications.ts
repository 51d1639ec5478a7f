import { oc } from '@orpc/contract'
import { z } from 'zod'
import { applyRefusals, type ApplyRefusal } from './apply-refusals.ts'
import { errors } from './errors.ts'
import { Id } from './ids.ts'
import { CompanyMeeting } from './meetings.ts'
import { NewMessage } from './messages.ts'
import { HeldNotice, selectionNotices } from './selection-notices.ts'
import { endReasons, selectionSteps, type EndReason as Reason, type SelectionStep as Step } from './selection-steps.ts'
import { ThreadCandidate, ThreadCompany, ThreadState } from './threads.ts'
import { Timestamp } from './timestamp.ts'
import { WholeNumber } from './whole-number.ts'

const SelectionStep = z.enum(Object.keys(selectionSteps) as [Step, ...Step[]])
const EndReason = z.enum(Object.keys(endReasons) as [Reason, ...Reason[]], { error: '終了の理由を選んでください。' })

const Application = ThreadState.omit({ last_number: true, is_archived: true }).extend({
  id: z.uuid(),
  /** Null: the open position. */
  job: z.object({ id: z.int(), position_title: z.string() }).nullable(),
  /** Applied for, or begun by an accepted scout. */
  source: z.enum(['application', 'scout']),
  step: SelectionStep,
  end_reason: EndReason.nullable(),
  applied_at: Timestamp,
  step_changed_at: Timestamp,
  /** When the candidate was told how it ended. */
  told_at: Timestamp.nullable(),
  /** When the next meeting is; null while none is agreed. */
  next_meeting_at: Timestamp.nullable(),
})

/** As its candidate reads it. */
export const MyApplication = Application.extend({ company: ThreadCompany })
export type MyApplication = z.infer<typeof MyApplication>

/** As the company reads it. */
export const CompanyApplication = Application.extend({
  candidate: ThreadCandidate,
  assigned: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The step that the candidate was told of; moves on the board are internal. */
  shown_step: SelectionStep,
  /** What waits to be sent to the candidate; it can still be cancelled. */
  held_notice: HeldNotice.nullable(),
})
export type CompanyApplication = z.infer<typeof CompanyApplication>

/** One line of the history: a step that was taken, or a note. No candidate reads it. */
const ApplicationStep = z.object({
  at: Timestamp,
  step: SelectionStep,
  end_reason: EndReason.nullable(),
  member_name: z.string(),
  note: z.string(),
})

export const ApplicationDetail = z.object({ application: CompanyApplication, history: z.array(ApplicationStep), meetings: z.array(CompanyMeeting) })
export type ApplicationDetail = z.infer<typeof ApplicationDetail>

const tags = ['applications']
const { SIGN_IN_REQUIRED, NOT_FOUND, INPUT_INVALID } = errors
const mine = { SIGN_IN_REQUIRED, NOT_FOUND }
const ours = { ...mine, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN }
const JobOrOpen = WholeNumber(0, 2_147_483_647)
const forJob = '/candidate_users/job_offers/{id}/applications/'
/** The open position, `id` 0, needs to know whose. */
const Offer = { id: JobOrOpen, company_id: Id.optional() }

export const candidateApplications = {
  list: oc
    .route({ method: 'GET', path: '/candidate_users/applications/', summary: '応募と、選考の状況を見る', tags })
    .output(z.object({ applications: z.array(MyApplication) }))
    .errors({ SIGN_IN_REQUIRED }),
  /** Whether one can apply, and if not, why; what one applied for already. */
  show: oc
    .route({ method: 'GET', path: forJob, summary: '応募できるかと、自分の応募を見る', tags })
    .input(z.object(Offer))
    .output(
      z.object({
        company: ThreadCompany,
        job: z.object({ id: z.int(), position_title: z.string() }).nullable(),
        application: MyApplication.nullable(),
        refusal: z.object({ code: z.enum(Object.keys(applyRefusals) as [ApplyRefusal, ...ApplyRefusal[]]), message: z.string() }).nullable(),
      }),
    )
    .errors(mine),
  /** Applying again answers with the first application. */
  create: oc
    .route({ method: 'POST', path: forJob, summary: '求人に応募する。0はオープンポジション', tags })
    .input(z.strictObject({ ...Offer, message: NewMessage.message }))
    .output(MyApplication)
    .errors({
      ...mine,
      INPUT_INVALID,
      TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS,
      APPLICATIONS_CLOSED: errors.APPLICATIONS_CLOSED,
      COMPANY_UNCLAIMED: errors.COMPANY_UNCLAIMED,
      APPLICATIONS_NOT_ACCEPTED: errors.APPLICATIONS_NOT_ACCEPTED,
      SIDE_JOB_NOT_ACCEPTED: errors.SIDE_JOB_NOT_ACCEPTED,
      COMPANY_BLOCKED: errors.COMPANY_BLOCKED,
    }),
}

const one = '/company_users/applications/{id}/'

export const companyApplications = {
  list: oc
    .route({ method: 'GET', path: '/company_users/applications/', summary: '選考ボードを見る', tags })
    .input(z.object({ job_id: JobOrOpen.optional() }))
    .output(
      z.object({
        applications: z.array(CompanyApplication),
        /** All of each step, also those that the list leaves out. */
        counts: z.record(SelectionStep, z.int()),
        /** The jobs somebody applied for; 0 is the open position. */
        jobs: z.array(z.object({ id: z.int(), position_title: z.string() })),
      }),
    )
    .errors(ours),
  show: oc
    .route({ method: 'GET', path: one, summary: '選考の履歴を見る', tags })
    .input(z.object({ id: z.uuid() }))
    .output(ApplicationDetail)
    .errors(ours),
  /**
   * A step, a note of it, or both. A step is internal until `notice` tells the candidate. Whoever ends a selection says why: the candidate is told in the thread,
   * 60 seconds later. A move cancels what waits to be sent.
   */
  change: oc
    .route({ method: 'PATCH', path: one, summary: '選考を進める・終える', tags })
    .input(
      z.strictObject({
        id: z.uuid(),
        step: SelectionStep.optional(),
        /** Where whoever asks saw it: moved meanwhile, it is not moved again. */
        from_step: SelectionStep.optional(),
        end_reason: EndReason.nullish(),
        /** For the company only. */
        note: z.string().trim().max(2000, '2,000文字以内で入力してください。').default(''),
        /** What the candidate is told of the end; without it, a plain sentence. */
        message: z.string().trim().max(2000, '2,000文字以内で入力してください。').default(''),
      }),
    )
    .output(ApplicationDetail)
    .errors({ ...ours, INPUT_INVALID, SELECTION_MOVED: errors.SELECTION_MOVED }),
  notice: selectionNotices,
}
