import { emptyJobContent } from '#contract/jobs/postings/empty-job-content.ts'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import { questionLine, questionOfLine } from '#contract/jobs/questions/question-lines.ts'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'

type Names = Record<string, { id: number; name: string }[]>
type Field = keyof JobContent

const masterOf: Partial<Record<Field, LookupName>> = {
  address: 'prefectures',
  prefectures: 'prefectures',
  job_fields: 'job_fields',
  skill_types: 'skill_types',
  employment_types: 'employment_types',
  intended_for: 'intended_for',
  remote: 'remote',
}
const units: Record<string, string> = { year: '年', month: '月', day: '日', hour: '時間' }
const unitOf = Object.fromEntries(Object.entries(units).map(([unit, name]) => [name, unit]))
const BETWEEN = '、'
/** Yes, no, or nothing stated. */
const maybes = new Set<Field>(['fixed_overtime', 'fixed_overtime_excess_paid', 'flex', 'short_hours', 'discretionary_work', 'inexperienced_ok'])
const isNumeric = (field: Field) => emptyJobContent[field] === null && field !== 'pay_unit' && !maybes.has(field)
const isYesOrNo = (field: Field) => typeof emptyJobContent[field] === 'boolean' || maybes.has(field)

/** A cell that a spreadsheet would run as a formula begins with an apostrophe more; one less when it comes back. */
const guard = (cell: string) => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
const unguard = (cell: string) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** The fields of a job as cells of a table for members: names instead of ids, and back again. */
export function jobCells(names: Names) {
  const nameOf = (field: Field, id: number) => names[masterOf[field] ?? '']?.find((master) => master.id === id)?.name ?? String(id)
  const idOf = (field: Field, name: string) => names[masterOf[field] ?? '']?.find((master) => master.name === name)?.id ?? Number(name || NaN)

  return {
    write(field: Field, value: JobContent[Field]): string {
      if (value === null) return ''
      if (field === 'questions') return guard((value as JobQuestion[]).map(questionLine).join('\n'))
      if (Array.isArray(value))
        return guard(
          (value as (string | number)[])
            .map((item) => (typeof item === 'number' ? nameOf(field, item) : item))
            .join(field === 'deferred_terms' ? '\n' : BETWEEN),
        )
      if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
      if (field === 'pay_unit') return units[String(value)] ?? ''
      return typeof value === 'number' ? (masterOf[field] ? nameOf(field, value) : String(value)) : guard(value)
    },

    /** A value that is none of the choices becomes one that the contract refuses by the field's name. */
    read(field: Field, cell: string): unknown {
      const text = unguard(cell)
      if (field === 'questions')
        return text
          .split(/\r?\n/)
          .filter((line) => line.trim())
          .map(questionOfLine)
      if (Array.isArray(emptyJobContent[field])) {
        const items = text.split(field === 'deferred_terms' ? '\n' : BETWEEN).filter(Boolean)
        return field === 'deferred_terms' ? items : items.map((name) => idOf(field, name.trim()))
      }
      if (isYesOrNo(field))
        return text === '' ? (maybes.has(field) ? null : false) : (({ はい: true, いいえ: false } as Record<string, unknown>)[text.trim()] ?? text)
      if (field === 'pay_unit') return text === '' ? null : (unitOf[text.trim()] ?? text)
      if (isNumeric(field))
        return text.trim() === '' ? null : masterOf[field] ? idOf(field, text.trim()) : Number(text.normalize('NFKC').replaceAll(/[,\s]/g, ''))
      return text
    },
  }
}
