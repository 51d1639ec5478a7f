import { z } from 'zod'
import { forAnyone, forCandidate } from '#contract/platform/procedure.ts'
import { Email } from '#contract/accounts/sign-in/credentials.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { ReportKind, ReportState } from './report-enums.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** What the reporter reads of their own ticket. Who works on it, and what operators say among themselves, is not in it. */
export const OwnReport = z.object({
  id: z.uuid(),
  number: z.int().meta({ example: 12 }),
  about: z.string().meta({ example: 'message' }),
  kind: z.string().meta({ example: 'fraud' }),
  /** The job's title or the company's name, as it was then. */
  title: z.string().meta({ example: '山田製作所' }),
  note: z.string().meta({ example: '口座番号を聞かれました。' }),
  state: ReportState.meta({ example: 'answered' }),
  answer: z.string().meta({ example: '確かめて、企業に直してもらいました。' }),
  due_at: Timestamp,
  created_at: Timestamp,
})
export type OwnReport = z.infer<typeof OwnReport>

/** Of a page anybody can read; messages are reported in their conversation. `service`: a complaint about ourselves. */
const NewReport = z.strictObject({
  about: z.enum(['job', 'company', 'story', 'service']),
  /** The job's, the company's or the story's id. */
  id: Id.optional(),
  kind: z.enum(ReportKind.options, { error: '種類を選んでください。' }),
  note: z.string().trim().max(2_000, '2,000文字以内で入力してください。').default(''),
  /** Where the answer goes when nobody is signed in. */
  email: z.union([z.literal(''), Email]).optional(),
})
export type NewReport = z.infer<typeof NewReport>

const { NOT_FOUND, TOO_MANY_REQUESTS, SIGN_IN_REQUIRED } = errors

export const reports = {
  create: forAnyone
    .route({ method: 'POST', path: '/reports/', summary: '求人・企業・ストーリーを通報する、苦情を申し出る', tags: ['reports'] })
    .input(NewReport)
    .output(z.object({ number: z.int().meta({ example: 12 }), due_at: Timestamp, is_mailed: z.boolean() }))
    .errors({ NOT_FOUND, TOO_MANY_REQUESTS }),
}

export const ownReports = {
  reports: forCandidate
    .route({ method: 'GET', path: '/candidate_users/reports/', summary: '自分の通報と苦情の状況を見る', tags: ['reports'] })
    .output(z.object({ reports: z.array(OwnReport) }))
    .errors({ SIGN_IN_REQUIRED }),
}
