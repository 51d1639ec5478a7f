import { NOTICE_HOLD } from '#contract/hiring/selection/selection-notice-texts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addJob, addMember, apiFor, today } from '#server/testing.ts'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import { deliverNotice } from './notices/deliver-notice.ts'

/** A job, a recruiter of its company, and somebody who could apply. Each side's calls, as the API answers them. */
export async function addApplicant(db: Database, { now = today, ...job }: Parameters<typeof addJob>[1] & { now?: Date } = {}) {
  const { id: job_id, company_id } = await addJob(db, { position_title: 'サーバーサイドエンジニア', ...job })
  const recruiter = await addMember(db, { company_id, role: 'recruiter', name: '木下 遥' })
  const candidate = await addOpenCandidate(db)
  const at = { now: () => now }
  const mine = (await apiFor(db, { ...candidate.as, ...at })).candidate_users
  const ours = (await apiFor(db, { ...recruiter.as, ...at })).company_users
  const apply = (message = '応募します。', id = job_id) => mine.applications.create({ id, company_id, message })
  return { job_id, company_id, recruiter, candidate, mine, ours, apply }
}

/** Sends what waits, as the worker does when the hold is over. */
export async function deliverHeldNotices(db: Database, now = new Date(today.getTime() + NOTICE_HOLD)) {
  const held = await db.selectFrom('selection_notices').select('id').where('outcome', 'is', null).execute()
  for (const { id } of held) await deliverNotice({ db, now: () => now }, { notice_id: id })
}
