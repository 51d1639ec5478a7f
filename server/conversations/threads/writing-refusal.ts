import { sql } from 'kysely'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { ErrorCode } from '#contract/platform/errors/errors.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'

/** As many as a company may send to somebody who has not written yet. */
const UNANSWERED = 2

/**
 * Why one side of `threads` cannot write in it now; null when it can. The same answer greys out the page and stops the call.
 * For a candidate `companies` is read too, and `threads` may be missing: then it is the first word that is refused.
 */
export const refusalOfWriting = (area: Party['area'], now: Date) =>
  sql<ErrorCode | null>`case when threads.closed_by is not null then 'THREAD_CLOSED' ${area === 'candidate' ? refusalsToCandidate : refusalsToCompany(now)} end`

const refusalsToCandidate = sql`
  when companies.state <> 'active' or companies.end_of_contract then 'PARTNER_UNREACHABLE'
  when companies.is_unclaimed then 'COMPANY_UNCLAIMED'
  when coalesce(threads.last_number, 0) = 0 and companies.deny_company_apply then 'CONTACT_NOT_ACCEPTED'`

/** A candidate who left, or whom operators restricted, cannot answer. */
const refusalsToCompany = (now: Date) => sql`
  when not exists (select from accounts where accounts.id = threads.candidate_user_id and accounts.restricted_at is null) then 'PARTNER_UNREACHABLE'
  when threads.parked_until > ${japanDay(now)}::date then 'THREAD_PARKED'
  when (select count(*) >= ${UNANSWERED} and bool_and(first.company) from messages as first
    where first.thread_id = threads.id and first.number <= ${UNANSWERED + 1}) then 'ANSWER_AWAITED'`

/** Why the signed-in side cannot write in this conversation now. */
export async function writingRefusal(db: Database, { area }: Pick<Party, 'area'>, thread: { id: string }, now: Date) {
  const { refusal } = await db
    .selectFrom('threads')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .select(refusalOfWriting(area, now).as('refusal'))
    .where('threads.id', '=', thread.id)
    .executeTakeFirstOrThrow()
  return refusal
}
