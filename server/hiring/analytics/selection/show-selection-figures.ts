import { sql } from 'kysely'
import type { FigurePeriod } from '#contract/hiring/analytics/figure-period.ts'
import type { SelectionSource } from '#contract/hiring/analytics/selection-figure-names.ts'
import type { SelectionFigures } from '#contract/hiring/analytics/selection-figures.ts'
import type { Channel } from '#contract/hiring/selection/found-via.ts'
import { DAY, startOfDay } from '#contract/platform/time/japan-time.ts'
import { jobsOfMember } from '#server/accounts/job-access/jobs-of-member.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { stepsFor } from '../../selection-steps/own-steps.ts'
import { askedPeriod, dayAfter, type Period, periodBefore, spansOf } from '../period.ts'
import { staysOf } from '../stays-of.ts'
import { cohortsOf } from './selection-cohorts.ts'
import { countsOf, stageCounts } from './stage-counts.ts'

type Context = Pick<MemberContext, 'db' | 'viewer' | 'now'>

/** How the selections went that began in a period, of all jobs or 担当の求人, beside those of the period before at the same age. */
export async function showSelectionFigures(
  { db, viewer, now }: Context,
  { assigned, ...asked }: FigurePeriod & { assigned?: 'me' | undefined },
): Promise<SelectionFigures> {
  const { company_id } = viewer
  const period = askedPeriod(asked, now())
  const before = periodBefore(period)
  const jobs = assigned === 'me' ? jobsOfMember(viewer) : undefined
  const [counts, names, stays] = await Promise.all([
    stageCounts(db, { company_id, period, before, asOf: now(), asOfBefore: new Date(now().getTime() - period.days * DAY), jobs }),
    namesOf(db, company_id),
    staysOf(
      db,
      sql`company_id = ${company_id} and applied_at >= ${startOfDay(period.since)}::timestamptz and applied_at < ${startOfDay(dayAfter(period.until))}::timestamptz
        ${jobs ? sql`and coalesce(job_id, 0) in ${jobs}` : sql``}`,
      { job_id: null, own: await stepsFor(db, { company_id, job_id: null }) },
    ),
  ])
  return {
    ...period,
    all: counts.all,
    before: { since: before.since, until: before.until, all: counts.before },
    jobs: counts.jobs.map(({ key, ...row }) => ({
      ...countsOf(row),
      id: Number(key),
      position_title: names.jobs.find(({ id }) => id === Number(key))?.position_title ?? 'オープンポジション',
    })),
    sources: counts.sources.map(({ key, ...row }) => ({ ...countsOf(row), source: key as SelectionSource })),
    channels: counts.channels.map(({ key, outside, begun, interviewed, offered, hired, hire_days }) => ({
      channel: key as Channel,
      outside,
      begun,
      interviewed,
      offered,
      hired,
      hire_days,
    })),
    members: counts.members.map(({ key, ...row }) => ({ ...countsOf(row), id: key, name: names.members.find(({ id }) => id === key)?.name ?? '担当なし' })),
    stays,
    parts: partsOf(period, counts.days),
    cohorts: cohortsOf(counts.months, now()),
  }
}

async function namesOf(db: Database, company_id: number) {
  const [jobs, members] = await Promise.all([
    db.selectFrom('job_offers').select(['id', 'position_title']).where('company_id', '=', company_id).execute(),
    db.selectFrom('company_users').select(['id', 'name']).where('company_id', '=', company_id).execute(),
  ])
  return { jobs, members }
}

type Days = Awaited<ReturnType<typeof stageCounts>>['days']

function partsOf(period: Period, days: Days): SelectionFigures['parts'] {
  return spansOf(period).map((span) => {
    const inside = days.filter(({ key }) => key !== null && key >= span.begins_on && key <= span.ends_on)
    const sum = (stage: 'begun' | 'replied' | 'interviewed' | 'offered' | 'hired') => inside.reduce((all, row) => all + row[stage], 0)
    return { ...span, begun: sum('begun'), replied: sum('replied'), interviewed: sum('interviewed'), offered: sum('offered'), hired: sum('hired') }
  })
}
