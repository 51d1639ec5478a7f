import { z } from 'zod'
import { forMember, mayLag } from '#contract/platform/procedure.ts'
import { CompanySummary } from '#contract/companies/pages/companies.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { OccupationPay } from '../occupations/occupation-pay.ts'
import { ApprovalRule } from '../drafting/approval-rule.ts'
import { JobApprovalState, jobApprovals } from './approvals/job-approvals.ts'
import { jobActions } from './state/job-acts.ts'
import { jobOwnerChange } from './state/job-owner-change.ts'
import { LintFinding } from './state/lint-finding.ts'
import { ClosedReason, JobState } from './state/job-state.ts'
import { JobChange, JobContent } from './job-content.ts'
import { JobImport } from './job-import.ts'
import { JobReading, jobReadings } from '../drafting/job-readings.ts'
import { manyJobs } from '../drafting/many-jobs.ts'
import { jobTemplates } from '../templates/job-templates.ts'
import { JobVersion } from './jobs.ts'
import { OwnJobSearch } from './own-job-search.ts'
import { readableNames } from '#contract/accounts/names/name-problem.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { JobOwner } from '#contract/accounts/members/job-owner.ts'
import { memberRefusals } from '#contract/accounts/members/member-refusals.ts'

const standing = {
  id: z.int(),
  state: JobState,
  closed_reason: ClosedReason.nullable(),
  /** When it left, or will leave, the lists unless somebody confirms it; null while it is not published. */
  leaves_at: Timestamp.nullable(),
  published_at: Timestamp.nullable(),
  confirmed_at: Timestamp.nullable().meta({ example: '2026-11-21T10:00:00+09:00' }),
  confirmed_by: z.string(),
  closed_at: Timestamp.nullable(),
  /** When publishing was asked for the first job of a company: it waits for the operators. */
  review_requested_at: Timestamp.nullable(),
  /** When an administrator was asked to approve it, or a change of it; null while nothing waits. */
  approval_requested_at: Timestamp.nullable().meta({ example: null }),
  /** The member in charge; null for none, and for one who left or became a guest. */
  owner: JobOwner.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
}

/** A job of one's own company, drafts included, with every field that the company writes. */
export const OwnJob = z.object({ ...standing, company_id: z.int(), reference_number: z.string().nullable(), ...JobContent.shape })
export type OwnJob = z.infer<typeof OwnJob>

const { position, position_title, employment_types, min_salary, max_salary, pay_unit, pay_min, pay_max, fixed_overtime } = JobContent.shape

export const OwnJobListItem = z.object({
  ...standing,
  position,
  position_title,
  employment_types,
  min_salary,
  max_salary,
  is_salary_estimated: z.boolean(),
  pay_unit,
  pay_min,
  pay_max,
  fixed_overtime,
  fixed_overtime_hours: JobContent.shape.fixed_overtime_hours,
  salary: z.string(),
  /** People in selection for it. */
  candidates: z.int().meta({ example: 4 }),
  reference_number: z.string().nullable(),
})
export type OwnJobListItem = z.infer<typeof OwnJobListItem>

/** Who can be in charge of a job: every member but guests. A program's key reads none. */
const assignees = z.array(JobOwner)

/** A job of one's own, the company as its page shows it, what the lint says, and what was changed in public. */
export const OwnJobPage = z.object({
  job: OwnJob,
  company: CompanySummary.extend({
    address: z.string().meta({ example: '東京都台東区蔵前1-1-1 蔵前ビル3階' }),
    contact_phone: z.string(),
    contact_email: z.string().meta({ example: 'recruit@yamanote.example' }),
    contact_url: z.string(),
    url: z.string().nullable().meta({ example: 'https://yamanote.example/' }),
    images: z.array(z.string()),
  }),
  findings: z.array(LintFinding),
  versions: z.array(JobVersion),
  /** Whether the company agreed to the page of fees and penalties as it is now. */
  fees_accepted: z.boolean(),
  /** How many people applied, are in selection, and will be told when the conditions of work change. */
  applicants_to_tell: z.int(),
  /** A change of which they will be told at `send_at`; until then it can be put back. */
  held_change: z
    .object({ send_at: Timestamp, changes: z.array(z.object({ field: z.string(), name: z.string(), from: z.string(), to: z.string() })) })
    .nullable()
    .meta({ example: null }),
  /** What operators said of it last, while it stands: why it was not approved, or why it was taken down. */
  operator_note: z
    .object({ kind: z.enum(['refused', 'taken_down']), reason: z.string(), at: Timestamp })
    .nullable()
    .meta({ example: null }),
  /** Of a draft made from a pasted posting: what was understood, and what is left. */
  reading: JobReading.nullable(),
  /** What published jobs of the same occupation and employment pay. */
  occupation_pay: OccupationPay,
  /** Whether administrators approve what this member publishes, and what waits for them. */
  approval: JobApprovalState,
  assignees,
})
export type OwnJobPage = z.infer<typeof OwnJobPage>

const tags = ['company_jobs']
const ofOne = { ...memberRefusals, NOT_FOUND: errors.NOT_FOUND }
const publishing = { ...ofOne, COMPANY_NOT_APPROVED: errors.COMPANY_NOT_APPROVED, CONTRACT_ENDED: errors.CONTRACT_ENDED }
const One = z.strictObject({ id: Id })

export const companyJobs = {
  job_offers: {
    list: forMember('see_jobs')
      .route({ method: 'GET', path: '/company_users/job_offers/', summary: '自社の求人を見る', tags })
      .input(OwnJobSearch)
      .output(
        z.object({
          jobs: z.array(OwnJobListItem),
          total: z.int(),
          page: z.int(),
          per_page: z.int(),
          /** Of all jobs of the company, by state; `due` are the published ones that nobody confirmed for 30 days, `approval` those that wait for an administrator. */
          counts: z.object({ draft: z.int(), in_review: z.int(), published: z.int(), paused: z.int(), closed: z.int(), due: z.int(), approval: z.int() }),
          approval: ApprovalRule,
          assignees,
        }),
      )
      .errors(memberRefusals),

    /** A new draft. */
    create: forMember('edit_jobs')
      .route({ method: 'POST', path: '/company_users/job_offers/', summary: '求人の下書きを作る', tags })
      .input(JobChange.required({ position_title: true }).superRefine(readableNames))
      .output(OwnJobPage)
      .errors(memberRefusals),

    show: forMember('see_jobs')
      .route({ method: 'GET', path: '/company_users/job_offers/{id}/', summary: '自社の求人を1件見る', tags })
      .input(One)
      .output(OwnJobPage)
      .errors(ofOne),

    /**
     * What is public, or asked to be, must stay without errors of the lint: else 422 with them.
     * People in selection for it are told of changed conditions of work 60 seconds later, with the old and the new.
     * With the `updated_at` that was read, a job that somebody else saved meanwhile is left as it is: 409.
     */
    change: forMember('edit_jobs')
      .route({ method: 'PATCH', path: '/company_users/job_offers/{id}/', summary: '求人を直す', tags })
      .input(JobChange.extend({ id: Id, updated_at: Timestamp.optional() }).superRefine(readableNames))
      .output(OwnJobPage)
      .errors({ ...ofOne, LINT_ERRORS: errors.LINT_ERRORS, PAGE_CHANGED: errors.PAGE_CHANGED, APPROVAL_NEEDED: errors.APPROVAL_NEEDED }),

    /** Puts back the conditions of which the applicants were not told yet: `held_change`. */
    take_back: forMember('edit_jobs')
      .route({ method: 'DELETE', path: '/company_users/job_offers/{id}/change_notice/', summary: '応募者に伝える前の変更を元に戻す', tags })
      .input(One)
      .output(OwnJobPage)
      .errors({ ...ofOne, LINT_ERRORS: errors.LINT_ERRORS, NOTICE_SETTLED: errors.NOTICE_SETTLED, APPROVAL_NEEDED: errors.APPROVAL_NEEDED }),

    /** Only what was never public; the rest is closed. */
    remove: forMember('edit_jobs')
      .route({ method: 'DELETE', path: '/company_users/job_offers/{id}/', summary: '求人の下書きを消す', tags })
      .input(One)
      .output(z.object({ success: z.literal(true) }))
      .errors({ ...ofOne, JOB_WAS_PUBLIC: errors.JOB_WAS_PUBLIC }),

    /**
     * Public at once, and confirmed by the member who publishes it; where administrators approve jobs, only they publish, and others request it; the first job of a company waits in `in_review` until operators decide.
     * A company that has not yet agreed to the fees and penalties (/about/fees) names the version that it agrees to.
     */
    publish: forMember('publish_jobs')
      .route({ method: 'PUT', path: '/company_users/job_offers/{id}/publication/', summary: '求人を公開する', tags })
      .input(One.extend({ fees_version: z.string().max(40).optional() }))
      .output(OwnJobPage)
      .errors({ ...publishing, LINT_ERRORS: errors.LINT_ERRORS, FEES_NOT_ACCEPTED: errors.FEES_NOT_ACCEPTED, APPROVAL_NEEDED: errors.APPROVAL_NEEDED }),

    /** Out of the lists, until it is published again. What waits for review becomes a draft again. */
    pause: forMember('publish_jobs')
      .route({ method: 'DELETE', path: '/company_users/job_offers/{id}/publication/', summary: '求人の公開を停止する', tags })
      .input(One)
      .output(OwnJobPage)
      .errors({ ...publishing, JOB_NOT_PUBLIC: errors.JOB_NOT_PUBLIC }),

    confirm: forMember('publish_jobs')
      .route({ method: 'PUT', path: '/company_users/job_offers/{id}/confirmation/', summary: '募集中であることを確認する', tags })
      .input(One)
      .output(OwnJobPage)
      .errors({ ...publishing, JOB_NOT_PUBLIC: errors.JOB_NOT_PUBLIC, LINT_ERRORS: errors.LINT_ERRORS }),

    close: forMember('publish_jobs')
      .route({ method: 'PUT', path: '/company_users/job_offers/{id}/closure/', summary: '募集を終える', tags })
      .input(z.strictObject({ id: Id, closed_reason: ClosedReason }))
      .output(OwnJobPage)
      .errors({ ...publishing, JOB_NOT_PUBLIC: errors.JOB_NOT_PUBLIC }),

    act: jobActions,
    set_owner: jobOwnerChange,

    ...jobApprovals,

    /** A draft with the same content. */
    copy: forMember('edit_jobs')
      .route({ method: 'POST', path: '/company_users/job_offers/{id}/copies/', summary: '求人を複製する', tags })
      .input(One)
      .output(OwnJobPage)
      .errors(ofOne),

    ...jobReadings,
    ...manyJobs,

    /** What would be said of a draft, without saving it: with an `id`, of that job with these changes. */
    lint: forMember('see_jobs')
      .route({ method: 'POST', path: '/company_users/job_offers/lint/', summary: '求人の文面を確かめる', tags })
      .input(JobChange.extend({ id: Id.optional() }))
      .output(z.object({ findings: z.array(LintFinding) }))
      .errors(ofOne),

    /** All jobs with every field, to be kept or changed elsewhere and imported again: what comes back unchanged changes nothing. */
    export: forMember('see_jobs')
      .meta(mayLag)
      .route({ method: 'GET', path: '/company_users/job_offers/export/', summary: '自社の求人を書き出す', tags })
      .input(
        z.object({
          file_format: z.enum(['csv', 'json']).optional().meta({ description: '受け取るファイルの形（csv・json）。なければ csv。', example: 'csv' }),
        }),
      )
      .output(z.file())
      .errors(memberRefusals),

    /** A file of ours, or any that docs/import.md describes: what carries the id of an own job changes it, all else becomes a draft. Nothing is published. */
    import: forMember('edit_jobs')
      .route({ method: 'POST', path: '/company_users/job_offers/imports/', summary: '求人を取り込む', tags })
      .input(z.strictObject({ file: z.file(), is_trial: z.enum(['true', 'false']).optional() }))
      .output(JobImport)
      .errors({ ...memberRefusals, PAYLOAD_TOO_LARGE: errors.PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS }),
  },
  job_templates: jobTemplates,
}
