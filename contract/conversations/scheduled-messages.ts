import { z } from 'zod'
import { AttachedFile } from './messages.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** As many as may wait in one conversation. */
export const MOST_SCHEDULED = 10

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
