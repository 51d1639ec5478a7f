import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { guarded, writing } from '#contract/platform/errors/guarded.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

const Version = z.string().meta({ example: '1.2.0' })

export const Updates = z.object({
  running: Version.meta({ example: '1.0.0' }),
  /** Null: nobody gave any yet. */
  notes: z
    .object({
      source: z.enum(['upload', 'url']),
      source_name: z.string().meta({ example: 'CHANGELOG.md' }),
      read_at: Timestamp,
      /** Empty: the daily reading. */
      read_by_name: z.string().meta({ example: '運営 花子' }),
    })
    .nullable(),
  /** The newest first; the texts are Markdown. */
  newer: z.array(
    z.object({
      version: Version,
      date: z.string().nullable().meta({ example: '2027-01-10' }),
      /** What stands under `### Security`. */
      security: z.string().meta({ example: '' }),
      text: z.string().meta({ example: '### Added\n\n- 求人の一括の変更。' }),
    }),
  ),
  newer_count: z.int().meta({ example: 1 }),
  /** The address that is read once a day; null: nothing is fetched. */
  url: z.string().nullable().meta({ example: null }),
  is_reading: z.boolean(),
  /** Of the last reading from the address. */
  tried_at: Timestamp.nullable(),
  failure: z.string().meta({ example: '' }),
})
export type Updates = z.infer<typeof Updates>

const tags = ['updates']
const path = '/operators/updates/'
const { INPUT_INVALID, PAYLOAD_TOO_LARGE } = errors

export const updates = {
  show: forOperator('see_system').route({ method: 'GET', path, summary: '動いている版と、新しい版を見る', tags }).output(Updates).errors(guarded),
  take: forOperator('run_system')
    .route({ method: 'POST', path: `${path}notes/`, summary: 'リリースノートのファイルを送る', tags })
    .input(z.strictObject({ file: z.file() }))
    .output(Done)
    .errors({ ...writing, INPUT_INVALID, PAYLOAD_TOO_LARGE }),
  /** A worker reads it within seconds. */
  read: forOperator('run_system')
    .route({ method: 'POST', path: `${path}readings/`, summary: '設定したURLからリリースノートを読む', tags })
    .input(z.strictObject({}))
    .output(Done)
    .errors({ ...writing, INPUT_INVALID }),
  delete: forOperator('run_system')
    .route({ method: 'DELETE', path: `${path}notes/`, summary: '読んだリリースノートを消す', tags })
    .output(Done)
    .errors(writing),
}
