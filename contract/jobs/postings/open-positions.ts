import { z } from 'zod'
import { CompanySummary } from '#contract/companies/pages/companies.ts'
import { forAnyone, mayLag } from '#contract/platform/procedure.ts'
import { JobSearch } from '../search/job-search.ts'

export const OpenPosition = z.object({
  company: CompanySummary,
  /** What the company writes of it; empty where it writes nothing. */
  description: z
    .string()
    .meta({ description: 'オープンポジションの説明の先頭。なければ空。', example: '農業の現場を知る人と話したいです。職種は相談して決めます。' }),
  introduction: z.string(),
})

export const openPositions = {
  search: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/open_positions/', summary: 'オープンポジションを募る企業をさがす', tags: ['open_positions'] })
    .input(JobSearch.omit({ page: true, per_page: true, sort: true }))
    .output(
      z.object({
        /** At most four. None without a word, and none where the search asks for what an open position does not say. */
        open_positions: z.array(OpenPosition),
      }),
    ),
}
