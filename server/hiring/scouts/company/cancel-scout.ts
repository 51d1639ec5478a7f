import { sql } from 'kysely'
import type { NewScoutDraft } from '#contract/hiring/scouts/scout-drafts.ts'
import { fail } from '#server/fail.ts'
import { useDailyQuota } from '#server/candidates/search/days/use-daily-quota.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { saveCanceledScout } from '../drafts/scout-drafts.ts'
import { cancelableUntil } from './cancelable-until.ts'

/**
 * Its sender takes a scout back before it leaves: nothing of it stays but a draft, and the day's number is given back. No delivery runs beside it, because that takes the
 * lock of the candidate, which is shared here.
 */
export async function cancelScout(context: MemberContext, scout_id: string) {
  const { db, viewer, now } = context
  const { company_id } = viewer
  const own = db.selectFrom('scouts').selectAll().where('id', '=', scout_id).where('company_user_id', '=', viewer.id).where('company_id', '=', company_id)
  const candidate_id = (await own.executeTakeFirst())?.candidate_user_id ?? fail('NOT_FOUND')
  await db.selectFrom('accounts').select('id').where('id', '=', candidate_id).forShare().execute()
  const scout = (await own.forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND')
  const sent_at = new Date(scout.created_at)
  if (scout.state !== 'waiting' || now() >= cancelableUntil(sent_at)) fail('SCOUT_HAS_LEFT')

  await db.deleteFrom('scouts').where('id', '=', scout_id).execute()
  await db
    .deleteFrom('events')
    .where('company_id', '=', company_id)
    .where('kind', '=', 'scout_sent')
    // Written at the same moment as the scout (send-scout.ts): no other events of the company are read.
    .where('at', '=', scout.created_at)
    .where(sql<boolean>`detail->>'scout_id' = ${scout_id}`)
    .execute()
  if (scout.corrects) await restoreCorrected(db, scout.corrects)
  else await useDailyQuota(db, { company_id, now: sent_at, limit: 'scouts_sent', count: -1 })
  const { greeting, reason, closing, min_salary, max_salary, template_id } = scout
  const { id } = await saveCanceledScout(context, {
    candidate_id,
    job_id: scout.job_id ?? 0,
    greeting,
    reason,
    closing,
    min_salary,
    max_salary,
    references: scout.reference_parts as NewScoutDraft['references'],
    meeting_type: scout.meeting_type as NewScoutDraft['meeting_type'],
    ...(template_id && { template_id }),
  })
  return { candidate_id, draft_id: id }
}

/** The scout that a correction would have replaced before it was delivered waits again. */
const restoreCorrected = (db: Database, id: string) =>
  db.updateTable('scouts').set({ state: 'waiting' }).where('id', '=', id).where('state', '=', 'withdrawn').where('delivered_at', 'is', null).execute()
