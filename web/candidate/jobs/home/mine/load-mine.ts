import { dayText } from '#contract/platform/time/japan-time.ts'
import type { Api } from '#contract/index.ts'
import { viewedOf } from '#web/candidate/candidates/following/viewed-entry.tsx'
import { isIntuitionDone } from '#web/candidate/candidates/favorites/intuition/intuition-cookie.ts'
import { jobCardOf } from '#web/jobs/card/job-card-of.ts'
import { searchPath } from '#web/jobs/search/search-path.ts'
import { loadAwaiting } from '#web/candidate/hiring/awaiting/load-awaiting.ts'
import { CARDS, otherCompanies } from '../other-companies.ts'
import { visitsOf } from './visits-of.ts'

const NAMED = 3
const VIEWED = 4
const [RECOMMENDED, NEW] = [1, 2]

/** For the loader of a candidate's home page: what is new, what fits, and what they viewed last. */
export async function loadMine(api: Api, request: Request, now = new Date()) {
  const { job_offers, lookups, candidate_users: own } = api
  const [awaiting, recommended, newest, favorited, visitors, interest, vision, saved, completeness, viewed, tables] = await Promise.all([
    loadAwaiting(api, now),
    job_offers.search({ sort: RECOMMENDED, one_per_company: true, per_page: CARDS }),
    job_offers.search({ sort: NEW, one_per_company: true, per_page: 2 * CARDS }),
    own.favorites_by_companies.list({ only_new: true, per_page: NAMED }),
    own.visitor_histories({}),
    own.profile_update_requests({ request_kind: 'interest' }),
    own.profile_update_requests({ request_kind: 'vision' }),
    own.saved_searches.list(),
    own.profile.completeness(),
    own.view_histories.list({ per_page: VIEWED }),
    lookups.list(),
  ])
  return {
    awaiting,
    favorited: favorited.favorites.map(({ company }) => company.name),
    visits: visitsOf(visitors.visitor_histories, visitors.total, now),
    requests: [...interest.profile_update_requests, ...vision.profile_update_requests].map(({ label }) => label),
    saved: saved.saved_searches.map(({ id, name, search, waiting_count }) => ({ id, name, waiting_count, to: searchPath('/job_offer/search', search) })),
    completeness,
    prefectures: tables.prefectures,
    recommended: recommended.jobs.map((item) => jobCardOf(item, tables, now)),
    hasWishes: recommended.jobs.some(({ match }) => match !== null),
    // New jobs appear without reasons; only recommended ones give them.
    newest: otherCompanies(newest.jobs, recommended.jobs).map((item) => jobCardOf({ ...item, match: null }, tables, now)),
    viewed: viewed.view_histories.map((view) => ({ ...viewedOf(view), day: dayText(view.last_daily_access_at, now) })),
    isIntuitionDone: isIntuitionDone(request),
  }
}

export type LoadedMine = Awaited<ReturnType<typeof loadMine>>
