import { data, type RouterContextProvider } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import type { ImportTrial } from './import-trial.ts'

const LARGEST_JSON = 200_000

type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** The forms of the page: the PDF, its text, and the import, which is tried before it is done. */
export async function resumeAction(args: Arguments) {
  let unread: string | undefined
  let trial: ImportTrial | undefined
  const result = await submitForm(args, async ({ candidate_users: { job_history_pdf, resume } }, values, intent) => {
    if (intent === 'upload') {
      await job_history_pdf.upload({ file: values.file instanceof File ? values.file : new File([], '') })
      return 'PDFを受け取りました。文章を読み取っています。'
    }
    if (intent === 'remove') {
      await job_history_pdf.remove()
      return 'PDFと文章を消しました。'
    }
    if (intent === 'text') {
      await job_history_pdf.change_text({ job_history_pdf_text: textOf(values.job_history_pdf_text) })
      return '文章を保存しました。'
    }
    const text = values.file instanceof File ? await values.file.text() : textOf(values.json)
    const file = parsed(text)
    if (file === undefined) {
      unread = text === '' ? 'JSON Resume のファイルを選んでください。' : 'JSON として読めませんでした。JSON Resume のファイルか確かめてください。'
      return
    }
    const { changes, ignored, is_applied } = await resume.import({ resume: file as never, is_trial: intent !== 'import' })
    if (is_applied) return 'プロフィールに取り込みました。'
    trial = { changes, ignored, json: text }
  })
  if (unread !== undefined) return refused(unread)
  return trial ? { saved: true as const, form: 'import', trial } : result
}

function parsed(text: string): unknown {
  if (text.length > LARGEST_JSON) return
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}

const refused = (sentence: string) =>
  data({ saved: false, form: 'import', values: {}, refusal: { code: 'INPUT_INVALID', sentence, issues: { file: sentence } } } satisfies FormResult, 422)
