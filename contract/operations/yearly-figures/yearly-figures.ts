import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forOperator, mayLag } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { KnownDay, Timestamp } from '#contract/platform/text/timestamp.ts'
import { guarded, writing } from '#contract/platform/errors/guarded.ts'

/** As of 0:00 in Japan on a day; what counts a year, counts the year before it. */
export const YearlyCounts = z.object({
  /** Published at that moment. */
  jobs: z.int().meta({ example: 976 }),
  /** A job with several kinds counts in each. */
  jobs_by_employment_type: z.array(z.object({ id: z.int(), name: z.string().meta({ example: '正社員' }), count: z.int().meta({ example: 800 }) })),
  /** Companies with a published job. */
  recruiting_companies: z.int().meta({ example: 240 }),
  companies: z.int().meta({ example: 260 }),
  /** Candidates with a verified address; of them those who finished their registration. */
  candidates: z.int().meta({ example: 300 }),
  registered_candidates: z.int().meta({ example: 280 }),
  applications_of_year: z.int().meta({ example: 120 }),
  scouts_of_year: z.int().meta({ example: 300 }),
  accepted_scouts_of_year: z.int().meta({ example: 90 }),
  complaints_of_year: z.int().meta({ example: 2 }),
})
export type YearlyCounts = z.infer<typeof YearlyCounts>

const tags = ['operators']
const date = KnownDay.meta({ description: '数える日（日本時間の0時）。', example: '2026-06-01' })
const asOf = z.strictObject({ date })

export const yearlyFigures = {
  yearly_figures: {
    show: forOperator('see_system')
      .meta(mayLag)
      .route({ method: 'GET', path: '/operators/yearly_figures/', summary: '年次報告の数字を見る', tags })
      .input(z.object({ date }))
      .output(
        z.object({
          date: z.iso.date().meta({ example: '2026-06-01' }),
          /** Counted now from the versions and times that are kept; who and what was deleted since is missing. Null for a day to come. */
          counted: YearlyCounts.nullable(),
          /** Counted on the day itself, or when an operator asked: exact for that moment. */
          kept: z.array(
            z.object({
              taken_at: Timestamp.meta({ example: '2026-06-01T00:00:00+09:00' }),
              taken_by: z.string().meta({ example: '自動' }),
              figures: YearlyCounts,
            }),
          ),
        }),
      )
      .errors(guarded),
    file: forOperator('see_system')
      .meta(mayLag)
      .route({ method: 'GET', path: '/operators/yearly_figures/file/', summary: '年次報告の数字をCSVでダウンロードする', tags })
      .input(z.object({ date }))
      .output(z.file())
      .errors({ ...guarded, NOT_FOUND: errors.NOT_FOUND }),
    keep: forOperator('run_system')
      .route({ method: 'POST', path: '/operators/yearly_figures/', summary: '年次報告の数字を残す', tags })
      .input(asOf)
      .output(Done)
      .errors({ ...writing, NOT_FOUND: errors.NOT_FOUND }),
  },
}
