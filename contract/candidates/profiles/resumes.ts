import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { JsonResume } from './json-resume.ts'
import { readableNames } from '#contract/accounts/names/name-problem.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** The uploaded 職務経歴書 as its owner sees it, without its content. */
export const JobHistoryPdf = z.object({
  file_name: z.string().meta({ example: '職務経歴書_山田花子.pdf' }),
  byte_size: z.int(),
  /** Waiting to be read; read; or no text came of it, and `failure` says why, in a sentence. */
  state: z.enum(['waiting', 'read', 'failed']).meta({ example: 'read' }),
  failure: z.string(),
  page_count: z.int().nullable().meta({ example: 3 }),
  uploaded_at: Timestamp,
})
export type JobHistoryPdf = z.infer<typeof JobHistoryPdf>

/** The text is what was read from a file, or what its owner made of it. */
export const JobHistory = z.object({
  job_history_pdf: JobHistoryPdf.nullable(),
  job_history_pdf_text: z.string(),
  /** The name of the file that the text was read from: while a newer file waits, or when nothing came of it, not the newer one's. Null for a text its owner wrote. */
  job_history_text_file: z.string().nullable(),
})
export type JobHistory = z.infer<typeof JobHistory>

export const ResumeFormat = z.enum(['pdf', 'markdown', 'json_resume'])
export type ResumeFormat = z.infer<typeof ResumeFormat>

/** One line of what an import changes, in words. */
export const ResumeChange = z.object({
  field: z.string().meta({ example: 'job_history_name' }),
  label: z.string().meta({ example: '職歴の見出し' }),
  before: z.string(),
  after: z.string().meta({ example: '法人営業 8年' }),
})
export type ResumeChange = z.infer<typeof ResumeChange>

const tags = ['resumes']
const refusals = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }

export const resumes = {
  job_history_pdf: {
    show: forCandidate
      .route({ method: 'GET', path: '/candidate_users/job_history_pdf/', summary: '職務経歴書のPDFを見る', tags })
      .output(JobHistory)
      .errors(refusals),

    /** One PDF of at most 10 MB; it takes the place of the one before. Its text is read in the background. */
    upload: forCandidate
      .route({ method: 'PUT', path: '/candidate_users/job_history_pdf/', summary: '職務経歴書のPDFを送る', tags })
      .input(z.strictObject({ file: z.file() }))
      .output(JobHistory)
      .errors({ ...refusals, PAYLOAD_TOO_LARGE: errors.PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS }),

    change_text: forCandidate
      .route({ method: 'PATCH', path: '/candidate_users/job_history_pdf/', summary: '職務経歴書から読み取った文章を直す', tags })
      .input(z.strictObject({ job_history_pdf_text: z.string().max(100_000) }))
      .output(JobHistory)
      .errors(refusals),

    /** The file and its text are gone at once. */
    remove: forCandidate
      .route({ method: 'DELETE', path: '/candidate_users/job_history_pdf/', summary: '職務経歴書のPDFと文章を削除', tags })
      .output(JobHistory)
      .errors(refusals),

    /** What of the text would fit into the profile, as a JSON Resume for `import`; nothing is changed. Headings and periods are found as 職務経歴書 usually have them. */
    proposal: forCandidate
      .route({ method: 'GET', path: '/candidate_users/job_history_pdf/proposal/', summary: '職務経歴書の文章から取り込み案を作る', tags })
      .output(z.object({ resume: z.record(z.string(), z.unknown()).meta({ example: { basics: { summary: '計測機器の開発をしてきました。' } } }) }))
      .errors(refusals),

    download: forCandidate
      .route({ method: 'GET', path: '/candidate_users/job_history_pdf/file/', summary: '職務経歴書のPDFを受け取る', tags })
      .output(z.file().mime('application/pdf'))
      .errors({ ...refusals, NOT_FOUND: errors.NOT_FOUND }),
  },

  resume: {
    /** 職務経歴書 made of the profile: a PDF on A4, Markdown, or JSON Resume 1.0.0. */
    export: forCandidate
      .route({ method: 'GET', path: '/candidate_users/resume/', summary: 'プロフィールから職務経歴書を作る', tags })
      .input(z.object({ format: ResumeFormat.optional().meta({ description: '書き出す形（pdf・markdown・json_resume）。なければ pdf。', example: 'pdf' }) }))
      .output(z.file().mime(['application/pdf', 'text/markdown', 'application/json']))
      .errors({ ...refusals, TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE: errors.SERVICE_UNAVAILABLE }),

    /** What the file says takes the place of what the profile says; employers are added or changed, never removed, and what the file lacks stays. With `is_trial` nothing is changed; with `fields` only those lines of a trial's changes are. `ignored` says what found no place. */
    import: forCandidate
      .route({ method: 'POST', path: '/candidate_users/resume/import/', summary: 'JSON Resume をプロフィールに取り込む', tags })
      .input(
        z
          .strictObject({
            resume: JsonResume,
            is_trial: z.boolean().default(false),
            fields: z
              .array(z.string().max(40))
              .max(100)
              .optional()
              .meta({ example: ['job_summary', 'work_experiences.0'] }),
          })
          .superRefine(readableNames),
      )
      .output(
        z.object({
          changes: z.array(ResumeChange),
          ignored: z.array(z.string()).meta({ example: ['選択肢にないスキルは取り込みません: COBOL'] }),
          is_applied: z.boolean(),
        }),
      )
      .errors(refusals),
  },
}
