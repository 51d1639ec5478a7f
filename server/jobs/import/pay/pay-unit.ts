export type PayUnit = 'year' | 'month' | 'day' | 'hour'

const PLAUSIBLE: Record<PayUnit, [from: number, to: number]> = {
  year: [500_000, 1_000_000_000],
  month: [30_000, 20_000_000],
  day: [3_000, 1_000_000],
  hour: [500, 100_000],
}

/** Whether this many yen are plausible pay for this time. */
export const isPlausiblePay = (unit: PayUnit, yen: number) => yen >= PLAUSIBLE[unit][0] && yen <= PLAUSIBLE[unit][1]

const NAMES: Record<string, PayUnit> = {
  year: 'year',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
  annum: 'year',
  年: 'year',
  年収: 'year',
  年俸: 'year',
  month: 'month',
  monthly: 'month',
  mon: 'month',
  月: 'month',
  月給: 'month',
  月収: 'month',
  月額: 'month',
  day: 'day',
  daily: 'day',
  日: 'day',
  日給: 'day',
  日当: 'day',
  hour: 'hour',
  hourly: 'hour',
  時: 'hour',
  時給: 'hour',
  時間: 'hour',
}

/** YEAR, yearly, 月給 and the like. */
export const payUnitOf = (name: string): PayUnit | undefined => NAMES[name.normalize('NFKC').trim().toLowerCase()]
