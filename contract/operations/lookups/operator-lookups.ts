import { z } from 'zod'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { LookupId } from '#contract/platform/ids.ts'
import { lookupTableNames } from '#contract/platform/lookups/lookups.ts'
import { line } from '#contract/platform/text/plain-text.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

const LookupRow = z.object({
  id: z.int(),
  key: z.string().nullable(),
  name: z.string().meta({ example: 'カスタマーサポート' }),
  name_en: z.string().meta({ example: 'Customer support' }),
  /** No longer offered; what was chosen before keeps its name. */
  retired_at: Timestamp.nullable(),
  revision: z.int(),
})
export type LookupRow = z.infer<typeof LookupRow>

const tags = ['master_data']
const path = '/operators/master_data/{table}/'
const table = z.enum(lookupTableNames).meta({ description: 'マスタの名前（`/masters/` のもの）。', example: 'job_fields' })
const name = line(100).min(1, '名前を入力してください。').meta({ example: 'カスタマーサポート' })
const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, INPUT_INVALID, PAGE_CHANGED, MASTER_FIXED } = errors
const guarded = { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED }
const writing = { ...guarded, ROLE_FORBIDDEN, INPUT_INVALID, PAGE_CHANGED, MASTER_FIXED }
const ids = z
  .array(LookupId)
  .min(1)
  .max(2_000)
  .meta({ example: [2, 1] })

export const operatorLookups = {
  list: forOperator('see_masters')
    .route({ method: 'GET', path, summary: 'マスタの1つを、廃止した項目も含めて見る', tags })
    .input(z.object({ table }))
    .output(z.object({ rows: z.array(LookupRow) }))
    .errors(guarded),
  add: forOperator('edit_masters')
    .route({ method: 'POST', path, summary: 'マスタに項目を追加する', tags })
    .input(z.strictObject({ table, name, name_en: name.meta({ example: 'Customer support' }) }))
    .output(LookupRow)
    .errors(writing),
  /** The id never changes: users who have chosen it see the new name. */
  change: forOperator('edit_masters')
    .route({ method: 'PATCH', path: `${path}{id}/`, summary: 'マスタの項目の名前を変更する、廃止する、戻す', tags })
    .input(
      z.strictObject({
        table,
        id: LookupId.meta({ description: '求人、企業、お知らせなどのID。', example: 1 }),
        revision: z.int().min(1),
        name: name.optional(),
        name_en: name.optional(),
        is_retired: z.boolean().optional(),
      }),
    )
    .output(LookupRow)
    .errors({ ...writing, NOT_FOUND }),
  /** All ids of the table in their new order; `was` is the order in which they were read. */
  order: forOperator('edit_masters')
    .route({ method: 'PUT', path: '/operators/master_data/{table}/order/', summary: 'マスタの並び順を変更する', tags })
    .input(z.strictObject({ table, ids, was: ids }))
    .output(z.object({ rows: z.array(LookupRow) }))
    .errors(writing),
}
