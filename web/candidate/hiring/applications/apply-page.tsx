import { useMemo } from 'react'
import { Form, Link, useActionData, useNavigation } from 'react-router'
import { MOST_APPLICATION_FILES } from '#contract/conversations/message-limits.ts'
import { plainApplication } from '#contract/hiring/applications/plain-words.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { JobEnded } from '#web/jobs/detail/way-in/job-ended.tsx'
import { loadSimilarJobs } from '#web/jobs/detail/way-in/load-similar-jobs.ts'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { useFiles } from '#web/conversations/compose/use-files.ts'
import { orNotFound } from '#web/platform/api/or-not-found.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { redirectSaying } from '#web/platform/shell/said/redirect-saying.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/apply-page.ts'
import { answerDue } from '#web/conversations/talk/answer-due.ts'
import { Applied } from './applied.tsx'
import { AnswerFields } from './sent/answer-fields.tsx'
import { applicationCalls } from './sent/application-calls.ts'
import { FileFields } from './sent/file-fields.tsx'
import { sentOfForm } from './sent/sent-of-form.ts'
import { MissingFields } from './shown/missing-fields.tsx'
import { saveMissing } from './shown/save-missing.ts'
import { ShownFields } from './shown/shown-fields.tsx'
import { shownOfForm } from './shown/shown-of-form.ts'
import { ShownPreview } from './shown/shown-preview.tsx'
import { partsOfResult, type ShownResult, submitShown } from './shown/submit-shown.ts'
import './applications.css'

export const middleware = routeMiddleware('signed-in')

const askedOf = (url: URL) => {
  const [id, company_id] = ['id', 'company_id'].map((name) => Number(url.searchParams.get(name)))
  return { id: id ?? 0, ...(company_id ? { company_id } : {}) }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { candidate_users, masters } = context.get(apiContext)
  const offer = await candidate_users.applications
    .show(askedOf(url))
    .catch((error: unknown) => orNotFound(error, 'この求人は募集を終了したか、公開されていません。'))
  const offered = await candidate_users.application_choices.show({ company_id: offer.company.id })
  const similar = offer.refusal?.code === 'APPLICATIONS_CLOSED' ? await loadSimilarJobs(context.get(apiContext), offer.job?.id ?? 0, new Date()) : null
  return { ...offer, offered, similar, jobFields: offered.missing.length > 0 ? (await masters.list()).job_fields : [] }
}

export async function action(args: Route.ActionArgs) {
  const { applications } = args.context.get(apiContext).candidate_users
  const asked = askedOf(args.url)
  const { company, job } = await applications.show(asked).catch((error: unknown) => orNotFound(error, 'この求人は募集を終了したか、公開されていません。'))
  return submitShown(args, { company_id: company.id, job_id: job?.id }, async (api, values) => {
    await saveMissing(api, company.id, values)
    const { answer_due_at } = await applications.create({ ...asked, message: textOf(values.message), ...sentOfForm(values) })
    return redirectSaying(args.context, `/message/company/detail?company_id=${company.id}`, `応募しました。${answerDue(answer_due_at, new Date())}`)
  })
}
export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '応募する', description: '企業に見せる内容を決めて応募します。', path: '/job_offer/apply', noindex: true })

export default function ApplyPage({ loaderData: { company, job, questions, application, refusal, offered, similar, jobFields } }: Route.ComponentProps) {
  const { done, issues, values, preview } = partsOfResult(useActionData<ShownResult>())
  const calls = useMemo(() => applicationCalls(company.id), [company.id])
  const files = useFiles(offered.files, calls, MOST_APPLICATION_FILES)
  const isBusy = useNavigation().state !== 'idle' || files.isBusy
  const { form, ...kept } = useSavedInput(`apply-${company.id}-${job?.id ?? 0}`, done)
  return (
    <div className="wrap stack applying">
      <h1>応募する</h1>
      <div className="row">
        <CompanyMark company={company} />
        <div>
          <p className="small">
            <Link to={`/company/detail?id=${company.id}`}>
              <bdi>{company.name}</bdi>
            </Link>
            <DemoLabel company={company} />
          </p>
          <p className="lab">
            {job ? (
              <Link to={`/job_offer/detail?id=${job.id}`}>
                <bdi>{job.position_title}</bdi>
              </Link>
            ) : (
              'オープンポジション'
            )}
          </p>
        </div>
      </div>
      {application && <Applied application={application} />}
      {refusal && !similar && <p className="note warn">{refusal.message}</p>}
      {similar && <JobEnded title={job?.position_title ?? 'オープンポジション'} company={company.name} jobs={similar} />}
      {!application && !refusal && (
        <Form
          method="post"
          encType="multipart/form-data"
          className="panel stack"
          ref={form}
          onSubmit={(event) => {
            // The form is not sent while a file is uploading.
            if (files.isBusy) event.preventDefault()
          }}
        >
          <FormRefusal result={done} />
          <ShownFields offered={offered} chosen={values && shownOfForm(values)} issues={issues} act="応募" isBusy={isBusy} />
          {preview && <ShownPreview preview={preview} message={textOf(values?.message).trim() || plainApplication} />}
          <MissingFields missing={offered.missing} jobFields={jobFields} values={values ?? {}} issues={issues} />
          <AnswerFields questions={questions} values={values ?? {}} issues={issues} />
          <FileFields files={files} issues={issues} values={values ?? {}} hasUpload={offered.job_history_pdf} />
          <Field
            label="メッセージ"
            need="may"
            hint={`志望したきっかけや、聞きたいことなど。書いたとおりに届きます。空欄のときは「${plainApplication}」と届きます。`}
            error={issues.message}
          >
            <textarea className="input" name="message" rows={6} maxLength={10_000} defaultValue={textOf(values?.message)} />
          </Field>
          <SavedInputNote kept={kept} />
          <button type="submit" className="button primary" aria-disabled={isBusy || undefined}>
            応募する
          </button>
        </Form>
      )}
    </div>
  )
}
