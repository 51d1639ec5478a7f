import { z } from 'zod'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

export const ReportReason = z.enum(['spam', 'fraud', 'harassment', 'false_terms', 'personal_data', 'other'])
export type ReportReason = z.infer<typeof ReportReason>

/** What a member said to their colleagues about a thread. */
export const Comment = z.object({
  id: z.int(),
  member_name: z.string().meta({ example: '和泉 亮' }),
  comment: z.string().meta({ example: '来週の面談は和泉が出ます。' }),
  created_at: Timestamp,
})

/** How a company names the conversation with one candidate. */
export const WithCandidate = {
  candidate_id: z.uuid().meta({ description: '求職者のID。退会した人とのやりとりでは、一覧が示すID。' }),
}
export const toCandidate = '/company_users/messages/{candidate_id}/'
