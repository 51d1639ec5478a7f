import { Link } from 'react-router'
import { apiPrefix } from '#contract/index.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/resume-page.ts'
import type { ImportTrial } from './import-trial.ts'
import { JobHistoryFile } from './job-history-file.tsx'
import { JobHistoryTextForm } from './job-history-text-form.tsx'
import { resumeAction } from './resume-action.ts'
import { ResumeExports } from './resume-exports.tsx'
import { ResumeImport } from './resume-import.tsx'
import './resume-page.css'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context }: Route.LoaderArgs) {
  const history = await context.get(apiContext).candidate_users.job_history_pdf.show()
  return { ...history, files: `${apiPrefix}/candidate_users` }
}

export const action = (args: Route.ActionArgs) => resumeAction(args)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '職務経歴書', description: '職務経歴書を読み取り、書き出し、取り込みます。', path: '/profile/resume', noindex: true })

export default function ResumePage({ loaderData: { job_history_pdf, job_history_pdf_text, job_history_text_file, files } }: Route.ComponentProps) {
  const result = useFormResult<FormResult & { trial?: ImportTrial }>()
  const resultOf = (form: string) => (result?.form === form ? result : undefined)
  return (
    <div className="wrap resume-page">
      <header className="stack">
        <h1>職務経歴書</h1>
        <p className="prose">
          お持ちの職務経歴書から文章を読み取れます。<Link to="/profile">プロフィール</Link>から、新しい職務経歴書を作ることもできます。
        </p>
      </header>
      <div className="resume-columns">
        <JobHistoryFile pdf={job_history_pdf} file={`${files}/job_history_pdf/file/`} result={resultOf('file')} />
        <JobHistoryTextForm text={job_history_pdf_text} textFile={job_history_text_file} pdf={job_history_pdf} result={resultOf('text')} />
      </div>
      <div className="resume-columns">
        <ResumeExports address={`${files}/resume/`} />
        <ResumeImport result={resultOf('import')} trial={result?.trial} />
      </div>
    </div>
  )
}
