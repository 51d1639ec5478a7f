import type { AdvancedProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { MatchRule } from '#contract/matching/matching.ts'
import type { Api } from '#contract/index.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { offered } from '#contract/platform/lookups/offered.ts'
import { familiesOf } from '#contract/jobs/occupations/occupation-families.ts'
import { lowerEnd, payPresets, showsSpread } from './pay/pay-bands.ts'

export type LoadedWishes = Awaited<ReturnType<typeof loadWishes>>

/** What the five questions show. */
export async function loadWishes({ candidate_users: mine, job_offers, lookups }: Api) {
  const [advanced, counts, weights, tables] = await Promise.all([
    mine.advanced_profile.show(),
    mine.matching.wishes(),
    mine.match_weights.show(),
    lookups.list(),
  ])
  const { remote, prefectures, annual_income_range } = tables
  const income = annual_income_range.find(({ id }) => id === advanced.annual_income_range)?.name
  return {
    advanced,
    counts,
    lookups: { remote, prefectures, employment_types: offered(tables.employment_types, advanced.user_desired_employment_types) },
    families: familiesOf(offered(tables.job_fields, advanced.user_desired_job_fields)),
    /** What all public jobs pay, for wishes that leave too few to show anything. */
    market: showsSpread(counts.salary_histogram) ? [] : await marketOf(job_offers),
    presets: payPresets(income === undefined ? undefined : lowerEnd(income)),
    musts: wishWords(advanced, tables).map(([rule, words]) => ({ rule, words, isMust: weights[rule] === MOST })),
  }
}

/** Pay is counted beside a facet only. */
const marketOf = async (job_offers: Api['job_offers']) =>
  (await job_offers.search({ per_page: 1, counted: ['remote'], exclude_applied: false, exclude_favorited: false })).salary_histogram

/** The weight of a wish that one does not give up. */
export const MOST = 3
export const USUAL = 1

/** What is wished, rule by rule, in a few words. */
function wishWords(wishes: AdvancedProfile, tables: Lookups): [rule: MatchRule, words: string][] {
  const named = (table: keyof Lookups, ids: number[]) => {
    const [first, ...others] = ids.flatMap((id) => tables[table].find((one) => one.id === id)?.name ?? [])
    return first && first + (others.length > 0 ? `ほか${others.length}つ` : '')
  }
  const salary = wishes.user_desired_min_salary
  const all: [MatchRule, string | undefined | null | false | 0][] = [
    ['job_fields', named('job_fields', wishes.user_desired_job_fields)],
    ['remote', wishes.user_desired_remote !== null && named('remote', [wishes.user_desired_remote])],
    ['employment_types', named('employment_types', wishes.user_desired_employment_types)],
    ['hours', wishes.availabilities.length > 0 && '働ける時間'],
    ['prefectures', named('prefectures', wishes.user_preferred_work_areas)],
    ['min_salary', salary && `${salary.toLocaleString('ja-JP')}万円以上`],
    ['skill_types', named('skill_types', wishes.user_desired_skill_types)],
    ['company_categories', named('company_categories', wishes.user_desired_categories)],
    ['phase', named('phase', wishes.user_desired_company_phases)],
    ['kind', named('kind', wishes.user_desired_company_kinds)],
    ['social_issues', named('social_issues', wishes.user_interest_social_issues)],
  ]
  return all.flatMap(([rule, words]) => (words ? [[rule, words]] : []))
}
