import { data, href, Link } from 'react-router'
import { filmOf } from '#contract/companies/pages/films.ts'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { ShareJob } from '#web/jobs/detail/apply/share-job.tsx'
import '#web/jobs/detail/detail.css'
import { StoryArticle } from '#web/jobs/stories/story-article.tsx'
import { StoryList } from '#web/jobs/stories/story-list.tsx'
import { storyLine } from '#web/jobs/stories/story-words.ts'
import { apiContext, siteContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { article } from '#web/platform/structured/article.ts'
import { breadcrumbs } from '#web/platform/structured/breadcrumbs.ts'
import { StructuredData } from '#web/platform/structured/structured-data.tsx'
import { Crumbs } from '#web/ui/nav/crumbs.tsx'
import { fullDate } from '#web/ui/text/full-date.ts'
import type { Route } from './+types/story-page.ts'

const PATH = href('/company/stories/detail')

export async function loader({ context, url }: Route.LoaderArgs) {
  const story = await context
    .get(apiContext)
    .stories.show({ id: url.searchParams.get('id') ?? '' })
    .catch((error: unknown) => orNotFound(error, 'このストーリーは、公開されていません。'))
  const { origin } = context.get(siteContext)
  const path = `${PATH}?id=${story.id}`
  const way = breadcrumbs(origin, [
    { name: '企業を検索', path: href('/company') },
    { name: story.company.name, path: `${href('/company/detail')}?id=${story.company.id}` },
    { name: story.title, path },
  ])
  const linkedData = JSON.stringify([article(story, origin), way])
  const frames = new Set(story.blocks.flatMap((block) => (block.kind === 'film' ? (filmOf(block.address)?.origin ?? []) : [])))
  const loaded = { story, path, url: origin + path, linkedData, playing: url.searchParams.get('film') ?? undefined }
  return data(loaded, frames.size > 0 ? { headers: { 'X-Mebae-Frames': [...frames].join(' ') } } : {})
}

/** The server puts it into the policy of this one page (server/platform/http/pages/security-headers.ts). */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { story, path } = loaderData
  const image = story.cover?.endsWith('.webp') ? { image: story.cover } : {}
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: `${story.company.name}のストーリー`,
    href: `/company/stories/feed.atom?id=${story.company.id}`,
  }
  return [...pageMeta(matches, { title: `${story.title} ${story.company.name}`, description: story.lead.slice(0, 120), path, ...image }), feed]
}

export default function StoryPage({ loaderData: { story, path, url, linkedData, playing } }: Route.ComponentProps) {
  const { company, others, published_at, shown_at } = story
  const company_path = `${href('/company/detail')}?id=${company.id}`
  const isChanged = fullDate(shown_at) !== fullDate(published_at)
  return (
    <div className="wrap">
      <StructuredData json={linkedData} />
      <Crumbs
        to={[
          { to: href('/company/stories'), label: 'ストーリー' },
          { to: company_path, label: <bdi>{company.name}</bdi> },
        ]}
        here={<bdi>{story.title}</bdi>}
      />
      <article className="detail">
        <div className="detail-main">
          <StoryArticle
            content={story}
            line={`${storyLine(story).split('・').slice(1).join('・')}${isChanged ? `（${fullDate(shown_at)}に更新）` : ''}`}
            path={path}
            playing={playing}
          />
          {others.length > 0 && (
            <section className="section">
              <h2>この会社のほかのストーリー</h2>
              <StoryList stories={others} heading="h3" />
            </section>
          )}
        </div>
        <aside className="buy panel" aria-label="この会社">
          <p className="row">
            <CompanyMark company={company} />
            <span>
              <strong>
                <bdi>{company.name}</bdi>
              </strong>{' '}
              <DemoLabel company={company} />
            </span>
          </p>
          <p className="small">企業が書いた文章です。公開の前に、運営が確かめています。</p>
          <div className="acts">
            <Link className="button primary whole" to={`${company_path}#jobs`}>
              募集中の求人を見る
            </Link>
            <Link className="button whole" to={company_path}>
              企業のページを見る
            </Link>
          </div>
          <ShareJob url={url} title={story.title} />
          <p className="small">
            <Link to={`${href('/about/contact')}?about=${encodeURIComponent(path)}`}>このストーリーを通報する</Link>
          </p>
        </aside>
      </article>
    </div>
  )
}
