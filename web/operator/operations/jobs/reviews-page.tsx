import { href, Link } from 'react-router'
import type { JobReviewItem } from '#contract/operations/companies/operator-jobs.ts'
import { Page } from '#contract/platform/page.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { CompanyLink } from '../companies/labels/company-link.tsx'
import type { Route } from './+types/reviews-page.ts'
import { decidedWords } from '../queue/decided.ts'
import { JobsNav } from './jobs-nav.tsx'
import { waitedText } from '../queue/waited-text.ts'

const PATH = href('/operator/job_offers')

export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await context.get(apiContext).operators.job_offers.reviews({ ...readSearch(Page, url.searchParams), per_page: 50 })
  return { ...found, done: decidedWords('求人', url.searchParams.get('done')), now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '求人の審査', description: '公開の前に、求人を確かめます。', path: PATH, noindex: true })

const columnsAt = (now: string): Columns<JobReviewItem> => [
  {
    key: 'title',
    header: '求人',
    cell: ({ job_id, position_title }) => (
      <Link dir="auto" to={`${PATH}/review?id=${job_id}`}>
        {position_title}
      </Link>
    ),
  },
  { key: 'company', header: '企業', cell: ({ company }) => <CompanyLink company={company} /> },
  { key: 'waited', header: '待ち時間', kind: 'end', cell: ({ requested_at }) => waitedText(requested_at, now) },
  { key: 'requested', header: '申請', cell: ({ requested_at }) => <ExactTime at={requested_at} /> },
  { key: 'errors', header: '要修正', kind: 'end', cell: ({ errors }) => (errors > 0 ? <span className="label warn">{errors}</span> : '0') },
  { key: 'warnings', header: '要確認', kind: 'end', cell: ({ warnings }) => String(warnings) },
  { key: 'refusals', header: '差し戻し', kind: 'end', cell: ({ refusals }) => refusals > 0 && `${refusals}回` },
]

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { reviews, done, now } = loaderData
  return (
    <ListPage
      title="求人"
      answer={<FormAnswer result={undefined} done={done} />}
      filters={<JobsNav current="reviews" />}
      list={loaderData}
      of="求人"
      empty="審査を待つ求人は、ありません。企業のはじめての求人と、運営が公開を止めた求人が、ここに並びます。"
    >
      <DataTable caption="審査を待つ求人" columns={columnsAt(now)} rows={reviews} id={({ id }) => id} />
    </ListPage>
  )
}
