import { z } from 'zod'
import { memberRefusals } from '#contract/accounts/members/member-refusals.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { line } from '#contract/platform/text/plain-text.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

export const MOST_JOB_TEMPLATES = 100

/** Every field of a job under a name, to begin others with. Only the company's members see it. */
export const JobTemplate = z.object({
  id: z.int().meta({ example: 7 }),
  name: z.string().meta({ example: '開発職の求人票' }),
  position_title: z.string(),
  created_by: z.string().meta({ example: '三枝 由香' }),
  updated_at: Timestamp,
})
export type JobTemplate = z.infer<typeof JobTemplate>

const Name = line(100).min(1, 'テンプレートの名前を入力してください。').meta({ example: '開発職の求人票' })
const tags = ['company_jobs']
const ofOne = { ...memberRefusals, NOT_FOUND: errors.NOT_FOUND }

export const jobTemplates = {
  list: forMember('see_jobs')
    .route({ method: 'GET', path: '/company_users/job_templates/', summary: '求人のテンプレートを見る', tags })
    .input(z.object({}))
    .output(z.object({ templates: z.array(JobTemplate) }))
    .errors(memberRefusals),

  /** From a job of the company as it is saved, its questions included. */
  create: forMember('edit_jobs')
    .route({ method: 'POST', path: '/company_users/job_templates/', summary: '求人をテンプレートとして保存する', tags })
    .input(z.strictObject({ job_id: Id, name: Name }))
    .output(JobTemplate)
    .errors(ofOne),

  rename: forMember('edit_jobs')
    .route({ method: 'PATCH', path: '/company_users/job_templates/{id}/', summary: '求人のテンプレートの名前を変える', tags })
    .input(z.strictObject({ id: Id, name: Name }))
    .output(JobTemplate)
    .errors(ofOne),

  /** Jobs that were made from it stay. */
  remove: forMember('edit_jobs')
    .route({ method: 'DELETE', path: '/company_users/job_templates/{id}/', summary: '求人のテンプレートを消す', tags })
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(ofOne),

  /** A draft with everything in it that can still be chosen. */
  use: forMember('edit_jobs')
    .route({ method: 'POST', path: '/company_users/job_templates/{id}/job_offers/', summary: 'テンプレートから求人の下書きを作る', tags })
    .input(z.strictObject({ id: Id }))
    .output(z.object({ job_id: z.int().meta({ example: 341 }) }))
    .errors(ofOne),
}
