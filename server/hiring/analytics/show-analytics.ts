import type { Analytics } from '#contract/hiring/analytics/company-figures.ts'
import { countInSteps } from '#contract/platform/text/count-in-steps.ts'
import { responseCases } from '#contract/hiring/response-ledger/response-cases.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { ledgerOf } from '../response-figures/ledger-of.ts'
import { scoutFeedback } from '../scouts/templates/scout-feedback.ts'
import { answerTimes } from './answer-times.ts'
import { counted } from './counted.ts'
import { type DayCounts, countsOfDays } from './counts-of-days.ts'
import { funnel } from './funnel.ts'
import { peopleWhoMarked } from './people-who-marked.ts'
import { parts, periodOf } from './period.ts'

/** As many jobs as a page shows. */
const MOST_JOBS = 100

/** What happened about the company in the last days: views, favourites, applications, scouts, selection, answers. */
export async function showAnalytics({ db, viewer, now }: MemberContext, { days = 30 }: { days?: 30 | 90 | 365 | undefined }): Promise<Analytics> {
  const { company_id } = viewer
  const period = periodOf(days, now())
  const { bounds, partOf } = parts(period)
  const [rows, [marked = 0, ...markedInParts], steps, ledger, feedback] = await Promise.all([
    countsOfDays(db, company_id, period),
    peopleWhoMarked(db, company_id, [{ begins_on: period.since, ends_on: period.until }, ...bounds]),
    funnel(db, company_id, period),
    ledgerOf(db, [company_id], now()),
    scoutFeedback({ db, viewer, now } as MemberContext),
  ])
  const cases = responseCases(ledger.get(company_id) ?? [], now().getTime())
  return {
    ...period,
    totals: { ...counted(rows), favorites: countInSteps(marked), signed_in_views: countInSteps(rows.reduce((sum, row) => sum + row.signed_in_views, 0)) },
    parts: bounds.map((bound, index) => ({
      ...bound,
      ...counted(rows.filter(({ on_day }) => partOf(on_day) === index)),
      favorites: countInSteps(markedInParts[index] ?? 0),
    })),
    views_of_days: viewsOfDays(rows),
    jobs: await jobsOf(db, company_id, rows),
    funnel: steps,
    answer_times: answerTimes(cases, new Date(`${period.since}T00:00:00+09:00`)),
    feedback: feedback.find(({ template_id }) => template_id === null),
  }
}

function viewsOfDays(rows: DayCounts[]) {
  const days = Map.groupBy(rows, ({ on_day }) => on_day)
  const sum = (of: DayCounts[], what: 'company_views' | 'job_views') => countInSteps(of.reduce((all, row) => all + row[what], 0))
  return [...days]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([on_day, of]) => ({ on_day, company_views: sum(of, 'company_views'), job_views: sum(of, 'job_views') }))
    .filter(({ company_views, job_views }) => company_views !== null || job_views !== null)
}

async function jobsOf(db: Database, company_id: number, rows: DayCounts[]) {
  const names = await db.selectFrom('job_offers').select(['id', 'position_title']).where('company_id', '=', company_id).execute()
  return [...Map.groupBy(rows, ({ job_id }) => job_id)]
    .map(([id, of]) => ({ ...counted(of), id, position_title: names.find((job) => job.id === id)?.position_title ?? 'オープンポジション' }))
    .filter((job) => job.id > 0 || job.applications + job.scouts_sent > 0)
    .toSorted((one, other) => other.applications - one.applications || (other.job_views ?? 0) - (one.job_views ?? 0) || one.id - other.id)
    .slice(0, MOST_JOBS)
    .map(({ company_views: _views, ...job }) => job)
}
