import type { DemoCompany } from '../companies/demo-company.ts'
import type { Random } from '../random.ts'
import type { JobField } from '../words/fields/job-field.ts'
import { employeePay, timePay } from './job-pay.ts'

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
