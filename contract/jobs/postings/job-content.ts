import { z } from 'zod'
import { LookupId } from '#contract/platform/ids.ts'
import { JobQuestions } from '../questions/job-questions.ts'
import { line, text } from '#contract/platform/text/plain-text.ts'

const ids = (most: number) =>
  z
    .array(LookupId)
    .max(most)
    .refine((chosen) => new Set(chosen).size === chosen.length, '同じ項目が重複しています。')
const time = z
  .string()
  .trim()
  .regex(/^(([01][0-9]|2[0-3]):[0-5][0-9])?$/, '時刻は 09:30 のように入力してください。')
const yen = z.int().min(1).max(1_000_000_000).nullable()
const manYen = z.int().min(1).max(100_000).nullable()
const ofYear = '年間休日は 0〜366 の整数で入力してください。'
const weekDays = z.int().min(1).max(7).nullable()

/** Every field of a job that its company writes. Money a year in 万円; `pay_*`, `base_pay` and `fixed_overtime_amount` in yen. */
export const JobContent = z.strictObject({
  position: line(200),
  position_title: line(300).min(1, '題名を入力してください。'),
  tagline: text(1000),
  description: text(30_000),
  job_fields: ids(10),
  address: LookupId.nullable(),
  address2: line(300),
  address3: line(300),
  prefectures: ids(48),
  nearest_station: line(300),
  workplace_change: text(1000),
  duties_change: text(1000),
  required_skills: text(10_000),
  preferred_skills: text(10_000),
  desired_person: text(10_000),
  skill_types: ids(50),
  inexperienced_ok: z.boolean().nullable(),
  intended_for: ids(10),
  min_salary: manYen,
  max_salary: manYen,
  /** The pay in the company's own words. */
  salary: text(5000),
  pay_unit: z.enum(['year', 'month', 'day', 'hour']).nullable(),
  pay_min: yen,
  pay_max: yen,
  bonus: text(1000),
  raise: text(1000),
  /** Null: nothing is stated. So for remote work, flexible, short and discretionary hours, days off a year and inexperience. */
  fixed_overtime: z.boolean().nullable(),
  /** Hours a month. */
  fixed_overtime_hours: z.number().gt(0).max(744).multipleOf(0.1).nullable(),
  fixed_overtime_amount: yen,
  fixed_overtime_excess_paid: z.boolean().nullable(),
  base_pay: yen,
  stock_option: z.boolean(),
  treatment: text(10_000),
  insurance: text(2000),
  default_starting_time: time,
  default_ending_time: time,
  /** Minutes. */
  break_time: z.int().min(0).max(480).nullable(),
  overtime: text(1000),
  holiday: text(3000),
  annual_holidays: z.int(ofYear).min(0, ofYear).max(366, ofYear).nullable(),
  max_week_work_days: weekDays,
  min_week_work_days: weekDays,
  remote: z.int().min(0).max(2).nullable(),
  flex: z.boolean().nullable(),
  /** Shorter hours than usual, from the first day on; not the right of parents alone. */
  short_hours: z.boolean().nullable(),
  core_time: line(200),
  discretionary_work: z.boolean().nullable(),
  discretionary_work_terms: text(2000),
  employment_types: ids(5),
  employment_status: line(300),
  contract_period: text(1000),
  renewal_rule: text(2000),
  renewal_limit: text(1000),
  trial: text(1000),
  trial_months: z.number().gt(0).max(24).multipleOf(0.1).nullable(),
  trial_terms: text(2000),
  smoking_rule: text(1000),
  is_dispatch: z.boolean(),
  contractor_fee: text(2000),
  contractor_period: text(1000),
  contractor_termination: text(2000),
  recruiter_name: line(200),
  /** Fields, or subjects in words, that are told at the meeting only; shown as such. */
  deferred_terms: z.array(line(100).min(1)).max(30),
  deny_side_job_apply: z.boolean(),
  /** What everybody who applies is asked; the public page does not show it. */
  questions: JobQuestions,
})
export type JobContent = z.infer<typeof JobContent>

/** What is absent stays as it is, and is empty in a new job. */
export const JobChange = JobContent.partial()
export type JobChange = z.infer<typeof JobChange>
