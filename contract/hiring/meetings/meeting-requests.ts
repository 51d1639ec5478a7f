import { z } from 'zod'
import { Uuid } from '#contract/platform/ids.ts'
import { KnownTime, Timestamp } from '#contract/platform/text/timestamp.ts'

/** As many times as a candidate may offer at once. */
export const MOST_REQUESTED = 5

/** Other times that a candidate offers for a meeting, and what the company answered. */
export const MeetingRequest = z.object({
  id: z.uuid(),
  /** While it is open, without those that have passed. */
  slots: z.array(Timestamp).meta({ example: ['2026-11-27T19:00:00+09:00'] }),
  note: z.string().meta({ example: '平日は19時以降が助かります。' }),
  created_at: Timestamp,
  /** `withdrawn`: a time was agreed otherwise, or a newer offer took its place. */
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn']).meta({ example: 'open' }),
  answer: z.string().meta({ example: 'その週は全員が出張のため、翌週の候補日をお送りします。' }),
  answered_at: Timestamp.nullable().meta({ example: '2026-11-22T10:42:00+09:00' }),
  /** The messages of the conversation that carry the offer and its answer. */
  message_id: z.uuid().nullable(),
  answer_message_id: z.uuid().nullable(),
})
export type MeetingRequest = z.infer<typeof MeetingRequest>

/** What a candidate sends. Sent again with the same `client_id`, it is the same offer. */
export const NewMeetingRequest = z.strictObject({
  id: Uuid,
  slots: z
    .array(KnownTime)
    .min(1, '日時を1つ以上入力してください。')
    .max(MOST_REQUESTED, `日時は${MOST_REQUESTED}つまでです。`)
    .meta({ example: ['2026-11-27T19:00:00+09:00'] }),
  note: z.string().trim().max(500, '500文字以内で入力してください。').default(''),
  client_id: z.uuid().optional(),
})

const whose = { id: Uuid, request_id: Uuid.meta({ description: '候補者が提案した日時のID。' }) }
export const MeetingRequestAcceptance = z.strictObject({
  ...whose,
  starts_at: Timestamp,
  /** Where it is; without it the place that was offered stays. */
  place: z.string().trim().max(500, '500文字以内で入力してください。').optional(),
})
export const MeetingRequestRefusal = z.strictObject({ ...whose, answer: z.string().trim().max(500, '500文字以内で入力してください。').default('') })
