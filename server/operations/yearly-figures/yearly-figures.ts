import { japanDay, startOfDay } from '#contract/platform/time/japan-time.ts'
import type { YearlyCounts } from '#contract/operations/yearly-figures/yearly-figures.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { stringify } from 'csv-stringify/sync'
import { yearlyNames } from '#contract/operations/yearly-figures/yearly-names.ts'

/** Both: the figures that can be counted now, and the stored ones. */
export async function showYear({ db, now }: Pick<RequestContext, 'db' | 'now'>, date: string) {
  const kept = await db.selectFrom('yearly_figures').select(['taken_at', 'taken_by', 'figures']).where('as_of', '=', date).orderBy('taken_at').execute()
  return {
    date,
    counted: date <= japanDay(now()) ? await countYear(db, date) : null,
    kept: kept.map(({ figures, ...taken }) => ({ ...taken, figures: figures as YearlyCounts })),
  }
}

type Row = Omit<YearlyCounts, 'jobs_by_employment_type'> & { jobs_by_employment_type: YearlyCounts['jobs_by_employment_type'] | null }

/**
 * The counts at 0:00 in Japan on a day. A job's state is that of its last version by then; its kinds of employment are those before the first change after it.
 * Deleted rows are not counted: for a day in the past the figures that were stored then are the exact ones.
 */
export async function countYear(db: Database, date: string): Promise<YearlyCounts> {
  const at = sql`${startOfDay(date)}::timestamptz`
  const { rows } = await sql<Row>`
    with states as (
      select distinct on (job_id) job_id, kind from job_offer_versions
      where kind in ('published', 'paused', 'closed') and changed_at <= ${at} order by job_id, changed_at desc, id desc
    ), changed_since as (
      select distinct on (job_id) job_id, array(select jsonb_array_elements_text(changes->'employment_types'->'from')::int) as employment_types
      from job_offer_versions where kind = 'changed' and changes ? 'employment_types' and changed_at > ${at} order by job_id, changed_at, id
    ), jobs as (
      select job_offers.id, company_id, coalesce(changed_since.employment_types, job_offers.employment_types) as employment_types
      from states join job_offers on job_offers.id = states.job_id left join changed_since on changed_since.job_id = job_offers.id
      where states.kind = 'published'
    ), types as (
      select lookups.id, lookups.name, (select count(*) from jobs where lookups.id = any(employment_types))::int as count
      from lookups where master = 'employment_types'
    )
    select
      (select count(*) from jobs) as jobs,
      (select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'count', count) order by id) from types) as jobs_by_employment_type,
      (select count(distinct company_id) from jobs) as recruiting_companies,
      (select count(*) from companies where created_at <= ${at}) as companies,
      (select count(*) from accounts where kind = 'candidate' and email_verified_at <= ${at}) as candidates,
      (select count(*) from candidate_users join accounts using (id) where email_verified_at <= ${at} and profile_registration_date <= ${at}) as registered_candidates,
      (select count(*) from applications where applied_at <= ${at} and applied_at > ${at} - interval '1 year') as applications_of_year,
      (select count(*) from scouts where delivered_at <= ${at} and delivered_at > ${at} - interval '1 year') as scouts_of_year,
      (select count(*) from scouts where state = 'accepted' and answered_at <= ${at} and answered_at > ${at} - interval '1 year') as accepted_scouts_of_year,
      (select count(*) from reports where created_at <= ${at} and created_at > ${at} - interval '1 year') as complaints_of_year`.execute(db)
  const { jobs_by_employment_type, ...counts } = rows[0]!
  return { ...counts, jobs_by_employment_type: jobs_by_employment_type ?? [] }
}

/** Stores the figures of a day that can be counted now, so that later deletions do not change them. */
export async function saveYear(context: OperatorContext, date: string) {
  const { db, now, viewer } = context
  if (date > japanDay(now())) fail('NOT_FOUND')
  const figures = JSON.stringify(await countYear(db, date))
  await db
    .insertInto('yearly_figures')
    .values({ as_of: date, taken_at: now().toISOString(), taken_by: viewer.name, figures })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await recordAct(context, { act: 'save_yearly_figures', subject_kind: 'yearly_figures', subject_id: date })
  return { success: true }
}

/** The page as a table for a spreadsheet: a line a figure, a column a counting. */
export async function exportYear(context: Pick<RequestContext, 'db' | 'now'>, date: string) {
  const { counted, kept } = await showYear(context, date)
  const countings = [
    ...(counted ? [{ name: 'いま数えた数', figures: counted }] : []),
    ...kept.map((one) => ({ name: `${one.taken_at} に残した数（${one.taken_by}）`, figures: one.figures })),
  ]
  if (countings.length === 0) fail('NOT_FOUND')
  const names = Object.keys(yearlyNames) as (keyof typeof yearlyNames)[]
  const types = [...new Set(countings.flatMap(({ figures }) => figures.jobs_by_employment_type.map(({ name }) => name)))]
  const ofType = (figures: YearlyCounts, name: string) => figures.jobs_by_employment_type.find((type) => type.name === name)?.count ?? ''
  const lines = [
    ['項目', ...countings.map(({ name }) => name)],
    ...names.map((name) => [yearlyNames[name], ...countings.map(({ figures }) => figures[name])]),
    ...types.map((name) => [`求人件数のうち${name}`, ...countings.map(({ figures }) => ofType(figures, name))]),
  ]
  return new File([stringify(lines, { bom: true, escape_formulas: true, record_delimiter: 'windows' })], `yearly-figures-${date}.csv`, { type: 'text/csv' })
}
