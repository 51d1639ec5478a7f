import { z } from 'zod'
import { Uuid } from '#contract/platform/ids.ts'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** An archive of everything of mine, being made or ready. `parts_done` of `parts` are in it. */
export const Export = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'running', 'done', 'failed']).meta({ example: 'done' }),
  parts: z.int().meta({ example: 4 }),
  parts_done: z.int().meta({ example: 4 }),
  byte_size: z.int().nullable(),
  created_at: Timestamp,
  finished_at: Timestamp.nullable().meta({ example: '2026-11-21T10:00:02+09:00' }),
  /** The file is gone after this. */
  expires_at: Timestamp.nullable(),
})
export type Export = z.infer<typeof Export>

const tags = ['exports']
const refusals = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }
const one = z.object({ id: Uuid })

export const exports = {
  exports: {
    list: forCandidate
      .route({ method: 'GET', path: '/candidate_users/exports/', summary: 'データの書き出しを見る', tags })
      .output(z.object({ exports: z.array(Export) }))
      .errors(refusals),
    /** Starts an archive, or gives the one that is being made. */
    create: forCandidate
      .route({ method: 'POST', path: '/candidate_users/exports/', summary: 'データの書き出しを始める', tags })
      .input(z.strictObject({}))
      .output(Export)
      .errors({ ...refusals, CONFIRMATION_REQUIRED: errors.CONFIRMATION_REQUIRED }),
    show: forCandidate
      .route({ method: 'GET', path: '/candidate_users/exports/{id}/', summary: '書き出しの進み具合を見る', tags })
      .input(one)
      .output(Export)
      .errors({ ...refusals, NOT_FOUND: errors.NOT_FOUND }),
    download: forCandidate
      .route({ method: 'GET', path: '/candidate_users/exports/{id}/archive/', summary: '書き出したファイルを受け取る', tags })
      .input(one)
      .output(z.file())
      .errors({ ...refusals, NOT_FOUND: errors.NOT_FOUND }),
  },
}
