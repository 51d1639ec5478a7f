import { type ClientActionFunctionArgs, data, href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { OwnJobPage } from '#contract/jobs/postings/company-jobs.ts'
import type { ClosedReason } from '#contract/jobs/postings/state/job-state.ts'
import { exactClockText } from '#contract/platform/time/japan-time.ts'
import '#web/company/platform/editor/editor.css'
import '#web/company/platform/editor/map/map-editor.css'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { orNotFound, refusalOf } from '#web/platform/api/refusal.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ListStepsNav } from '#web/work/table/steps/list-steps-nav.tsx'
import { stepsInList } from '#web/work/table/steps/steps-in-list.ts'
import type { Route } from './+types/job-edit-page.ts'
import { actOnApproval } from './approval/act-on-approval.ts'
import { ApprovalPanel } from './approval/approval-panel.tsx'
import { contentOfForm } from './editor/content-of-form.ts'
import { JobEditor } from './editor/job-editor.tsx'
import { fingerprintsOf, type JobVersion } from './editor/meanwhile/fingerprints-of.ts'
import { placesRead } from './editor/places-read.ts'
import { mergeJob } from './editor/meanwhile/merge-job.ts'
import './editor/reading-note.css'
import { ReadingNote } from './editor/reading-note.tsx'
import { AUTOSAVE, type AutosaveResult } from '#web/company/platform/editor/saving/autosave.ts'
import { saveInBrowser } from '#web/company/platform/editor/saving/save-in-browser.ts'
import { JobTabs } from './job-tabs.tsx'
import { ownJobs } from './list/own-jobs.ts'
import { actOnOwner, SET_OWNER } from './owner/owner-acts.tsx'
import { OwnerField } from './owner/owner-field.tsx'
import { JobLifecycle, LIFECYCLE } from './lifecycle/job-lifecycle.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, lookups, steps] = await Promise.all([
    api.company_users.job_offers.show({ id: url.searchParams.get('id') ?? '' }).catch((error: unknown) => orNotFound(error, 'この求人はありません。')),
    api.lookups.list(),
    stepsInList({ context, url }, ownJobs, href('/online/companies/job_offers')),
  ])
  return { page, lookups, steps, places: placesRead(page.job), now: new Date().toISOString() }
}

/** A save that nobody asked for answers with the version from which the form goes on, and is no error when it is refused. */
export async function action(args: Route.ActionArgs) {
  let version: JobVersion | undefined
  const result = await submitForm(args, async (api, values, intent) => {
    if (intent === AUTOSAVE) version = versionOf(values)
    const sentence = await saveJob(api, args.url.searchParams.get('id') ?? '', values, intent)
    if (intent === AUTOSAVE) version = versionOf(values)
    return sentence
  })
  return version ? data({ ...('data' in result ? (result.data as FormResult) : result), version } satisfies AutosaveResult<JobVersion>) : result
}

export const clientAction = async (args: ClientActionFunctionArgs) =>
  saveInBrowser(args, (sent): JobVersion => versionOf({ updated_at: sent.get('updated_at'), begun: sent.get('begun') }))

/** What saved itself is in the form already: loading it again would take the focus from a recruiter who goes on typing. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get('intent') === AUTOSAVE ? false : defaultShouldRevalidate

const versionOf = ({ updated_at, begun }: Values): JobVersion => ({ updated_at: textOf(updated_at), begun: textOf(begun) })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.page.job.position_title ?? '求人'}を書く`,
    description: '求人の内容を書き、公開します。',
    path: href('/online/companies/job_offers'),
    noindex: true,
  })

const operatorSaid = {
  refused: '運営が確かめ、差し戻しました。直してから、もう一度公開を申し込んでください。',
  taken_down: '運営が、この求人の公開を止めました。直してから、もう一度公開を申し込むと、運営が確かめます。',
}

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ page: { job } }) => ({ here: <bdi>{job.position_title}</bdi> }))

export default function JobEditPage({ loaderData: { page, lookups, steps, places, now } }: Route.ComponentProps) {
  return (
    <div className="wrap editor-page">
      <ListStepsNav steps={steps} />
      <header className="editor-head map-head">
        <h1>
          <bdi>{page.job.position_title}</bdi>
        </h1>
        <JobLifecycle job={page.job} now={now}>
          <OwnerField job={page.job} assignees={page.assignees} form={LIFECYCLE} />
        </JobLifecycle>
      </header>
      <JobTabs id={page.job.id} here="posting" />
      {page.operator_note && (
        <div className="note alert operator-note">
          <p>
            <strong>{operatorSaid[page.operator_note.kind]}</strong>
          </p>
          <p>理由：{page.operator_note.reason}</p>
        </div>
      )}
      <ApprovalPanel page={page} lookups={lookups} now={now} />
      <HeldChange page={page} />
      {page.reading && <ReadingNote reading={page.reading} />}
      <JobEditor key={page.job.id} page={page} lookups={lookups} places={places} now={now} />
    </div>
  )
}

type Values = Record<string, unknown>

/** The actions of the editor, by the pressed button; each returns a sentence about the new state. */
async function saveJob(api: Api, id: string, values: Values, intent: string | null) {
  const { job_offers } = api.company_users
  switch (intent) {
    case AUTOSAVE:
      await change(job_offers, id, values, 'as it is')
      return
    case 'save':
      await change(job_offers, id, values)
      return '保存しました。'
    case 'publish': {
      await change(job_offers, id, values)
      const fees_version = textOf(values.fees_version)
      return sentenceOf((await job_offers.publish({ id, ...(fees_version && { fees_version }) })).job.state)
    }
    case 'request_approval': {
      await change(job_offers, id, values)
      const fees_version = textOf(values.fees_version)
      await job_offers.request_approval({ id, ...(fees_version && { fees_version }) })
      return REQUESTED
    }
    case 'request_change':
      await change(job_offers, id, values, 'merged', 'request_change')
      return REQUESTED
    case 'confirm':
      await job_offers.confirm({ id })
      return '今日の日付で確認しました。'
    case 'pause': {
      const { job } = await job_offers.pause({ id })
      return job.state === 'draft' ? '審査の申し込みを取り下げました。' : '公開を停止しました。'
    }
    case 'close':
      await job_offers.close({ id, closed_reason: textOf(values.closed_reason) as ClosedReason })
      return '募集を終えました。'
    case 'take_back':
      await job_offers.take_back({ id })
      return '条件を元に戻しました。応募者には届きません。'
    case 'copy':
      return redirect(`${href('/online/companies/job_offers/edit')}?id=${(await job_offers.copy({ id })).job.id}`)
    case 'save_template': {
      const name = textOf(values.template_name).trim()
      await api.company_users.job_templates.create({ job_id: id, name })
      return `テンプレート「${name}」を保存しました。`
    }
    case 'forget_reading':
      await job_offers.forget_reading({ id })
      return
    case 'remove':
      await job_offers.remove({ id })
      return redirect(href('/online/companies/job_offers'))
    case SET_OWNER:
      return actOnOwner(api, values, intent)
    default:
      return actOnApproval(api, id, values, intent)
  }
}

const REQUESTED = '承認を申請しました。管理者が承認すると公開されます。'

const sentenceOf = (state: string) =>
  state === 'in_review' ? '審査を申し込みました。運営が確かめてから公開されます。' : '公開しました。いまから検索で見つかります。'

/** After an edit conflict the form continues with what the others saved. */
async function change(
  job_offers: Api['company_users']['job_offers'],
  id: string,
  values: Values,
  conflict: 'merged' | 'as it is' = 'merged',
  call: 'change' | 'request_change' = 'change',
) {
  const updated_at = textOf(values.updated_at)
  try {
    const wish = { id, ...contentOfForm(values), ...(updated_at && { updated_at }) }
    if (call === 'request_change') return void (await job_offers.request_change(wish))
    const { job } = await job_offers.change(wish)
    // The save succeeded, so a refusal after it, such as of publishing, starts from what is saved now.
    Object.assign(values, { updated_at: job.updated_at, begun: JSON.stringify(fingerprintsOf(job)) })
  } catch (error) {
    if (refusalOf(error)?.code === 'PAGE_CHANGED' && conflict === 'merged') Object.assign(values, mergeJob(values, (await job_offers.show({ id })).job))
    throw error
  }
}

/** What candidates in selection will read in a moment, and how to stop it. */
export function HeldChange({ page: { applicants_to_tell, held_change, approval } }: { page: OwnJobPage }) {
  const { acts } = useCompanyAccount()
  if (!held_change || applicants_to_tell === 0) return null
  return (
    <section className="panel stack" aria-labelledby="held-change">
      <h2 id="held-change">条件の変更の通知（送信待ち）</h2>
      <p>
        {exactClockText(held_change.send_at)}に、選考中の{applicants_to_tell}人へ次の変更を送信します。
      </p>
      <ul className="small">
        {held_change.changes.map(({ field, name, from, to }) => (
          <li key={field}>
            {name}：{from} → {to}
          </li>
        ))}
      </ul>
      {acts.includes('edit_jobs') && !approval.is_needed && (
        <PageForm className="row" of={{ name: LIFECYCLE }}>
          <SubmitButton intent="take_back">変更を元に戻す</SubmitButton>
        </PageForm>
      )}
    </section>
  )
}
