import { sql } from 'kysely'
import { countInSteps } from '#contract/platform/text/count-in-steps.ts'
import { PEOPLE_A_PAGE, PEOPLE_PAGES, type PeopleFound, type PeopleSearch } from '#contract/candidates/search/people.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { snippet } from '#search-engine/text/snippet.ts'
import { candidatesForCompany } from '../../visibility/candidates-for-company.ts'
import type { Member } from '../../visibility/member.ts'
import { takeLooks } from '../days/take-looks.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { refreshSearchTexts } from '../texts/refresh-search-texts.ts'
import { companyMarks } from './company-marks.ts'
import { matchPeople } from './match-people.ts'
import { peopleFacetCounts } from './people-facets.ts'
import { peopleMatching } from './people-matching.ts'

const EXCERPT = 120
/** A search waits for this many profiles that changed; more are made in the background (after an upgrade or a restore), and found then. */
const MOST_REFRESHED = 200

/** The people a company sees who answer its search, whoever told something last first; and how many there are, in steps. */
export async function listPeople(context: MemberContext, search: PeopleSearch): Promise<PeopleFound> {
  const { db, viewer, now } = context
  if (search.free_word) await refreshSearchTexts(db, MOST_REFRESHED)
  const page = search.page ?? 1
  const found = peopleMatching(db, viewer, search)
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
    await takeLooks(db, { company_id: viewer.company_id, now: now(), kind: 'listed', ids: seen.map(({ id }) => id) })
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
      excerpt: snippet(excerptOf(candidate), search.free_word ?? '', EXCERPT).text,
      match: matches.get(candidate.id) ?? null,
      ...marks(candidate.id),
    })),
    // None is what the empty list says, too.
    total: count === 0 ? 0 : countInSteps(count),
    has_next: page < PEOPLE_PAGES && count > page * PEOPLE_A_PAGE,
    page,
    per_page: PEOPLE_A_PAGE,
    facets: await peopleFacetCounts(db, viewer, search),
  }
}

/** Waits for changes of who may see these people (server/accounts/sessions/hold-candidate.ts): what such a change hid is not listed after it was answered. */
async function lookAt(db: Database, viewer: Member, ids: string[]) {
  await sql`select from candidate_users where id = any(${ids}::uuid[]) order by id for share`.execute(db)
  return candidatesForCompany(db, viewer, ids)
}

const excerptOf = ({ job_summary, work_experiences }: { job_summary: string; work_experiences: { work_summary: string }[] }) =>
  [job_summary, ...work_experiences.map(({ work_summary }) => work_summary)].filter(Boolean).join('\n')
