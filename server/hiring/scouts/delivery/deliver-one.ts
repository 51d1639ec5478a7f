import type { Selectable } from 'kysely'
import { ScoutMeeting } from '#contract/conversations/received-scout.ts'
import { takeCompany } from '#server/platform/database/take-company.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { deliverNotification } from '#server/notifications/settings/deliver-notification.ts'
import { japanDay } from '#server/platform/time/japan-day.ts'
import { scoutArrived } from '#server/platform/mail/texts/scout-arrived.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { holdThread } from '#server/conversations/threads/find-thread.ts'
import { unsubscribeUrl } from '#server/notifications/unsubscribe-urls/unsubscribe-url.ts'
import { visibleCandidates } from '#server/candidates/visibility/visible-candidates.ts'

/** Puts a scout into the thread and tells the candidate; not when the company may not see or write to them by now. Says whether it did. */
export async function deliverOne(db: Database, now: Date, scout: Selectable<DB['scouts']>): Promise<boolean> {
  const { id, company_id, candidate_user_id } = scout
  if (!candidate_user_id) return false
  await takeCompany(db, company_id, 'shared')
  const company = await visibleCandidates(db, { company_id })
    .where('candidate_users.id', '=', candidate_user_id)
    .innerJoin('companies', (join) => join.on('companies.id', '=', company_id))
    .select('companies.name')
    .executeTakeFirst()
  const thread = await holdThread(db, { candidate_user_id, company_id })
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
  const path = `/message/scout?company_id=${company_id}`
  await deliverNotification(db, {
    candidate_user_id,
    kind: 'scout',
    title: `${company.name}からスカウト${scout.corrects ? 'の訂正' : ''}が届きました`,
    path,
    at: now,
    mail: await mailOf(db, { ...scout, candidate_user_id }, { company: company.name, path }),
  })
  return true
}

async function mailOf(db: Database, scout: Selectable<DB['scouts']> & { candidate_user_id: string }, about: { company: string; path: string }) {
  const { min_salary, max_salary, reason, candidate_user_id } = scout
  const { answer_due_at, position_title } = await db
    .selectFrom('threads')
    .leftJoin('job_offers', (join) => join.on('job_offers.id', '=', scout.job_id))
    .select(['answer_due_at', 'position_title'])
    .where('threads.id', '=', scout.thread_id)
    .executeTakeFirstOrThrow()
  const meeting_type = ScoutMeeting.parse(scout.meeting_type)
  const unsubscribe_url = unsubscribeUrl({ candidate_user_id, kind: 'scout' })
  return scoutArrived({ ...about, position_title, min_salary, max_salary, meeting_type, reason, answer_due_at, unsubscribe_url })
}
