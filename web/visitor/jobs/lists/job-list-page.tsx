import { href, Link, redirect } from 'react-router'
import { listPath, type ListKind } from '#contract/jobs/lists/list-address.ts'
import { JobCards } from '#web/jobs/card/job-cards.tsx'
import { isListKept } from '#web/jobs/follow/is-list-kept.ts'
import { apiContext, siteContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { StructuredData } from '#web/platform/structured/structured-data.tsx'
import { Crumbs } from '#web/ui/nav/crumbs.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import type { Route } from './+types/job-list-page.ts'
import { ListLinks } from './list-links.tsx'
import { loadJobList } from './load-job-list.ts'
import './lists.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = { kind: params.kind as ListKind, name: params.name, place: params.place }
  const loaded = await loadJobList(context.get(apiContext), asked, new Date(), context.get(siteContext).origin).catch(orTooFew)
  // Another spelling, an id, or what an operator once renamed: one list has one address.
  if (loaded.path !== listPath(asked.kind, asked.name, asked.place)) throw redirect(encodeURI(loaded.path), 301)
  return loaded
}

const orTooFew = (error: unknown) => orNotFound(error, 'この一覧は、いまありません。求人が5件以上あるときに表示します。')

export const shouldRevalidate = isListKept

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, { title: `${loaderData.title} ${loaderData.count}件`, description: loaderData.description, path: encodeURI(loaderData.path) })
    : []

export default function JobListPage({ loaderData }: Route.ComponentProps) {
  const { title, crumbs, here, lead, tiles, text, cards, count, search, groups, linkedData } = loaderData
  return (
    <div className="wrap job-list">
      <StructuredData json={linkedData} />
      <Crumbs to={[{ to: href('/job_offer/search'), label: '求人をさがす' }, ...crumbs]} here={here} />
      <h1 className="phrase">{title}</h1>
      <p className="list-lead">{lead}</p>
      <dl className="list-tiles">
        {tiles.map(({ name, figure, unit, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{figure}</b>
              {unit}
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="list-columns">
        <section aria-label="求人">
          <JobCards cards={cards} heading="h2" />
          <p className="list-all">
            <Link className="button" to={search}>
              {count > cards.length ? `${grouped(count)}件をすべて見る・条件で絞る` : '条件で絞る'}
            </Link>
          </p>
        </section>
        <section className="list-text">
          <h2>数字で見る</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="small muted">
            公開中の求人から数えています。<Link to={`${href('/about/metrics')}#lists`}>算出方法</Link>
          </p>
        </section>
      </div>
      {groups.map(({ name, links }) => (
        <ListLinks key={name} name={name} links={links} />
      ))}
    </div>
  )
}
