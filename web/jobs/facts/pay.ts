import type { Job } from '#contract/jobs/postings/jobs.ts'
import { grouped } from '#web/ui/text/grouped.ts'

type PayFields =
  | 'min_salary'
  | 'max_salary'
  | 'is_salary_estimated'
  | 'salary'
  | 'pay_unit'
  | 'pay_min'
  | 'pay_max'
  | 'fixed_overtime'
  | 'fixed_overtime_hours'
  | 'employment_types'

/** The pay as a page shows it: a band in one unit, and the notes beside it. */
export type Pay = {
  label: '年収' | '時給' | '時間単価' | '日給'
  min: number | null
  max: number | null
  unit: '万円' | '円'
  notes: string[]
}

const CONTRACTOR = 3

type BandFields = 'min_salary' | 'max_salary' | 'pay_unit' | 'pay_min' | 'pay_max' | 'employment_types'

/** Pay by the hour or day keeps its own unit; all other pay is a yearly band. */
export function bandOf(job: Pick<Job, BandFields>): Omit<Pay, 'notes'> {
  const { pay_unit, pay_min, pay_max, min_salary, max_salary } = job
  const isContract = job.employment_types.length > 0 && job.employment_types.every((type) => type === CONTRACTOR)
  const isByTime = (pay_unit === 'hour' || pay_unit === 'day') && (pay_min ?? pay_max) !== null
  if (!isByTime) return { label: '年収', min: min_salary, max: max_salary, unit: '万円' }
  return { label: pay_unit === 'day' ? '日給' : isContract ? '時間単価' : '時給', min: pay_min, max: pay_max, unit: '円' }
}

/** The band, and beside pay by the hour or day the yearly pay where it is known. */
export function payOf(job: Pick<Job, PayFields>): Pay {
  const { pay_unit, pay_min, pay_max, min_salary, max_salary } = job
  const band = bandOf(job)
  if (band.unit === '円') {
    const year = bandText({ min: min_salary, max: max_salary, unit: '万円' })
    const isYearKnown = min_salary !== null || max_salary !== null
    const yearly = isYearKnown ? [job.is_salary_estimated ? `年収の目安 ${year}（書かれた時間と日数から計算）` : `年収 ${year}`] : []
    return { ...band, notes: [...yearly, ...notesOf(job, pay_min, pay_max)] }
  }
  const monthly = pay_unit === 'month' && (pay_min ?? pay_max) !== null ? [`月給${bandText({ min: inMan(pay_min), max: inMan(pay_max), unit: '万円' })}`] : []
  return { ...band, notes: [...monthly, ...notesOf(job, min_salary, max_salary)] }
}

function notesOf({ salary, fixed_overtime, fixed_overtime_hours }: Pick<Job, PayFields>, min: number | null, max: number | null) {
  const notes: string[] = []
  if (min === null && max === null && salary) notes.push(`「${shortened(salary)}」とだけ書かれています`)
  if (min !== null && max === null) notes.push('上限は書かれていません')
  if (min === null && max !== null) notes.push('下限は書かれていません')
  if (fixed_overtime) notes.push(fixed_overtime_hours ? `固定残業代 月${fixed_overtime_hours}時間分を含む` : '固定残業代を含む（時間数の記載なし）')
  return notes
}

/** 620〜880万円, 480万円〜, 〜800万円 or 600万円. */
export function bandText({ min, max, unit }: Pick<Pay, 'min' | 'max' | 'unit'>) {
  if (min === null && max === null) return '金額の記載なし'
  if (max === null || min === null) return min === null ? `〜${figure(max)}${unit}` : `${figure(min)}${unit}〜`
  return min === max ? `${figure(min)}${unit}` : `${figure(min)}〜${figure(max)}${unit}`
}

/** As a screen reader reads it: 620万円から880万円. */
export function spokenBand({ min, max, unit }: Pick<Pay, 'min' | 'max' | 'unit'>) {
  if (min === null && max === null) return '金額の記載なし'
  if (min === max) return `${figure(min)}${unit}`
  return [min !== null && `${figure(min)}${unit}から`, max !== null && `${figure(max)}${unit}${min === null ? 'まで' : ''}`].filter(Boolean).join('')
}

export const figure = (amount: number | null) => grouped(amount ?? 0)
const inMan = (yen: number | null) => yen && Math.round(yen / 1000) / 10
const shortened = (text: string) => (text.length > 24 ? `${text.slice(0, 23)}…` : text)
