import { sql } from 'kysely'
import type { ErrorCode } from '#contract/platform/errors/errors.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { japanDay } from '#server/platform/time/japan-day.ts'

type Held = { id: string; company_id: number; candidate_user_id: string | null; closed_by: string | null; parked_until: string | null; last_number: number }

/** As many as a company may send to somebody who has not written yet. */
const UNANSWERED = 2

/** Why whoever asks cannot write in this thread now. The same answer greys out the page and stops the call. */
export async function writingRefusal(db: Database, viewer: Pick<Party, 'area'>, thread: Held, now: Date): Promise<ErrorCode | undefined> {
  if (thread.closed_by) return 'THREAD_CLOSED'
  if (viewer.area === 'candidate') return refusalToCandidate(db, thread)
  if (!thread.candidate_user_id || (await isRestricted(db, thread.candidate_user_id))) return 'PARTNER_UNREACHABLE'
  if (thread.parked_until && thread.parked_until > japanDay(now)) return 'THREAD_PARKED'
  const { count, hasAnswer } = await db
    .selectFrom('messages')
    .select([sql<number>`count(*)::int`.as('count'), sql<boolean>`coalesce(bool_or(not company), false)`.as('hasAnswer')])
    .where('thread_id', '=', thread.id)
    .where('number', '<=', UNANSWERED + 1)
    .executeTakeFirstOrThrow()
  return !hasAnswer && count >= UNANSWERED ? 'ANSWER_AWAITED' : undefined
}

async function refusalToCandidate(db: Database, { company_id, last_number }: Held) {
  const company = await db
    .selectFrom('companies')
    .select(['state', 'end_of_contract', 'deny_company_apply', 'is_unclaimed'])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  if (company.state !== 'active' || company.end_of_contract) return 'PARTNER_UNREACHABLE'
  if (company.is_unclaimed) return 'COMPANY_UNCLAIMED'
  if (last_number === 0 && company.deny_company_apply) return 'CONTACT_NOT_ACCEPTED'
}

/** Whom operators restricted cannot answer. */
const isRestricted = async (db: Database, id: string) =>
  Boolean((await db.selectFrom('accounts').select('restricted_at').where('id', '=', id).executeTakeFirst())?.restricted_at)
