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

/** What has rows of its own; each begins with the query of the page that lists it. */
const finds: { kind: Exclude<CompanyKind, 'candidates'>; act: CompanyAct; find: Find }[] = [
  { kind: 'applications', act: 'see_selection', find: findApplications },
  { kind: 'conversations', act: 'see_threads', find: findConversations },
  { kind: 'job_offers', act: 'see_jobs', find: findJobs },
  { kind: 'stories', act: 'see_company', find: findStories },
  { kind: 'members', act: 'see_members', find: findMembers },
]

/** What a member may see and whose name holds the words that were typed. */
export async function findForMember(context: MemberContext, { q }: Finding): Promise<CompanyFound> {
  const nothing = { groups: [], are_candidates_left_out: false }
  if (foldedWords(q).length === 0) return nothing
  const may = (act: CompanyAct) => !companyActRefusal(context.viewer, act)
  const groups: CompanyFound['groups'] = []
  for (const { kind, act, find } of finds) if (may(act)) groups.push(groupOf(kind, await find(context, q)))
  if (!may('search_candidates')) return { ...nothing, groups: groups.filter(isFound) }
  const candidates = await findCandidates(context, q).catch(leaveOut)
  if (candidates) groups.splice(2, 0, { kind: 'candidates', found: candidates.rows, has_more: candidates.has_more })
  return { groups: groups.filter(isFound), are_candidates_left_out: candidates === undefined }
}

const isFound = ({ found }: CompanyFound['groups'][number]) => found.length > 0

/** The limit of the day and an index that is being made leave out the candidates, and nothing else. */
function leaveOut(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'VIEWS_USED_UP' && code !== 'PEOPLE_PREPARING') throw error
}

function findApplications({ db, viewer, now }: MemberContext, typed: string) {
  const label = candidateLabel(now())
  const title = sql`coalesce(job_offers.position_title, 'オープンポジション')`
  const { matches, rank } = foundBy(typed, label, title)
  return applicationsOf(db, viewer)
    .leftJoin('job_offers', 'job_offers.id', 'applications.job_id')
    .where(matches)
    .select([sql<string>`applications.id::text`.as('id'), label.as('name'), sql<string>`${title}`.as('note')])
    .select(sql<string>`applications.step`.as('state'))
    .orderBy(rank)
    .orderBy(sql`applications.step = 'end'`)
    .orderBy('applications.step_changed_at', 'desc')
    .orderBy('applications.id')
    .limit(ASKED)
    .execute()
}

function findConversations({ db, viewer, now }: MemberContext, typed: string) {
  const label = candidateLabel(now())
  const { matches, rank } = foundBy(typed, label)
  return threadsOf(db, viewer)
    .where('threads.last_number', '>', 0)
    .where(matches)
    .select([candidateIdOfThread.as('id'), label.as('name'), sql<string | null>`threads.turn`.as('state')])
    .select(sql<string>`coalesce((select left(message, 80) from messages where thread_id = threads.id and number = threads.last_number), '')`.as('note'))
    .orderBy(rank)
    .orderBy('threads.last_message_at', 'desc')
    .orderBy('threads.id')
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
