import { companySorts } from '#contract/companies/pages/companies.ts'
import { LEAST_JOBS, listOfSearch } from '#contract/jobs/lists/list-address.ts'
import type { Api } from '#contract/index.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { searchedRows } from '#contract/jobs/search/searched-values.ts'
import { jobCardOf } from '#web/jobs/card/job-card-of.ts'
import type { ListParameter } from '#web/jobs/filters/condition.ts'
import { searchPath } from '#web/jobs/search/search-path.ts'
import { proofOf } from './proof-of.ts'
import { CARDS, otherCompanies } from '../other-companies.ts'

const LINKS = 12
const [NEWLY_CONFIRMED, NEW] = [1, 2]
const ROWS = 3
const WEEK = 7
const [FULL_REMOTE, WELL_PAID] = [2, 700]
const quick: [ListParameter, number][] = [
  ['remote', 2],
  ['employment_types', 3],
  ['kind', 7],
]

export type CountedLink = { name: string; count: number; to: string }

/** For the loader of a visitor's home page: real jobs and real counts, nothing rounded up. */
export async function loadLanding(api: Api, now = new Date()) {
  const [confirmed, newest, companies, fastest, remote, lately, figures, lookups] = await Promise.all([
    api.job_offers.search({ sort: NEWLY_CONFIRMED, one_per_company: true, per_page: CARDS }),
    api.job_offers.search({ sort: NEW, one_per_company: true, per_page: 2 * CARDS }),
    api.companies.list({ per_page: 1 }),
    api.companies.list({ sort: companySorts.fastest, per_page: ROWS }),
    api.job_offers.search({ remote: [FULL_REMOTE], min_salary: WELL_PAID, sort: NEWLY_CONFIRMED, one_per_company: true, per_page: ROWS }),
    confirmedLately(api),
    api.companies.site_figures(),
    api.lookups.list(),
  ])
  const linkOf = (parameter: ListParameter, id: number): CountedLink => {
    const count = confirmed.facets[parameter]?.find((facet) => facet.id === id)?.count ?? 0
    const search = { [parameter]: [id] }
    const list = count >= LEAST_JOBS ? listOfSearch(search, lookups) : null
    return { name: nameOf(lookups, parameter, id), count, to: list ?? searchPath('/job_offer/search', search) }
  }
  const mostOffered = (parameter: ListParameter) =>
    searchedRows(lookups, parameter)
      .map(({ id }) => linkOf(parameter, id))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, LINKS)
  return {
    jobs: confirmed.total,
    companies: companies.total,
    quick: quick.map(([parameter, id]) => linkOf(parameter, id)),
    prefectures: lookups.prefectures,
    proof: proofOf(figures),
    fastest: fastest.companies.filter(({ response_figures }) => response_figures?.median_answer_hours != null),
    remote: {
      total: remote.total,
      to: searchPath('/job_offer/search', { remote: [FULL_REMOTE], min_salary: WELL_PAID }),
      cards: remote.jobs.map((item) => jobCardOf(item, lookups, now)),
    },
    confirmed: {
      days: lately.days,
      total: lately.total,
      to: searchPath('/job_offer/search', { confirmed_within: lately.days }),
      cards: lately.jobs.map((item) => jobCardOf(item, lookups, now)),
    },
    newest: otherCompanies(newest.jobs, confirmed.jobs).map((item) => jobCardOf(item, lookups, now)),
    fields: mostOffered('job_fields'),
    categories: mostOffered('company_categories'),
  }
}

/** The jobs that companies confirmed today; early on a day, those of the last seven days. */
async function confirmedLately(api: Api) {
  const within = async (days: number) => ({
    days,
    ...(await api.job_offers.search({ confirmed_within: days, sort: NEWLY_CONFIRMED, one_per_company: true, per_page: ROWS })),
  })
  const today = await within(1)
  return today.jobs.length < ROWS ? within(WEEK) : today
}

export type LoadedLanding = Awaited<ReturnType<typeof loadLanding>>

const nameOf = (lookups: Lookups, parameter: ListParameter, id: number) => searchedRows(lookups, parameter).find((row) => row.id === id)?.name ?? ''
