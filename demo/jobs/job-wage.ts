import type { DemoCompany } from '../companies/demo-company.ts'
import type { Random } from '../random.ts'
import type { JobField } from '../words/fields/job-field.ts'
import { yenText } from '../words/fill.ts'

type Plan = { low: number; high: number | null; bonus: number; hours: number; yearly: boolean }

/** Base pay never falls under this, so that no minimum wage is passed by. */
const LOWEST_BASE = 232_000
const WORK_HOURS = 160
const hundreds = (yen: number) => Math.round(yen / 100) * 100

/** One month of a yearly sum in 万円: the base, the fixed overtime, and both. Without a bonus, twelve of them are the sum. */
function monthOf(target: number, { bonus, hours }: Pick<Plan, 'bonus' | 'hours'>) {
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
function soundPlan(plan: Plan): Plan {
  if (monthOf(plan.low, plan).base >= LOWEST_BASE) return plan
  if (plan.bonus > 0) return soundPlan({ ...plan, bonus: plan.bonus - 1 })
  if (plan.hours > 0) return soundPlan({ ...plan, hours: plan.hours > 20 ? 20 : 0 })
  return { ...plan, low: 300, high: plan.high && Math.max(plan.high, 360) }
}

/** The columns of pay for an employee, whose parts add up to the yearly figures. */
function employeePay(given: Plan) {
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
function timePay(unit: 'hour' | 'day' | 'month', low: number, high: number | null, perMonth: number, word: string) {
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

const cities = new Set([14, 23, 26, 27, 28, 40])
const round = (value: number, step: number) => Math.round(value / step) * step

type Wage = {
  columns: ReturnType<typeof employeePay> | ReturnType<typeof timePay>
  before: ReturnType<typeof employeePay> | null
  days: { min_week_work_days: number; max_week_work_days: number } | null
}

/** The pay, and the earlier offer where it was raised. */
export function jobWage(random: Random, company: DemoCompany, field: JobField, type: number, isLead: boolean, isDiscretionary: boolean): Wage {
  if (type === 3) return contractorWage(random, field)
  const place = company.place.prefecture
  const region = place === 13 || place === 48 ? 1 : cities.has(place) || company.policy.remote === 2 ? 0.95 : 0.88
  if (type >= 4) {
    const low = round((type === 5 ? 1300 : 1250 + (field.pay[0] - 320) * 2.5) * (region > 0.9 ? 1.04 : 0.98) + random.int(0, 5) * 50, 10)
    const high = random.chance(0.15) ? null : low + random.int(2, 10) * 50
    return { columns: timePay('hour', low, high, random.pick([40, 56, 64, 72, 80]), '時給'), before: null, days: null }
  }
  // Nothing hangs on this draw any more; without it all later ones, and so all invented jobs, would be others.
  random.chance(0.03)
  const { policy, phase } = company
  const yearly = type === 1 && policy.yearly
  const plan = { bonus: yearly || type === 2 ? 0 : policy.bonus, hours: isDiscretionary || field.isExecutive || type === 2 ? 0 : policy.fixedHours, yearly }
  const step = yearly ? 30 : plan.bonus || plan.hours ? 10 : 12
  const factor = region * (phase === 1 ? 0.95 : phase === 3 ? 1.06 : 1) * (isLead ? 1.22 : 1) * (type === 2 ? 0.9 : 1)
  const low = Math.max(round(300, step), round((field.pay[0] + random.next() * (field.pay[1] - field.pay[0]) * 0.55) * factor, step))
  const high = random.chance(0.08) ? null : Math.max(low + step, round(low * (1.14 + random.next() * 0.42), step))
  const raised = random.int(1, 3) * step * (step === 10 ? 2 : 1)
  return {
    columns: employeePay({ ...plan, low, high }),
    before: low - raised >= 300 ? employeePay({ ...plan, low: low - raised, high: high && high - raised }) : null,
    days: null,
  }
}

function contractorWage(random: Random, field: JobField): Wage {
  const [least, most] = field.fee
  const low = round(least + random.next() * (most - least) * 0.6, 250)
  const high = random.chance(0.1) ? null : low + round(low * (0.15 + random.next() * 0.4), 250)
  const [weekHours, min_week_work_days, max_week_work_days] = random.pick([
    [8, 1, 2],
    [10, 1, 3],
    [16, 2, 3],
    [20, 2, 4],
    [32, 4, 5],
  ] as const)
  const unit = random.weighted([74, 14, 12])
  const columns =
    unit === 0
      ? timePay('hour', low, high, weekHours * 4, '時間単価')
      : unit === 1
        ? timePay('day', round(low * 8, 1000), high && round(high * 8, 1000), min_week_work_days * 4, '日額')
        : timePay('month', round(low * weekHours * 4, 10_000), high && round(high * weekHours * 4, 10_000), 1, '月額')
  return { columns, before: null, days: { min_week_work_days, max_week_work_days } }
}
