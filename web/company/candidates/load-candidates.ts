import type { Api } from '#contract/index.ts'
import { knownValues } from '#contract/platform/text/known-values.ts'
import { PeopleSearch } from '#contract/candidates/search/people.ts'
import { droppedParameters, readSearch } from '#contract/jobs/search/read-search.ts'
import { writeSearch } from '#web/platform/api/write-search.ts'
import { matchLinesOf } from '#web/matching/match-lines-of.ts'
import { candidateGroups } from './candidate-groups.ts'
import { CANDIDATES_PATH } from './candidates-path.ts'
import { candidateLines } from './candidate-lines.ts'

const MOST_JOBS = 100
/** How many lines of each kind: what fits, what is unknown, what differs. */
const LINES = 3

/** The candidates of a URL's search, in words. */
export async function loadCandidates(api: Api, url: URL) {
  const masters = await api.masters.list()
  const { known: search, dropped } = knownValues(readSearch(PeopleSearch, url.searchParams), masters)
  const [{ candidates, total, has_next, page, facets }, { jobs }, { saved_searches }] = await Promise.all([
    api.company_users.candidates.list(search),
    api.company_users.job_offers.list({ state: 'published', per_page: MOST_JOBS }),
    api.company_users.saved_searches.list(),
  ])
  const { page: _page, ...conditions } = search
  return {
    people: candidates.map((person) => ({ person, lines: candidateLines(person, masters), match: matchLinesOf(person.match, LINES) })),
    total,
    page,
    hasNext: has_next,
    base: `${CANDIDATES_PATH}${writeSearch(conditions)}`.replace(/\?$/, ''),
    free_word: search.free_word ?? '',
    jobs: jobs.map(({ id, position_title }) => ({ id, position_title })),
    job_id: search.job_id ?? 0,
    saved: saved_searches.map(({ id, name, search }) => ({ id, name, to: CANDIDATES_PATH + writeSearch(search) })),
    favorited: search.favorited ?? false,
    english_level: search.english_level ?? 0,
    englishLevels: masters.english_level,
    isNarrowed: Object.values(conditions).some((value) => value !== undefined),
    dropped: dropped.length > 0 || droppedParameters(PeopleSearch, url.searchParams).length > 0,
    groups: candidateGroups(search, facets, masters),
  }
}

export type LoadedPeople = Awaited<ReturnType<typeof loadCandidates>>
