import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { CompanySummary } from '#contract/companies/pages/companies.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { IdOfCompany } from '#contract/platform/ids.ts'
import { Job } from '#contract/jobs/postings/jobs.ts'
import { Switch } from '#contract/jobs/search/job-search.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

/** A job on the wire; 0 is the open position, the company without a fixed role. */
const JobOrOpenPosition = WholeNumber(0, 2_147_483_647)

export const CompanyAndJob = z.strictObject({
  company_id: IdOfCompany,
  job_id: JobOrOpenPosition.meta({ description: '求人のID。0はオープンポジション。', example: 1 }),
})

/** A company paired with a job. */
export const Favorite = z.object({
  company_id: z.int(),
  job_id: z.int(),
  created_at: Timestamp,
  company: CompanySummary,
  /** Null for the open position. A job that is over stays, marked as such. */
  job: Job.nullable(),
})
export type Favorite = z.infer<typeof Favorite>

/** A company that marked the candidate, and for which of its jobs. */
export const FavoriteByCompany = Favorite.extend({
  /** It came after the list was opened last. */
  is_new: z.boolean(),
})
export type FavoriteByCompany = z.infer<typeof FavoriteByCompany>

export const favorites = {
  favorites: {
    list: forCandidate
      .route({ method: 'GET', path: '/candidate_users/favorites/', summary: '気になる求人を見る', tags: ['following'] })
      .input(z.object(Page.shape))
      .output(z.object({ favorites: z.array(Favorite), total: z.int(), page: z.int(), per_page: z.int() })),
    add: forCandidate
      .route({ method: 'POST', path: '/candidate_users/favorites/', summary: '「気になる」を送る', tags: ['following'] })
      .input(CompanyAndJob)
      .output(z.object({ is_favorited_by_me: z.boolean() }))
      .errors({ NOT_FOUND: errors.NOT_FOUND, FAVORITE_REACHES_NOBODY: errors.FAVORITE_REACHES_NOBODY }),
    remove: forCandidate
      .route({ method: 'DELETE', path: '/candidate_users/favorites/{company_id}/{job_id}/', summary: '気になるから外す', tags: ['following'] })
      .input(CompanyAndJob)
      .output(z.object({ is_favorited_by_me: z.boolean() })),
  },
  favorites_by_companies: {
    list: forCandidate
      .route({ method: 'GET', path: '/candidate_users/favorites_by_companies/', summary: '自分に「気になる」を送った企業を見る', tags: ['following'] })
      .input(z.object({ ...Page.shape, only_new: Switch.optional().meta({ description: 'true のとき、まだ見ていないものだけ。', example: true }) }))
      .output(z.object({ favorites: z.array(FavoriteByCompany), total: z.int(), page: z.int(), per_page: z.int() })),
    see: forCandidate
      .route({
        method: 'PUT',
        path: '/candidate_users/favorites_by_companies/seen/',
        summary: '自分に「気になる」を送った企業を、見たことにする',
        tags: ['following'],
      })
      .input(z.strictObject({}))
      .output(z.object({ unread_favorite_by_company_count: z.int() })),
  },
}
