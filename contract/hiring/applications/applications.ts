import { z } from 'zod'
import { LinkToken } from '#contract/accounts/sign-in/credentials.ts'
import { Done } from '#contract/platform/done.ts'
import { forCandidate, forMember } from '#contract/platform/procedure.ts'
import { applyRefusals, type ApplyRefusal } from '#contract/platform/errors/apply-refusals.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id, IdOfCompany, Uuid } from '#contract/platform/ids.ts'
import { AskedPart } from './applicant.ts'
import { BoardFilter } from './board-filter.ts'
import { BoardPeople } from './board-people.ts'
import { LONGEST_MESSAGE } from '#contract/conversations/message-limits.ts'
import { Page } from '#contract/platform/page.ts'
import { promiseDispute, PromiseReason } from '../meetings/meeting-promises.ts'
import { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import { jobFunnel } from '../selection/job-funnel.ts'
import { BoardSteps, ToOwnStep } from '../selection/own-steps.ts'
import { selectionNotices } from '../selection/selection-notices.ts'
import { SentAlong } from '#contract/conversations/sent-along.ts'
import { ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'
import { ThreadCompany } from '#contract/conversations/threads.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'
import { ApplicationDetail, CompanyApplication, EndReason, FoundVia, MyApplication, SelectionStep } from './application.ts'

const tags = ['applications']
const Referral = LinkToken.meta({ description: '社員の紹介リンクのトークン。企業には紹介した人の名前が表示される。', example: 'kQ3v0cW9hbGxlbmdlLWV4YW1wbGU' })
const { SIGN_IN_REQUIRED, NOT_FOUND, INPUT_INVALID } = errors
const mine = { SIGN_IN_REQUIRED, NOT_FOUND }
const ours = { ...mine, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN }
const JobOrOpen = WholeNumber(0, 2_147_483_647)
const forJob = '/candidate_users/job_offers/{id}/applications/'
/** Somebody may apply without any words of theirs. */
const Words = z.string().trim().max(LONGEST_MESSAGE, '10,000文字以内で入力してください。').default('')
/** The open position, `id` 0, needs to know whose. */
const Offer = {
  id: JobOrOpen.meta({ description: '求人のID。0はオープンポジション。', example: 1 }),
  company_id: IdOfCompany.optional(),
}

export const candidateApplications = {
  list: forCandidate
    .route({ method: 'GET', path: '/candidate_users/applications/', summary: '応募と、選考の状況を見る', tags })
    .output(z.object({ applications: z.array(MyApplication) }))
    .errors({ SIGN_IN_REQUIRED }),
  /** Whether one can apply, and if not, why; what one applied for already. */
  show: forCandidate
    .route({ method: 'GET', path: forJob, summary: '応募できるかと、自分の応募を見る', tags })
    .input(z.object(Offer))
    .output(
      z.object({
        company: ThreadCompany,
        job: z.object({ id: z.int(), position_title: z.string() }).nullable(),
        /** What the company asks everybody who applies. */
        questions: z.array(JobQuestion),
        application: MyApplication.nullable(),
        refusal: z
          .object({
            code: z.enum(Object.keys(applyRefusals) as [ApplyRefusal, ...ApplyRefusal[]]).meta({ example: 'APPLICATIONS_NOT_ACCEPTED' }),
            message: z.string().meta({ example: '直接の応募は受け付けていません。' }),
          })
          .nullable(),
      }),
    )
    .errors(mine),
  /** Applying again answers with the first application. Without `shown` it shows what the form begins with. */
  create: forCandidate
    .route({ method: 'POST', path: forJob, summary: '求人に応募する。0はオープンポジション', tags })
    .input(
      z.strictObject({ ...Offer, message: Words, found_via: FoundVia.nullish(), referral: Referral.optional(), shown: ShownChoice.optional(), ...SentAlong }),
    )
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
  /** Ends an application that the company has not taken up. What it showed is closed again, unless another application to this company shows it too. */
  withdraw: forCandidate
    .route({ method: 'DELETE', path: '/candidate_users/applications/{id}/', summary: '応募を取り消す', tags })
    .input(z.strictObject({ id: Uuid }))
    .output(Done)
    .errors({ ...mine, APPLICATION_TAKEN_UP: errors.APPLICATION_TAKEN_UP }),
  dispute_promise_reason: promiseDispute,
}

const one = '/company_users/applications/{id}/'

export const companyApplications = {
  list: forMember('see_selection')
    .route({ method: 'GET', path: '/company_users/applications/', summary: '選考ボードを見る', tags })
    .input(
      z.object({
        job_id: JobOrOpen.optional().meta({ description: '求人のID。0はオープンポジション。', example: 1 }),
        step: SelectionStep.optional().meta({
          description: '選考の段階。その段階の全件を、新しい順に1ページ50件ずつ返す。なければ選考ボード。',
          example: 'end',
        }),
        step_id: Id.optional().meta({ description: '自社の段階のID。その段階の全件を返す。', example: 12 }),
        page: Page.shape.page,
        ...BoardFilter.shape,
      }),
    )
    .output(
      z.object({
        /** The board: the beginning of each step, and the latest ten that ended. With `step`: all that stand there, 50 a page, the latest first. */
        applications: z.array(CompanyApplication),
        page: z.int(),
        per_page: z.int(),
        /** All of each step, also those that the list leaves out. */
        counts: z.record(SelectionStep, z.int()).meta({
          example: { entry: 0, casual_meeting: 0, document_screening: 1, first_interview: 0, second_interview: 0, final_interview: 0, offer: 0, end: 0 },
        }),
        ...BoardSteps,
        ...BoardPeople,
      }),
    )
    .errors(ours),
  show: forMember('see_selection')
    .route({ method: 'GET', path: one, summary: '選考の履歴を見る', tags })
    .input(z.object({ id: Uuid }))
    .output(ApplicationDetail)
    .errors(ours),
  /** The 職務経歴書 that the applicant shows; the candidate's ledger says that it was opened. */
  document: forMember('see_candidates')
    .route({ method: 'GET', path: `${one}document/`, summary: '応募者の職務経歴書を開く', tags })
    .input(z.object({ id: Uuid }))
    .output(z.file().mime('application/pdf'))
    .errors({ ...ours, TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE: errors.SERVICE_UNAVAILABLE }),
  /** Asks the applicant to show a part. They read it in the thread; asked again, nothing is said twice. */
  ask_to_reveal: forMember('write_messages')
    .route({ method: 'PUT', path: `${one}reveal_requests/{part}/`, summary: '氏名・連絡先の公開を依頼する', tags })
    .input(z.strictObject({ id: Uuid, part: AskedPart.meta({ description: '公開を依頼する項目（name・contact）。', example: 'name' }) }))
    .output(Done)
    .errors({
      ...ours,
      PARTNER_UNREACHABLE: errors.PARTNER_UNREACHABLE,
      THREAD_CLOSED: errors.THREAD_CLOSED,
      THREAD_PARKED: errors.THREAD_PARKED,
      ANSWER_AWAITED: errors.ANSWER_AWAITED,
    }),
  /**
   * A step, a note of it, or both. A step is internal until `notice` tells the candidate. A recruiter who ends a selection gives a reason: the candidate is told in the thread,
   * 60 seconds later. A move cancels what waits to be sent.
   */
  change: forMember('select')
    .route({ method: 'PATCH', path: one, summary: '選考を進める・終える', tags })
    .input(
      z.strictObject({
        id: Uuid,
        step: SelectionStep.optional(),
        ...ToOwnStep,
        /** The step that the recruiter saw: if a colleague moved it in between, it is not moved again. */
        from_step: SelectionStep.optional(),
        end_reason: EndReason.nullish(),
        /** Why a meeting that an accepted scout promised is not held. The candidate reads it 60 seconds later; null takes it back before. */
        promise_reason: PromiseReason.nullish(),
        /** Why it ends, one of the company's own reasons: for the company only. */
        decline_reason: z.string().trim().max(60).optional().meta({ example: '経験・スキルが合わない' }),
        /** For the company only. */
        note: z.string().trim().max(2000, '2,000文字以内で入力してください。').default(''),
        /** What the candidate is told of the end; without it, a plain sentence. */
        message: z.string().trim().max(2000, '2,000文字以内で入力してください。').default(''),
      }),
    )
    .output(ApplicationDetail)
    .errors({ ...ours, INPUT_INVALID, SELECTION_MOVED: errors.SELECTION_MOVED, MEETING_PROMISED: errors.MEETING_PROMISED }),
  notice: selectionNotices,
  figures: jobFunnel,
}
