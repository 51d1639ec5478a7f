import { sql } from 'kysely'
import { countInSteps } from '#contract/platform/text/count-in-steps.ts'
import {
  PEOPLE_A_PAGE,
  PEOPLE_PAGES,
  type CandidatesFound,
  type PeopleSearch,
  type CandidateFacet,
  candidateFacets,
} from '#contract/candidates/search/people.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { asPhrases } from '#search-engine/text/as-phrases.ts'
import { snippet } from '#search-engine/hits/snippet.ts'
import { candidatesForCompany } from '../../visibility/for-company/candidates-for-company.ts'
import type { Member } from '../../visibility/reveal-to.ts'
import { useViewQuota } from '../days/use-view-quota.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { refreshSearchTexts } from '../texts/refresh-search-texts.ts'
import { companyMarks } from './company-marks.ts'
import { matchingCandidates } from './matching-candidates.ts'
import type { Match } from '#contract/matching/matching.ts'
import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import { type Code, codeNames } from '#server/matching/lines/code-names.ts'
import { matchFacts } from '#server/matching/lines/match-facts.ts'
import { codeRules, matchOf } from '#server/matching/lines/match-of.ts'
import { wantedOf } from '#server/matching/rules/wanted.ts'
import type { Wishes } from '#server/matching/rules/wishes.ts'

const EXCERPT = 120
/** A search waits for this many profiles that changed; more are made in the background (after an upgrade or a restore), and found then. */
const MOST_REFRESHED = 200

/** The visible candidates who match a company's search, the last updated first; and how many there are, in steps. */
export async function listCandidates(context: MemberContext, search: PeopleSearch): Promise<CandidatesFound> {
  const { db, viewer, now } = context
  if (search.free_word) await refreshSearchTexts(db, MOST_REFRESHED)
  const page = search.page ?? 1
  const found = matchingCandidates(db, viewer, search)
  const [{ count }, ids] = await Promise.all([
    found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
    found
      .select('candidate_users.id')
      .orderBy(sql`greatest(candidate_profiles.updated_at, intention_updated_at)`, 'desc')
      .orderBy('candidate_users.id')
      .limit(PEOPLE_A_PAGE)
      .offset((page - 1) * PEOPLE_A_PAGE)
      .execute(),
  ])
  const seen = await inTransaction(db, async (db) => {
    const seen = await lookAt(
      db,
      viewer,
      ids.map(({ id }) => id),
    )
    await useViewQuota(db, { company_id: viewer.company_id, now: now(), kind: 'listed', ids: seen.map(({ id }) => id) })
    return seen
  })
  const marks = await companyMarks(
    db,
    viewer,
    seen.map(({ id }) => id),
  )
  const matches = await matchPeople(context, search.job_id, seen)
  return {
    candidates: seen.map((candidate) => ({
      ...candidate,
      excerpt: snippet(excerptOf(candidate), asPhrases(search.free_word ?? ''), EXCERPT).text,
      match: matches.get(candidate.id) ?? null,
      ...marks(candidate.id),
    })),
    // The empty list shows that there are none, too.
    total: count === 0 ? 0 : countInSteps(count),
    has_next: page < PEOPLE_PAGES && count > page * PEOPLE_A_PAGE,
    page,
    per_page: PEOPLE_A_PAGE,
    facets: await peopleFacetCounts(db, viewer, search),
  }
}

/**
 * Waits for changes of these candidates' visibility (server/accounts/sessions/viewer/lock-candidate.ts): once such a change was answered, no list shows a candidate
 * that it hid.
 */
async function lookAt(db: Database, viewer: Member, ids: string[]) {
  await sql`select from accounts where id = any(${ids}::uuid[]) order by id for share`.execute(db)
  return candidatesForCompany(db, viewer, ids)
}

const excerptOf = ({ job_summary, work_experiences }: { job_summary: string; work_experiences: { work_summary: string }[] }) =>
  [job_summary, ...work_experiences.map(({ work_summary }) => work_summary)].filter(Boolean).join('\n')

/**
 * People beside one of the company's own jobs, by the rules that candidates see. The lines rest on fields that the company may see and on nothing else: the
 * wished salary, the hours and `is_mama` never enter them. Without such a job there is none.
 */
async function matchPeople(context: MemberContext, job_id: number | undefined, people: VisibleCandidate[]): Promise<Map<string, Match>> {
  const facts = job_id === undefined ? undefined : await factsOfOwnJob(context, job_id)
  if (!facts) return new Map()
  const wishes = people.map((person) => ({ id: person.id, wishes: visibleWishes(person) }))
  const wanted = wishes.map((one) => ({ ...one, wanted: wantedOf(one.wishes) }))
  const codes: Code[] = [
    ...facts.remote.map((id) => ({ master: 'remote' as const, id })),
    ...codeRules.flatMap((master) => [
      ...facts[master].map((id) => ({ master, id })),
      ...wanted.flatMap((one) =>
        one.wanted.flatMap((want) => ('fits' in want ? want.fits.flatMap((fit) => ('chosen' in fit ? fit.chosen : [])) : [])).map((id) => ({ master, id })),
      ),
    ]),
  ]
  const nameOf = await codeNames(context, codes)
  return new Map(wanted.map((one) => [one.id, matchOf(one.wishes, one.wanted, facts, nameOf)]))
}

async function factsOfOwnJob({ db, viewer }: MemberContext, job_id: number) {
  const own = await db.selectFrom('job_offers').select('id').where('id', '=', job_id).where('company_id', '=', viewer.company_id).executeTakeFirst()
  return own ? (await matchFacts(db, [own.id]))[0] : undefined
}

const visibleWishes = (person: VisibleCandidate): Wishes => ({ ...person, user_desired_min_salary: null, availabilities: [], is_mama: false })

/** The values of each facet that a candidate has. */
const values: Record<CandidateFacet, ReturnType<typeof sql<number | string>>> = {
  job_fields: sql`unnest(user_desired_job_fields)`,
  prefectures: sql`unnest(user_preferred_work_areas || case when address is null or address = any(user_preferred_work_areas) then '{}' else array[address] end)`,
  employment_types: sql`unnest(user_desired_employment_types)`,
  remote: sql`user_desired_remote`,
  career_intention_rating: sql`career_intention_rating`,
  purpose_intention: sql`purpose_intention`,
}

type Told = { id: number | string; count: number }

/**
 * How many candidates each value would leave beside the other conditions. Numbers come in steps of five, and values of fewer than five candidates are left out
 * (threats.md T4).
 */
async function peopleFacetCounts(db: Database, member: Pick<Member, 'company_id'>, search: PeopleSearch): Promise<CandidatesFound['facets']> {
  const counted = await Promise.all(
    candidateFacets.map(async (facet) => {
      const { [facet]: _own, ...others } = search
      const rows = await db
        .selectFrom(matchingCandidates(db, member, others).select(values[facet].as('id')).as('had'))
        .select(['id', sql<number>`count(*)::int`.as('count')])
        .where('id', 'is not', null)
        .groupBy('id')
        .orderBy('id')
        .execute()
      return [facet, rows.map(({ id, count }) => ({ id, count: countInSteps(count) })).filter((value): value is Told => value.count !== null)] as const
    }),
  )
  return Object.fromEntries(counted) as CandidatesFound['facets']
}
