import { sql } from 'kysely'
import { countInSteps } from '#contract/platform/text/count-in-steps.ts'
import { PEOPLE_A_PAGE, PEOPLE_PAGES, type CandidatesFound, type PeopleSearch } from '#contract/candidates/search/people.ts'
import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import type { JobQuery, JobResult } from '#search-engine/job-index-types.ts'
import { findHits } from '#search-engine/hits/find-hits.ts'
import { snippet } from '#search-engine/hits/snippet.ts'
import { candidatesForCompany } from '../../visibility/for-company/candidates-for-company.ts'
import type { Member } from '../../visibility/reveal-to.ts'
import { useViewQuota } from '../days/use-view-quota.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { candidateNumber } from '../index/candidate-documents.ts'
import { refreshSearchTexts } from '../texts/refresh-search-texts.ts'
import { companyMarks } from './company-marks.ts'
import { countedInIndex, shownFacets } from './people-facets.ts'
import { factsOfOwnJob, matchPeople } from './match-people.ts'
import { fittingJob } from './fitting-job.ts'
import { peopleConditions, readPeopleWords } from './read-people-search.ts'
import { seenBy } from './seen-by.ts'

const EXCERPT = 120
/** A search waits for this many profiles that changed; more are made in the background (after an upgrade or a restore), and found then. */
const MOST_REFRESHED = 200
/** A candidate who hides between the search and the look makes the page too short: the search is made again, as if they had never been there. */
const TRIES = 3

/** The visible candidates who match a company's search, in its order; and how many there are, in steps. */
export async function listCandidates(context: MemberContext, search: PeopleSearch): Promise<CandidatesFound> {
  const { db } = context
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
  const { found, seen, count } = await findAndLook(context, asked, search.favorited)
  const marks = await companyMarks(
    db,
    context.viewer,
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

type Found = { found: JobResult; seen: VisibleCandidate[]; count: (conditions: JobQuery) => number }

/** The index finds, the one policy says among whom, and each candidate of the page is looked at under their lock. */
async function findAndLook({ db, viewer, now, candidateIndex }: MemberContext, asked: JobQuery, favorited: boolean | undefined): Promise<Found> {
  for (let tries = 1; ; tries++) {
    const index = await candidateIndex.current()
    const visible = await seenBy(db, viewer, index, favorited)
    const found = index.search({ ...asked, ...visible })
    const count = (conditions: JobQuery) => index.search({ ...conditions, ...visible, limit: 0 }).total
    const seen = await inTransaction(db, async (db) => {
      const seen = await lookAt(db, viewer, found.ids.map(candidateNumber))
      await useViewQuota(db, { company_id: viewer.company_id, now: now(), kind: 'listed', ids: seen.map(({ id }) => id) })
      return seen
    })
    if (seen.length === found.ids.length || tries === TRIES) return { found, seen, count }
  }
}

/**
 * Waits for changes of these candidates' visibility (server/accounts/sessions/viewer/lock-candidate.ts): once such a change was answered, no list shows a candidate
 * that it hid.
 */
async function lookAt(db: Database, viewer: Member, numbers: number[]) {
  const { rows } = await sql<{ number: number; id: string }>`
    select number, accounts.id from candidate_index_changes join accounts on accounts.id = candidate_user_id
    where number = any(${numbers}::bigint[]) order by accounts.id for share of accounts`.execute(db)
  const ids = new Map(rows.map(({ number, id }) => [number, id]))
  return candidatesForCompany(
    db,
    viewer,
    numbers.flatMap((number) => ids.get(number) ?? []),
  )
}

/** What the list shows of a candidate's words, with the searched ones marked: of what the company may read, and of nothing else. */
function shownWords(candidate: VisibleCandidate, words: string, without: string[] | undefined) {
  const { text: excerpt, hits } = snippet(readableWords(candidate), words, EXCERPT, without)
  return { excerpt, hits: { job_history_name: findHits(candidate.job_history_name, words, without), excerpt: hits } }
}

const readableWords = ({ job_summary, work_experiences, licenses, user_interest, user_desired_work_detail }: VisibleCandidate) =>
  [job_summary, ...work_experiences.map(({ work_summary }) => work_summary), licenses, user_interest, user_desired_work_detail].filter(Boolean).join('\n')
