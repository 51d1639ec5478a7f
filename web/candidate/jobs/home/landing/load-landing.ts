import { DAY, dayNumber } from '#contract/platform/time/japan-time.ts'
import type { Api } from '#contract/index.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { searchedRows } from '#contract/jobs/search/searched-values.ts'
import { jobCardOf } from '#web/jobs/card/job-card-of.ts'
import type { ListParameter } from '#web/jobs/filters/condition.ts'
import { searchPath } from '#web/jobs/search/search-path.ts'
import { CARDS, otherCompanies } from '../other-companies.ts'

const LINKS = 12
const [NEWLY_CONFIRMED, NEW] = [1, 2]
const quick: [ListParameter, number][] = [
  ['remote', 2],
  ['employment_types', 3],
  ['kind', 7],
]

export type CountedLink = { name: string; count: number; to: string }

/** For the loader of a visitor's home page: real jobs and real counts, nothing rounded up. */
export async function loadLanding(api: Api, now = new Date()) {
  const [confirmed, newest, companies, lookups] = await Promise.all([
    api.job_offers.search({ sort: NEWLY_CONFIRMED, one_per_company: true, per_page: CARDS }),
    api.job_offers.search({ sort: NEW, one_per_company: true, per_page: 2 * CARDS }),
    api.companies.list({ per_page: 1 }),
    api.lookups.list(),
  ])
  const linkOf = (parameter: ListParameter, id: number): CountedLink => ({
    name: nameOf(lookups, parameter, id),
    count: confirmed.facets[parameter]?.find((facet) => facet.id === id)?.count ?? 0,
    to: searchPath('/job_offer/search', { [parameter]: [id] }),
  })
  const mostOffered = (parameter: ListParameter) =>
    searchedRows(lookups, parameter)
      .map(({ id }) => linkOf(parameter, id))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, LINKS)
  const today = new Date(dayNumber(now) * DAY)

  return {
    date: `${today.getUTCFullYear()}年${today.getUTCMonth() + 1}月${today.getUTCDate()}日`,
    jobs: confirmed.total,
    companies: companies.total,
    quick: quick.map(([parameter, id]) => linkOf(parameter, id)),
    prefectures: lookups.prefectures,
    confirmed: confirmed.jobs.map((item) => jobCardOf(item, lookups, now)),
    newest: otherCompanies(newest.jobs, confirmed.jobs).map((item) => jobCardOf(item, lookups, now)),
    fields: mostOffered('job_fields'),
    categories: mostOffered('company_categories'),
  }
}

export type LoadedLanding = Awaited<ReturnType<typeof loadLanding>>

const nameOf = (lookups: Lookups, parameter: ListParameter, id: number) => searchedRows(lookups, parameter).find((row) => row.id === id)?.name ?? ''
