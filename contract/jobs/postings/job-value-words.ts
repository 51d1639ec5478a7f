import type { JobVersion } from './jobs.ts'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import { yenWords } from '#contract/platform/text/yen-words.ts'

/** The names of ids in a code table; an id it does not know has none. */
export type NamesOf = (table: LookupName, ids: number[]) => string[]

const tables: Record<string, LookupName> = {
  job_fields: 'job_fields',
  prefectures: 'prefectures',
  address: 'prefectures',
  skill_types: 'skill_types',
  employment_types: 'employment_types',
  intended_for: 'intended_for',
  remote: 'remote',
}
const units: Record<string, (amount: number) => string> = {
  pay_min: yenWords,
  pay_max: yenWords,
  base_pay: yenWords,
  fixed_overtime_amount: yenWords,
  min_salary: (man) => `${man.toLocaleString('ja-JP')}万円`,
  max_salary: (man) => `${man.toLocaleString('ja-JP')}万円`,
  fixed_overtime_hours: (hours) => `月${hours}時間`,
  break_time: (minutes) => `${minutes}分`,
  trial_months: (months) => `${months}か月`,
  annual_holidays: (days) => `年${days}日`,
  min_week_work_days: (days) => `週${days}日`,
  max_week_work_days: (days) => `週${days}日`,
}
/** What yes and no mean where あり and なし do not say it. */
const answers: Record<string, [yes: string, no: string]> = { inexperienced_ok: ['未経験可', '経験者のみ'], short_hours: ['可', '不可'] }
const payUnits: Record<string, string> = { year: '年俸', month: '月給', day: '日給', hour: '時給' }

/** A stored value of a job's field, as people say it. */
export function jobValueWords(field: string, value: JobVersion['changes'][string]['from'], namesOf: NamesOf): string {
  if (value === null || value === '' || (Array.isArray(value) && !value.length)) return '記載なし'
  if (typeof value === 'boolean') return (answers[field] ?? ['あり', 'なし'])[value ? 0 : 1]

  const table = tables[field]
  if (table) return namesOf(table, [value].flat().map(Number)).join('・') || '記載なし'
  if (typeof value === 'number') return units[field]?.(value) ?? value.toLocaleString('ja-JP')
  if (typeof value === 'string') return (field === 'pay_unit' && payUnits[value]) || value
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('・') : ''
}
