import type { Job, JobVersion } from '#contract/jobs/postings/jobs.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { bandText } from '../../facts/pay.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import { jobValueWords, type NamesOf } from '#contract/jobs/postings/job-value-words.ts'
import { lookupTableNames } from '../words/lookup-names.ts'

export type HistoryChange = { name: string; from: string; to: string /** Too long for one line. */; isLong: boolean }
export type HistoryEntry = { id: number; at: string; sentence: string; changes: HistoryChange[] }

type Band = { min_salary: number | null; max_salary: number | null }

const LONGEST_LINE = 40
/** Figures that stand beside a text and change with it. */
const ofSalary = ['pay_unit', 'pay_min', 'pay_max']

/** A job's public changes in words, newest first. Finds the pay before each change by walking back from today's. */
export function jobHistoryEntries(job: Band & Pick<Job, 'state'>, versions: JobVersion[], lookups: Lookups): HistoryEntry[] {
  let band: Band = job
  const newest = versions.find(({ kind }) => kind === 'confirmed')
  const first = versions.findLast(({ kind }) => kind === 'published')
  return versions.map((version) => {
    const before = bandBefore(band, version)
    const changes = [...bandChange(before, band), ...fieldChanges(version, lookups)]
    band = before
    const sentence =
      version === newest && job.state === 'published' ? `${person(version.changed_by)}が、まだ募集していることを確認` : sentenceOf(version, version === first)
    return { id: version.id, at: version.changed_at, sentence, changes }
  })
}

function sentenceOf({ kind, changed_by }: JobVersion, isFirst: boolean) {
  const who = person(changed_by)
  if (kind === 'confirmed') return `${who}が確認`
  if (kind === 'changed') return `${who}が内容を変更`
  if (kind === 'paused') return '募集を一時停止'
  if (kind === 'closed') return '募集を終了'
  return isFirst ? '公開' : '募集を再開'
}

/** Companies and teams keep their names, people get さん. */
const person = (name: string) => (!name ? '募集企業' : /さん|様|会社|法人|チーム|担当|部$|室$/.test(name) ? name : `${name}さん`)

const bandBefore = (band: Band, { changes }: JobVersion): Band => ({
  min_salary: 'min_salary' in changes ? (changes.min_salary?.from as number | null) : band.min_salary,
  max_salary: 'max_salary' in changes ? (changes.max_salary?.from as number | null) : band.max_salary,
})

function bandChange(before: Band, after: Band): HistoryChange[] {
  const [from, to] = [before, after].map(({ min_salary, max_salary }) => bandText({ min: min_salary, max: max_salary, unit: '万円' })) as [string, string]
  return from === to ? [] : [{ name: '年収', from, to, isLong: false }]
}

function fieldChanges({ changes }: JobVersion, lookups: Lookups): HistoryChange[] {
  const namesOf: NamesOf = (table, ids) => lookupTableNames(lookups, table, ids)
  return Object.entries(changes).flatMap(([field, { from, to }]) => {
    const isSaidElsewhere = field === 'min_salary' || field === 'max_salary' || ('salary' in changes && ofSalary.includes(field))
    const name = termNames[field]
    if (!name || isSaidElsewhere) return []
    const words = { from: jobValueWords(field, from, namesOf), to: jobValueWords(field, to, namesOf) }
    return [{ name, ...words, isLong: Object.values(words).some((text) => text.length > LONGEST_LINE || text.includes('\n')) }]
  })
}
