import { href, Link, useActionData } from 'react-router'
import type { MyApplication } from '#contract/hiring/applications/applications.ts'
import { plainApplication } from '#contract/hiring/applications/plain-words.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { answerDue } from '#web/conversations/talk/answer-due.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { JobEnded } from '#web/jobs/detail/way-in/job-ended.tsx'
import { loadSimilarJobs } from '#web/jobs/detail/way-in/load-similar-jobs.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { redirectSaying } from '#web/platform/shell/said/redirect-saying.ts'
import type { Route } from './+types/apply-page.ts'
import { partsOfResult, saveMissing, type ShownResult, submitShown } from './shown/submit-shown.ts'
import { ApplicationForm } from './sent/application-form.tsx'
import { sentOfForm } from './sent/sent-of-form.ts'
import { SentApplication } from './sent/sent-application.tsx'
import './applications.css'

const askedOf = (url: URL) => {
  const [id, company_id] = ['id', 'company_id'].map((name) => Number(url.searchParams.get(name)))
  return { id: id ?? 0, ...(company_id ? { company_id } : {}) }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { candidate_users, lookups } = context.get(apiContext)
  const offer = await candidate_users.applications
    .show(askedOf(url))
    .catch((error: unknown) => orNotFound(error, 'この求人は募集を終了したか、公開されていません。'))
  const offered = await candidate_users.application_choices.show({ company_id: offer.company.id })
  const similar = offer.refusal?.code === 'APPLICATIONS_CLOSED' ? await loadSimilarJobs(context.get(apiContext), offer.job?.id ?? 0, new Date()) : null
  return { ...offer, offered, similar, jobFields: offered.missing.length > 0 ? (await lookups.list()).job_fields : [] }
}

export async function action(args: Route.ActionArgs) {
  const { applications } = args.context.get(apiContext).candidate_users
  const asked = askedOf(args.url)
  const { company, job } = await applications.show(asked).catch((error: unknown) => orNotFound(error, 'この求人は募集を終了したか、公開されていません。'))
  return submitShown(args, { company_id: company.id, job_id: job?.id }, async (api, values) => {
    await saveMissing(api, company.id, values)
    const { answer_due_at } = await applications.create({ ...asked, message: textOf(values.message), ...sentOfForm(values) })
    return redirectSaying(args.context, `${href('/message/company/detail')}?company_id=${company.id}`, `応募しました。${answerDue(answer_due_at, new Date())}`)
  })
}
export const clientAction = reachServer

export const meta = candidateMeta({ title: '応募する', description: '企業に見せる内容を決めて応募します。', path: href('/job_offer/apply') })

export default function ApplyPage({ loaderData: { company, job, questions, application, refusal, offered, similar, jobFields } }: Route.ComponentProps) {
  const result = useActionData<ShownResult>()
  return (
    <CandidatePage look="narrow stack" title="応募する" result={null}>
      <div className="row">
        <CompanyMark company={company} />
        <div>
          <p className="small">
            <Link to={`${href('/company/detail')}?id=${company.id}`}>
              <bdi>{company.name}</bdi>
            </Link>
            <DemoLabel company={company} />
          </p>
          <p className="lab">
            {job ? (
              <Link to={`${href('/job_offer/detail')}?id=${job.id}`}>
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
        <ApplicationForm
          storeKey={`apply-${company.id}-${job?.id ?? 0}`}
          company_id={company.id}
          offered={offered}
          questions={questions}
          jobFields={jobFields}
          result={result}
          act="応募"
          plain={plainApplication}
          message={{
            label: 'メッセージ',
            hint: `志望したきっかけや、聞きたいことなど。書いたとおりに届きます。空欄のときは「${plainApplication}」と届きます。`,
            rows: 6,
          }}
          button={{ label: '応募する' }}
        >
          <FormRefusal result={partsOfResult(result).done} />
        </ApplicationForm>
      )}
    </CandidatePage>
  )
}

/** Shows a candidate who already applied the state of the application. */
function Applied({ application }: { application: MyApplication }) {
  const { label } = useSelectionWords()
  return (
    <>
      <p className="note green">
        この求人には、もう応募しています（{label(application)}）。
        <Link to={`${href('/message/company/detail')}?company_id=${application.company.id}`}>やりとりへ</Link>
      </p>
      <SentApplication application={application} />
    </>
  )
}
