import { z } from 'zod'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { memberRefusals } from '#contract/accounts/members/member-refusals.ts'
import { Id } from '#contract/platform/ids.ts'
import { LONGEST_PASTE } from './longest-paste.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** What a draft was filled in from: the pasted posting, where each field's value stands in it, and the lines that went into no field. */
export const JobReading = z.object({
  /** The text as it was read. */
  text: z.string().meta({ example: '職種：バックエンドエンジニア\n勤務地：東京都台東区\n選考フロー：面接2回' }),
  /** By the name of the field: a passage of the text; empty where the value follows from the text as a whole. */
  passages: z.record(z.string(), z.string()).meta({ example: { address: '勤務地：東京都台東区' } }),
  unread: z.array(z.string()).meta({ example: ['選考フロー：面接2回'] }),
  read_at: Timestamp,
})
export type JobReading = z.infer<typeof JobReading>

/** The drafts made from a pasted text or a file, and what could not become one. */
export const JobPaste = z.object({
  jobs: z.array(
    z.object({
      id: z.int().meta({ example: 341 }),
      position_title: z.string().meta({ example: 'バックエンドエンジニア' }),
      fields_read: z.int().meta({ example: 18 }),
      lines_unread: z.int().meta({ example: 2 }),
    }),
  ),
  left_out: z.array(z.object({ place: z.string().meta({ example: '2行目' }), reason: z.string() })).meta({ example: [] }),
})
export type JobPaste = z.infer<typeof JobPaste>

/** Parts of the company's jobs. */
export const jobReadings = {
  /** Drafts from one posting, or a few, in any form: the text of a page or a document, or a file that an import reads. Nothing is published. */
  paste: forMember('edit_jobs')
    .route({ method: 'POST', path: '/company_users/job_offers/pastes/', summary: '求人票の文章から求人の下書きを作る', tags: ['company_jobs'] })
    .input(
      z.strictObject({
        text: z.string().max(LONGEST_PASTE, '文章は20万文字までです。').optional().meta({ description: '求人票の文章。' }),
        file: z.file().optional().meta({ description: '求人票のファイル。文章がないときに読みます。' }),
      }),
    )
    .output(JobPaste)
    .errors({ ...memberRefusals, PAYLOAD_TOO_LARGE: errors.PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS }),

  /** The company keeps the draft, and lets go of the text that it was filled in from. */
  forget_reading: forMember('edit_jobs')
    .route({ method: 'DELETE', path: '/company_users/job_offers/{id}/reading/', summary: '読み取った求人票を消す', tags: ['company_jobs'] })
    .input(z.strictObject({ id: Id }))
    .output(z.object({ success: z.literal(true) }))
    .errors({ ...memberRefusals, NOT_FOUND: errors.NOT_FOUND }),
}
