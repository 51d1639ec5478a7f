import { z } from 'zod'
import { CompanyApplication } from './applications.ts'
import { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

export const ReportReason = z.enum(['spam', 'fraud', 'harassment', 'false_terms', 'personal_data', 'other'])
export type ReportReason = z.infer<typeof ReportReason>

/** What a member said to their colleagues about a thread. */
export const Comment = z.object({ id: z.int(), member_name: z.string(), comment: z.string(), created_at: Timestamp })

/** The people of the company and the selections beside one thread. `is_reader`: sees this candidate; of guests only those who are assigned. */
export const Team = z.object({
  assigned: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  members: z.array(z.object({ id: z.uuid(), name: z.string(), role: CompanyRole, is_reader: z.boolean() })),
  comments: z.array(Comment),
  /** What the candidate applied for, and what began with a scout; the latest first. */
  applications: z.array(CompanyApplication.pick({ id: true, job: true, step: true, end_reason: true })),
})
export type Team = z.infer<typeof Team>
