import { Form, Link } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import { Pager } from '#web/ui/nav/pager.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/jobs-page.ts'
import { JobRow } from './list/job-row.tsx'
import { listPath } from './list/list-path.ts'
import { StateNav } from './list/state-nav.tsx'
import { searchOf } from './list/search-of.ts'
import './list/jobs.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = searchOf(url.searchParams)
  const found = await context.get(apiContext).company_users.job_offers.list(search)
  return { ...found, search, now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '自社の求人', description: '自社の求人を書き、公開し、確認します。', path: '/online/companies/job_offers', noindex: true })

export default function JobsPage({ loaderData: { jobs, total, page, per_page, counts, search, now } }: Route.ComponentProps) {
  const { acts } = useCompanyAccount()
  const all = counts.draft + counts.in_review + counts.published + counts.paused + counts.closed
  return (
    <div className="wrap own-jobs">
      <header className="own-jobs-head">
        <h1>求人</h1>
        {acts.includes('edit_jobs') && (
          <div className="row">
            <Link className="button small" to="/online/companies/job_offers/transfer">
              取り込みと書き出し
            </Link>
            <Link className="button primary small" to="/online/companies/job_offers/new">
              新しい求人を書く
            </Link>
          </div>
        )}
      </header>
      {counts.due > 0 && <p className="note warn">{counts.due}件の求人が、確認を待っています。30日ごとに確認しないと一覧の下に下がり、45日で外れます。</p>}
      <StateNav counts={counts} state={search.state} />
      {all > 5 && (
        <Form method="get" className="row own-jobs-search">
          {search.state && <input type="hidden" name="state" value={search.state} />}
          <label className="vh" htmlFor="free_word">
            題名でさがす
          </label>
          <input className="input" id="free_word" name="free_word" type="search" defaultValue={search.free_word ?? ''} placeholder="題名、職種、管理番号" />
          <button type="submit" className="button">
            さがす
          </button>
        </Form>
      )}
      {jobs.length > 0 ? (
        <ul className="own-job-list">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} now={now} />
          ))}
        </ul>
      ) : (
        <div className="blank">
          <SeedDrawing />
          <h2>{all === 0 ? 'まだ求人がありません' : '条件に合う求人は、ありません'}</h2>
          {all === 0 ? (
            acts.includes('edit_jobs') && <Link to="/online/companies/job_offers/new">最初の求人を書く</Link>
          ) : (
            <Link to="/online/companies/job_offers">すべての求人を見る</Link>
          )}
        </div>
      )}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(page) => listPath({ ...search, page })} />
    </div>
  )
}
