import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { LONGEST_NOTE } from './pool-limits.ts'

/** What a member wrote about a candidate for their colleagues. */
export const CandidateNote = z.object({
  id: z.int().meta({ example: 12 }),
  member_name: z.string().meta({ example: '三枝 由香' }),
  text: z.string().meta({ example: '登壇を聞いた。次の募集で声をかけたい。' }),
  created_at: Timestamp,
  /** Written by the member who reads it: they may delete it. */
  is_mine: z.boolean().meta({ example: true }),
})
export type CandidateNote = z.infer<typeof CandidateNote>

const tags = ['people']
const { SIGN_IN_REQUIRED, NOT_FOUND } = errors
const ofCandidate = '/company_users/candidates/{candidate_id}/notes/'
const candidate_id = z.uuid().meta({ description: '求職者のID。' })

/** A company's notes on candidates whom it may see. No candidate, no other company, no guest and no program reads them; they go with the candidate. */
export const candidateNotes = {
  list: forMember('search_candidates')
    .route({ method: 'GET', path: ofCandidate, summary: '候補者についての社内メモを見る', tags })
    .input(z.strictObject({ candidate_id }))
    .output(z.object({ notes: z.array(CandidateNote) }))
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
  /** A colleague who is called by @ and their whole name is notified, as in the notes beside a conversation. */
  add: forMember('search_candidates')
    .route({ method: 'POST', path: ofCandidate, summary: '候補者についての社内メモを書く', tags })
    .input(
      z.strictObject({
        candidate_id,
        text: z
          .string()
          .trim()
          .min(1, 'メモを入力してください。')
          .max(LONGEST_NOTE, `${LONGEST_NOTE}文字以内で入力してください。`)
          .meta({ example: '@三枝 由香 次の募集で声をかけたいです。' }),
      }),
    )
    .output(CandidateNote)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
  /** By its author, or an administrator. */
  remove: forMember('search_candidates')
    .route({ method: 'DELETE', path: `${ofCandidate}{note_id}/`, summary: '候補者についての社内メモを削除する', tags })
    .input(z.strictObject({ candidate_id, note_id: Id.meta({ description: 'メモのID。', example: 12 }) }))
    .output(Done)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
}
