import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { NewScout, SentScout } from '#contract/hiring/scouts/scouts.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { fail } from '#server/fail.ts'
import { useDailyQuota } from '#server/candidates/search/days/use-daily-quota.ts'
import { refuseSwitchedOff } from '#server/settings/refuse-switched-off.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockConversation } from '#server/conversations/threads/find-thread.ts'
import { DAYS_TRIED, deliveryTime } from '../delivery/delivery-time.ts'
import { judgeScout } from '../judging/judge-scout.ts'
import { scoutTarget } from './scout-target.ts'
import { sentScouts } from './sent-scouts.ts'
import { cancelableUntil } from './cancelable-until.ts'
import { ownTemplateId } from '../templates/scout-templates.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isFresh } from '#server/jobs/postings/published-jobs.ts'

/**
 * Takes a scout on. Whether and when it is delivered is decided afterwards, in the background, by what the candidate set (server/hiring/scouts/delivery/):
 * the company gets this same answer whatever that is.
 */
export async function sendScout({ db, viewer, now }: MemberContext, { candidate_id, references, ...scout }: NewScout): Promise<SentScout> {
  refuseSwitchedOff('scouts')
  const { company_id } = viewer
  const candidate = await scoutTarget({ db, viewer }, { candidate_id, references })
  // Before the likeness: of two that are sent at once the second is laid beside the first.
  const left = await useDailyQuota(db, { company_id, now: now(), limit: 'scouts_sent', count: 1 })
  const job_id = await scoutJob(db, company_id, scout.job_id, now())
  const thread = await lockConversation(db, { candidate_user_id: candidate_id, company_id })
  const corrected = await scoutToCorrect(db, { thread_id: thread.id, company_user_id: viewer.id, now: now(), scout })
  if (corrected) await useDailyQuota(db, { company_id, now: now(), limit: 'scouts_sent', count: -1 })
  else if (left < 0) fail('SCOUTS_USED_UP')
  await refuseUnwanted(db, now(), thread, corrected)
  const { integrity, likeness, is_too_alike, has_passage, references: quotes } = await judgeScout(db, now(), company_id, candidate, { ...scout, references })
  if (!has_passage) fail('SCOUT_WITHOUT_PASSAGE')
  if (is_too_alike) fail('SCOUT_TOO_ALIKE', { likeness })

  // One that was delivered stands until this one is: the candidate can answer what they read.
  if (corrected?.state === 'waiting') await db.updateTable('scouts').set({ state: 'withdrawn' }).where('id', '=', corrected.id).execute()
  const at = now().toISOString()
  // Nothing leaves before the sender could take it back, whatever the candidate set.
  const deliver_at = new Date(Math.max(cancelableUntil(now()).getTime(), (await deliveryTime(db, candidate_id, now())).getTime()))
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
  await db
    .deleteFrom('scout_drafts')
    .where('company_user_id', '=', viewer.id)
    .where('candidate_user_id', '=', candidate_id)
    .where('job_id', 'is not distinct from', job_id)
    .execute()
  const [sent] = await sentScouts(db, viewer, now(), { id })
  return sent!
}

/** The job a scout is for: one of the company's own that the public sees, or 0 for the open position while the company offers it. */
async function scoutJob(db: Database, company_id: number, job_id: number, now: Date) {
  if (job_id === 0) {
    const company = await db.selectFrom('companies').select('is_hiring_open_position').where('id', '=', company_id).executeTakeFirstOrThrow()
    if (!company.is_hiring_open_position) fail('INPUT_INVALID', [{ field: 'job_id', message: '求人を選んでください。' }])
    return null
  }
  const job = await db
    .selectFrom('job_offers')
    .select(['state', isFresh(now).as('is_fresh')])
    .where('id', '=', job_id)
    .where('company_id', '=', company_id)
    .executeTakeFirst()
  if (!job) fail('NOT_FOUND')
  if (job.state !== 'published') fail('INPUT_INVALID', [{ field: 'job_id', message: '公開中の求人を選んでください。' }])
  if (!job.is_fresh)
    fail('INPUT_INVALID', [{ field: 'job_id', message: '確認から45日が過ぎ、掲載が終わった求人です。求人を確認するか、ほかの求人を選んでください。' }])
  return job_id
}

/** For so long one scout is enough. */
const DAYS = 90

type Thread = { id: string; closed_at: string | null; parked_until: string | null }

/** Whom a company may not scout now: who closed the thread or put it off, who talks with it already, who was scouted lately and is not sent a correction. Held by the lock of the thread. */
async function refuseUnwanted(db: Database, now: Date, thread: Thread, corrected?: { id: string }) {
  if (thread.closed_at || (thread.parked_until && thread.parked_until > japanDay(now))) fail('SCOUT_NOT_ACCEPTED')
  const lately = new Date(now.getTime() - DAYS * 86_400_000).toISOString()
  const scouted = await db
    .selectFrom('scouts')
    .select('id')
    .where('thread_id', '=', thread.id)
    .where('created_at', '>', lately)
    .where('state', '<>', 'parked')
    .executeTakeFirst()
  const talked = await db.selectFrom('messages').select('id').where('thread_id', '=', thread.id).where('kind', '<>', 'scout').executeTakeFirst()
  if (talked) fail('ALREADY_IN_CONTACT')
  if (scouted && !corrected) fail('SCOUT_ALREADY_SENT')
}

/** So often one scout is put right; more would be reminders. */
const MOST_CORRECTIONS = 2

const DAY = 86_400_000

type Scout = Pick<NewScout, 'job_id' | 'greeting' | 'reason' | 'closing' | 'min_salary' | 'max_salary' | 'meeting_type'>

type Correcting = { thread_id: string; company_user_id: string; now: Date; scout: Scout }

/**
 * The scout of the same member that a changed one replaces as long as nobody answered it. Whether it was delivered makes no difference,
 * so that the answer says nothing of the candidate's salary floor or budget.
 */
async function scoutToCorrect(db: Database, { thread_id, company_user_id, now, scout }: Correcting) {
  const earlier = await db
    .selectFrom('scouts')
    .select(['id', 'company_user_id', 'state', 'job_id', 'greeting', 'reason', 'closing', 'min_salary', 'max_salary', 'meeting_type', 'corrects'])
    .where('thread_id', '=', thread_id)
    .where('created_at', '>', new Date(now.getTime() - DAYS_TRIED * DAY).toISOString())
    .orderBy('created_at', 'desc')
    .execute()
  const last = earlier.find(({ id }) => !earlier.some(({ corrects }) => corrects === id))
  const isOpen = last?.company_user_id === company_user_id && (last.state === 'waiting' || last.state === 'delivered')
  if (!last || !isOpen || earlier.filter(({ corrects }) => corrects).length >= MOST_CORRECTIONS) return
  const texts = ['greeting', 'reason', 'closing', 'min_salary', 'max_salary', 'meeting_type'] as const
  return texts.some((field) => last[field] !== scout[field]) || (last.job_id ?? 0) !== scout.job_id ? last : undefined
}
