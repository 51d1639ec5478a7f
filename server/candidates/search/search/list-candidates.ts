import { countInSteps } from '#contract/platform/text/count-in-steps.ts'
import { PEOPLE_A_PAGE, PEOPLE_PAGES, type CandidatesFound, type PeopleSearch } from '#contract/candidates/search/people.ts'
import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import { fail } from '#server/fail.ts'
import type { JobQuery } from '#search-engine/job-index-types.ts'
import { findHits } from '#search-engine/hits/find-hits.ts'
import { snippet } from '#search-engine/hits/snippet.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { leftToday } from '../days/left-today.ts'
import { refreshSearchTexts } from '../texts/refresh-search-texts.ts'
import { companyMarks } from './company-marks.ts'
import { findAndLook, MOST_REFRESHED } from './find-and-look.ts'
import { countedInIndex, shownFacets } from './people-facets.ts'
import { factsOfOwnJob, matchPeople } from './match-people.ts'
import { fittingJob } from './fitting-job.ts'
import { peopleConditions, readPeopleWords } from './read-people-search.ts'

const EXCERPT = 120

/** The visible candidates who match a company's search, in its order; and how many there are, in steps. */
export async function listCandidates(context: MemberContext, search: PeopleSearch): Promise<CandidatesFound> {
  const { db, viewer } = context
  // No program reads tags, and none finds by them.
  if (viewer.key && search.tag_id !== undefined) fail('NOT_FOUND')
  if (search.free_word) await refreshSearchTexts(db, MOST_REFRESHED)
  const facts = await factsOfOwnJob(context, search.job_id)
  const page = search.page ?? 1
  const asked: JobQuery = {
    ...peopleConditions(search),
    ...orderOf(search, facts && fittingJob(facts)),
    limit: PEOPLE_A_PAGE,
    offset: (page - 1) * PEOPLE_A_PAGE,
    facets: countedInIndex,
  }
  const { found, seen, count, scouted_left_out } = await findAndLook(context, asked, search)
  const marks = await companyMarks(
    db,
    viewer,
    seen.map(({ id }) => id),
  )
  const matches = await matchPeople(context, facts, seen)
  const { words, ...read } = readPeopleWords(search)
  const decided = search.as_words ?? []
  const totalWith = (as_words: string[]) => inSteps(count(peopleConditions({ ...search, as_words })))
  return {
    candidates: seen.map((candidate) => ({
      ...candidate,
      ...shownWords(candidate, words, search.without_synonyms),
      match: matches.get(candidate.id) ?? null,
      ...marks(candidate.id),
    })),
    total: inSteps(found.total),
    scouted_left_out: inSteps(scouted_left_out),
    today: await leftToday(context),
    has_next: page < PEOPLE_PAGES && found.total > page * PEOPLE_A_PAGE,
    page,
    per_page: PEOPLE_A_PAGE,
    facets: shownFacets(found.facets),
    readings: read.readings.map(({ values, ...one }) => ({ ...one, values: [...values] as number[], total: totalWith([...decided, one.typed]) })),
    undone: read.undone.map(({ values, ...one }) => ({
      ...one,
      values: [...values] as number[],
      total: totalWith(decided.filter((word) => word !== one.typed)),
    })),
    left_out: read.left_out,
    expanded: found.expanded ?? [],
  }
}

/** The empty list shows that there are none, too. */
const inSteps = (count: number) => (count === 0 ? 0 : countInSteps(count))

function orderOf({ sort = 1 }: PeopleSearch, matching: JobQuery['matching']): Pick<JobQuery, 'sort' | 'matching' | 'unranked'> {
  if (sort === 4) return matching ? { sort: 1, matching, unranked: true } : { sort: 1 }
  return { sort: sort as 1 | 2 | 3 }
}

/** What the list shows of a candidate's words, with the searched ones marked: of what the company may read, and of nothing else. */
function shownWords(candidate: VisibleCandidate, words: string, without: string[] | undefined) {
  const { text: excerpt, hits } = snippet(readableWords(candidate), words, EXCERPT, without)
  return { excerpt, hits: { job_history_name: findHits(candidate.job_history_name, words, without), excerpt: hits } }
}

const readableWords = ({ job_summary, work_experiences, licenses, user_interest, user_desired_work_detail }: VisibleCandidate) =>
  [job_summary, ...work_experiences.map(({ work_summary }) => work_summary), licenses, user_interest, user_desired_work_detail].filter(Boolean).join('\n')
