import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchRules } from '#contract/matching/match-rules.ts'
import { judge } from './judge.ts'
import type { StatedFacts } from '../lines/match-facts.ts'
import { matchOf } from '../lines/match-of.ts'
import { matchScore } from './testing.ts'
import { wantedOf, workDays } from './wanted.ts'
import { weighed } from './weighed.ts'
import type { Wishes } from './wishes.ts'

const nothing: Wishes = {
  skill_types: [],
  user_desired_skill_types: [],
  user_desired_job_fields: [],
  user_desired_employment_types: [],
  user_preferred_work_areas: [],
  user_desired_categories: [],
  user_interest_social_issues: [],
  user_desired_company_phases: [],
  user_desired_company_kinds: [],
  user_desired_remote: null,
  user_desired_min_salary: null,
  working_day: '',
  availabilities: [],
  is_mama: false,
}
const untold: StatedFacts = {
  id: 1,
  job_fields: [],
  skill_types: [],
  prefectures: [],
  remote: [0],
  employment_types: [],
  company_categories: [],
  phase: [],
  kind: [],
  social_issues: [],
  min_week_work_days: [],
  is_salary_estimated: false,
  min_salary: null,
  max_salary: null,
  break_time: null,
  schedule: ',,0,,,',
}

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 })
const pay = fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null })
const wishes: fc.Arbitrary<Wishes> = fc.record({
  skill_types: ids,
  user_desired_skill_types: ids,
  user_desired_job_fields: ids,
  user_desired_employment_types: ids,
  user_preferred_work_areas: ids,
  user_desired_categories: ids,
  user_interest_social_issues: ids,
  user_desired_company_phases: ids,
  user_desired_company_kinds: ids,
  user_desired_remote: fc.constantFrom(null, 0, 1, 2),
  user_desired_min_salary: pay,
  working_day: fc.constantFrom('', '週3日', '平日'),
  availabilities: fc.array(
    fc.record({ weekday: fc.integer({ min: 0, max: 6 }), from_minute: fc.integer({ min: 0, max: 700 }), to_minute: fc.integer({ min: 701, max: 1440 }) }),
    { maxLength: 4 },
  ),
  is_mama: fc.boolean(),
})
const facts: fc.Arbitrary<StatedFacts> = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  job_fields: ids,
  skill_types: ids,
  prefectures: ids,
  remote: fc.constantFrom([0], [1], [2]),
  employment_types: ids,
  company_categories: ids,
  phase: ids,
  kind: ids,
  social_issues: ids,
  min_week_work_days: fc.constantFrom([], [1], [4]),
  is_salary_estimated: fc.boolean(),
  min_salary: pay,
  max_salary: pay,
  break_time: fc.constantFrom(null, 60),
  schedule: fc.constantFrom('540,1080,0,,,', '600,1140,1,660,900,3', '600,1140,1,-1,-1,', '1320,360,0,,,2', ',,0,,,', ',,1,,,'),
})
const weights = fc.record(Object.fromEntries(matchRules.map((rule) => [rule, fc.integer({ min: 0, max: 3 })])))
const nameOf = (master: string, id: number) => `${master}${id}`

describe('the matching is a pure function of the wishes and facts that it documents', () => {
  test('the same wishes and facts give the same lines, whatever the other fields of the candidate or the job', () => {
    const others = fc.record({ name: fc.string(), sex: fc.string(), birthday: fc.string(), address: fc.integer(), annual_income_range: fc.integer() })
    fc.assert(
      fc.property(wishes, facts, weights, others, others, (mine, job, set, person, company) => {
        const [plain, other] = [weighed(wantedOf(mine), set), weighed(wantedOf({ ...mine, ...person }), set)]
        expect(matchOf({ ...mine, ...person }, other, { ...job, ...company }, nameOf)).toEqual(matchOf(mine, plain, job, nameOf))
        expect(matchScore(other, { ...job, ...company })).toBe(matchScore(plain, job))
      }),
    )
  })

  test('an unstated fact of a job never counts as a mismatch', () => {
    fc.assert(
      fc.property(wishes, (mine) => {
        // Every job states whether remote work is possible.
        const results = wantedOf({ ...mine, user_desired_remote: null }).map((wanted) => judge(wanted, untold))
        expect(results.filter((result) => result !== 'unknown')).toEqual([])
      }),
    )
  })

  test('there are lines only for wishes with a weight', () => {
    expect(wantedOf(nothing)).toEqual([])
    fc.assert(
      fc.property(wishes, facts, weights, (mine, job, set) => {
        const { lines, fits, differs, unknown } = matchOf(mine, weighed(wantedOf(mine), set), job, nameOf)
        expect(lines.every(({ rule }) => (set[rule] ?? 1) > 0)).toBe(true)
        expect(fits + differs + unknown).toBe(lines.length)
      }),
    )
  })

  test('the more a rule weighs, the higher comes what fits and the lower what differs', () => {
    fc.assert(
      fc.property(wishes, facts, weights, fc.constantFrom(...matchRules), (mine, job, set, rule) => {
        const wanted = wantedOf(mine)
        const heavier = { ...set, [rule]: Math.min(3, (set[rule] ?? 1) + 1) }
        const change = matchScore(weighed(wanted, heavier), job) - matchScore(weighed(wanted, set), job)
        const one = wanted.find((other) => other.rule === rule)
        const sign = one ? { fits: 1, unknown: 0, differs: -1 }[judge(one, job)] : 0
        expect(change).toBe(sign * (heavier[rule]! - (set[rule] ?? 1)) + 0)
      }),
    )
  })
})

describe('one rule after another', () => {
  const results = (mine: Partial<Wishes>, job: Partial<StatedFacts>) => wantedOf({ ...nothing, ...mine }).map((one) => judge(one, { ...untold, ...job }))

  test('a place fits where one of those wished is among the job’s, or one may work from anywhere', () => {
    expect(results({ user_preferred_work_areas: [26, 27] }, { prefectures: [13, 27] })).toEqual(['fits'])
    expect(results({ user_preferred_work_areas: [26] }, { prefectures: [13], remote: [2] })).toEqual(['fits'])
    expect(results({ user_preferred_work_areas: [26] }, { prefectures: [13], remote: [1] })).toEqual(['differs'])
    expect(results({ user_preferred_work_areas: [26] }, {})).toEqual(['unknown'])
  })

  test.for([
    [0, ['fits', 'fits', 'differs']],
    [1, ['differs', 'fits', 'fits']],
    [2, ['differs', 'differs', 'fits']],
  ] as const)('a wish of %i for remote work', ([user_desired_remote, expected]) => {
    expect([0, 1, 2].flatMap((remote) => results({ user_desired_remote }, { remote: [remote] }))).toEqual(expected)
  })

  test('the pay fits when the upper end reaches the wish', () => {
    expect([599, 600].flatMap((max_salary) => results({ user_desired_min_salary: 600 }, { max_salary }))).toEqual(['differs', 'fits'])
  })

  test('without an upper end the pay fits when its lower end reaches the wish, and else is unknown', () => {
    expect([588, 600].flatMap((min_salary) => results({ user_desired_min_salary: 600 }, { min_salary }))).toEqual(['unknown', 'fits'])
  })

  test('skills that I have count as those that I want to use', () => {
    expect(results({ skill_types: [1], user_desired_skill_types: [2] }, { skill_types: [1] })).toEqual(['fits'])
  })

  test.for([
    ['週3日', 3],
    ['週２〜３日、午前中', 3],
    ['週1日〜4日', 4],
    ['平日の夜', null],
    ['', null],
  ] as const)('「%s」 offers so many days', ([text, days]) => {
    expect(workDays(text)).toBe(days)
  })

  test('days fit when the job needs no more than I offer', () => {
    expect([[3], [4], []].flatMap((min_week_work_days) => results({ working_day: '週3日' }, { min_week_work_days }))).toEqual(['fits', 'differs', 'unknown'])
  })

  test('a candidate with limited hours who has not entered them sees that they can enter them', () => {
    const mine = { ...nothing, is_mama: true }
    expect(matchOf(mine, wantedOf(mine), untold, nameOf).lines).toEqual([
      { rule: 'hours', result: 'unknown', field: 'default_starting_time', value: '働ける曜日と時間が未入力です', wished: null },
    ])
  })
})
