import { sql } from 'kysely'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { holdCandidate } from '#server/accounts/sessions/hold-candidate.ts'
import { deliverOne } from './deliver-one.ts'

const DAY = 86_400_000
/** Whoever was not reached by then is not reached any more. */
export const DAYS_TRIED = 30

type Run = Pick<TaskRun, 'db' | 'now'>

/**
 * Delivers the scouts that wait for one candidate, the oldest first, as far as the candidate wants them now: what is too many this week, below the floor or
 * below the integrity they ask for waits for another day. The lock on the candidate keeps two from counting the same week.
 */
export const deliverScouts = ({ db, now }: Run, { candidate_user_id }: { candidate_user_id: string }) =>
  inTransaction(db, async (db) => {
    if (!(await holdCandidate(db, candidate_user_id))) return
    const wish = await wishOf(db, candidate_user_id, now())
    let left = wish.scout_budget === null ? Infinity : wish.scout_budget - wish.delivered
    for (const scout of await waiting(db, candidate_user_id, now())) {
      const replaced = await deliveredBefore(db, scout.corrects)
      const isWanted = (left > 0 || replaced) && scout.max_salary >= (wish.salary_floor ?? 0) && scout.integrity >= wish.min_scout_integrity
      if (isWanted && (await deliverOne(db, now(), scout))) left -= replaced ? 0 : 1
      else {
        const deliver_at = new Date(now().getTime() + DAY).toISOString()
        await db.updateTable('scouts').set({ deliver_at }).where('id', '=', scout.id).execute()
      }
    }
  })

/** A correction takes the place of what was delivered, and is none more of the week. */
const deliveredBefore = async (db: Database, id: string | null) =>
  id !== null && Boolean(await db.selectFrom('scouts').select('id').where('id', '=', id).where('state', '=', 'delivered').executeTakeFirst())

const waiting = (db: Database, candidate_user_id: string, now: Date) =>
  db
    .selectFrom('scouts')
    .selectAll()
    .where('candidate_user_id', '=', candidate_user_id)
    .where('state', '=', 'waiting')
    .where('deliver_at', '<=', now.toISOString())
    .where('created_at', '>', new Date(now.getTime() - DAYS_TRIED * DAY).toISOString())
    .orderBy('created_at')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

async function wishOf(db: Database, candidate_user_id: string, now: Date) {
  const { rows } = await sql<{ salary_floor: number | null; scout_budget: number | null; min_scout_integrity: number; delivered: number }>`
    select salary_floor, scout_budget, min_scout_integrity,
      (select count(*)::int from scouts where candidate_user_id = ${candidate_user_id} and state <> 'withdrawn' and delivered_at > ${new Date(now.getTime() - 7 * DAY)}) as delivered
    from candidate_privacy where candidate_user_id = ${candidate_user_id}`.execute(db)
  return rows[0] ?? { salary_floor: null, scout_budget: null, min_scout_integrity: 0, delivered: 0 }
}
