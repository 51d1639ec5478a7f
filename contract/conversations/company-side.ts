import { z } from 'zod'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

export const ReportReason = z.enum(['spam', 'fraud', 'harassment', 'false_terms', 'personal_data', 'other'])
export type ReportReason = z.infer<typeof ReportReason>

/** What a member said to their colleagues about a thread. */
export const Comment = z.object({ id: z.int(), member_name: z.string(), comment: z.string(), created_at: Timestamp })

/** How a company names the conversation with one candidate. */
export const WithCandidate = { candidate_id: z.uuid() }
export const toCandidate = '/company_users/messages/{candidate_id}/'
