import { z } from 'zod'
import { memberRefusals } from '#contract/accounts/members/member-refusals.ts'
import { readableNames } from '#contract/accounts/names/name-problem.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { text } from '#contract/platform/text/plain-text.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { ApprovalRule } from '../../drafting/approval-rule.ts'
import { JobChange } from '../job-content.ts'

/** Of a job that waits for an administrator: a publication, or a change of what is public. */
const JobApproval = z.object({
  id: z.int().meta({ example: 12 }),
  kind: z.enum(['publication', 'change']),
  requested_at: Timestamp,
  requested_by: z.string().meta({ example: '木下 亮' }),
  /** Whether the member who asks is the one who requested it, and can take it back. */
  is_own: z.boolean(),
  /** What differs from what is public, or was public last, in words. */
  changes: z.array(z.object({ field: z.string(), name: z.string(), from: z.string(), to: z.string() })),
  /** The new value of each field that the change touches, to show the job as candidates will read it; none for a publication. */
  proposed: JobChange.meta({ example: { bonus: '年2回' } }),
  /** False for a job that was never public, or was public before this was recorded: it is read as a whole. */
  has_base: z.boolean(),
})

/** How the approval stands for one job. */
export const JobApprovalState = ApprovalRule.extend({
  request: JobApproval.nullable().meta({ example: null }),
  /** The latest request, while the job is as it was returned. */
  returned: z.object({ reason: z.string(), by: z.string(), at: Timestamp }).nullable().meta({ example: null }),
})
export type JobApprovalState = z.infer<typeof JobApprovalState>

const tags = ['company_jobs']
const One = z.strictObject({ id: Id })
const ofOne = { ...memberRefusals, NOT_FOUND: errors.NOT_FOUND }
const active = { COMPANY_NOT_APPROVED: errors.COMPANY_NOT_APPROVED, CONTRACT_ENDED: errors.CONTRACT_ENDED }
const asking = { ...ofOne, APPROVAL_NOT_NEEDED: errors.APPROVAL_NOT_NEEDED, APPROVAL_PENDING: errors.APPROVAL_PENDING, LINT_ERRORS: errors.LINT_ERRORS }

export const jobApprovals = {
  /** Notifies the administrators, who publish the job or return it. It takes what publishing takes: no errors of the lint, and the consent to the fees. */
  request_approval: forMember('publish_jobs')
    .route({ method: 'PUT', path: '/company_users/job_offers/{id}/approval_request/', summary: '求人の公開の承認を申請する', tags })
    .input(One.extend({ fees_version: z.string().max(40).optional() }))
    .output(Done)
    .errors({ ...asking, ...active, FEES_NOT_ACCEPTED: errors.FEES_NOT_ACCEPTED }),

  /** Stores a change of a public job beside it; the public reads it once an administrator approves. */
  request_change: forMember('edit_jobs')
    .route({ method: 'PUT', path: '/company_users/job_offers/{id}/change_request/', summary: '公開中の求人の変更の承認を申請する', tags })
    .input(JobChange.extend({ id: Id, updated_at: Timestamp.optional() }).superRefine(readableNames))
    .output(Done)
    .errors({ ...asking, PAGE_CHANGED: errors.PAGE_CHANGED, JOB_UNCHANGED: errors.JOB_UNCHANGED }),

  /** By the member who requested it. */
  withdraw_approval: forMember('edit_jobs')
    .route({ method: 'DELETE', path: '/company_users/job_offers/{id}/approval_request/', summary: '承認の申請を取り下げる', tags })
    .input(One)
    .output(Done)
    .errors({ ...ofOne, APPROVAL_SETTLED: errors.APPROVAL_SETTLED }),

  /** For the version that the administrator read (`job_updated_at`). The member who requested it is notified of either decision. */
  decide_approval: forMember('approve_jobs')
    .route({ method: 'PUT', path: '/company_users/job_offers/{id}/approval/', summary: '求人の公開や変更を承認する・差し戻す', tags })
    .input(
      One.extend({
        approval_id: Id,
        job_updated_at: Timestamp,
        decision: z.enum(['approve', 'return']),
        reason: text(1_000).optional(),
        fees_version: z.string().max(40).optional(),
      }).refine(({ decision, reason }) => decision === 'approve' || !!reason, { path: ['reason'], message: '差し戻しの理由を入力してください。' }),
    )
    .output(Done)
    .errors({
      ...ofOne,
      ...active,
      APPROVAL_SETTLED: errors.APPROVAL_SETTLED,
      PAGE_CHANGED: errors.PAGE_CHANGED,
      LINT_ERRORS: errors.LINT_ERRORS,
      FEES_NOT_ACCEPTED: errors.FEES_NOT_ACCEPTED,
    }),
}
