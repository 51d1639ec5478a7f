import { href, Link } from 'react-router'
import { listKinds } from '#contract/jobs/lists/list-address.ts'
import type { JobList } from '#contract/jobs/lists/job-lists.ts'
import { apiContext, siteContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { breadcrumbs } from '#web/platform/structured/breadcrumbs.ts'
import { StructuredData } from '#web/platform/structured/structured-data.tsx'
import { Crumbs } from '#web/ui/nav/crumbs.tsx'
import type { Route } from './+types/job-lists-page.ts'
import { ListLinks } from './list-links.tsx'
import { kindNames } from './list-words.ts'
import './lists.css'

const TITLE = '職種・勤務地・スキル・駅から探す'
/** More stations help nobody who reads down a page; each of them stands in the sitemap and beside its neighbours. */
const MOST = 60

export async function loader({ context }: Route.LoaderArgs) {
  const { lists } = await context.get(apiContext).job_lists.list()
  const mostFirst = (one: JobList, other: JobList) => other.count - one.count
  return {
    groups: listKinds
      .map((kind) => ({
        kind,
        name: kindNames[kind],
        links: lists
          .filter((one) => one.kind === kind && one.place === null)
          .toSorted(mostFirst)
          .slice(0, MOST)
          .map(({ name, count, path }) => ({ name, count, to: path })),
      }))
      .filter(({ links }) => links.length > 0),
    linkedData: JSON.stringify(
      breadcrumbs(context.get(siteContext).origin, [
        { name: '求人をさがす', path: href('/job_offer/search') },
        { name: TITLE, path: href('/jobs') },
      ]),
    ),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `求人を${TITLE}`,
    description:
      '職種、勤務地、スキル、最寄り駅、企業のフェーズごとの求人一覧。一覧ごとに、年収の中央値、確認された求人の数、応募への返信の実績をまとめています。',
    path: href('/jobs'),
  })

export default function JobListsPage({ loaderData: { groups, linkedData } }: Route.ComponentProps) {
  return (
    <div className="wrap job-list">
      <StructuredData json={linkedData} />
      <Crumbs to={[{ to: href('/job_offer/search'), label: '求人をさがす' }]} here={TITLE} />
      <h1 className="phrase">{TITLE}</h1>
      <p className="list-lead">求人が5件以上ある一覧です。件数は公開中の求人の数です。</p>
      {groups.length === 0 && (
        <p>
          求人が5件以上ある一覧は、まだありません。<Link to={href('/job_offer/search')}>求人をさがす</Link>
        </p>
      )}
      {groups.map(({ kind, name, links }) => (
        <ListLinks key={kind} id={kind} heading={name} links={links} />
      ))}
    </div>
  )
}
