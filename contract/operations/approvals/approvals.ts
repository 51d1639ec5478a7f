import { z } from 'zod'
import { exportApprovals } from '../exports/export-approvals.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { secondOperatorRefusals } from '#contract/platform/errors/second-operator.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** Everything that takes two operators: openings of reported conversations, lists of people, mails about leaks, announcements, banners, notices of maintenance, settings, restores, and new operators. */
export const approvalKinds = [
  'disclosure',
  'export',
  'incident_notice',
  'announcement',
  'banner',
  'maintenance',
  'site_settings',
  'restore',
  'operator',
] as const
export type ApprovalKind = (typeof approvalKinds)[number]

export const Approval = z.object({
  kind: z.enum(approvalKinds).meta({ example: 'disclosure' }),
  /** Of the request; unique within its kind. */
  id: z.string().meta({ example: '41' }),
  /** What it is about, in the words of the one who asked: a title, a name. */
  about: z.string().meta({ example: '退会した候補者への連絡' }),
  reason: z.string(),
  asked_by_name: z.string().meta({ example: '運営 太郎' }),
  /** Null where the time was not kept: the mail about a leak is written over again. */
  asked_at: Timestamp.nullable(),
  expires_at: Timestamp.nullable(),
  is_mine: z.boolean(),
  /** Why the viewer cannot be the second one; null when they can. */
  hindrance: z.enum(Object.keys(secondOperatorRefusals) as [keyof typeof secondOperatorRefusals]).nullable(),
  /** The page on which it is decided. */
  path: z.string().meta({ example: '/operator/reports/detail?id=0199' }),
})
export type Approval = z.infer<typeof Approval>

export const approvals = {
  export_approvals: exportApprovals,
  approvals: {
    /** The one that has waited longest first. */
    list: forOperator('see_account')
      .route({ method: 'GET', path: '/operators/approvals/', summary: '2人目の承認を待つものを見る', tags: ['operators'] })
      .output(z.object({ approvals: z.array(Approval) }))
      .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED: errors.SECOND_FACTOR_REQUIRED }),
  },
}
