import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** What a candidate is not interested in: a job, or with `job_id` 0 everything of the company. */
export const Hidden = z.object({
  company_id: z.int(),
  job_id: z.int(),
  created_at: Timestamp,
  company: z.object({ id: z.int(), name: z.string().meta({ example: '株式会社オカモチ農測' }), logo: z.string().nullable(), is_demo: z.boolean() }),
  /** Empty for a company. */
  position_title: z.string().meta({ example: '機械学習基盤エンジニア／土の水分と温度' }),
})
export type Hidden = z.infer<typeof Hidden>

const One = z.strictObject({ id: Id })
const IsHidden = z.object({ is_hidden_by_me: z.boolean() })

export const hiddenJobs = {
  hidden_jobs: {
    list: forCandidate
      .route({ method: 'GET', path: '/candidate_users/hidden_jobs/', summary: '非表示にした求人・企業を見る', tags: ['following'] })
      .input(z.object(Page.shape))
      .output(z.object({ hidden: z.array(Hidden), total: z.int(), page: z.int(), per_page: z.int() })),
    add: forCandidate
      .route({ method: 'POST', path: '/candidate_users/hidden_jobs/{id}/', summary: '求人を興味なしにする', tags: ['following'] })
      .input(One)
      .output(IsHidden)
      .errors({ NOT_FOUND: errors.NOT_FOUND }),
    remove: forCandidate
      .route({ method: 'DELETE', path: '/candidate_users/hidden_jobs/{id}/', summary: '求人の興味なしを取り消す', tags: ['following'] })
      .input(One)
      .output(IsHidden),
  },
  hidden_companies: {
    add: forCandidate
      .route({ method: 'POST', path: '/candidate_users/hidden_companies/{id}/', summary: '企業を興味なしにする', tags: ['following'] })
      .input(One)
      .output(IsHidden)
      .errors({ NOT_FOUND: errors.NOT_FOUND }),
    remove: forCandidate
      .route({ method: 'DELETE', path: '/candidate_users/hidden_companies/{id}/', summary: '企業の興味なしを取り消す', tags: ['following'] })
      .input(One)
      .output(IsHidden),
  },
}
