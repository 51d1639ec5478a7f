import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { IdOfCompany } from '#contract/platform/ids.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

/** A page that was looked at on one day, in Japan's calendar. */
export const ViewHistory = z.object({
  id: z.int(),
  company_id: z.int(),
  /** 0 for the company's page, or its open position. */
  company_job_id: z.int(),
  user_id: z.string().meta({ example: '019aa5b0-6c1e-7a55-8d1c-0d7f1c2f9a10' }),
  access_on: z.iso.date(),
  last_daily_access_at: Timestamp,
  company: z.object({ id: z.int(), name: z.string().meta({ example: '株式会社オカモチ農測' }), logo: z.string().nullable(), is_demo: z.boolean() }),
  job: z
    .object({
      position_title: z.string().meta({ example: '機械学習基盤エンジニア／土の水分と温度' }),
      active: z.boolean(),
      min_salary: z.int().nullable(),
      max_salary: z.int().nullable(),
    })
    .nullable(),
})
export type ViewHistory = z.infer<typeof ViewHistory>

export const viewHistories = {
  view_histories: {
    list: forCandidate
      .route({ method: 'GET', path: '/candidate_users/view_histories/', summary: '閲覧履歴を見る', tags: ['following'] })
      .input(z.object(Page.shape))
      .output(z.object({ view_histories: z.array(ViewHistory), total: z.int(), page: z.int(), per_page: z.int() })),
    record: forCandidate
      .route({ method: 'POST', path: '/candidate_users/view_histories/', summary: '求人や企業を閲覧履歴に残す', tags: ['following'] })
      .input(z.strictObject({ company_id: IdOfCompany, company_job_id: WholeNumber(0, 2_147_483_647) }))
      .output(Done)
      .errors({ NOT_FOUND: errors.NOT_FOUND }),
    clear: forCandidate
      .route({ method: 'DELETE', path: '/candidate_users/view_histories/', summary: '閲覧履歴をすべて削除', tags: ['following'] })
      .output(Done),
    remove: forCandidate
      .route({ method: 'DELETE', path: '/candidate_users/view_histories/{id}/', summary: '閲覧履歴をひとつ消す', tags: ['following'] })
      .input(z.strictObject({ id: WholeNumber(1, Number.MAX_SAFE_INTEGER).meta({ description: '求人、企業、お知らせなどのID。', example: 1 }) }))
      .output(Done)
      .errors({ NOT_FOUND: errors.NOT_FOUND }),
  },
}
