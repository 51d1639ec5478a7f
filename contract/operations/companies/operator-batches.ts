import { z } from 'zod'
import { Uuid } from '#contract/platform/ids.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

export const batchKinds = ['approve_companies', 'close_jobs', 'ask_confirmations'] as const

/** What was done to several at once: how each ended, and, once undone, what became of each. */
export const OperatorBatch = z.object({
  id: z.string().meta({ example: '8b1f3d3e-52a4-4d0e-9d7c-0a3d5f2b6c71' }),
  kind: z.enum(batchKinds).meta({ example: 'close_jobs' }),
  made_at: Timestamp,
  /** Until then it can be undone. */
  undo_until: Timestamp,
  undone_at: Timestamp.nullable(),
  items: z.array(
    z.object({
      id: z.int(),
      name: z.string().meta({ example: 'バックエンドエンジニア' }),
      /** Why it was not possible; null when it was done. */
      refusal: z.string().nullable(),
      /** `changed`: somebody did something with it since, so it was left as it is. */
      undo_outcome: z.enum(['restored', 'changed', 'gone']).nullable(),
    }),
  ),
})
export type OperatorBatch = z.infer<typeof OperatorBatch>

const tags = ['operator_companies']
const guarded = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED: errors.SECOND_FACTOR_REQUIRED, NOT_FOUND: errors.NOT_FOUND }
const One = z.strictObject({ id: Uuid })

export const operatorBatches = {
  batches: {
    show: forOperator('see_companies')
      .route({ method: 'GET', path: '/operators/batches/{id}/', summary: 'まとめてした操作の結果を見る', tags })
      .input(One)
      .output(OperatorBatch)
      .errors(guarded),
    /** Within ten minutes, and only what nobody changed since. */
    undo: forOperator('close_jobs')
      .route({ method: 'PUT', path: '/operators/batches/{id}/undo/', summary: 'まとめてした操作を元に戻す', tags })
      .input(One)
      .output(OperatorBatch)
      .errors({ ...guarded, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN, UNDO_OVER: errors.UNDO_OVER }),
  },
}
