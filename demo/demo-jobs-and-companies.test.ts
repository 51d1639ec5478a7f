import { describe, expect, test } from 'vitest'
import { demoJobsAndCompanies } from './demo-jobs-and-companies.ts'
import type { DemoJob } from './jobs/demo-job.ts'
import { jobFields } from './words/fields/job-fields.ts'

const first = { companies: 1, employees: 1, company_finances: 1, amateras_views: 1, job_offers: 1, job_offer_versions: 1, stories: 1 }
const now = new Date('2026-11-21T02:00:00Z')
const DAY = 86_400_000
const marketOf = (jobs: number, seed = 1) => {
  const jobIndex = demoJobsAndCompanies({ jobs, seed, now, first })
  return { companies: jobIndex.companies, jobs: jobIndex.jobs(0, jobs) }
}
const { companies, jobs } = marketOf(1200)
const rows = jobs.map(({ row }) => row)
const published = rows.filter(({ state }) => state === 'published')
const seen = (values: unknown[]) => new Set(values.flat())
const age = (moment: string | null) => (now.getTime() - new Date(moment!).getTime()) / DAY
const textOf = (row: DemoJob['row']) =>
  Object.values(row)
    .filter((value) => typeof value === 'string')
    .join('\n')
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place)

test('The same seed and size make the same jobs, another seed others', () => {
  expect(JSON.stringify(marketOf(60))).toBe(JSON.stringify(marketOf(60)))
  expect(JSON.stringify(marketOf(60))).not.toBe(JSON.stringify(marketOf(60, 2)))
})

describe('Among the published jobs of the default size', () => {
  test('every job field, employment type, prefecture and way of remote work occurs', () => {
    expect(seen(published.map(({ job_fields }) => job_fields))).toEqual(new Set(jobFields.map(({ id }) => id)))
    expect(seen(published.map(({ employment_types }) => employment_types))).toEqual(new Set(range(1, 5)))
    expect(seen(published.map(({ prefectures }) => prefectures))).toEqual(new Set(range(1, 48)))
    expect(seen(published.map(({ remote }) => remote))).toEqual(new Set([0, 1, 2]))
  })

  test('every category, social issue, size, phase and kind of company occurs', () => {
    const hiring = new Set(published.map(({ company_id }) => company_id))
    const listed = companies.map(({ row }) => row).filter(({ id, state }) => state === 'active' && hiring.has(id))
    expect(seen(listed.map(({ category_ids }) => category_ids))).toEqual(new Set(range(1, 15)))
    expect(seen(listed.map(({ social_issues }) => social_issues))).toEqual(new Set(range(1, 10)))
    expect(seen(listed.map(({ employee_range }) => employee_range))).toEqual(new Set(range(1, 5)))
    const features = listed.flatMap((row) => Object.entries(row).flatMap(([field, value]) => (field.startsWith('feature') && value === true ? [field] : [])))
    expect(seen(features)).toEqual(new Set(range(1, 7).map((feature) => `feature${feature}`)))
  })

  test('every feature of a posting occurs, and its lack', () => {
    const both = new Set([true, false])
    expect(seen(published.map(({ flex }) => flex))).toEqual(both)
    expect(seen(published.map(({ fixed_overtime }) => fixed_overtime))).toEqual(both)
    expect(seen(published.map(({ stock_option }) => stock_option))).toEqual(both)
    const stated = new Set([true, false, null])
    expect(seen(published.map(({ inexperienced_ok }) => inexperienced_ok))).toEqual(stated)
    expect(seen(published.map(({ short_hours }) => short_hours))).toEqual(stated)
    expect(seen(published.map(({ intended_for }) => intended_for))).toEqual(new Set(range(1, 4)))
    expect(published.filter(({ annual_holidays, holiday }) => annual_holidays !== null && !holiday.includes(`年間休日${annual_holidays}日`))).toEqual([])
    expect(published.some(({ annual_holidays }) => annual_holidays === null)).toBe(true)
    expect(seen(published.map(({ discretionary_work }) => discretionary_work))).toEqual(both)
    expect(seen(published.map(({ deny_side_job_apply }) => deny_side_job_apply))).toEqual(both)
    expect(seen(published.map(({ pay_unit }) => pay_unit))).toEqual(new Set(['year', 'month', 'day', 'hour']))
    expect(published.some(({ min_salary, max_salary }) => min_salary !== null && max_salary === null)).toBe(true)
  })

  test('each states its pay', () => {
    expect(published.filter(({ pay_min, deferred_terms }) => pay_min === null || deferred_terms.includes('賃金'))).toEqual([])
  })

  test('most were confirmed within two weeks, some are overdue, a few past the limit', () => {
    const ages = published.map(({ confirmed_at }) => age(confirmed_at))
    expect(ages.filter((days) => days < 15).length / ages.length).toBeGreaterThan(0.7)
    expect(ages.some((days) => days > 30 && days < 45)).toBe(true)
    expect(ages.some((days) => days > 45)).toBe(true)
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
    expect(published.filter(({ published_at, confirmed_at }) => published_at! > confirmed_at!)).toEqual([])
  })

  test('descriptions are short, long and never the same', () => {
    const lengths = published.map(({ description }) => description.length)
    expect(Math.min(...lengths)).toBeLessThan(120)
    expect(Math.max(...lengths)).toBeGreaterThan(2400)
    expect(seen(published.map(({ description }) => description)).size).toBe(published.length)
  })
})

test('Jobs of every state occur, closed for every reason and some for more than 90 days', () => {
  expect(seen(rows.map(({ state }) => state))).toEqual(new Set(['draft', 'in_review', 'published', 'paused', 'closed']))
  expect(seen(rows.map(({ closed_reason }) => closed_reason))).toEqual(new Set(['filled', 'expired', 'withdrawn', null]))
  expect(rows.some(({ closed_at }) => closed_at !== null && age(closed_at) > 90)).toBe(true)
})

test('Base pay, fixed overtime and bonus add up to the yearly salary', () => {
  const wrong = rows.filter(({ employment_types, base_pay, fixed_overtime_amount, fixed_overtime_hours, pay_min, pay_unit, bonus, min_salary }) => {
    if (employment_types[0]! > 2 || base_pay === null || pay_min === null) return false
    const month = base_pay + (fixed_overtime_amount ?? 0)
    const months = Number(/基本給(\d)か月分/.exec(bonus)?.[1] ?? 0)
    const owed = Math.floor((base_pay / 160) * 1.25 * (fixed_overtime_hours ?? 0))
    const isRight = (pay_unit === 'year' ? pay_min / 12 : pay_min) === month && Math.round((month * 12 + base_pay * months) / 10_000) === min_salary
    return !isRight || (fixed_overtime_amount ?? 0) < owed || base_pay < 232_000
  })
  expect(wrong.map(({ salary }) => salary)).toEqual([])
})

/** Faults that a careful reader would find. */
function contradictions(row: DemoJob['row']): string[] {
  const [type] = row.employment_types
  const text = textOf(row)
  const contractor = row.contractor_fee + row.contractor_period + row.contractor_termination
  const objections: [string, boolean][] = [
    ['a slot or an empty word shows', /undefined|null|NaN|\{\w+\}|。。|、、/.test(text)],
    ['fixed overtime in words but not in figures', row.salary.includes('固定残業') !== row.fixed_overtime],
    ['home in the text of work on site', row.remote === 0 && /自宅で|在宅勤務|場所を問いません|場所と時間は、おまかせ/.test(text)],
    ['the terms of an employee on a contractor', type === 3 && row.trial + row.insurance + row.contract_period + row.holiday !== ''],
    ['a contractor without terms', type === 3 && contractor === ''],
    ['the terms of a contractor on an employee', type !== 3 && contractor !== ''],
    ['a fixed term without its rules', type === 2 && [row.contract_period, row.renewal_rule, row.renewal_limit].includes('')],
    ['a place that is not among the prefectures', !row.prefectures.includes(row.address)],
    ['a ceiling under the floor', row.max_salary !== null && row.max_salary < row.min_salary!],
    [
      'more days promised than needed',
      type === 3 && /週(\d)日から/.exec(row.position_title)?.[1] !== undefined && !row.position_title.includes(`週${row.min_week_work_days}日から`),
    ],
  ]
  return objections.filter(([, isSo]) => isSo).map(([objection]) => `${objection}: ${text}`)
}

test('A text says only what its terms say', () => {
  expect(rows.flatMap(contradictions)).toEqual([])
})

describe('The history of a job', () => {
  const told = jobs.filter(({ row }) => row.published_at !== null)

  test('is empty before the first publication', () => {
    expect(jobs.filter(({ row, versions }) => row.published_at === null && versions.length > 0)).toEqual([])
  })

  test('begins with the publication, goes forward, and ends as the job does', () => {
    for (const { row, versions } of told) {
      const moments = versions.map(({ changed_at }) => changed_at)
      expect(versions[0]).toMatchObject({ kind: 'published', changed_at: row.published_at })
      expect(moments).toEqual([...moments].sort())
      expect(versions.at(-1)!.kind === 'closed').toBe(row.state === 'closed')
    }
  })

  test('each change has its old and its new value', () => {
    const changes = told.flatMap(({ row, versions }) =>
      versions.flatMap((version) =>
        Object.entries(version.changes).map(([field, change]) => ({ field, ...change, now: Object.entries(row).find(([name]) => name === field)?.[1] })),
      ),
    )
    expect(changes.filter(({ from, to, now }) => from === to || to !== now)).toEqual([])
    expect(changes.some(({ field }) => field === 'min_salary')).toBe(true)
  })
})

test('Thousands of companies bear different names, and reach no one', () => {
  const many = demoJobsAndCompanies({ jobs: 40_000, seed: 1, now, first }).companies.map(({ row }) => row)
  expect(new Set(many.map(({ name }) => name)).size).toBe(5000)
  expect(many.filter(({ contact_email, url }) => !contact_email.endsWith('.example') || !url.endsWith('.example/'))).toEqual([])
})
