import { sql } from 'kysely'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { useDailyQuota } from './use-daily-quota.ts'

type Looks = { company_id: number; now: Date; kind: 'listed' | 'opened'; ids: string[] }

/**
 * Counts the candidates that a company looks at, each once a day, and refuses above the day's limit. Gives how many it can still look at today. Runs in the
 * transaction in which they are read.
 */
export async function useViewQuota(db: Database, { company_id, now, kind, ids }: Looks) {
  const limit = kind === 'listed' ? 'people_listed' : 'people_opened'
  // Locks the day first: of two requests at the limit the second waits here, and then counts the first one's looks.
  const before = await useDailyQuota(db, { company_id, now, limit, count: 0 })
  const { rows } = await sql`
    insert into company_looks (company_id, on_day, kind, candidate_user_id)
    select ${company_id}, ${japanDay(now)}, ${kind}, unnest(${ids}::uuid[]) on conflict do nothing returning candidate_user_id`.execute(db)
  if (rows.length === 0) return Math.max(0, before)
  const left = await useDailyQuota(db, { company_id, now, limit, count: rows.length })
  if (left < 0) fail('VIEWS_USED_UP')
  return Math.max(0, left)
}
