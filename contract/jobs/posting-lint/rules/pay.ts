import { isEmployment } from '../kinds.ts'
import type { Posting, Rule } from '../posting.ts'
import { plainText } from '../words/plain-text.ts'

const amount = String.raw`([\d,]{1,20}(?:\.\d{1,4})?)\s{0,9}(万円?|円)?`
/** Labelled as what this job pays, at the beginning of a line or by a word, not an example nor a rise. */
const band = new RegExp(
  String.raw`(?:^[・■◆【\s]{0,20}|(?:想定|理論|予定|提示))(?:年収|年俸)(?!例)[】\s:：は]{0,3}${amount}(?:\s{0,9}(?:~|-|から)\s{0,9}${amount})?(?:以上)?(?!\s{0,9}(?:以上)?(?:も|/|アップ|up|増|可|の|程度|例|[\d(]))`,
  'im',
)

/** The first yearly pay that a text names, in 万円; null when it names none. */
export function yearlyBand(text: string) {
  const [words, low, lowUnit, high, highUnit] = band.exec(plainText(text)) ?? []
  if (!words || !low) return null
  const unit = lowUnit ?? highUnit ?? ''
  const min = inMan(low, unit)
  const max = high ? inMan(high, highUnit ?? unit) : null
  // A figure that no year of work brings is no yearly pay.
  return min === null || min < 50 || min > 100_000 ? null : { min, max, words: words.trim() }
}

function inMan(digits: string, unit: string) {
  const figure = Number(digits.replaceAll(',', ''))
  if (!Number.isFinite(figure)) return null
  return unit === '円' || (unit === '' && figure >= 100_000) ? figure / 10_000 : figure
}

type Job = Posting['job']
const rule = (name: string, level: Rule['level'], find: (job: Job) => { field: string; message: string }[]): Rule => ({
  rule: name,
  level,
  find: ({ job }) => find(job),
})

/** The lowest regional minimum wage of fiscal 2025, in yen an hour: below it no place in Japan allows it. */
const LOWEST_WAGE = 1023
const HOURS_A_MONTH = 173.8

/** law.md L1 and L2: a band in figures that agrees with its own words. */
export const pay: Rule[] = [
  rule('salary_ceiling', 'warning', ({ min_salary, max_salary }) =>
    min_salary !== null && max_salary === null ? [{ field: 'max_salary', message: '年収の上限も書くと、さがす人が比べられます。' }] : [],
  ),
  rule('salary_band_wide', 'warning', ({ min_salary, max_salary }) =>
    min_salary !== null && max_salary !== null && max_salary >= min_salary * 3
      ? [{ field: 'max_salary', message: '年収の上限が下限の3倍以上です。経験ごとに求人を分けるか、幅を狭めてください。' }]
      : [],
  ),
  rule('salary_vague', 'warning', ({ salary, contractor_fee }) => {
    const vague = /応相談|委細面談|面談(の上|時|にて)|当社規定|弊社規定|(経験|能力|スキル)(等|など)?を?(考慮|による|に応じ)/
    const said = salary || contractor_fee
    const text = plainText(said)
    return vague.test(text) && !/\d/.test(text)
      ? [{ field: salary ? 'salary' : 'contractor_fee', message: '額のない言葉だけでは、いくら受け取れるかがわかりません。数字か、決め方を書いてください。' }]
      : []
  }),
  rule('salary_contradicts', 'warning', ({ salary, min_salary, max_salary }) => {
    const band = yearlyBand(salary)
    if (!band || min_salary === null) return []
    const isFar = (said: number | null, given: number | null) => said !== null && given !== null && Math.abs(said - given) > 1
    return isFar(band.min, min_salary) || isFar(band.max, max_salary)
      ? [{ field: 'salary', message: `本文の年収は「${band.words}」、数字は「${min_salary}〜${max_salary ?? ''}万円」です。どちらかに合わせてください。` }]
      : []
  }),
  rule('unit_contradicts', 'warning', ({ pay_unit, pay_min, min_salary, max_salary }) => {
    if (pay_min === null || min_salary === null || (pay_unit !== 'month' && pay_unit !== 'year')) return []
    const year = (pay_min * (pay_unit === 'month' ? 12 : 1)) / 10_000
    const isOff = year > (max_salary ?? Infinity) + 1 || year > min_salary + 1 || (pay_unit === 'year' && year < min_salary - 1)
    return isOff
      ? [
          {
            field: 'pay_min',
            message: `${pay_unit === 'month' ? '月給の12か月分' : '年俸'}が${Math.round(year)}万円で、年収の下限（${min_salary}万円）と合いません。`,
          },
        ]
      : []
  }),
  rule('pay_without_unit', 'warning', ({ pay_unit, pay_min, pay_max }) =>
    pay_unit === null && (pay_min !== null || pay_max !== null)
      ? [{ field: 'pay_unit', message: '賃金の額が、年、月、日、時間のどれかを選んでください。' }]
      : [],
  ),
  {
    rule: 'below_minimum_wage',
    level: 'error',
    find: ({ job }) => {
      const { pay_unit, pay_min } = job
      if (!isEmployment(job) || pay_min === null) return []
      const hourly = pay_unit === 'hour' ? pay_min : pay_unit === 'month' && job.min_week_work_days === null ? pay_min / HOURS_A_MONTH : LOWEST_WAGE
      return hourly < LOWEST_WAGE && (pay_unit === 'hour' || job.employment_types.includes(1))
        ? [
            {
              field: 'pay_min',
              message: `時間あたり${Math.floor(hourly)}円で、どの都道府県の最低賃金（2025年度、いちばん低いところで${LOWEST_WAGE}円）にも届きません。`,
            },
          ]
        : []
    },
  },
]
