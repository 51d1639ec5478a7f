import { Link } from 'react-router'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { orNotFound } from '#web/platform/api/or-not-found.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/job-edit-page.ts'
import { HeldChange } from './editor/held-change.tsx'
import { JobEditor } from './editor/job-editor.tsx'
import { JobLifecycle } from './lifecycle/job-lifecycle.tsx'
import { OperatorNote } from './lifecycle/operator-note.tsx'
import { saveJob } from './save-job.ts'
import '#web/company/platform/editor/editor.css'

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
