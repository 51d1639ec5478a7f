import { Link, redirect } from 'react-router'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { orNotFound } from '#web/platform/api/or-not-found.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/job-edit-page.ts'
import { HeldChange } from './editor/held-change.tsx'
import { JobEditor } from './editor/job-editor.tsx'
import { JobLifecycle } from './lifecycle/job-lifecycle.tsx'
import { OperatorNote } from './lifecycle/operator-note.tsx'
import '#web/company/platform/editor/editor.css'
import type { ClosedReason } from '#contract/jobs/postings/company-jobs.ts'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { contentOfForm } from './editor/content-of-form.ts'
import { fingerprintsOf } from './editor/meanwhile/fingerprints-of.ts'
import { mergeJob } from './editor/meanwhile/merge-job.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, masters] = await Promise.all([
    api.company_users.job_offers.show({ id: url.searchParams.get('id') ?? '' }).catch((error: unknown) => orNotFound(error, 'この求人はありません。')),
    api.masters.list(),
  ])
  return { page, masters, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) => submitForm(args, (api, values, intent) => saveJob(api, args.url.searchParams.get('id') ?? '', values, intent))

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.page.job.position_title ?? '求人'}を書く`,
    description: '求人の内容を書き、公開します。',
    path: '/online/companies/job_offers',
    noindex: true,
  })

export default function JobEditPage({ loaderData: { page, masters, now } }: Route.ComponentProps) {
  return (
    <div className="wrap editor-page">
      <nav className="crumbs" aria-label="現在地">
        <Link to="/online/companies/job_offers">求人</Link>
        <span aria-hidden="true">›</span>
        <span>
          <bdi>{page.job.position_title}</bdi>
        </span>
      </nav>
      <header className="editor-head">
        <h1>
          <bdi>{page.job.position_title}</bdi>
        </h1>
        <JobLifecycle job={page.job} now={now} />
      </header>
      <OperatorNote note={page.operator_note} />
      <HeldChange page={page} />
      <JobEditor page={page} masters={masters} now={now} />
    </div>
  )
}

type Values = Record<string, unknown>

/** The actions of the editor, by the pressed button; each returns a sentence about the new state. */
async function saveJob({ company_users: { job_offers } }: Api, id: string, values: Values, intent: string | null) {
  switch (intent) {
    case 'save':
      await change(job_offers, id, values)
      return '保存しました。'
    case 'publish': {
      await change(job_offers, id, values)
      const fees_version = textOf(values.fees_version)
      return sentenceOf((await job_offers.publish({ id, ...(fees_version && { fees_version }) })).job.state)
    }
    case 'publish_again':
      return sentenceOf((await job_offers.publish({ id })).job.state)
    case 'confirm':
      await job_offers.confirm({ id })
      return '今日の日付で確認しました。'
    case 'pause': {
      const { job } = await job_offers.pause({ id })
      return job.state === 'draft' ? '審査の申し込みを取り下げました。' : '公開をとめました。'
    }
    case 'close':
      await job_offers.close({ id, closed_reason: textOf(values.closed_reason) as ClosedReason })
      return '募集を終えました。'
    case 'take_back':
      await job_offers.take_back({ id })
      return '条件を元に戻しました。応募者には届きません。'
    case 'copy':
      return redirect(`/online/companies/job_offers/edit?id=${(await job_offers.copy({ id })).job.id}`)
    case 'remove':
      await job_offers.remove({ id })
      return redirect('/online/companies/job_offers')
  }
}

const sentenceOf = (state: string) =>
  state === 'in_review' ? '審査を申し込みました。運営が確かめてから公開されます。' : '公開しました。いまから検索で見つかります。'

/** After an edit conflict the form continues with what the others saved. */
async function change(job_offers: Api['company_users']['job_offers'], id: string, values: Values) {
  const updated_at = textOf(values.updated_at)
  try {
    const { job } = await job_offers.change({ id, ...contentOfForm(values), ...(updated_at && { updated_at }) })
    // The save succeeded, so a refusal after it, such as of publishing, starts from what is saved now.
    Object.assign(values, { updated_at: job.updated_at, begun: JSON.stringify(fingerprintsOf(job)) })
  } catch (error) {
    if (refusalOf(error)?.code === 'PAGE_CHANGED') Object.assign(values, mergeJob(values, (await job_offers.show({ id })).job))
    throw error
  }
}
