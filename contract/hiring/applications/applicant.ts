import { z } from 'zod'
import { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import { Match } from '#contract/matching/matching.ts'
import { AttachedFile, Message } from '#contract/conversations/messages.ts'
import { ApplicationAnswer } from '#contract/jobs/questions/job-questions.ts'

/** The part that a company can ask an applicant to show. */
export const AskedPart = z.enum(['name', 'contact'])
export type AskedPart = z.infer<typeof AskedPart>

/** Who applied, as far as they show themself to this company. */
export const Applicant = z.object({
  /** Null: they show no profile, or took it back. */
  profile: VisibleCandidate.nullable(),
  /** Their wishes beside the job of the selection. */
  match: Match.nullable(),
  /** Their 職務経歴書: made of the profile, or the PDF that they uploaded. */
  document: z.object({ kind: z.enum(['resume', 'job_history_pdf']), file_name: z.string().meta({ example: '職務経歴書.pdf' }) }).nullable(),
  shown: z.array(RevealPart).meta({ example: ['profile', 'name'] }),
  /** The contact follows with the company's first answer. */
  contact_after_answer: z.boolean(),
  /** The PDFs of the application, while they show them. Each is fetched at its `url` once it is `clean`; the candidate's ledger says that it was opened. */
  files: z.array(AttachedFile),
  /** The job's questions as they were answered. In free text, what the applicant does not show is hidden as in the profile. */
  answers: z.array(ApplicationAnswer),
  /** What they wrote with the application, in their own words. */
  message: z.string().meta({ example: '計測のデータ基盤を設計したいです。' }),
  /** The last lines of the conversation. */
  last_messages: z.array(Message.pick({ id: true, time: true, message: true, company: true, name: true, kind: true })),
  /** What the company asked for and was not shown yet. */
  asked: z.array(AskedPart),
})
export type Applicant = z.infer<typeof Applicant>
