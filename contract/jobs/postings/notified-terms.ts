import type { JobContent } from './job-content.ts'
import { termNames } from './job-term-names.ts'
import { jobValueWords, type NamesOf } from './job-value-words.ts'

/**
 * The conditions of work of which applicants are told when they change (law: 職業安定法5条の3③; docs/decisions/0045-a-changed-posting.md).
 * The trigger `queue_change_notice` watches the same fields; its test goes through all of them.
 */
export const notifiedTerms = {
  pay: [
    'min_salary',
    'max_salary',
    'salary',
    'pay_unit',
    'pay_min',
    'pay_max',
    'bonus',
    'raise',
    'base_pay',
    'contractor_fee',
    'stock_option',
    'fixed_overtime',
    'fixed_overtime_hours',
    'fixed_overtime_amount',
    'fixed_overtime_excess_paid',
  ],
  place: ['address', 'address2', 'address3', 'prefectures', 'nearest_station', 'workplace_change', 'remote', 'smoking_rule'],
  hours: [
    'default_starting_time',
    'default_ending_time',
    'break_time',
    'overtime',
    'holiday',
    'annual_holidays',
    'max_week_work_days',
    'min_week_work_days',
    'flex',
    'short_hours',
    'core_time',
    'discretionary_work',
    'discretionary_work_terms',
  ],
  duties: ['position', 'description', 'duties_change'],
  contract: [
    'employment_types',
    'employment_status',
    'contract_period',
    'renewal_rule',
    'renewal_limit',
    'trial',
    'trial_months',
    'trial_terms',
    'insurance',
    'treatment',
    'is_dispatch',
    'contractor_period',
    'contractor_termination',
    'recruiter_name',
  ],
} as const satisfies Record<string, readonly (keyof JobContent)[]>

type ToldField = (typeof notifiedTerms)[keyof typeof notifiedTerms][number]
export type Terms = Partial<Record<ToldField, null | string | number | boolean | (string | number)[]>>
export type ChangedTerm = { field: string; name: string; from: string; to: string }

const fields: ToldField[] = Object.values(notifiedTerms).flat()

/** What of the conditions differs, in words, in the order of the table above. Of long texts the part from the first difference on. */
export const changedTerms = (before: Terms, after: Terms, namesOf: NamesOf): ChangedTerm[] =>
  fields.flatMap((field) => {
    const [from, to] = [before[field] ?? null, after[field] ?? null]
    if (JSON.stringify(from) === JSON.stringify(to)) return []
    return [{ field, name: termNames[field] ?? field, ...fromDifference(jobValueWords(field, from, namesOf), jobValueWords(field, to, namesOf)) }]
  })

const LONGEST = 160
const LEAD = 20

/** Two texts; of long ones the part from the first difference on. */
export function fromDifference(from: string, to: string) {
  if (from.length <= LONGEST && to.length <= LONGEST) return { from, to }
  const letters = [...from]
  const others = [...to]
  const first = letters.findIndex((letter, index) => letter !== others[index])
  const start = Math.max(0, (first < 0 ? letters.length : first) - LEAD)
  const part = (all: string[]) => `${start > 0 ? '…' : ''}${all.slice(start, start + LONGEST).join('')}${all.length > start + LONGEST ? '…' : ''}`
  return { from: part(letters), to: part(others) }
}
