import { href, Link } from 'react-router'
import { Id } from '#contract/platform/ids.ts'
import { Page } from '#contract/platform/page.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { StoryList } from '#web/jobs/stories/story-list.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import styles from '#web/jobs/stories/story-list.module.css'
import type { Route } from './+types/stories-page.ts'

const PATH = href('/company/stories')
const Search = Page.extend({ company_id: Id.optional() })

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const search = readSearch(Search, url.searchParams)
  const id = search.company_id
  const company =
    id === undefined
      ? null
      : await api.companies
          .show({ id })
          .then(({ company }) => company)
          .catch((error: unknown) => orNotFound(error, 'この企業のページは、なくなったか、見られません。'))
  return { ...(await api.stories.list({ ...search, per_page: 20 })), company: company && { id: company.id, name: company.name } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const company = loaderData?.company
  const query = company ? `?company_id=${company.id}` : ''
  const title = company ? `${company.name}のストーリー` : '企業のストーリー'
  const feed = `/company/stories/feed.atom${company ? `?id=${company.id}` : ''}`
  return [
    ...pageMeta(matches, {
      title,
      description: `${company ? company.name : 'スタートアップ'}で働く人が書いた記事とインタビュー。公開の前に、運営が確かめています。`,
      path: PATH + query,
      noindex: (loaderData?.total ?? 0) === 0,
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href: feed },
  ]
}

export default function StoriesPage({ loaderData }: Route.ComponentProps) {
  const { stories, company } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <ListPage
        title="ストーリー"
        {...(company && { crumbs: [{ to: `${href('/company/detail')}?id=${company.id}`, label: <bdi>{company.name}</bdi> }] })}
        intro={
          <>
            {company ? <bdi>{company.name}</bdi> : '企業'}で働く人が書いた記事とインタビューです。公開の前に、運営が確かめています。
            {company && <Link to={PATH}>すべての企業のストーリー</Link>}
          </>
        }
        list={loaderData}
        of="ストーリー"
        empty="公開中のストーリーは、まだありません。"
      >
        <StoryList stories={stories} heading="h2" company={!company} />
      </ListPage>
    </div>
  )
}
