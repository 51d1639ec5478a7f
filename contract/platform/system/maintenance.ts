import { z } from 'zod'
import { Done } from '../done.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '../errors/errors.ts'
import { line } from '../text/plain-text.ts'
import { KnownTime, Timestamp } from '../text/timestamp.ts'
import { guarded, writing } from '../errors/guarded.ts'
import { WholeNumber } from '../text/whole-number.ts'

export const MaintenanceNotice = z.object({
  id: z.int(),
  message: z.string().meta({ example: 'システムを入れかえます。' }),
  shows_at: Timestamp,
  ends_at: Timestamp.meta({ example: '2026-11-22T02:00:00+09:00' }),
  /** From here to the end candidates and companies change nothing; null: they go on as ever. */
  reading_only_at: Timestamp.nullable().meta({ example: '2026-11-22T00:00:00+09:00' }),
  operator_name: z.string(),
  created_at: Timestamp,
  withdrawn_at: Timestamp.nullable(),
  state: z.enum(['planned', 'shown', 'over', 'withdrawn']),
})
export type MaintenanceNotice = z.infer<typeof MaintenanceNotice>

const tags = ['operators']

export const maintenance = {
  maintenance: {
    list: forOperator('see_system')
      .route({ method: 'GET', path: '/operators/maintenance/', summary: 'メンテナンスの知らせを見る', tags })
      .output(z.object({ notices: z.array(MaintenanceNotice) }))
      .errors(guarded),
    /** A bar on every page from `shows_at` to `ends_at`. */
    announce: forOperator('run_system')
      .route({ method: 'POST', path: '/operators/maintenance/', summary: 'メンテナンスを知らせる', tags })
      .input(
        z
          .strictObject({
            message: line(300).min(1, '知らせる文を書いてください。').meta({ example: 'システムを入れかえます。' }),
            shows_at: KnownTime,
            ends_at: KnownTime.meta({ example: '2026-11-22T02:00:00+09:00' }),
            reading_only_at: KnownTime.nullable(),
          })
          .refine(({ shows_at, ends_at }) => Date.parse(ends_at) > Date.parse(shows_at), { path: ['ends_at'], error: '出す時刻より後にしてください。' })
          .refine(
            ({ shows_at, ends_at, reading_only_at }) =>
              !reading_only_at || (Date.parse(reading_only_at) >= Date.parse(shows_at) && Date.parse(reading_only_at) < Date.parse(ends_at)),
            { path: ['reading_only_at'], error: '出す時刻から終わる時刻までのあいだにしてください。' },
          ),
      )
      .output(z.object({ id: z.int() }))
      .errors(writing),
    /** Within seconds it is gone everywhere, and everything can be written again. */
    withdraw: forOperator('run_system')
      .route({ method: 'PUT', path: '/operators/maintenance/{notice_id}/withdrawal/', summary: 'メンテナンスの知らせをやめる', tags })
      .input(z.strictObject({ notice_id: WholeNumber(1, 2_147_483_647).meta({ description: 'メンテナンスの知らせの番号。', example: 2 }) }))
      .output(Done)
      .errors({ ...writing, NOT_FOUND: errors.NOT_FOUND }),
  },
}
