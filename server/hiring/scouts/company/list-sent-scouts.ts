import { sql } from 'kysely'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { dailyLimits } from '#server/candidates/search/days/daily-limits.ts'
import { japanDay } from '#server/platform/time/japan-day.ts'
import { sentScouts } from './sent-scouts.ts'

export async function listSentScouts({ db, viewer, now }: MemberContext, { page = 1 }: { page?: number | undefined }) {
  const { company_id } = viewer
  const [scouts, { rows }] = await Promise.all([
    sentScouts(db, viewer, now(), { page }),
    sql<{ total: number; today: number }>`
      select (select count(*)::int from scouts where company_id = ${company_id}) as total,
        coalesce((select scouts_sent from company_days where company_id = ${company_id} and on_day = ${japanDay(now())}), 0) as today`.execute(db),
  ])
  const { total, today } = rows[0]!
  return { scouts, total, page, per_page: PAGE_SIZE, left_today: Math.max(0, dailyLimits.scouts_sent - today) }
}
