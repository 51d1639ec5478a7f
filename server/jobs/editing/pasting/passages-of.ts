import type { JobChange } from '#contract/jobs/postings/job-content.ts'

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

const LONGEST = 120

/** For each field that was filled in, the passage it comes from; empty where it follows from the text as a whole. */
export function passagesOf(content: JobChange, text: string): Record<string, string> {
  const lines = text
    .normalize('NFKC')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return Object.fromEntries(filledFields(content).map((field) => [field, passageOf(field, content[field], lines).slice(0, LONGEST)]))
}

/** The fields that a posting said something about. */
export const filledFields = (content: JobChange) =>
  (Object.keys(content) as Field[]).filter((field) => {
    const value = content[field]
    return value !== null && value !== '' && value !== false && value !== undefined && !(Array.isArray(value) && value.length === 0)
  })

function passageOf(field: Field, value: unknown, lines: string[]) {
  const pattern = words[field]
  if (pattern) return lines.find((line) => pattern.test(line) && (!isNumber(value) || hasNumber(line, value))) ?? lines.find((line) => pattern.test(line)) ?? ''
  return typeof value === 'string' ? (value.normalize('NFKC').split('\n')[0] ?? '') : ''
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

const hasNumber = (line: string, value: number) => {
  const plain = line.replaceAll(',', '')
  return plain.includes(String(value)) || (value >= 10_000 && value % 1_000 === 0 && plain.includes(String(value / 10_000)))
}
