import { sql, type RawBuilder } from 'kysely'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { type CandidateThread, type CompanyThread, type CompanyThreadSearch, ThreadFilter, type ThreadSearch } from '#contract/conversations/threads.ts'
import type { CandidateViewer, CompanyViewer, Party } from '#server/platform/viewers/viewer.ts'
import { type PartyContext, threadState } from '../../threads/find-thread.ts'
import { ordersBy, partOf } from '#server/platform/database/sorting/part-of.ts'
import { byName, down, up } from '#server/platform/database/sorting/sorted-by.ts'
import { assignableMembers } from '#server/companies/members/assignable-members.ts'
import { candidateName, candidateOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import { snoozedUntil } from '../later/snoozed-until.ts'
import { companyOfThread } from '../talk/thread-company.ts'

type Found = { total: number; page: number; per_page: number; counts: Record<ThreadFilter, number> }

export async function listCandidateThreads(
  context: PartyContext & { viewer: CandidateViewer },
  search: ThreadSearch,
): Promise<Found & { threads: CandidateThread[] }> {
  const { query, ...found } = await find(context, search)
  return { ...found, threads: await query.select([companyOfThread.as('company'), snoozedUntil(context.now()).as('snoozed_until')]).execute() }
}

export async function listCompanyThreads(
  context: PartyContext & { viewer: CompanyViewer },
  search: CompanyThreadSearch,
): Promise<Found & { threads: CompanyThread[]; members: { id: string; name: string }[] }> {
  const { query, ...found } = await find(context, search)
  const threads = await query
    .select(candidateOfThread(context.now()).as('candidate'))
    .select(
      sql<CompanyThread['assigned']>`(select json_build_object('id', id, 'name', name) from company_users where id = threads.company_user_id)`.as('assigned'),
    )
    .execute()
  return { ...found, threads, members: await assignableMembers(context.db, context.viewer.company_id) }
}

const assignedName = sql`(select name from company_users where id = threads.company_user_id)`

const orders = ordersBy({
  key: sql`threads.id`,
  columns: { last: sql`threads.last_message_at`, due: sql`case when threads.turn is not null then threads.answer_due_at end`, assigned: byName(assignedName) },
  usual: [down(sql`threads.last_message_at`), up(sql`threads.id`)],
})

/** The conversations of the signed-in user, the latest first, and how many there are behind each filter: counts and list start from the same query. */
async function find({ db, viewer, now }: PartyContext, { filter = 'all', q = '', assigned_to, sort, page = 1, per_page = PAGE_SIZE }: CompanyThreadSearch) {
  const filters = threadFilters(viewer, now())
  const searched = threadsOf(db, viewer)
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .where('threads.last_number', '>', 0)
    .$if(assigned_to === 'none', (threads) => threads.where('threads.company_user_id', 'is', null))
    .$if(assigned_to !== undefined && assigned_to !== 'none', (threads) => threads.where('threads.company_user_id', '=', assigned_to!))
    .$if(q !== '', (threads) => threads.where(says(viewer.area, q)))
  const counts = await searched
    .select(ThreadFilter.options.map((name) => sql<number>`(count(*) filter (where ${filters[name]}))::int`.as(name)))
    .$castTo<Record<ThreadFilter, number>>()
    .executeTakeFirstOrThrow()
  const unreadFromThem = sql`messages.thread_id = threads.id and ${isFromThem(viewer.area)} and messages.read_at is null`
  const listed = searched
    .where(filters[filter])
    .select(threadState(viewer.area, now()))
    .select([
      sql<number>`(select count(*)::int from messages where ${unreadFromThem})`.as('unread_count'),
      sql<boolean>`exists (select from message_drafts as drafts where drafts.candidate_user_id = threads.candidate_user_id and drafts.company_id = threads.company_id
        and drafts.company_user_id is not distinct from ${viewer.area === 'company' ? viewer.id : null}::uuid)`.as('has_draft'),
      sql<CandidateThread['began_with']>`(select kind from messages where thread_id = threads.id and number = 1)`.as('began_with'),
      sql<CandidateThread['last_message']>`(select json_build_object('message', left(message, 200), 'company', company, 'time', created_at, 'kind', kind)
        from messages where thread_id = threads.id and number = threads.last_number)`.as('last_message'),
    ])
  const total = counts[filter]
  return { query: partOf(listed, { sort, page, per_page, total }, orders), counts, total, page, per_page }
}

/** The words stand in the other's name, or in something that was said. */
function says(area: 'candidate' | 'company', q: string) {
  const words = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(${area === 'candidate' ? sql.ref('companies.name') : candidateName} ilike ${words}
    or exists (select from messages where thread_id = threads.id and message ilike ${words}))`
}

/** In words, not as a parameter: only so is the index of what is unread on one side used. */
const isFromThem = (area: Party['area']) => (area === 'candidate' ? sql`messages.company` : sql`not messages.company`)

/** Which threads stand behind each filter of a list. What is archived stands behind its own only. */
function threadFilters({ area, id }: Party, now: Date): Record<ThreadFilter, RawBuilder<boolean>> {
  const archived = sql<boolean>`${sql.ref(`threads.${area}_archived_at`)} is not null`
  // Nobody but the candidate knows what they put off.
  const isSnoozed = area === 'candidate' ? sql`(${snoozedUntil(now)} is not null)` : sql`false`
  const unless = (rule: RawBuilder<unknown>) => sql<boolean>`(not ${archived} and ${rule})`
  return {
    all: unless(sql`true`),
    unread: unless(sql`exists (select from messages where thread_id = threads.id and ${isFromThem(area)} and read_at is null)`),
    awaiting: unless(sql`threads.turn = ${area} and threads.candidate_user_id is not null and not ${isSnoozed}`),
    snoozed: unless(isSnoozed),
    waiting: unless(sql`threads.turn = ${area === 'candidate' ? 'company' : 'candidate'} and threads.candidate_user_id is not null and not ${isSnoozed}`),
    scouts: unless(sql`exists (select from messages where thread_id = threads.id and kind = 'scout')`),
    applications: unless(sql`exists (select from applications where applications.thread_id = threads.id)`),
    mine: unless(area === 'company' ? sql`threads.company_user_id = ${id}` : sql`false`),
    archived,
  }
}
