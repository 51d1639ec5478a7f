import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { IdOfCompany } from '#contract/platform/ids.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

const Progress = z.union([z.literal(2), z.literal(3), z.literal(4)])
const Outcome = z.enum(['accepted', 'declined', 'rejected', 'ghosted'])

/** How it goes with a company, for the candidate's own eyes. `progress`: 2 カジュアル面談, 3 選考中, 4 内定. */
export const ProgressNote = z.object({
  company_id: z.int(),
  company_name: z.string(),
  company_logo: z.string().nullable(),
  last_mail_time: Timestamp.nullable().meta({ example: '2026-11-20T10:00:00+09:00' }),
  last_message_from: z.enum(['candidate', 'company']).nullable().meta({ example: 'company' }),
  progress: Progress.nullable().meta({ example: 3 }),
  progress_change_at: Timestamp.nullable().meta({ example: '2026-11-18T10:00:00+09:00' }),
  outcome: Outcome.nullable(),
  note: z.string().meta({ example: '一次は技術の話。次は代表と。' }),
})
export type ProgressNote = z.infer<typeof ProgressNote>

const tags = ['progress_notes']

export const progressNotes = {
  list: forCandidate
    .route({ method: 'GET', path: '/candidate_users/progress_notes/', summary: '企業ごとの進み具合とメモを見る。本人だけのもの', tags })
    .output(z.object({ progress_notes: z.array(ProgressNote) }))
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }),
  /** What is absent stays as it is. */
  change: forCandidate
    .route({ method: 'POST', path: '/candidate_users/progress_notes/', summary: '企業との進み具合とメモを書く', tags })
    .input(
      z.strictObject({
        company_id: IdOfCompany,
        progress: Progress.nullable().optional(),
        outcome: Outcome.nullable().optional(),
        note: z.string().trim().max(4000, '4,000文字以内で入力してください。').optional(),
      }),
    )
    .output(z.object({ result: ProgressNote }))
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, NOT_FOUND: errors.NOT_FOUND }),
}
