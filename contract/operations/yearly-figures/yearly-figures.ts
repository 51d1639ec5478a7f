import { z } from 'zod'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { KnownDay, Timestamp } from '#contract/platform/text/timestamp.ts'
import { guarded, writing } from '#contract/platform/errors/guarded.ts'

/** As of 0:00 in Japan on a day; what counts a year, counts the year before it. */
export const YearlyCounts = z.object({
  /** Published at that moment. */
  jobs: z.int(),
  /** A job with several kinds counts in each. */
  jobs_by_employment_type: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
  /** Companies with a published job. */
  recruiting_companies: z.int(),
  companies: z.int(),
  /** Candidates with a verified address; of them those who finished their registration. */
  candidates: z.int(),
  registered_candidates: z.int(),
  applications_of_year: z.int(),
  scouts_of_year: z.int(),
  accepted_scouts_of_year: z.int(),
  complaints_of_year: z.int(),
})
export type YearlyCounts = z.infer<typeof YearlyCounts>

const tags = ['operators']
const asOf = z.strictObject({ date: KnownDay })

export const yearlyFigures = {
  yearly_figures: {
    show: forOperator('see_system')
      .route({ method: 'GET', path: '/operators/yearly_figures/', summary: '年次報告の数字を見る', tags })
      .input(z.object({ date: KnownDay }))
      .output(
        z.object({
          date: z.iso.date(),
          /** Counted now from the versions and times that are kept; who and what was deleted since is missing. Null for a day to come. */
          counted: YearlyCounts.nullable(),
          /** Counted on the day itself, or when an operator asked: exact for that moment. */
          kept: z.array(z.object({ taken_at: Timestamp, taken_by: z.string(), figures: YearlyCounts })),
        }),
      )
      .errors(guarded),
    file: forOperator('see_system')
      .route({ method: 'GET', path: '/operators/yearly_figures/file/', summary: '年次報告の数字をCSVで受け取る', tags })
      .input(z.object({ date: KnownDay }))
      .output(z.file())
      .errors({ ...guarded, NOT_FOUND: errors.NOT_FOUND }),
    keep: forOperator('run_system')
      .route({ method: 'POST', path: '/operators/yearly_figures/', summary: '年次報告の数字を残す', tags })
      .input(asOf)
      .output(z.object({ success: z.boolean() }))
      .errors({ ...writing, NOT_FOUND: errors.NOT_FOUND }),
  },
}
