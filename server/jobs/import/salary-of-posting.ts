import { isPlausiblePay, type PayUnit } from './pay/pay-unit.ts'
import { type Pay, readPay } from './pay/read-pay.ts'
import type { Posting } from './posting.ts'

/** Hours a day and days a week as the posting states them. */
export type Working = { hoursADay?: number; minDaysAWeek?: number; maxDaysAWeek?: number }

const WEEKS = 52

/**
 * 万円 a year, rounded down: a month's pay × 12 (bonuses are not counted), a day's × days a week × 52, an hour's × hours a
 * day × days a week × 52. Where the posting states no days or hours, pay by the day or hour is no year's pay.
 */
export function yearlyPay({ pay_unit, pay_min, pay_max }: Pay, { hoursADay, minDaysAWeek, maxDaysAWeek }: Working = {}) {
  const factor = (days: number | undefined) =>
    ({ year: 1, month: 12, day: days && days * WEEKS, hour: days && hoursADay && hoursADay * days * WEEKS })[pay_unit]
  return { min_salary: manYen(pay_min, factor(minDaysAWeek ?? maxDaysAWeek)), max_salary: manYen(pay_max, factor(maxDaysAWeek ?? minDaysAWeek)) }
}

function manYen(yen: number | null, factor: number | undefined) {
  const salary = yen === null || !factor ? 0 : Math.floor((yen * factor) / 10_000)
  return salary >= 1 && salary <= 100_000 ? salary : null
}

type Terms = {
  default_starting_time: string
  default_ending_time: string
  break_time: number | null
  min_week_work_days: number | null
  max_week_work_days: number | null
}

/** Pay as columns. A stated value counts before the text, a stated year's pay before one that is worked out; the whole text is stored. */
export function salaryOfPosting({ baseSalary, salaryManYen }: Posting, terms: Terms) {
  const isYen = baseSalary.currency === 'JPY'
  const text = readPay(baseSalary.text)
  const pay = (isYen ? statedPay(baseSalary) : undefined) ?? text.pay
  const { min_salary, max_salary } =
    yearOf(salaryManYen) ?? (pay ? yearlyPay(pay.pay_unit === 'year' ? pay : (text.year ?? pay), workingOf(terms)) : { min_salary: null, max_salary: null })
  const fits = min_salary === null || max_salary === null || max_salary >= min_salary
  return {
    ...(pay ?? { pay_unit: null, pay_min: null, pay_max: null }),
    min_salary,
    max_salary: fits ? max_salary : null,
    is_salary_estimated: min_salary !== null || max_salary !== null ? isByTime(pay) : false,
    salary: baseSalary.text || wordsOf(baseSalary),
  }
}

const isByTime = (pay: Pay | undefined) => pay?.pay_unit === 'hour' || pay?.pay_unit === 'day'

function statedPay({ unitText, minValue, maxValue }: Posting['baseSalary']): Pay | undefined {
  // 700 a year means 700万円.
  const scale = unitText === 'year' && (minValue ?? maxValue ?? 0) < 20_000 ? 10_000 : 1
  const bounds = [minValue, maxValue].map((value) => (value === undefined ? undefined : Math.round(value * scale)))
  const unit = (unitText || bounds.map(unitBySize).find(Boolean)) as PayUnit | undefined
  const [pay_min = null, pay_max = null] = bounds
  if (!unit || (pay_min === null && pay_max === null) || bounds.some((yen) => yen !== undefined && !isPlausiblePay(unit, yen))) return undefined
  return { pay_unit: unit, pay_min, pay_max: pay_min !== null && pay_max !== null && pay_max < pay_min ? null : pay_max }
}

const unitBySize = (yen: number | undefined) => (yen === undefined ? undefined : yen >= 1_000_000 ? 'year' : yen >= 100_000 ? 'month' : undefined)

function yearOf({ min, max }: Posting['salaryManYen']) {
  const [min_salary, max_salary] = [min, max].map((value) => (value !== undefined && value >= 1 && value <= 100_000 ? Math.round(value) : null))
  return min_salary || max_salary ? { min_salary: min_salary ?? null, max_salary: max_salary ?? null } : undefined
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

function workingOf({ default_starting_time: starts, default_ending_time: ends, break_time, min_week_work_days, max_week_work_days }: Terms): Working {
  const hours = starts && ends ? ((minutesOf(ends) - minutesOf(starts) + 1_440) % 1_440) / 60 - (break_time ?? 60) / 60 : 0
  return {
    ...(hours >= 1 && hours <= 12 && { hoursADay: hours }),
    ...(min_week_work_days !== null && { minDaysAWeek: min_week_work_days }),
    ...(max_week_work_days !== null && { maxDaysAWeek: max_week_work_days }),
  }
}

const UNIT_NAMES: Record<string, string> = { year: '年', month: '月', day: '日', hour: '時' }

function wordsOf({ currency, unitText, minValue, maxValue }: Posting['baseSalary']) {
  if (minValue === undefined && maxValue === undefined) return ''
  const money = (value: number | undefined) => (value === undefined ? '' : `${value.toLocaleString('ja-JP')}${currency === 'JPY' ? '円' : ` ${currency}`}`)
  const name = UNIT_NAMES[unitText]
  return `${name ? (name === '年' ? '年収 ' : `${name}給 `) : ''}${minValue === maxValue ? money(minValue) : `${money(minValue)}〜${money(maxValue)}`}`
}
