import { data, href } from 'react-router'
import { Crumbs } from '#web/ui/nav/crumbs.tsx'
import { filmOf } from '#contract/companies/pages/films.ts'
import { CompanyArticle } from '#web/jobs/companies/company-article.tsx'
import { FoldedPart } from '#web/ui/fold/folded-part.tsx'
import { CompanyStories } from '#web/jobs/stories/company-stories-section.tsx'
import { loadCompany } from '#web/jobs/companies/load-company.ts'
import { usePageView } from '#web/companies/use-page-view.ts'
import { recordView } from '#web/jobs/record-view.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext, siteContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { StructuredData } from '#web/platform/structured/structured-data.tsx'
import type { Route } from './+types/company-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const api = context.get(apiContext)
  const loaded = await loadCompany(api, id, new Date(), context.get(siteContext).origin).catch((error: unknown) =>
    orNotFound(error, 'この企業のページは、なくなったか、見られません。'),
  )
  const { stories, total } = await api.stories.list({ company_id: loaded.company.id, per_page: 3 })
  recordView({ context, request }, { company_id: loaded.company.id, company_job_id: 0 })
  const { company_youtube_url, interview_video_url } = loaded.company
  const frames = new Set([company_youtube_url, interview_video_url].flatMap((address) => filmOf(address)?.origin ?? []))
  const playing = new URL(request.url).searchParams.get('film') ?? undefined
  return data({ ...loaded, playing, told: { stories, total } }, frames.size > 0 ? { headers: { 'X-Mebae-Frames': [...frames].join(' ') } } : {})
}

/** The server puts it into the policy of this one page (server/platform/http/pages/security-headers.ts). */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { company, line } = loaderData
  const feed = { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: `${company.name}の求人`, href: `/company/feed.atom?id=${company.id}` }
  const description = `${company.name}（${line}）。${company.introduction.replaceAll(/\s+/g, ' ')}`.slice(0, 120)
  return [
    ...pageMeta(matches, { title: company.name, description, path: `${href('/company/detail')}?id=${company.id}`, noindex: company.end_of_contract }),
    feed,
  ]
}

export default function CompanyPage({ loaderData: loaded }: Route.ComponentProps) {
  const { company } = loaded
  usePageView(company.id, 0)
  const path = `${href('/company/detail')}?id=${company.id}`
  const [latest] = loaded.told.stories
  return (
    <div className="wrap">
      <StructuredData json={loaded.linkedData} />
      <Crumbs to={[{ to: href('/company'), label: '企業を検索' }]} here={<bdi>{company.name}</bdi>} />
      <CompanyArticle
        loaded={loaded}
        path={path}
        playing={loaded.playing}
        stories={
          latest && (
            <FoldedPart id="stories" heading="ストーリー" line={<bdi>{latest.title}</bdi>}>
              <CompanyStories {...loaded.told} company_id={company.id} />
            </FoldedPart>
          )
        }
      />
    </div>
  )
}
