import type { Job } from '#contract/jobs/postings/jobs.ts'

type Paid = Pick<Job, 'base_pay' | 'fixed_overtime' | 'fixed_overtime_amount' | 'fixed_overtime_hours' | 'pay_unit' | 'pay_min' | 'bonus' | 'min_salary'>

/** In thousands of yen (tenths of 万円), so that the shown parts add up to the shown sum. */
export type PayPart = { name: string; month: number | null; year: number }
export type PayBreakdown = { parts: PayPart[]; month: number; year: number /** A bonus that the figures leave out. */; isBonusExtra: boolean }

/** The parts of the lower end of the yearly pay; null where the posting's figures are missing or contradict each other. */
export function payBreakdown(job: Paid): PayBreakdown | null {
  const overtime = job.fixed_overtime ? job.fixed_overtime_amount : job.fixed_overtime === false ? 0 : null
  const base = job.base_pay ?? basePayOf(job, overtime)
  if (base === null || overtime === null || job.min_salary === null) return null

  const bonus = bonusMonths(job.bonus)
  const yen = [
    { name: '基本給', month: base, year: base * 12 },
    ...(overtime
      ? [{ name: `固定残業代${job.fixed_overtime_hours ? `（${job.fixed_overtime_hours}時間分）` : ''}`, month: overtime, year: overtime * 12 }]
      : []),
    ...(bonus ? [{ name: `賞与（基本給${bonus}か月分）`, month: null, year: Math.round(base * bonus) }] : []),
  ]
  const year = yen.reduce((sum, part) => sum + part.year, 0)
  // The yearly figure is in whole 万円, rounded up or down.
  const isSame = Math.abs(year - job.min_salary * 10_000) < 10_000
  if (yen.length < 2 || !isSame) return null

  const months = inThousands(yen.map((part) => part.month ?? 0))
  const years = inThousands(yen.map((part) => part.year))
  const parts = yen.map(({ name, month }, index) => ({ name, month: month === null ? null : months[index]!, year: years[index]! }))
  return { parts, month: sum(months), year: sum(years), isBonusExtra: bonus === null }
}

function basePayOf({ pay_unit, pay_min }: Paid, overtime: number | null) {
  if (pay_min === null || overtime === null) return null
  if (pay_unit === 'month') return pay_min - overtime
  return null
}

/** How many months of base pay the bonus is: 0 without a bonus, null where the text does not say. */
export function bonusMonths(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  if (!plain || /^(賞与)?(なし|無し|無)。?$/.test(plain)) return 0
  const [, months, upTo] = /基本給の?(?:約|計)?(\d+(?:\.\d+)?)[かヶカケヵ箇]?月分?([~〜\-以])?/.exec(plain) ?? []
  return months && !upTo ? Number(months) : null
}

/** Rounds the amounts so that they add up to their rounded sum: rounds up those with the largest rests. */
function inThousands(yen: number[]) {
  const whole = yen.map((amount) => Math.floor(amount / 1000))
  let rest = Math.round(sum(yen) / 1000) - sum(whole)
  const byRest = yen.map((amount, index) => ({ index, rest: amount % 1000 })).toSorted((one, other) => other.rest - one.rest)
  for (const { index } of byRest) if (rest-- > 0) whole[index]! += 1
  return whole
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
