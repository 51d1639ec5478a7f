import { data, href, Link, type RouterContextProvider } from 'react-router'
import { type Api, apiPrefix } from '#contract/index.ts'
import { candidateMeta } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Route } from './+types/resume-page.ts'
import { type ImportTrial, ResumeImport } from './resume-import.tsx'
import { JobHistoryFile } from './job-history-file.tsx'
import { JobHistoryTextForm } from './job-history-text-form.tsx'
import './resume-page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const history = await context.get(apiContext).candidate_users.job_history_pdf.show()
  return { ...history, files: `${apiPrefix}/candidate_users` }
}

export const action = (args: Route.ActionArgs) => resumeAction(args)

export const meta = candidateMeta({ title: '職務経歴書', description: '職務経歴書を読み取り、書き出し、取り込みます。', path: href('/profile/resume') })

export default function ResumePage({ loaderData: { job_history_pdf, job_history_pdf_text, job_history_text_file, files } }: Route.ComponentProps) {
  const result = useFormResult<FormResult & { trial?: ImportTrial }>()
  const resultOf = (form: string) => (result?.form === form ? result : undefined)
  return (
    <div className="wrap resume-page">
      <header className="stack">
        <h1>職務経歴書</h1>
        <p className="prose">
          お持ちの職務経歴書から文章を読み取れます。<Link to={href('/profile')}>プロフィール</Link>から、新しい職務経歴書を作ることもできます。
        </p>
      </header>
      <div className="resume-columns">
        <JobHistoryFile pdf={job_history_pdf} file={`${files}/job_history_pdf/file/`} result={resultOf('file')} />
        <JobHistoryTextForm text={job_history_pdf_text} textFile={job_history_text_file} pdf={job_history_pdf} result={resultOf('text')} />
      </div>
      <div className="resume-columns">
        <ResumeExports address={`${files}/resume/`} />
        <ResumeImport result={resultOf('import')} trial={result?.trial} hasText={job_history_pdf_text !== ''} />
      </div>
    </div>
  )
}

const formats = [
  { format: 'pdf', name: 'PDFを作る', about: 'A4の職務経歴書。応募先に渡せます。' },
  { format: 'markdown', name: 'Markdownで書き出す', about: '自分で書き足したいときに。' },
  { format: 'json_resume', name: 'JSON Resumeで書き出す', about: 'ほかのサービスに移すときに。電話番号と住所も入ります。' },
]

/** The profile as a document and as files. */
const ResumeExports = ({ address }: { address: string }) => (
  <section className="panel stack" aria-labelledby="resume-exports">
    <h2 id="resume-exports">プロフィールから作る</h2>
    <p className="hint">氏名、職務要約、職歴、スキル、資格、学歴、your vision を並べます。生年月日と性別は入りません。</p>
    <ul className="resume-formats">
      {formats.map(({ format, name, about }) => (
        <li key={format}>
          <a href={`${address}?format=${format}`} download className={format === 'pdf' ? 'button primary' : 'button'}>
            <Icon name="file" />
            {name}
          </a>
          <p className="hint">{about}</p>
        </li>
      ))}
    </ul>
  </section>
)

const LARGEST_JSON = 200_000

type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** The forms of the page: the PDF, its text, and the import, which shows its effect first. */
async function resumeAction(args: Arguments) {
  let unread: string | undefined
  let trial: ImportTrial | undefined
  const result = await submitForm(args, async ({ candidate_users: { job_history_pdf, resume } }, values, intent) => {
    if (intent === 'upload') {
      await job_history_pdf.upload({ file: values.file instanceof File ? values.file : new File([], '') })
      return 'PDFを受け取りました。文章を読み取っています。'
    }
    if (intent === 'remove') {
      await job_history_pdf.remove()
      return 'PDFと文章を削除しました。'
    }
    if (intent === 'text') {
      await job_history_pdf.change_text({ job_history_pdf_text: textOf(values.job_history_pdf_text) })
      return '文章を保存しました。'
    }
    const text = await textToImport(job_history_pdf, values, intent)
    const file = parsed(text)
    if (file === undefined) {
      unread = text.trim() === '' ? 'JSON Resume のファイルを選んでください。' : 'JSON として読めませんでした。JSON Resume のファイルか確かめてください。'
      return
    }
    const fields = [values.fields ?? []].flat().map(textOf)
    const isTaken = intent === 'import' && fields.length > 0
    const { changes, ignored, is_applied } = await resume.import({ resume: file as never, ...(isTaken ? { fields } : { is_trial: true }) })
    if (is_applied) return 'プロフィールに取り込みました。'
    trial = { changes, ignored, json: text, ...(intent === 'import' && { problem: '取り込む項目を1つ以上選んでください。' }) }
  })
  if (unread !== undefined) return refused(unread)
  return trial ? { saved: true as const, form: 'import', trial } : result
}

/** The chosen file, what was shown before it is taken over, or what the text of the PDF says. */
async function textToImport(history: Api['candidate_users']['job_history_pdf'], { file, json }: Record<string, unknown>, intent: string | null) {
  if (intent === 'propose') return JSON.stringify((await history.proposal()).resume)
  return file instanceof File ? file.text() : textOf(json)
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
