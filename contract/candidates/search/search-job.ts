import { z } from 'zod'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

/** The job beside which this member reads candidates; null for none. */
export const SearchJob = z.object({ job_id: z.int().nullable().meta({ example: 1 }) })
export type SearchJob = z.infer<typeof SearchJob>

const tags = ['people']
const { SIGN_IN_REQUIRED, NOT_FOUND } = errors

/** Remembered for each member. A member who has not chosen gets the newest published job that they confirmed, else the newest of the company. */
export const searchJob = {
  show: forMember('search_candidates')
    .route({ method: 'GET', path: '/company_users/search_job/', summary: '候補者検索で適合を表示する求人を見る', tags })
    .output(SearchJob)
    .errors({ SIGN_IN_REQUIRED }),
  update: forMember('search_candidates')
    .route({ method: 'PUT', path: '/company_users/search_job/', summary: '候補者検索で適合を表示する求人を選ぶ', tags })
    .input(
      z.strictObject({
        job_id: WholeNumber(1, 2_147_483_647).nullable().meta({ description: '公開中の自社の求人のID。nullで指定しない。', example: 1 }),
      }),
    )
    .output(SearchJob)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
}
