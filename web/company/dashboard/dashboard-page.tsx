import { Link } from 'react-router'
import { apiContext } from '#web/page-context.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { CandidateRow } from '../messages/candidate-row.tsx'
import { useCompanyAccount } from '../use-company-account.ts'
import type { Route } from './+types/dashboard-page.ts'
import { JobTasks } from './job-tasks.tsx'
import '#web/messages/list/thread-list.css'

/** The whole company's jobs are counted with any of their lists. */
export async function loader({ context }: Route.LoaderArgs) {
  const { company_users } = context.get(apiContext)
  const { acts } = await company_users.account()
  const [waiting, jobs] = await Promise.all([
    acts.includes('see_threads') ? company_users.message_candidates({ filter: 'awaiting', per_page: 5 }) : undefined,
    acts.includes('see_jobs') ? company_users.job_offers.list({ per_page: 1 }) : undefined,
  ])
  return { waiting, jobs: jobs?.counts, now: Date.now() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'ホーム', description: '返事を待っている人と、自社の求人の状態です。', path: '/online/companies/dashboard', noindex: true })

export default function DashboardPage({ loaderData: { waiting, jobs, now } }: Route.ComponentProps) {
  const { acts } = useCompanyAccount()
  return (
    <div className="wrap inbox stack">
      <h1>ホーム</h1>
      {waiting && (
        <section className="stack" aria-labelledby="waiting">
          <h2 id="waiting">返事を待っている人</h2>
          {waiting.total === 0 ? (
            <p className="prose">いまは、いません。</p>
          ) : (
            <>
              <ul className="rows">
                {waiting.threads.map((thread) => (
                  <li key={thread.candidate.id}>
                    <CandidateRow thread={thread} now={new Date(now)} />
                  </li>
                ))}
              </ul>
              <p>
                <Link to="/online/companies/messages?filter=awaiting">{waiting.total}人すべてを見る</Link>
              </p>
            </>
          )}
        </section>
      )}
      {jobs && <JobTasks counts={jobs} />}
      {acts.includes('search_candidates') && (
        <section className="stack" aria-labelledby="people">
          <h2 id="people">求職者</h2>
          <p className="row">
            <Link className="button" to="/online/companies/candidates">
              求職者をさがす
            </Link>
            <Link className="button" to="/online/companies/scouts">
              送ったスカウト
            </Link>
          </p>
        </section>
      )}
    </div>
  )
}
