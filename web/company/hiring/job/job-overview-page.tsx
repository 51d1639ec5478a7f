import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { CompanyApplication } from '#contract/hiring/applications/application.ts'
import { meetingStart } from '#contract/hiring/meetings/meeting-time.ts'
import { JobTabs } from '#web/company/jobs/job-tabs.tsx'
import { actOnOwner, isOwnerAct } from '#web/company/jobs/owner/owner-acts.tsx'
import { OwnerField } from '#web/company/jobs/owner/owner-field.tsx'
import { statusWords } from '#web/company/jobs/lifecycle/status-words.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { AwaitingReplyLabel } from '#web/conversations/list/awaiting-reply-label.tsx'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { KitsOfJob } from './kits-of-job.tsx'
import { OutsideLink } from '../selection/outside/outside-link.tsx'
import { boardPath } from '../selection/selection-path.ts'
import { columnsOf } from '../selection/steps/own-steps.ts'
import type { Route } from './+types/job-overview-page.ts'
import './job.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { job_offers, applications, interview_kits, job_interview_kits } = context.get(apiContext).company_users
  const id = url.searchParams.get('id') ?? ''
  const { job, assignees } = await job_offers.show({ id }).catch((error: unknown) => orNotFound(error, 'この求人はありません。'))
  const [{ applications: selections, counts, own_steps, own_counts }, { kits }, { kit_ids }] = await Promise.all([
    applications.list({ job_id: job.id }),
    interview_kits.list(),
    job_interview_kits.show({ id: job.id }),
  ])
  return { job, assignees, selections, counts, own_steps, own_counts, kits, kit_ids, now: Date.now() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values, intent) => {
    if (isOwnerAct(intent)) return actOnOwner(api, values, intent)
    const { job_interview_kits } = api.company_users
    const { kit_ids } = await job_interview_kits.change({ id: args.url.searchParams.get('id') ?? '', kit_ids: [values.kit_ids ?? []].flat().map(textOf) })
    return kit_ids.length > 0 ? 'この求人の面接キットを保存しました。' : 'この求人では、すべての面接キットを使えます。'
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.job.position_title ?? '求人',
    description: 'この求人の公開と選考の状況です。',
    path: href('/online/companies/job_offers'),
    noindex: true,
  })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ job }) => ({ here: <bdi>{job.position_title}</bdi> }))

const OWNER = 'owner'

/** Where the hiring for one job stands: whether it is public, who stands at which step, who waits for an answer, whom one meets next. */
export default function JobOverviewPage({
  loaderData: { job, assignees, selections, counts, own_steps, own_counts, kits, kit_ids, ...loaderData },
}: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  const steps = columnsOf(useSelectionWords(), own_steps, counts)
  const { label, tone, sentence } = statusWords(job, now)
  const { acts } = useCompanyAccount()
  const owner = usePageForm(OWNER)
  const open = selections.filter(({ step }) => step !== 'end')
  const waiting = open.filter(({ turn }) => turn === 'company')
  const meetings = open
    .filter(({ next_meeting_at }) => next_meeting_at !== null)
    .toSorted((one, other) => Date.parse(one.next_meeting_at!) - Date.parse(other.next_meeting_at!))
  const running = Object.entries(counts).reduce((all, [step, count]) => (step === 'end' ? all : all + count), 0)
  return (
    <div className="wrap stack one-job">
      <header className="row">
        <h1>
          <bdi>{job.position_title}</bdi>
        </h1>
        <span className={`label ${tone}`}>{label}</span>
      </header>
      <JobTabs id={job.id} here="overview" />
      <p className="small">{sentence}</p>
      <FormAnswer result={owner.answer} />
      <OwnerField job={job} assignees={assignees} form={OWNER} />
      {acts.includes('see_selection') && (
        <>
          <section className="stack" aria-labelledby="steps">
            <h2 id="steps">選考中 {running}人</h2>
            <ol className="step-counts">
              {steps
                .filter(({ step, retired }) => !retired || counts[step] > 0)
                .map(({ key, step, step_id, name: stepLabel }) => (
                  <li key={key}>
                    <Link to={boardPath({ job_id: job.id, step, step_id: step_id ?? undefined })}>
                      <bdi>{stepLabel}</bdi> <b>{step_id === null ? counts[step] : (own_counts.find((one) => one.step_id === step_id)?.count ?? 0)}</b>
                    </Link>
                  </li>
                ))}
            </ol>
            <OutsideLink job_id={job.id} />
          </section>
          <div className="job-lists">
            <People title="返信を待っている人" id="waiting" none="返信を待っている人はいません。" of={waiting} job_id={job.id}>
              {(selection) => <AwaitingReplyLabel thread={selection} side="company" now={now} />}
            </People>
            <People title="これからの面談・面接" id="meetings" none="決まっている面談・面接はありません。" of={meetings} job_id={job.id}>
              {({ next_meeting_at }) => <span className="small">{meetingStart(new Date(next_meeting_at!))}</span>}
            </People>
            <KitsOfJob kits={kits} kit_ids={kit_ids} />
          </div>
        </>
      )}
    </div>
  )
}

type PeopleProps = {
  title: string
  id: string
  none: string
  of: CompanyApplication[]
  job_id: number
  children: (selection: CompanyApplication) => ReactNode
}

const People = ({ title: heading, id, none, of, job_id, children }: PeopleProps) => (
  <section className="panel stack" aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {of.length === 0 ? (
      <p className="muted">{none}</p>
    ) : (
      <ul className="job-people" data-rows="">
        {of.map((selection) => (
          <li key={selection.id}>
            <Link to={boardPath({ job_id, open: selection.id })}>
              <bdi>{selection.candidate.name}</bdi>
            </Link>
            {children(selection)}
          </li>
        ))}
      </ul>
    )}
  </section>
)
