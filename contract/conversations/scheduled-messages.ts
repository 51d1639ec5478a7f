import { z } from 'zod'
import { AttachedFile } from './messages.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** As many as may wait in one conversation. */
export const MOST_SCHEDULED = 10

/** Whether what is taken back becomes the draft again, in one with the taking back. */
export const AsDraft = z.boolean().optional().meta({ description: '本文を、自分の下書きの前に戻す。戻せなければ予約のまま残す。', example: true })

/** A message that its candidate sends later. Nobody else knows of it. */
export const ScheduledMessage = z.object({
  id: z.uuid(),
  message: z.string().meta({ example: '来週の水曜の午後は、いかがでしょうか。' }),
  attached_files: z.array(AttachedFile),
  send_at: Timestamp.meta({ example: '2026-11-24T09:00:00+09:00' }),
  created_at: Timestamp,
  /** By then the answer that the company waits for is overdue. */
  is_after_deadline: z.boolean(),
  /** Why it could not be sent; it waits until the candidate takes it back. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable().meta({ example: null }),
})
export type ScheduledMessage = z.infer<typeof ScheduledMessage>

/** Why a company's message was not sent, beside the reasons for which nobody could write now. */
export const scheduledRefusals = {
  CANDIDATE_WROTE: '予約のあとに、候補者からメッセージが届きました。内容を確認して、予約しなおしてください。',
  AUTHOR_LEFT: '予約したメンバーが、企業のメンバーではなくなりました。',
} as const

/** A message that a member of a company sends later. The members who read the conversation see it; the candidate does not. */
export const CompanyScheduledMessage = ScheduledMessage.extend({
  member_name: z.string().meta({ example: '木下 遥' }),
  /** The signed-in member may change and cancel it: their own, or one whose author left the company. */
  can_change: z.boolean(),
  /** The candidate wrote after its author set the time: it is not sent until the author sets the time again. */
  awaits_author: z.boolean(),
})
export type CompanyScheduledMessage = z.infer<typeof CompanyScheduledMessage>
