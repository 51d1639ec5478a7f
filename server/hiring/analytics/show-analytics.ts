import { startOfDay } from '#contract/platform/time/japan-time.ts'
import type { Analytics } from '#contract/hiring/analytics/company-figures.ts'
import { countInSteps } from '#contract/platform/text/count-in-steps.ts'
import { responseCases, type ResponseCase } from '#contract/hiring/response-ledger/response-cases.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { ledgerOf } from '../response-figures/ledger-of.ts'
import { scoutFeedback } from '../scouts/templates/scout-feedback.ts'
import { type DayCounts, countsOfDays } from './counts-of-days.ts'
import { stepsFor } from '../selection-steps/own-steps.ts'
import { funnel } from './funnel.ts'
import { parts, periodOf, type Span } from './period.ts'
import { sql } from 'kysely'
import { responseRules } from '#contract/hiring/response-ledger/response-rules.ts'

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
    funnel(db, sql`company_id = ${company_id} and (applied_at at time zone 'Asia/Tokyo')::date between ${period.since} and ${period.until}`, {
      job_id: null,
      own: await stepsFor(db, { company_id, job_id: null }),
    }),
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
    ...steps,
    answer_times: answerTimes(cases, new Date(startOfDay(period.since))),
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

/** How many people marked the company or one of its jobs in each span of days. Somebody who marked several jobs is one person: less than five could else read as five. */
async function peopleWhoMarked(db: Database, company_id: number, spans: Span[]): Promise<number[]> {
  const days = (end: keyof Span) => spans.map((span) => span[end])
  const { rows } = await sql<{ people: number }>`
    select count(distinct candidate_user_id)::int as people
    from unnest(${days('begins_on')}::date[], ${days('ends_on')}::date[]) with ordinality as span (begins_on, ends_on, place)
    left join favorites on company_id = ${company_id} and (created_at at time zone 'Asia/Tokyo')::date between begins_on and ends_on
    group by place order by place`.execute(db)
  return rows.map(({ people }) => people)
}

/** Rows of days as one count, as a company may read it. */
function counted(rows: DayCounts[]): Omit<Analytics['totals'], 'signed_in_views'> {
  const sum = (what: Exclude<keyof DayCounts, 'on_day'>) => rows.reduce((all, row) => all + row[what], 0)
  return {
    company_views: countInSteps(sum('company_views')),
    job_views: countInSteps(sum('job_views')),
    favorites: countInSteps(sum('favorites')),
    applications: sum('applications'),
    scouts_sent: sum('scouts_sent'),
    scouts_accepted: sum('scouts_accepted'),
    scouts_refused: sum('scouts_refused'),
  }
}

const { day } = responseRules

/** How long those waited who began in a period, by the same cases that the response figures count. */
function answerTimes(cases: ResponseCase[], since: Date): Analytics['answer_times'] {
  const times = cases
    .filter(({ began_at, state }) => began_at >= since.getTime() && (state === 'answered' || state === 'silent'))
    .map(({ state, answer_time }) => (state === 'answered' ? (answer_time ?? Infinity) : Infinity))
  const between = (from: number, to: number) => times.filter((time) => time > from && time <= to).length
  return {
    one_day: between(-1, day),
    three_days: between(day, 3 * day),
    seven_days: between(3 * day, 7 * day),
    later: between(7 * day, Number.MAX_SAFE_INTEGER),
    silent: times.filter((time) => time === Infinity).length,
  }
}
