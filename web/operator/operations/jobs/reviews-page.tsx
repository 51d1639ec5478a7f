import { Link } from 'react-router'
import { Page } from '#contract/platform/page.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { Seed } from '#web/ui/seed.tsx'
import { CompanyLabels } from '../companies/company-labels.tsx'
import type { Route } from './+types/reviews-page.ts'
import { JobsNav } from './jobs-nav.tsx'
import { waitedText } from './waited-text.ts'
import '#web/ui/table.css'
import '#web/ui/blank.css'
import '#web/operator/operator-lists.css'

const PATH = '/operator/job_offers'
const sentences: Record<string, string> = { approved: '認めました。求人は公開され、企業に知らせました。', refused: '差し戻し、理由を企業に知らせました。' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await context.get(apiContext).operators.job_offers.reviews({ ...readSearch(Page, url.searchParams), per_page: 50 })
  return { ...found, done: sentences[url.searchParams.get('done') ?? ''], now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '求人の審査', description: '公開の前に、求人を確かめます。', path: PATH, noindex: true })

export default function ReviewsPage({ loaderData: { reviews, total, page, per_page, done, now } }: Route.ComponentProps) {
  return (
    <div className="stack">
      <h1>求人</h1>
      {done && (
        <div className="note green">
          <output>{done}</output>
        </div>
      )}
      <JobsNav current="reviews" />
      {total === 0 ? (
        <div className="blank">
          <Seed />
          <h2>審査を待つ求人は、ありません</h2>
          <p>企業のはじめての求人と、運営が公開を止めた求人が、ここに並びます。</p>
        </div>
      ) : (
        <table className="table stacked operator-table">
          <thead>
            <tr>
              <th scope="col">求人</th>
              <th scope="col">企業</th>
              <th scope="col" className="r">
                待ち時間
              </th>
              <th scope="col">申し込み</th>
              <th scope="col" className="r">
                直すところ
              </th>
              <th scope="col" className="r">
                確かめたいところ
              </th>
              <th scope="col" className="r">
                差し戻し
              </th>
            </tr>
          </thead>
          <tbody>
            {reviews.map(({ id, job_id, position_title, company, requested_at, errors, warnings, refusals }) => (
              <tr key={id}>
                <th scope="row" data-label="求人">
                  <Link dir="auto" to={`/operator/job_offers/review?id=${job_id}`}>
                    {position_title}
                  </Link>
                </th>
                <td data-label="企業">
                  <span>
                    {' '}
                    <Link to={`/operator/companies/detail?id=${company.id}`}>
                      <bdi>{company.name}</bdi>
                    </Link>{' '}
                    {(company.state !== 'active' || company.end_of_contract) && <CompanyLabels {...company} is_demo={false} />}
                  </span>
                </td>
                <td className="r num" data-label="待ち時間">
                  {waitedText(requested_at, now)}
                </td>
                <td data-label="申し込み">
                  <ExactTime at={requested_at} />
                </td>
                <td className="r num" data-label="直すところ">
                  {errors > 0 ? <span className="label warn">{errors}</span> : 0}
                </td>
                <td className="r num" data-label="確かめたいところ">
                  {warnings}
                </td>
                <td className="r num" data-label="差し戻し">
                  {refusals > 0 ? `${refusals}回` : '—'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(page) => pagePath(PATH, page)} />
    </div>
  )
}
