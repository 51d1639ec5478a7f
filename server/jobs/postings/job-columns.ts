import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { isFresh, isOnOffer } from './published-jobs.ts'

const stored = [
  'id',
  'company_id',
  'position',
  'position_title',
  'tagline',
  'description',
  'address',
  'address2',
  'address3',
  'prefectures',
  'nearest_station',
  'workplace_change',
  'duties_change',
  'character',
  'required_skills',
  'preferred_skills',
  'desired_person',
  'skill_types',
  'inexperienced_ok',
  'intended_for',
  'min_salary',
  'max_salary',
  'is_salary_estimated',
  'salary',
  'pay_min',
  'pay_max',
  'bonus',
  'raise',
  'fixed_overtime',
  'fixed_overtime_hours',
  'fixed_overtime_amount',
  'base_pay',
  'fixed_overtime_excess_paid',
  'stock_option',
  'treatment',
  'insurance',
  'default_starting_time',
  'default_ending_time',
  'break_time',
  'overtime',
  'holiday',
  'annual_holidays',
  'max_week_work_days',
  'min_week_work_days',
  'remote',
  'flex',
  'short_hours',
  'core_time',
  'discretionary_work',
  'discretionary_work_terms',
  'employment_types',
  'employment_type1',
  'employment_type2',
  'employment_type3',
  'employment_type4',
  'employment_type5',
  'employment_status',
  'contract_period',
  'renewal_rule',
  'renewal_limit',
  'trial',
  'trial_months',
  'trial_terms',
  'smoking_rule',
  'is_dispatch',
  'contractor_fee',
  'contractor_period',
  'contractor_termination',
  'recruiter_name',
  'deferred_terms',
  'deny_side_job_apply',
  'reference_number',
  'confirmed_by',
  'created_at',
  'updated_at',
] as const

type Jobs = ExpressionBuilder<DB, 'job_offers' | 'companies'>

/** The names of a job's fields, in the order in which the company chose them. */
export const jobField = sql<{ id: number; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', lookups.id, 'name', lookups.name) order by chosen.position)
  from unnest(job_offers.job_fields) with ordinality as chosen (id, position) join lookups on lookups.master = 'job_fields' and lookups.id = chosen.id
), '[]')`

/** Whether the viewer favourited or saved the job, or hid it or its company. A visitor did neither. */
const isMarked = (table: 'favorites' | 'bookmarks' | 'hidden_jobs', viewer: Viewer | undefined) => {
  if (!viewer) return sql<boolean>`false`
  const orAll = table === 'hidden_jobs' ? sql`or marked.job_id is null` : sql``
  return sql<boolean>`exists (select from ${sql.table(table)} as marked where marked.candidate_user_id = ${viewer.id}
    and marked.company_id = job_offers.company_id and (marked.job_id = job_offers.id ${orAll}))`
}

/** The viewer's own application for the job; an accepted scout is none. */
const ownApplication = (viewer: Viewer) => sql`from applications join threads on threads.id = applications.thread_id
  where applications.candidate_user_id = ${viewer.id} and applications.job_id = job_offers.id and applications.source = 'application'`

/** Marked by operators for senior people. */
export const isPremium = sql<boolean>`exists (select from premium_jobs where premium_jobs.job_id = job_offers.id)`

/** A job as the contract shows it. One that was not confirmed in time reads as closed, since the day it left the lists. */
export const jobColumns = (now: Date, viewer: Viewer | undefined) => (eb: Jobs) => {
  const isOpen = eb.and([isOnOffer(eb), isFresh(now)])
  return [
    ...stored.map((column) => `job_offers.${column}` as const),
    jobField.as('job_field'),
    sql<'year' | 'month' | 'day' | 'hour' | null>`job_offers.pay_unit`.as('pay_unit'),
    sql<string | null>`case when companies.is_unclaimed then job_offers.source_url end`.as('source_url'),
    sql<string>`job_offers.published_at`.as('published_at'),
    sql<string>`job_offers.confirmed_at`.as('confirmed_at'),
    isOpen.$castTo<boolean>().as('active'),
    sql<'published' | 'closed'>`case when ${isOpen} then 'published' else 'closed' end`.as('state'),
    sql<'filled' | 'expired' | 'withdrawn' | null>`case when ${isOpen} then null else coalesce(job_offers.closed_reason, 'expired') end`.as('closed_reason'),
    sql<string | null>`case when ${isOpen} then null else coalesce(job_offers.closed_at, job_offers.confirmed_at + interval '45 days') end`.as('closed_at'),
    isPremium.as('is_premium'),
    ...jobMarkColumns(viewer),
  ] as const
}

const listed = [
  'id',
  'company_id',
  'position_title',
  'address',
  'address2',
  'prefectures',
  'min_salary',
  'max_salary',
  'pay_min',
  'pay_max',
  'employment_types',
  'remote',
  'flex',
  'discretionary_work',
  'min_week_work_days',
  'trial_months',
] as const

/** What every list says of a job to every viewer. */
export const listedJobColumns = [
  ...listed.map((column) => `job_offers.${column}` as const),
  sql<'year' | 'month' | 'day' | 'hour' | null>`job_offers.pay_unit`.as('pay_unit'),
  sql<string>`job_offers.published_at`.as('published_at'),
  sql<string>`job_offers.confirmed_at`.as('confirmed_at'),
  isPremium.as('is_premium'),
] as const

/** What the viewer did with the job. */
export const jobMarkColumns = (viewer: Viewer | undefined) =>
  [
    isMarked('favorites', viewer).as('is_favorited_by_me'),
    isMarked('bookmarks', viewer).as('is_bookmarked_by_me'),
    isMarked('hidden_jobs', viewer).as('is_hidden_by_me'),
    // Visitors, who read most pages, have no applications.
    (viewer ? sql<boolean>`exists (select ${ownApplication(viewer)})` : sql<boolean>`false`).as('is_applied_by_me'),
    (viewer
      ? sql<string | null>`(select case when threads.turn = 'company' then threads.answer_due_at end ${ownApplication(viewer)} limit 1)`
      : sql<string | null>`null::timestamptz`
    ).as('answer_due_at'),
  ] as const
