import { sql } from 'kysely'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import type { Selectable } from 'kysely'
import { ScoutMeeting } from '#contract/conversations/received-scout.ts'
import { pages } from '#contract/platform/pages.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { scoutArrived } from '#server/platform/mail/texts/scout-arrived.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { lockConversation } from '#server/conversations/threads/find-thread.ts'
import { unsubscribeUrl } from '#server/notifications/notifications/unsubscribe-url.ts'
import { visibleCandidates } from '#server/candidates/visibility/visible-candidates.ts'
import { DAYS_TRIED } from './delivery-time.ts'

const DAY = 86_400_000

type Run = Pick<TaskRun, 'db' | 'now'>

/**
 * Delivers the scouts that wait for one candidate, the oldest first, as far as the candidate wants them now: what is too many this week, below the floor or
 * below the integrity they ask for waits for another day. The lock on the candidate keeps two from counting the same week.
 */
export const deliverScouts = ({ db, now }: Run, { candidate_user_id }: { candidate_user_id: string }) =>
  inTransaction(db, async (db) => {
    if (!(await lockCandidate(db, candidate_user_id))) return
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

/** Puts a scout into the thread and tells the candidate; not when the company may not see or write to them by now. Says whether it did. */
async function deliverOne(db: Database, now: Date, scout: Selectable<DB['scouts']>): Promise<boolean> {
  const { id, company_id, candidate_user_id } = scout
  if (!candidate_user_id) return false
  await lockCompany(db, company_id, 'shared')
  const company = await visibleCandidates(db, { company_id })
    .where('candidate_users.id', '=', candidate_user_id)
    .innerJoin('companies', (join) => join.on('companies.id', '=', company_id))
    .select('companies.name')
    .executeTakeFirst()
  const thread = await lockConversation(db, { candidate_user_id, company_id })
  if (!company || thread.closed_at || (thread.parked_until && thread.parked_until > japanDay(now))) return false

  const { id: message_id } = await addMessage(db, now, {
    thread,
    client_id: id,
    company: true,
    name: scout.member_name,
    ...(scout.company_user_id ? { company_user_id: scout.company_user_id } : {}),
    message: [scout.greeting, scout.reason, scout.closing].filter(Boolean).join('\n\n'),
    job_id: scout.job_id,
    kind: 'scout',
  })
  const at = now.toISOString()
  if (scout.corrects) await db.updateTable('scouts').set({ state: 'withdrawn' }).where('id', '=', scout.corrects).where('state', '=', 'delivered').execute()
  await db.updateTable('scouts').set({ state: 'delivered', message_id, delivered_at: at }).where('id', '=', id).execute()
  await db
    .insertInto('events')
    .values({ kind: 'scout_delivered', at, actor: 'system', candidate_user_id, company_id, job_id: scout.job_id, detail: JSON.stringify({ scout_id: id }) })
    .execute()
  const mail = await mailOf(db, { ...scout, candidate_user_id }, company.name)
  await notify(db, {
    kind: 'scout',
    to: { candidate_user_id },
    subject: { type: 'scout', id: company_id },
    company_id,
    at: now,
    ...(scout.corrects && { detail: { corrects: scout.corrects } }),
    mail: () => mail,
  })
  return true
}

async function mailOf(db: Database, scout: Selectable<DB['scouts']> & { candidate_user_id: string }, company: string) {
  const { min_salary, max_salary, reason, candidate_user_id } = scout
  const { answer_due_at, position_title } = await db
    .selectFrom('threads')
    .leftJoin('job_offers', (join) => join.on('job_offers.id', '=', scout.job_id))
    .select(['answer_due_at', 'position_title'])
    .where('threads.id', '=', scout.thread_id)
    .executeTakeFirstOrThrow()
  const meeting_type = ScoutMeeting.parse(scout.meeting_type)
  const unsubscribe_url = unsubscribeUrl({ account_id: candidate_user_id, kind: 'scout' })
  const path = pages.scout(scout.company_id)
  return scoutArrived({ company, path, position_title, min_salary, max_salary, meeting_type, reason, answer_due_at, unsubscribe_url })
}
