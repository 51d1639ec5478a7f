import type { NewScout, SentScout } from '#contract/hiring/scouts/scouts.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { fail } from '#server/fail.ts'
import { takeOfDay } from '#server/candidates/search/days/take-of-day.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { holdThread } from '#server/conversations/threads/hold-thread.ts'
import { deliveryTime } from '../delivery/delivery-time.ts'
import { judgeScout } from '../judging/judge-scout.ts'
import { ownTemplateId } from './own-template-id.ts'
import { refuseUnwanted } from './refuse-unwanted.ts'
import { scoutJob } from './scout-job.ts'
import { scoutToCorrect } from './scout-to-correct.ts'
import { scoutTarget } from './scout-target.ts'
import { sentScouts } from './sent-scouts.ts'

/**
 * Takes a scout on. Whether and when it is delivered is decided afterwards, in the background, by what the candidate set (server/hiring/scouts/delivery/):
 * the company gets this same answer whatever that is.
 */
export async function sendScout({ db, viewer, now }: MemberContext, { candidate_id, references, ...scout }: NewScout): Promise<SentScout> {
  const { company_id } = viewer
  const candidate = await scoutTarget({ db, viewer }, { candidate_id, references })
  // Before the likeness: of two that are sent at once the second is laid beside the first.
  const left = await takeOfDay(db, { company_id, now: now(), limit: 'scouts_sent', count: 1 })
  const job_id = await scoutJob(db, company_id, scout.job_id, now())
  const thread = await holdThread(db, { candidate_user_id: candidate_id, company_id })
  const corrected = await scoutToCorrect(db, { thread_id: thread.id, company_user_id: viewer.id, now: now(), scout })
  if (corrected) await takeOfDay(db, { company_id, now: now(), limit: 'scouts_sent', count: -1 })
  else if (left < 0) fail('SCOUTS_USED_UP')
  await refuseUnwanted(db, now(), thread, corrected)
  const { integrity, likeness, is_too_alike, has_passage, references: quotes } = await judgeScout(db, now(), company_id, candidate, { ...scout, references })
  if (!has_passage) fail('SCOUT_WITHOUT_PASSAGE')
  if (is_too_alike) fail('SCOUT_TOO_ALIKE', { likeness })

  // One that was delivered stands until this one is: the candidate can answer what they read.
  if (corrected?.state === 'waiting') await db.updateTable('scouts').set({ state: 'withdrawn' }).where('id', '=', corrected.id).execute()
  const at = now().toISOString()
  const deliver_at = await deliveryTime(db, candidate_id, now())
  const { id } = await db
    .insertInto('scouts')
    .values({
      thread_id: thread.id,
      candidate_user_id: candidate_id,
      company_id,
      job_id,
      company_user_id: viewer.id,
      member_name: viewer.name,
      greeting: scout.greeting,
      reason: scout.reason,
      closing: scout.closing,
      reference_parts: references,
      quotes: JSON.stringify(quotes.filter(({ text }) => text)),
      min_salary: scout.min_salary,
      max_salary: scout.max_salary,
      meeting_type: scout.meeting_type,
      corrects: corrected?.id ?? null,
      template_id: await ownTemplateId({ db, viewer }, scout.template_id),
      integrity,
      likeness,
      created_at: at,
      deliver_at: deliver_at.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('events')
    .values({ kind: 'scout_sent', at, actor: 'company', candidate_user_id: candidate_id, company_id, job_id, detail: JSON.stringify({ scout_id: id }) })
    .execute()
  await enqueue(db, 'deliver_scouts', { candidate_user_id: candidate_id }, { runAt: deliver_at, key: `scout:${id}` })
  const [sent] = await sentScouts(db, viewer, now(), { id })
  return sent!
}
