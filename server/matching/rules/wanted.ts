import type { MatchRule } from '#contract/matching/matching.ts'
import type { MatchCriterion, MatchParameter, MatchResult } from '#search-engine/job-index-types.ts'
import { readSchedule } from './hours/schedule.ts'
import { freeTime, weekOverlap } from './hours/week-overlap.ts'
import type { Wishes } from './wishes.ts'

type Unweighed<Criterion> = Criterion extends unknown ? Omit<Criterion, 'weight'> : never
/** The condition of one rule on a job, in the terms of the job index: the same for one job (`judge`) and for all (`JobIndex.search`). */
export type Wanted = { rule: MatchRule } & Unweighed<MatchCriterion>

/** Which kinds of place each wish for remote work is content with. */
export const contentWith: Record<number, number[]> = { 0: [0, 1], 1: [1, 2], 2: [2] }

/** The rule set: one entry for each kind of wish, in the order of the lines. */
export function wantedOf(wishes: Wishes): Wanted[] {
  const remote = wishes.user_desired_remote === null ? [] : (contentWith[wishes.user_desired_remote] ?? [])
  const days = workDays(wishes.working_day)
  const salary = wishes.user_desired_min_salary
  return [
    anyOf('job_fields', wishes.user_desired_job_fields),
    anyOf('skill_types', [...new Set([...wishes.user_desired_skill_types, ...wishes.skill_types])]),
    // A job that allows work from anywhere fits every place.
    anyOf('prefectures', wishes.user_preferred_work_areas, [{ parameter: 'remote', chosen: [2] }]),
    anyOf('remote', remote),
    hours(wishes),
    days !== null && anyOf('min_week_work_days', upTo(days), [], 'work_days'),
    Boolean(salary) && { rule: 'min_salary' as const, fits: [{ parameter: 'min_salary' as const, value: salary! }], rests_on: 'salary_band' as const },
    anyOf('employment_types', wishes.user_desired_employment_types),
    anyOf('company_categories', wishes.user_desired_categories),
    anyOf('phase', wishes.user_desired_company_phases),
    anyOf('kind', wishes.user_desired_company_kinds),
    anyOf('social_issues', wishes.user_interest_social_issues),
  ].filter((wanted) => wanted !== false)
}

/** So many days a week as the text offers: 「週3日」「週2〜3日」; null when it names none. */
export function workDays(text: string): number | null {
  const [, days] = /週\s*(?:[1-7]日?\s*[〜~\-–]\s*)?([1-7])\s*日/u.exec(text.normalize('NFKC')) ?? []
  return days === undefined ? null : Number(days)
}

type Listed = Extract<Wanted, { rests_on: MatchParameter }>

function anyOf(parameter: MatchParameter, chosen: number[], others: Listed['fits'] = [], rule = parameter as MatchRule): Wanted | false {
  return chosen.length > 0 && { rule, fits: [{ parameter, chosen }, ...others], rests_on: parameter }
}

function hours({ availabilities, is_mama }: Wishes): Wanted | false {
  if (availabilities.length === 0) return is_mama && { rule: 'hours', schedule: () => 'unknown' }
  const free = freeTime(availabilities)
  const judged = new Map<string, MatchResult>()
  const schedule = (text: string): MatchResult => {
    let result = judged.get(text)
    if (!result) judged.set(text, (result = weekOverlap(free, readSchedule(text)).result))
    return result
  }
  return { rule: 'hours', schedule }
}

const upTo = (end: number): number[] => Array.from({ length: end }, (_, i) => i + 1)
