import type { JobChange } from '#contract/jobs/postings/job-content.ts'
import { type PartName, partsOfText } from './parts-of-text.ts'

type Field = keyof JobChange

const place = /東京都|北海道|(?:京都|大阪)府|[\p{Script=Han}]{2,3}県|(?:勤務|就業)(?:地|場所)/u
const pay = /年収|年俸|月給|月収|時給|日給|万円|円/
const kind = /正社員|契約社員|業務委託|副業|アルバイト|パート|インターン|派遣|雇用形態/

/** The words by which a reader finds in a posting where a value comes from. */
const words: Partial<Record<Field, RegExp>> = {
  employment_types: kind,
  employment_status: kind,
  address: place,
  address2: place,
  prefectures: place,
  min_salary: pay,
  max_salary: pay,
  pay_unit: pay,
  pay_min: pay,
  pay_max: pay,
  base_pay: /基本給/,
  fixed_overtime: /固定(?:残業|時間外)|みなし(?:残業|時間外)|定額残業/,
  fixed_overtime_hours: /固定(?:残業|時間外)|みなし(?:残業|時間外)|定額残業/,
  fixed_overtime_amount: /固定(?:残業|時間外)|みなし(?:残業|時間外)|定額残業/,
  fixed_overtime_excess_paid: /超(?:過|え)/,
  stock_option: /ストック・?オプション|\bSO\b/i,
  default_starting_time: /\d{1,2}[:：時]/,
  default_ending_time: /\d{1,2}[:：時]/,
  break_time: /休憩/,
  flex: /フレックス/,
  core_time: /コアタイム/,
  short_hours: /時短|短時間/,
  annual_holidays: /年間(?:休日|休暇)/,
  min_week_work_days: /週\s*\d|週休/,
  max_week_work_days: /週\s*\d|週休/,
  remote: /リモート|在宅|テレワーク|出社/,
  discretionary_work: /裁量労働/,
  inexperienced_ok: /未経験/,
  intended_for: /新卒|第二新卒|インターン|既卒/,
  trial: /試用期間/,
  trial_months: /試用期間/,
  trial_terms: /試用期間/,
  is_dispatch: /派遣/,
}

/** Which part of the posting speaks of a field first. */
const partOf: [name: PartName, fields: Set<string>][] = [
  ['salary', new Set(['min_salary', 'max_salary', 'pay_unit', 'pay_min', 'pay_max', 'base_pay'])],
  ['location', new Set(['address', 'address2', 'address3', 'prefectures'])],
  ['workHours', new Set(['default_starting_time', 'default_ending_time', 'break_time', 'flex', 'core_time'])],
  ['employmentTypeText', new Set(['employment_types', 'employment_status', 'is_dispatch'])],
  ['probation', new Set(['trial', 'trial_months', 'trial_terms'])],
]

/** For each field that was filled in, the passage it comes from; empty where it follows from the text as a whole. */
export function passagesOf(content: JobChange, text: string): Record<string, string> {
  const parts = partsOfText(text)
  const all = linesOf(text)
  const own = (field: string) => {
    const name = partOf.find(([, fields]) => fields.has(field))?.[0]
    return name ? parts.filter((part) => part.name === name).flatMap((part) => linesOf(part.text)) : []
  }
  return Object.fromEntries(filledFields(content).map((field) => [field, firstSigns(passageOf(field, content, own(field), all))]))
}

/** Cut between two signs: half of one is no text that the database takes. */
const firstSigns = (text: string) => /^.{0,120}/su.exec(text)?.[0] ?? ''

const linesOf = (text: string) =>
  text
    .normalize('NFKC')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The fields that a posting said something about. */
export const filledFields = (content: JobChange) =>
  (Object.keys(content) as Field[]).filter((field) => {
    const value = content[field]
    return value !== null && value !== '' && value !== false && value !== undefined && !(Array.isArray(value) && value.length === 0)
  })

function passageOf(field: Field, content: JobChange, own: string[], all: string[]) {
  const value = content[field]
  const pattern = words[field]
  if (!pattern) return typeof value === 'string' ? (value.normalize('NFKC').split('\n')[0] ?? '') : ''
  // A year's pay may be worked out from the month's.
  const numbers = (field.endsWith('_salary') ? [value, content.pay_min, content.pay_max] : [value]).filter((one) => typeof one === 'number')
  const numbered = (line: string) => numbers.some((number) => hasNumber(line, number))
  return (
    own.find(numbered) ??
    own.find((line) => pattern.test(line)) ??
    own[0] ??
    all.find((line) => pattern.test(line) && numbered(line)) ??
    all.find((line) => pattern.test(line)) ??
    ''
  )
}

function hasNumber(line: string, value: number) {
  const plain = line.replaceAll(',', '')
  return plain.includes(String(value)) || (value >= 10_000 && value % 1_000 === 0 && plain.includes(String(value / 10_000)))
}
