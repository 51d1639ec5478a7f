import { Form, href, Link } from 'react-router'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { type OwnJobListItem, OwnJobSearch } from '#contract/jobs/postings/company-jobs.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { bandText, payOf } from '#web/jobs/facts/pay.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { CountNav } from '#web/ui/list/count-nav.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { useStateEntries } from '#web/ui/list/use-state-entries.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import type { Route } from './+types/jobs-page.ts'
import { statusWords } from './lifecycle/status-words.ts'
import './jobs.css'

const PATH = href('/online/companies/job_offers')

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(OwnJobSearch, url.searchParams)
  const found = await context.get(apiContext).company_users.job_offers.list(search)
  return { ...found, search, now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '自社の求人', description: '自社の求人を書き、公開し、確認します。', path: PATH, noindex: true })

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { jobs, counts, search, now } = loaderData
  const mayEdit = useCompanyAccount().acts.includes('edit_jobs')
  const all = counts.draft + counts.in_review + counts.published + counts.paused + counts.closed
  const states = useStateEntries('state', [
    ['', 'すべて', all],
    ['published', '公開中', counts.published],
    ['draft', '下書き', counts.draft],
    ['in_review', '審査中', counts.in_review],
    ['paused', '停止中', counts.paused],
    ['closed', '終了', counts.closed],
  ])
  return (
    <div className="wrap own-jobs">
      <ListPage
        title="求人"
        act={
          mayEdit && (
            <div className="row">
              {counts.draft > 1 && (
                <Link className="button small" to={`${PATH}/drafts`}>
                  下書きの一括確認
                </Link>
              )}
              <Link className="button small" to={`${PATH}/transfer`}>
                取り込みと書き出し
              </Link>
              <Link className="button small" to={`${PATH}/paste`}>
                求人票を貼り付けて作成
              </Link>
              <Link className="button primary small" to={`${PATH}/new`} data-key="c">
                新しい求人を書く
                <KeyHint of="c" />
              </Link>
            </div>
          )
        }
        answer={
          counts.due > 0 && <p className="note warn">{counts.due}件の求人が、確認を待っています。30日ごとに確認しないと一覧の下に下がり、45日で外れます。</p>
        }
        filters={
          <>
            <CountNav label="状態" entries={states} />
            {all > 5 && (
              <ListFilters
                button="さがす"
                filters={[{ name: 'free_word', label: '題名でさがす', value: search.free_word, type: 'search', hint: '題名、職種、管理番号' }]}
              />
            )}
          </>
        }
        list={loaderData}
        of="求人"
        empty={<>まだ求人がありません。{mayEdit && <Link to={`${PATH}/new`}>最初の求人を書く</Link>}</>}
      >
        <ul className="own-job-list" data-rows="">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} now={new Date(now)} />
          ))}
        </ul>
      </ListPage>
    </div>
  )
}

/** A job of the company in the list: its title, its status, and the one action that it waits for. */
function JobRow({ job, now }: { job: OwnJobListItem; now: Date }) {
  const { acts } = useCompanyAccount()
  const { label, tone, sentence, isDue } = statusWords(job, now)
  const pay = payOf(job)
  const edit = `${PATH}/edit?id=${job.id}`
  return (
    <li className="own-job">
      <div>
        <h2>
          <Link to={edit}>
            <bdi>{job.position_title}</bdi>
          </Link>
        </h2>
        <p className="small muted">
          {pay.label} {bandText(pay)}・{dateText(job.updated_at, now)}に更新
        </p>
        <p className="small">{sentence}</p>
      </div>
      <div className="own-job-acts">
        <span className={`label ${tone}`}>{label}</span>
        {isDue && acts.includes('publish_jobs') && (
          <Form method="post" action={edit}>
            <button type="submit" name="intent" value="confirm" className="button small primary">
              確認する
              <span className="vh">
                ：<bdi>{job.position_title}</bdi>
              </span>
            </button>
          </Form>
        )}
      </div>
    </li>
  )
}
