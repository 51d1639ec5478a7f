import type { ViewHistory } from '#contract/candidates/following/view-histories.ts'
import { dayText } from '#web/ui/text/day-text.ts'

const clock = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', hour: 'numeric', minute: '2-digit' })

/** For loaders: what was looked at, by the day in Japan, as the list has it. */
export function historyDays(histories: ViewHistory[], now: Date) {
  const days = Map.groupBy(histories, ({ access_on }) => dayText(`${access_on}T00:00:00+09:00`, now))
  return [...days].map(([day, views]) => ({
    day,
    views: views.map(({ id, company, job, company_job_id, last_daily_access_at }) => ({
      id,
      company: { name: company.name, logo: company.logo },
      title: job?.position_title ?? company.name,
      to: job ? `/job_offer/detail?id=${company_job_id}` : `/company/detail?id=${company.id}`,
      isOver: job !== null && !job.active,
      time: clock.format(new Date(last_daily_access_at)),
    })),
  }))
}
