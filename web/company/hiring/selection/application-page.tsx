import { useState } from 'react'
import { href, Link, useRevalidator } from 'react-router'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { loadVisibleProfile } from '#web/candidates/visibility/load-visible-profile.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { AwaitingReplyLabel } from '#web/conversations/list/awaiting-reply-label.tsx'
import { useLive } from '#web/conversations/live/use-live.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext, siteContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { companyEvents } from '#web/company/conversations/candidate-calls.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/application-page.ts'
import { ApplicantPanel } from './applicant/applicant-panel.tsx'
import { actOnApplication } from './act-on-application.ts'
import { CompanyMeetings } from './company-meetings.tsx'
import { HeldNotice } from './notices/held-notice.tsx'
import { StepMovedToast } from './notices/step-moved-toast.tsx'
import { HistoryList } from './history-list.tsx'
import { PromisePanel } from './promise/promise-panel.tsx'
import { asksForReason, ReasonForm } from './promise/reason-form.tsx'
import { ProposeForm } from './propose-form.tsx'
import { SELECTION_PATH } from './selection-path.ts'
import { EndForm, StepForm } from './step-forms.tsx'
import { PremiumLabel } from '#web/candidates/visibility/premium-label.tsx'
import './selection.css'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  const { company_users, lookups } = context.get(apiContext)
  const [{ applicant, ...found }, tables] = await Promise.all([
    company_users.applications.show({ id: idOf(url) }).catch((error: unknown) => orNotFound(error, 'この選考は見つかりません。')),
    lookups.list(),
  ])
  const profile = applicant.profile && loadVisibleProfile(applicant.profile, tables)
  return { ...found, applicant: { ...applicant, profile }, now: Date.now(), clientId: crypto.randomUUID() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, ({ company_users }, values, intent) =>
    actOnApplication(company_users, idOf(args.url), intent, values, args.context.get(siteContext).selection),
  )
export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.application.candidate.name ?? ''}の選考`,
    description: '選考の履歴と予定です。',
    path: SELECTION_PATH,
    noindex: true,
  })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ application: { candidate } }) => ({ here: <bdi>{candidate.name}</bdi> }))

export default function ApplicationPage({ loaderData: { application, applicant, history, meetings, ...loaderData } }: Route.ComponentProps) {
  const { label } = useSelectionWords()
  const { candidate, job, step, source, applied_at, notified_at, shown_step, held_notice } = application
  const now = new Date(loaderData.now)
  const { acts } = useCompanyAccount()
  const result = useFormResult()
  const refused = asksForReason(result)
  const [latest, before] = history
  const isMoved = result?.saved && result.form === 'step' && latest && before && latest.step !== before.step
  // After each success the page has a new form, closed and empty.
  const [proposals, setProposals] = useState(0)
  const [lastResult, setLastResult] = useState(result)
  if (result !== lastResult) {
    setLastResult(result)
    if (result?.saved && result.form === 'propose') setProposals(proposals + 1)
  }
  const { revalidate } = useRevalidator()
  useLive(companyEvents, () => void revalidate())
  return (
    <div className="wrap stack one-selection">
      <header>
        <h1>
          <bdi>{candidate.name}</bdi> {candidate.premium && <PremiumLabel />}
        </h1>
        <p>
          {job ? (
            <Link to={`${href('/online/companies/job_offers/edit')}?id=${job.id}`}>
              <bdi>{job.position_title}</bdi>
            </Link>
          ) : (
            'オープンポジション'
          )}
        </p>
        <p className="small muted">
          {dateText(applied_at, now)}に{source === 'scout' ? 'スカウトを受けました' : '応募がありました'}
          {notified_at && `・${dateText(notified_at, now)}に結果を伝えました`}
        </p>
        <p className="row labels">
          <span className={step === 'offer' ? 'label green' : 'label'}>{label(application)}</span>
          {step !== 'end' && <AwaitingReplyLabel thread={application} side="company" now={now} />}
        </p>
        {acts.includes('write_messages') && step !== 'end' && application.is_step_told && shown_step !== step && !held_notice && (
          <p>
            <Link className="button small" to={`${SELECTION_PATH}/notice?id=${application.id}`}>
              候補者に通知する
            </Link>
          </p>
        )}
      </header>
      <StepMovedToast
        sentence={isMoved ? result.sentence : undefined}
        move={
          isMoved && step !== 'end'
            ? { id: application.id, step, from: before.step, isTold: application.is_step_told, promise: application.promise }
            : undefined
        }
      />
      {!isMoved && <DoneNote result={result} />}
      {refused ? (
        <ReasonForm refused={refused} back={`${SELECTION_PATH}/detail?id=${application.id}`} name={candidate.name} />
      ) : (
        <FormRefusal result={result} />
      )}
      <PromisePanel application={application} />
      <HeldNotice application={application} before={before?.step} />
      <ApplicantPanel application={application} applicant={applicant} now={now} mayAsk={acts.includes('write_messages')} />
      {meetings.length > 0 && <CompanyMeetings meetings={meetings} now={now} />}
      {acts.includes('write_messages') && !candidate.has_left && step !== 'end' && (
        <ProposeForm key={proposals} applicationId={application.id} clientId={proposals === 0 ? loaderData.clientId : undefined} result={result} />
      )}
      {acts.includes('select') && <StepForm step={step} result={result} />}
      {acts.includes('select') && !candidate.has_left && step !== 'end' && <EndForm applicationId={application.id} step={step} result={result} />}
      <HistoryList history={history} now={now} />
    </div>
  )
}
