import type { NewScout } from '#contract/hiring/scouts/scouts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { DAYS_TRIED } from '../delivery/deliver-scouts.ts'

/** So often one scout is put right; more would be reminders. */
const MOST_CORRECTIONS = 2
const DAY = 86_400_000

type Scout = Pick<NewScout, 'job_id' | 'greeting' | 'reason' | 'closing' | 'min_salary' | 'max_salary' | 'meeting_type'>
type Correcting = { thread_id: string; company_user_id: string; now: Date; scout: Scout }

/**
 * The scout of the same member that a changed one replaces as long as nobody answered it. Whether it was delivered makes no difference,
 * so that the answer says nothing of the candidate's salary floor or budget.
 */
export async function scoutToCorrect(db: Database, { thread_id, company_user_id, now, scout }: Correcting) {
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
