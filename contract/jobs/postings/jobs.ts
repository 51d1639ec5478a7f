import { z } from 'zod'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** Every public field of a job. Money a year in 万円; `pay_*`, `base_pay` and `fixed_overtime_amount` in yen. */
export const Job = z.object({
  id: z.int(),
  company_id: z.int(),
  state: z.enum(['published', 'closed']),
  closed_reason: z.enum(['filled', 'expired', 'withdrawn']).nullable(),
  active: z.boolean(),
  position: z.string(),
  position_title: z.string(),
  tagline: z.string(),
  description: z.string(),
  address: z.int().nullable(),
  address2: z.string(),
  address3: z.string(),
  prefectures: z.array(z.int()),
  nearest_station: z.string(),
  workplace_change: z.string(),
  duties_change: z.string(),
  character: z.string(),
  required_skills: z.string(),
  preferred_skills: z.string(),
  desired_person: z.string(),
  skill_types: z.array(z.int()),
  /** Whether somebody without experience in this occupation may apply. */
  inexperienced_ok: z.boolean().nullable(),
  intended_for: z.array(z.int()),
  job_field: z.array(z.object({ id: z.int().meta({ example: 16 }), name: z.string().meta({ example: 'サーバーサイドエンジニア' }) })),
  min_salary: z.int().nullable(),
  max_salary: z.int().nullable(),
  /** Where an imported job was first published; null once its company is claimed. */
  source_url: z.string().nullable(),
  /** The year was worked out from pay by the hour or day and the stated hours. */
  is_salary_estimated: z.boolean(),
  /** The pay as the company wrote it. */
  salary: z.string(),
  pay_unit: z.enum(['year', 'month', 'day', 'hour']).nullable(),
  pay_min: z.int().nullable(),
  pay_max: z.int().nullable(),
  bonus: z.string(),
  raise: z.string(),
  /** Null: nothing is stated. So for remote work, flexible, short and discretionary hours, days off a year and inexperience. */
  fixed_overtime: z.boolean().nullable(),
  /** Hours a month. */
  fixed_overtime_hours: z.number().nullable(),
  fixed_overtime_amount: z.int().nullable(),
  base_pay: z.int().nullable(),
  fixed_overtime_excess_paid: z.boolean().nullable(),
  stock_option: z.boolean(),
  treatment: z.string(),
  insurance: z.string(),
  default_starting_time: z.string(),
  default_ending_time: z.string(),
  /** Minutes. */
  break_time: z.int().nullable(),
  overtime: z.string(),
  holiday: z.string(),
  annual_holidays: z.int().nullable(),
  max_week_work_days: z.int().nullable(),
  min_week_work_days: z.int().nullable(),
  remote: z.int().nullable(),
  flex: z.boolean().nullable(),
  /** Shorter hours than usual, from the first day on. */
  short_hours: z.boolean().nullable(),
  core_time: z.string(),
  discretionary_work: z.boolean().nullable(),
  discretionary_work_terms: z.string(),
  employment_types: z.array(z.int()),
  employment_type1: z.boolean(),
  employment_type2: z.boolean(),
  employment_type3: z.boolean(),
  employment_type4: z.boolean(),
  employment_type5: z.boolean(),
  employment_status: z.string(),
  contract_period: z.string(),
  renewal_rule: z.string(),
  renewal_limit: z.string(),
  trial: z.string(),
  trial_months: z.number().nullable(),
  trial_terms: z.string(),
  smoking_rule: z.string(),
  is_dispatch: z.boolean(),
  contractor_fee: z.string(),
  contractor_period: z.string(),
  contractor_termination: z.string(),
  recruiter_name: z.string(),
  deferred_terms: z.array(z.string()),
  deny_side_job_apply: z.boolean(),
  reference_number: z.string().nullable(),
  published_at: Timestamp,
  confirmed_at: Timestamp,
  confirmed_by: z.string(),
  closed_at: Timestamp.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  is_favorited_by_me: z.boolean(),
  /** Saved by the signed-in candidate for themself; no company reads it. */
  is_bookmarked_by_me: z.boolean(),
  /** Whether the signed-in candidate is not interested in it, or in all of its company. */
  is_hidden_by_me: z.boolean(),
  /** Whether the signed-in candidate applied for it, and until when the company's answer is due, while it is the company's turn. */
  is_applied_by_me: z.boolean(),
  answer_due_at: Timestamp.nullable(),
  /** For senior people, as operators marked it. */
  is_premium: z.boolean(),
})
export type Job = z.infer<typeof Job>

/** A public change of a job: who, when, what. */
export const JobVersion = z.object({
  id: z.int(),
  kind: z.enum(['published', 'changed', 'confirmed', 'paused', 'closed']),
  changes: z.record(z.string(), z.object({ from: z.json(), to: z.json() })).meta({ example: { trial: { from: 'なし', to: '3か月' } } }),
  changed_by: z.string().meta({ example: '三枝 由香' }),
  changed_at: Timestamp.meta({ example: '2026-11-01T10:00:00+09:00' }),
})
export type JobVersion = z.infer<typeof JobVersion>
