import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { CompanyAndJob, Favorite } from './favorites.ts'
import { Page } from '#contract/platform/page.ts'

/** What a candidate saved for themself, paired as a favourite is. No company learns of it, in no list and no count. */
export const bookmarks = {
  bookmarks: {
    list: forCandidate
      .route({ method: 'GET', path: '/candidate_users/bookmarks/', summary: '保存した求人を見る', tags: ['following'] })
      .input(z.object(Page.shape))
      .output(z.object({ bookmarks: z.array(Favorite), total: z.int(), page: z.int(), per_page: z.int() })),
    add: forCandidate
      .route({ method: 'POST', path: '/candidate_users/bookmarks/', summary: '求人を保存する。企業には伝わらない', tags: ['following'] })
      .input(CompanyAndJob)
      .output(z.object({ is_bookmarked_by_me: z.boolean() }))
      .errors({ NOT_FOUND: errors.NOT_FOUND }),
    remove: forCandidate
      .route({ method: 'DELETE', path: '/candidate_users/bookmarks/{company_id}/{job_id}/', summary: '保存した求人を外す', tags: ['following'] })
      .input(CompanyAndJob)
      .output(z.object({ is_bookmarked_by_me: z.boolean() })),
  },
}
