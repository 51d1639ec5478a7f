import { href, Link } from 'react-router'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { storyKindNames } from '#contract/jobs/stories/story-parts.ts'
import { type OperatorStoryItem, OperatorStorySearch } from '#contract/operations/stories/operator-stories.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { CompanyLink } from '../companies/labels/company-link.tsx'
import { storyStateNames } from '../companies/labels/state-names.ts'
import { JobsNav } from '../jobs/jobs-nav.tsx'
import { waitedText } from '../queue/waited-text.ts'
import { decidedWords } from '../queue/decided.ts'
import type { Route } from './+types/stories-page.ts'

const PATH = href('/operator/job_offers/stories')
export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(OperatorStorySearch, url.searchParams)
  const found = await context.get(apiContext).operators.stories.list({ ...search, per_page: 50 })
  return { ...found, search, done: decidedWords('ストーリー', url.searchParams.get('done')), now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'ストーリーの審査', description: '公開の前に、ストーリーを確かめます。', path: PATH, noindex: true })

const columnsAt = (now: string): Columns<OperatorStoryItem> => [
  {
    key: 'title',
    header: 'ストーリー',
    cell: ({ id, title }) => (
      <Link dir="auto" to={`${PATH}/review?id=${id}`}>
        {title}
      </Link>
    ),
  },
  { key: 'company', header: '企業', cell: ({ company }) => <CompanyLink company={company} /> },
  { key: 'kind', header: '種類', cell: ({ kind }) => storyKindNames[kind] },
  {
    key: 'state',
    header: '状態',
    cell: ({ state, requested_at }) => (
      <>
        <span className={`label ${state === 'in_review' ? 'warn' : ''}`}>{storyStateNames[state]}</span>
        {state === 'published' && requested_at && <span className="label warn">変更の審査待ち</span>}
      </>
    ),
  },
  { key: 'waited', header: '待ち時間', kind: 'end', cell: ({ requested_at }) => requested_at && waitedText(requested_at, now) },
  { key: 'updated', header: '更新', cell: ({ updated_at }) => <ExactTime at={updated_at} /> },
]

export const handle = crumbs({ here: 'ストーリー' })

export default function StoriesPage({ loaderData }: Route.ComponentProps) {
  const { stories, search, done, now } = loaderData
  return (
    <ListPage
      title="求人とストーリー"
      answer={<FormAnswer result={undefined} done={done} />}
      filters={
        <>
          <JobsNav current="stories" />
          <ListFilters
            filters={[
              { name: 'story_state', label: '状態', value: search.story_state, options: storyStateNames },
              { name: 'waiting', label: '審査', value: search.waiting, options: { true: '審査待ち' } },
            ]}
            button="絞り込み"
          />
        </>
      }
      list={loaderData}
      of="ストーリー"
      empty="申請されたストーリーは、まだありません。企業が公開を申請すると、ここに表示されます。"
    >
      <DataTable caption="ストーリー" columns={columnsAt(now)} rows={stories} id={({ id }) => id} />
    </ListPage>
  )
}
