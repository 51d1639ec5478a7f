import { z } from 'zod'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { memberRefusals } from '#contract/accounts/members/member-refusals.ts'
import { Id } from '#contract/platform/ids.ts'
import { text } from '#contract/platform/text/plain-text.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { ApprovalRule } from './approval-rule.ts'
import { sharedFields } from './shared-fields.ts'

/** As many drafts are listed and treated at once: what one file can bring. */
export const MOST_AT_ONCE = 300

/** A draft of the company, and what the lint says of it. */
export const JobDraft = z.object({
  id: z.int().meta({ example: 341 }),
  position_title: z.string().meta({ example: 'バックエンドエンジニア' }),
  updated_at: Timestamp,
  errors: z.int().meta({ example: 2 }),
  warnings: z.int().meta({ example: 1 }),
  /** The first error: its field, and the reason in Japanese; null where the draft can be published. */
  first: z.object({ field: z.string().meta({ example: 'smoking_rule' }), message: z.string().meta({ example: '受動喫煙対策を書いてください。' }) }).nullable(),
  /** The fields that have an error, each once. */
  error_fields: z.array(z.string()).meta({ example: ['smoking_rule', 'holiday'] }),
})
export type JobDraft = z.infer<typeof JobDraft>

/** What became, or would become, of each of many jobs. */
export const ManyJobs = z.object({
  is_trial: z.boolean(),
  results: z.array(
    z.object({
      id: z.int().meta({ example: 341 }),
      position_title: z.string().meta({ example: 'バックエンドエンジニア' }),
      outcome: z.enum(['published', 'in_review', 'requested', 'changed', 'refused']).meta({ example: 'in_review' }),
      reason: z.string().meta({ example: '' }),
    }),
  ),
})
export type ManyJobs = z.infer<typeof ManyJobs>

export const SharedField = z.enum(sharedFields)
export type SharedField = z.infer<typeof SharedField>

/** Each field has its own limit below this one. */
const LONGEST = 10_000
const ids = z.array(Id).min(1, '求人を選んでください。').max(MOST_AT_ONCE)
const tags = ['company_jobs']

export const manyJobs = {
  drafts: forMember('see_jobs')
    .route({ method: 'GET', path: '/company_users/job_offers/drafts/', summary: '自社の下書きと指摘を見る', tags })
    .input(z.object({}))
    .output(z.object({ drafts: z.array(JobDraft), fees_accepted: z.boolean(), approval: ApprovalRule }))
    .errors(memberRefusals),

  /**
   * As publishing each of them; what is refused concerns that job alone. A trial says what would become of each and changes nothing.
   * `requests_approval` asks the administrators instead, where the member needs their approval.
   */
  publish_many: forMember('publish_jobs')
    .route({ method: 'POST', path: '/company_users/job_offers/publications/', summary: '求人をまとめて公開する', tags })
    .input(z.strictObject({ ids, fees_version: z.string().max(40).optional(), is_trial: z.boolean().optional(), requests_approval: z.boolean().optional() }))
    .output(ManyJobs)
    .errors({
      ...memberRefusals,
      COMPANY_NOT_APPROVED: errors.COMPANY_NOT_APPROVED,
      CONTRACT_ENDED: errors.CONTRACT_ENDED,
      FEES_NOT_ACCEPTED: errors.FEES_NOT_ACCEPTED,
    }),

  /** One condition in the same words in many drafts. */
  change_many: forMember('edit_jobs')
    .route({ method: 'PATCH', path: '/company_users/job_offers/drafts/', summary: '下書きの項目をまとめて変える', tags })
    .input(z.strictObject({ ids, field: SharedField, text: text(LONGEST) }))
    .output(ManyJobs)
    .errors(memberRefusals),
}
