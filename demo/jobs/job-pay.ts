import { yenText } from '../words/fill.ts'

export type Plan = { low: number; high: number | null; bonus: number; hours: number; yearly: boolean }

/** Base pay never falls under this, so that no minimum wage is passed by. */
const LOWEST_BASE = 232_000
const WORK_HOURS = 160
const hundreds = (yen: number) => Math.round(yen / 100) * 100

/** One month of a yearly sum in 万円: the base, the fixed overtime, and both. Without a bonus, twelve of them are the sum. */
export function monthOf(target: number, { bonus, hours }: Pick<Plan, 'bonus' | 'hours'>) {
  const share = (1.25 * hours) / WORK_HOURS
  if (!bonus) {
    const pay = hundreds((target * 10_000) / 12)
    const base = hours ? Math.floor(pay / (1 + share) / 100) * 100 : pay
    return { base, overtime: pay - base, pay }
  }
  const base = hundreds((target * 10_000) / (12 * (1 + share) + bonus))
  const overtime = Math.ceil((base * share) / 100) * 100
  return { base, overtime, pay: base + overtime }
}

/** Bonus and fixed overtime give way where the base would become too small. */
export function soundPlan(plan: Plan): Plan {
  if (monthOf(plan.low, plan).base >= LOWEST_BASE) return plan
  if (plan.bonus > 0) return soundPlan({ ...plan, bonus: plan.bonus - 1 })
  if (plan.hours > 0) return soundPlan({ ...plan, hours: plan.hours > 20 ? 20 : 0 })
  return { ...plan, low: 300, high: plan.high && Math.max(plan.high, 360) }
}

/** The columns of pay for an employee, whose parts add up to the yearly figures. */
export function employeePay(given: Plan) {
  const plan = soundPlan(given)
  const { low, high, hours, yearly } = plan
  const least = monthOf(low, plan)
  const most = high === null ? null : monthOf(high, plan)
  const range = (text: (month: ReturnType<typeof monthOf>) => string) => (most ? `${text(least)}〜${text(most)}` : `${text(least)}〜`)
  const fixed = hours ? `うち固定残業代 月${hours}時間分 ${range(({ overtime }) => yenText(overtime))}。${hours}時間を超えた分は、別に支払います。` : ''
  const bonus = yearly ? 'なし（年俸に含む）' : bonusText(plan.bonus)
  const annual = (month: ReturnType<typeof monthOf>) => month.pay * 12
  const first = yearly ? `年俸 ${range((month) => yenText(annual(month)))}（12分の1を毎月支給）` : `月給 ${range(({ pay }) => yenText(pay))}`
  return {
    min_salary: low,
    max_salary: high,
    salary: [
      first,
      fixed && `基本給 ${range(({ base }) => yenText(base))}`,
      fixed,
      plan.bonus && !yearly ? `賞与を含む年収の見込み ${high === null ? `${low}万円〜` : `${low}〜${high}万円`}` : '',
    ]
      .filter(Boolean)
      .join('\n'),
    pay_unit: yearly ? 'year' : 'month',
    pay_min: yearly ? annual(least) : least.pay,
    pay_max: most && (yearly ? annual(most) : most.pay),
    bonus,
    fixed_overtime: hours > 0,
    fixed_overtime_hours: hours || null,
    fixed_overtime_amount: hours ? least.overtime : null,
    base_pay: least.base,
    fixed_overtime_excess_paid: hours ? true : null,
  }
}

const bonusText = (months: number) =>
  months === 0 ? 'なし' : months === 1 ? '年1回（12月）・基本給1か月分' : `年2回（6月・12月）・あわせて基本給${months}か月分`

/** The columns of pay by the hour, day or month of those who are paid for their time. */
export function timePay(unit: 'hour' | 'day' | 'month', low: number, high: number | null, perMonth: number, word: string) {
  const month = (yen: number) => yen * perMonth
  const year = (yen: number) => Math.max(1, Math.round((month(yen) * 12) / 10_000))
  const estimate = (yen: number) => `${Math.round(month(yen) / 1000) / 10}万円`.replace('.0万', '万')
  const label = { hour: word, day: word === '時給' ? '日給' : '日額', month: '月額' }[unit]
  const amount = { hour: `月${perMonth}時間で`, day: `月${perMonth}日で`, month: '' }[unit]
  const text = `${label} ${yenText(low)}〜${high === null ? '' : yenText(high)}`
  return {
    min_salary: year(low),
    max_salary: high === null ? null : year(high),
    salary: unit === 'month' ? text : `${text}\n${amount}${estimate(low)}${high === null ? '以上' : `〜${estimate(high)}`}の見込み`,
    pay_unit: unit,
    pay_min: low,
    pay_max: high,
    bonus: '',
    fixed_overtime: false,
    fixed_overtime_hours: null,
    fixed_overtime_amount: null,
    base_pay: null,
    fixed_overtime_excess_paid: null,
  }
}
