import { href } from 'react-router'
import type { ItemList, WithContext } from 'schema-dts'
import type { Api } from '#contract/index.ts'
import type { ListKind } from '#contract/jobs/lists/list-address.ts'
import { jobCardOf } from '#web/jobs/card/job-card-of.ts'
import { searchPath } from '#web/jobs/search/search-path.ts'
import { breadcrumbs } from '#web/platform/structured/breadcrumbs.ts'
import { kindNames, listLead, listText, listTiles, listTitle } from './list-words.ts'

const NEWLY_CONFIRMED = 1

/** A list's page in words. */
export async function loadJobList(api: Api, asked: { kind: ListKind; name: string; place?: string | undefined }, now: Date, site: string) {
  const shown = await api.job_lists.show(asked)
  const { list, search, near } = shown
  const [{ jobs }, lookups] = await Promise.all([
    api.job_offers.search({ ...search, sort: NEWLY_CONFIRMED, counted: [], exclude_applied: false, exclude_favorited: false }),
    api.lookups.list(),
  ])
  const title = listTitle(list)
  const above = near.find(({ is, kind }) => is === 'wider' && kind === list.kind)
  const crumbs = [{ to: href('/jobs'), label: `${kindNames[list.kind]}から探す` }, ...(above ? [{ to: above.path, label: above.name }] : [])]
  const here = list.place ?? list.name
  const of = (is: 'narrower' | 'beside' | 'wider', isMeant: (one: (typeof near)[number]) => boolean) =>
    near.filter((one) => one.is === is && isMeant(one)).map(({ path, count, ...one }) => ({ to: path, count, name: listTitle({ ...one }) }))
  return {
    title,
    path: list.path,
    count: list.count,
    description: `${title}${list.count}件。${shown.figures.pay ? `年収の中央値は${shown.figures.pay.median}万円。` : ''}募集中であることを30日以内に確認した求人は${shown.figures.confirmed_lately}件。年収、確認日、応募への回答を、すべての求人に添えています。`,
    tiles: listTiles(shown.figures),
    lead: listLead(shown),
    text: listText(shown),
    cards: jobs.map((item) => jobCardOf(item, lookups, now)),
    crumbs,
    here,
    search: searchPath('/job_offer/search', search),
    groups: [
      { name: 'さらに絞る', links: of('narrower', () => true) },
      { name: '広げる', links: of('wider', () => true) },
      { name: `ほかの${list.place ? '勤務地・職種' : kindNames[list.kind]}`, links: of('beside', ({ kind }) => kind === list.kind) },
      { name: '関連する一覧', links: of('beside', ({ kind }) => kind !== list.kind) },
    ].filter(({ links }) => links.length > 0),
    linkedData: JSON.stringify([
      breadcrumbs(site, [
        { name: '求人をさがす', path: href('/job_offer/search') },
        ...crumbs.map(({ to, label }) => ({ name: label, path: encodeURI(to) })),
        { name: here, path: encodeURI(list.path) },
      ]),
      itemList(site, title, jobs),
    ]),
  }
}

/** The jobs that the page shows, by their addresses. */
const itemList = (site: string, name: string, jobs: { job: { id: number } }[]): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: jobs.length,
  itemListElement: jobs.map(({ job }, at) => ({ '@type': 'ListItem', position: at + 1, url: `${site}${href('/job_offer/detail')}?id=${job.id}` })),
})
