import { z } from 'zod'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'
import { guarded, writing } from '#contract/platform/errors/guarded.ts'

const Company = z.object({
  id: z.int(),
  name: z.string().meta({ example: '株式会社めばえ' }),
  corporate_number: z.string().nullable(),
  url: z.string().nullable().meta({ example: 'https://mebae.example/' }),
  address: z.string().meta({ example: '東京都渋谷区1-2-3' }),
})

/** A company that an import brought, beside one with members that has the same name. Nothing but the name says that they are one. */
export const ImportMatch = z.object({
  id: z.int(),
  source: z.string().meta({ example: '求人板' }),
  /** As the posting writes it. */
  name: z.string().meta({ example: '株式会社めばえ' }),
  found_at: Timestamp,
  company: Company.extend({ members: z.int().meta({ example: 3 }) }),
  imported_company: Company.extend({ jobs: z.int().meta({ example: 2 }) }),
})
export type ImportMatch = z.infer<typeof ImportMatch>

const tags = ['operators']

export const importMatches = {
  import_matches: {
    list: forOperator('see_system')
      .route({ method: 'GET', path: '/operators/import_matches/', summary: '取り込みで見つかった、同じ名前の会社を見る', tags })
      .input(Page)
      .output(z.object({ import_matches: z.array(ImportMatch), total: z.int(), page: z.int(), per_page: z.int() }))
      .errors(guarded),
    decide: forOperator('decide_companies')
      .route({ method: 'PUT', path: '/operators/import_matches/{match_id}/decision/', summary: '取り込んだ会社が、メンバーのいる会社と同じかを決める', tags })
      .input(
        z.strictObject({
          match_id: WholeNumber(1, 2_147_483_647).meta({ description: '同じ名前の会社の番号。', example: 4 }),
          /** `same` moves the jobs of this source to the company with members, also in later imports; `other` leaves them apart. */
          decision: z.enum(['same', 'other']),
        }),
      )
      .output(z.object({ moved_jobs: z.int().meta({ example: 2 }) }))
      .errors({ ...writing, NOT_FOUND: errors.NOT_FOUND }),
  },
}
