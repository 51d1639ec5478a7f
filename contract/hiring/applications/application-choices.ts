import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id, IdOfCompany } from '#contract/platform/ids.ts'
import { ApplicationAnswer, GivenAnswers } from '#contract/jobs/questions/job-questions.ts'
import { AttachedFile } from '#contract/conversations/messages.ts'
import { ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'
import { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'

/** What the form of an application begins with. */
export const ApplicationChoice = z.object({
  choice: ShownChoice,
  name: z.string().meta({ example: '佐藤 花' }),
  /** What stands in the place of the name. */
  code: z.string().meta({ example: '0C9F' }),
  /** Companies find the anonymous profile in any case. */
  is_open: z.boolean(),
  /** The name of the uploaded 職務経歴書. */
  job_history_pdf: z.string().nullable(),
  /** PDFs that were uploaded for the next application to this company, and wait for it for 20 hours. */
  files: z.array(AttachedFile),
  /** What a company would miss most, and is not written yet. */
  missing: z.array(z.enum(['name', 'user_desired_job_fields', 'job_summary'])).meta({ example: ['job_summary'] }),
})
export type ApplicationChoice = z.infer<typeof ApplicationChoice>

export const ApplicationPreview = z.object({
  /** How the company's lists and mails call me. */
  label: z.string().meta({ example: '佐藤 花さん（開発・リーダー・8年）' }),
  candidate: VisibleCandidate.nullable(),
  /** The name of the 職務経歴書. */
  document: z.string().nullable().meta({ example: '職務経歴書.pdf' }),
  contact_after_answer: z.boolean(),
  /** The answers as the company would read them. */
  answers: z.array(ApplicationAnswer),
})
export type ApplicationPreview = z.infer<typeof ApplicationPreview>

const tags = ['applications']
const { SIGN_IN_REQUIRED, NOT_FOUND, INPUT_INVALID } = errors
const mine = { SIGN_IN_REQUIRED, NOT_FOUND }
const ofCompany = '/candidate_users/application_choices/{company_id}/'
const OnOff = z.enum(['on', 'off']).default('on')

/** What is shown to a company with an application or an accepted scout. */
export const applicationChoices = {
  show: forCandidate
    .route({ method: 'GET', path: ofCompany, summary: '応募のときに企業に見せる内容を見る', tags })
    .input(z.object({ company_id: IdOfCompany }))
    .output(ApplicationChoice)
    .errors({ SIGN_IN_REQUIRED }),
  preview: forCandidate
    .route({ method: 'POST', path: `${ofCompany}preview/`, summary: '応募すると企業に届く内容を確かめる', tags })
    .input(z.strictObject({ company_id: IdOfCompany, shown: ShownChoice, job_id: Id.optional(), answers: GivenAnswers.optional() }))
    .output(ApplicationPreview)
    .errors({ SIGN_IN_REQUIRED }),
  /** A PDF of at most 10 MB for the next application to this company, five at most. Nobody else knows of it until it is sent. */
  upload: forCandidate
    .route({ method: 'POST', path: `${ofCompany}files/`, summary: '応募に添付するPDFを送る', tags })
    .input(z.strictObject({ company_id: IdOfCompany, file: z.file() }))
    .output(AttachedFile)
    .errors({
      ...mine,
      INPUT_INVALID,
      PAYLOAD_TOO_LARGE: errors.PAYLOAD_TOO_LARGE,
      FILES_FULL: errors.FILES_FULL,
      TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS,
    }),
  remove_file: forCandidate
    .route({ method: 'DELETE', path: `${ofCompany}files/{file_id}/`, summary: 'まだ送っていない添付ファイルを取り下げる', tags })
    .input(z.strictObject({ company_id: IdOfCompany, file_id: z.uuid().meta({ description: 'ファイルのID。' }) }))
    .output(Done)
    .errors(mine),
  /** The PDF that a company gets, made of the profile, with and without the name and the career. */
  resume: forCandidate
    .route({ method: 'GET', path: `${ofCompany}resume/`, summary: '応募すると企業に届く職務経歴書を確かめる', tags })
    .input(
      z.object({
        company_id: IdOfCompany,
        name: OnOff.meta({ description: '氏名を見せるか（on・off）。なければ on。', example: 'on' }),
        career: OnOff.meta({ description: '勤め先と学校の名前を見せるか（on・off）。なければ on。', example: 'off' }),
      }),
    )
    .output(z.file().mime('application/pdf'))
    .errors({ SIGN_IN_REQUIRED, TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE: errors.SERVICE_UNAVAILABLE }),
}
