import { z } from 'zod'
import { forMember } from '#contract/platform/procedure.ts'
import { Id } from '#contract/platform/ids.ts'
import { memberRefusals } from '#contract/accounts/members/member-refusals.ts'
import { ClosedReason } from './job-state.ts'

const jobActs = ['confirm', 'pause', 'publish', 'request_approval', 'close', 'restore'] as const
export type JobAct = (typeof jobActs)[number]

/**
 * One act on several jobs, each by the rule of a single one: what was not possible says why. `restore` takes back what the member paused or closed in the last
 * ten minutes. `request_approval` asks the administrators to publish the jobs, where the member needs it. `closed_reason` belongs to `close`; without it the job was filled.
 */
export const jobActions = forMember('publish_jobs')
  .route({
    method: 'POST',
    path: '/company_users/job_offers/acts/',
    summary: '複数の求人をまとめて確認・停止・公開・承認申請・終了する',
    tags: ['company_jobs'],
  })
  .input(z.strictObject({ ids: z.array(Id).min(1, '求人を選択してください。').max(100), act: z.enum(jobActs), closed_reason: ClosedReason.optional() }))
  .output(
    z.object({
      items: z.array(z.object({ id: z.int(), position_title: z.string().meta({ example: 'バックエンドエンジニア' }), refusal: z.string().nullable() })),
    }),
  )
  .errors(memberRefusals)
