import { sql } from 'kysely'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'

/** The other party of a thread, as a call names them. */
export type Partner = { company_id: number } | { candidate_id: string }

type Parties = { candidate_user_id: string; company_id: number }

/** The one conversation with this party, if it exists for the signed-in side. */
export const findThread = (db: Database, viewer: Party, partner: Partner) =>
  'company_id' in partner
    ? threadsOf(db, viewer).where('threads.company_id', '=', partner.company_id)
    : threadsOf(db, viewer).where(({ or, and, eb }) =>
        or([
          eb('threads.candidate_user_id', '=', partner.candidate_id),
          and([eb('threads.candidate_user_id', 'is', null), eb('threads.id', '=', partner.candidate_id)]),
        ]),
      )

/**
 * The thread with this party, held until the transaction ends. A candidate's first word makes it. A company first waits for a block or a withdrawal that is
 * under way (server/accounts/sessions/viewer/lock-candidate.ts): what it may not see any more it cannot write to.
 */
export async function lockPartner(db: Database, viewer: Party, partner: Partner) {
  if ('candidate_id' in partner) await db.selectFrom('accounts').select('id').where('id', '=', partner.candidate_id).forShare().execute()
  const thread = await findThread(db, viewer, partner).selectAll('threads').forNoKeyUpdate('threads').executeTakeFirst()
  if (thread) return thread
  if (viewer.area !== 'candidate' || 'candidate_id' in partner) return fail('NOT_FOUND')
  const company = await db.selectFrom('companies').select('id').where('id', '=', partner.company_id).where('state', '=', 'active').executeTakeFirst()
  return company ? makeThread(db, { candidate_user_id: viewer.id, company_id: company.id }) : fail('NOT_FOUND')
}

/** The thread of two, made when there is none, and held until the transaction ends: what is written in it has one order. */
export const lockConversation = async (db: Database, parties: Parties) => (await heldThread(db, parties).executeTakeFirst()) ?? makeThread(db, parties)

/** Two who begin at once make one thread: the second waits for the first and holds what it made. */
async function makeThread(db: Database, parties: Parties) {
  const made = await db
    .insertInto('threads')
    .values(parties)
    .onConflict((conflict) => conflict.columns(['candidate_user_id', 'company_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return made ?? heldThread(db, parties).executeTakeFirstOrThrow()
}

const heldThread = (db: Database, { candidate_user_id, company_id }: Parties) =>
  db.selectFrom('threads').selectAll().where('candidate_user_id', '=', candidate_user_id).where('company_id', '=', company_id).forNoKeyUpdate()

/** `threads` as `ThreadState` of the contract, for one of its sides. */
export const threadState = (area: 'candidate' | 'company', now: Date) =>
  [
    'threads.last_number',
    sql<'candidate' | 'company' | null>`threads.turn`.as('turn'),
    'threads.turn_since',
    'threads.answer_due_at',
    sql<boolean>`(threads.turn is not null and coalesce(threads.answer_due_at < ${now}, false))`.as('is_overdue'),
    sql<'candidate' | 'company' | null>`threads.closed_by`.as('closed_by'),
    sql<string | null>`case when threads.parked_until > (${now}::timestamptz at time zone 'Asia/Tokyo')::date then threads.parked_until end`.as('parked_until'),
    sql<boolean>`${sql.ref(`threads.${area}_archived_at`)} is not null`.as('is_archived'),
  ] as const

/** Either side of a thread, in a request of theirs. */
export type PartyContext = Pick<RequestContext, 'db' | 'now'> & { viewer: Party }
