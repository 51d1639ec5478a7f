import { z } from 'zod'
import { Hits } from '#contract/jobs/postings/job-list.ts'
import { IdOfCompany } from '#contract/platform/ids.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { ThreadCompany } from './threads.ts'

/** Words that all stand in one message, in any width and kana. */
export const MessageSearch = z.object({
  q: z
    .string()
    .trim()
    .min(1, '探す言葉を入力してください。')
    .max(200)
    .meta({ description: 'メッセージの本文から探す言葉。空白で区切ると、すべてを含むもの。', example: '面談 オンライン' }),
  company_id: IdOfCompany.optional(),
  ...Page.shape,
})
export type MessageSearch = z.infer<typeof MessageSearch>

export const MessageHit = z.object({
  company: ThreadCompany,
  message_id: z.uuid(),
  number: z.int(),
  time: Timestamp,
  /** Sent by the company. */
  from_company: z.boolean(),
  name: z.string().meta({ example: '木下 遥' }),
  /** The part of the message around the first word, and where the words stand in it. */
  excerpt: z.string().meta({ example: '…面談の候補日をお送りします。オンラインで45分…' }),
  marks: Hits,
})
export type MessageHit = z.infer<typeof MessageHit>

export const MessageHits = z.object({ hits: z.array(MessageHit), total: z.int(), page: z.int(), per_page: z.int() })
export type MessageHits = z.infer<typeof MessageHits>
