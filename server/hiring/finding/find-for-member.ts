import { sql } from 'kysely'
import { type CompanyAct, companyActRefusal } from '#contract/accounts/members/company-acts.ts'
import { foldedWords } from '#contract/platform/finding/fold-found.ts'
import type { Finding, Found } from '#contract/platform/finding/finding.ts'
import type { CompanyFound, CompanyKind } from '#contract/hiring/finding/company-finding.ts'
import { candidateIdOfThread, candidateLabel } from '#server/accounts/candidate-names/candidate-label.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import { findCandidates } from '#server/candidates/search/search/find-candidates.ts'
import { ownJobs } from '#server/jobs/editing/own-jobs.ts'
import { ASKED, foundBy, groupOf } from '#server/platform/database/finding/found-by.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { applicationsOf } from '../applications/company/company-applications.ts'

type Find = (context: MemberContext, typed: string) => Promise<Found[]>

/** The kinds that are searched in the database; each search begins with the query of the page that lists the kind. */
const finds: { kind: Exclude<CompanyKind, 'candidates'>; act: CompanyAct; find: Find }[] = [
  { kind: 'applications', act: 'see_selection', find: findApplications },
  { kind: 'conversations', act: 'see_threads', find: findConversations },
  { kind: 'job_offers', act: 'see_jobs', find: findJobs },
  { kind: 'stories', act: 'see_company', find: findStories },
  { kind: 'members', act: 'see_members', find: findMembers },
]

/** What a member may see and whose name holds the words that were typed. */
export async function findForMember(context: MemberContext, { q }: Finding): Promise<CompanyFound> {
  if (foldedWords(q).length === 0) return { groups: [], are_candidates_left_out: false }
  const may = (act: CompanyAct) => !companyActRefusal(context.viewer, act)
  const inTurn = async () => {
    const groups: CompanyFound['groups'] = []
    for (const { kind, act, find } of finds) if (may(act)) groups.push(groupOf(kind, await find(context, q)))
    return groups
  }
  const nobody = { rows: [], has_more: false }
  const [groups, candidates] = await Promise.all([inTurn(), may('search_candidates') ? findCandidates(context, q).catch(leaveOut) : nobody])
  if (candidates) groups.splice(2, 0, { kind: 'candidates', found: candidates.rows, has_more: candidates.has_more })
  return { groups: groups.filter(isFound), are_candidates_left_out: candidates === undefined }
}

const isFound = ({ found }: CompanyFound['groups'][number]) => found.length > 0

/** The limit of the day and an index that is being made leave out the candidates, and nothing else. */
function leaveOut(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'VIEWS_USED_UP' && code !== 'PEOPLE_PREPARING') throw error
}

/** What a candidate is called is put together from several tables: once for each row, however often it is looked at. */
function findApplications({ db, viewer, now }: MemberContext, typed: string) {
  const { matches, rank } = foundBy(typed, sql.ref('name'), sql.ref('note'))
  return db
    .with(
      (cte) => cte('named').materialized(),
      () =>
        applicationsOf(db, viewer)
          .leftJoin('job_offers', 'job_offers.id', 'applications.job_id')
          .select([sql<string>`applications.id::text`.as('id'), candidateLabel(now()).as('name'), 'applications.step as state', 'step_changed_at'])
          .select(sql<string>`coalesce(position_title, 'オープンポジション')`.as('note')),
    )
    .selectFrom('named')
    .where(matches)
    .select(['id', 'name', 'note', 'state'])
    .orderBy(rank)
    .orderBy(sql`state = 'end'`)
    .orderBy('step_changed_at', 'desc')
    .orderBy('id')
    .limit(ASKED)
    .execute()
}

function findConversations({ db, viewer, now }: MemberContext, typed: string) {
  const { matches, rank } = foundBy(typed, sql.ref('name'))
  return db
    .with(
      (cte) => cte('named').materialized(),
      () =>
        threadsOf(db, viewer)
          .where('threads.last_number', '>', 0)
          .select(['threads.id as thread_id', 'last_number', 'last_message_at', sql<string | null>`threads.turn`.as('state')])
          .select([candidateIdOfThread.as('id'), candidateLabel(now()).as('name')]),
    )
    .selectFrom('named')
    .where(matches)
    .select(['id', 'name', 'state'])
    .select(sql<string>`coalesce((select left(message, 80) from messages where thread_id = named.thread_id and number = named.last_number), '')`.as('note'))
    .orderBy(rank)
    .orderBy('last_message_at', 'desc')
    .orderBy('id')
    .limit(ASKED)
    .execute()
}

function findJobs({ db, viewer }: MemberContext, typed: string) {
  const { matches, rank } = foundBy(typed, sql.ref('position_title'), sql.ref('position'), sql.ref('reference_number'))
  return ownJobs(db, viewer)
    .where(matches)
    .select([sql<string>`id::text`.as('id'), 'position_title as name', sql<string>`coalesce(reference_number, '')`.as('note')])
    .select(sql<string>`state`.as('state'))
    .orderBy(rank)
    .orderBy(sql`state = 'closed'`)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(ASKED)
    .execute()
}

function findStories({ db, viewer }: MemberContext, typed: string) {
  const { matches, rank } = foundBy(typed, sql`content ->> 'title'`)
  return db
    .selectFrom('stories')
    .where('company_id', '=', viewer.company_id)
    .where(matches)
    .select([sql<string>`id::text`.as('id'), sql<string>`content ->> 'title'`.as('name'), sql<string>`''`.as('note'), sql<null>`null`.as('state')])
    .orderBy(rank)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(ASKED)
    .execute()
}

function findMembers({ db, viewer }: MemberContext, typed: string) {
  const { matches, rank } = foundBy(typed, sql.ref('name'), sql.ref('email'))
  return db
    .selectFrom('company_users')
    .innerJoin('accounts', 'accounts.id', 'company_users.id')
    .where('company_id', '=', viewer.company_id)
    .where(matches)
    .select([sql<string>`company_users.id::text`.as('id'), 'name', 'email as note', 'role as state'])
    .orderBy(rank)
    .orderBy('name')
    .orderBy('company_users.id')
    .limit(ASKED)
    .execute()
}
