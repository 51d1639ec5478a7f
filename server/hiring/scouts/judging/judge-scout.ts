import type { ScoutQuote } from '#contract/conversations/received-scout.ts'
import type { NewScout, ScoutJudgement, ScoutPart } from '#contract/hiring/scouts/scouts.ts'
import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { likeness, nGrams } from './likeness.ts'
import { passageOf } from './passage-of.ts'
import { scoutIntegrity } from './scout-integrity.ts'
import { sql } from 'kysely'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'

/** From so much on a scout is a copy. */
export const TOO_ALIKE = 60
/** The company's earlier scouts to others that it is laid beside; one that is corrected for the same person may read alike. */
const DAYS = 180
const MOST = 300

type Scout = Pick<NewScout, 'reason' | 'references' | 'min_salary' | 'max_salary' | 'job_id'>

/** Lays a scout beside the profile it names and beside what its company sent to others. */
export async function judgeScout(db: Database, now: Date, company_id: number, candidate: VisibleCandidate, scout: Scout): Promise<ScoutJudgement> {
  const [parts, names, earlier] = await Promise.all([
    partTexts(db, candidate, scout.references),
    listedNames(db),
    earlierReasons(db, now, company_id, candidate.id),
  ])
  const references = parts.map(({ part, texts }): ScoutQuote => ({ part, text: longest(texts.map((text) => passageOf(text, scout.reason, names))) }))
  const own = nGrams(scout.reason)
  const nearest = Math.max(0, ...earlier.map(({ reason }) => likeness(own, nGrams(reason))))
  const passages = references.filter(({ text }) => text).length
  const judged = scoutIntegrity({
    reason_length: scout.reason.length,
    passages,
    likeness: nearest,
    min_salary: scout.min_salary,
    max_salary: scout.max_salary,
    has_job: scout.job_id > 0,
  })
  return { ...judged, likeness: nearest, is_too_alike: nearest >= TOO_ALIKE, has_passage: passages > 0, references }
}

const longest = (texts: string[]) => texts.reduce((most, text) => (text.length > most.length ? text : most), '')

/** What people choose from lists, the longest first: a name that is pasted in says nothing of one person. */
async function listedNames(db: Database) {
  const rows = await db.selectFrom('masters').select(['name', 'name_en']).execute()
  const names = new Set(rows.flatMap(({ name, name_en }) => [name, name_en]).map((name) => name.normalize('NFKC').toLowerCase()))
  return [...names].filter((name) => name.length > 1).toSorted((one, other) => other.length - one.length)
}

const earlierReasons = (db: Database, now: Date, company_id: number, candidate_id: string) =>
  db
    .selectFrom('scouts')
    .select('reason')
    .where('company_id', '=', company_id)
    .where('candidate_user_id', 'is distinct from', candidate_id)
    .where('created_at', '>', new Date(now.getTime() - DAYS * 86_400_000).toISOString())
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute()

/** Parts that hold ids of a code table: what they say is the names. */
const tables: Partial<Record<ScoutPart, LookupName>> = {
  address: 'prefectures',
  skill_types: 'skill_types',
  user_desired_skill_types: 'skill_types',
  employment_types: 'work_employment_types',
  user_desired_employment_types: 'employment_types',
  user_desired_job_fields: 'job_fields',
  user_preferred_work_areas: 'prefectures',
  user_desired_categories: 'company_categories',
  user_interest_social_issues: 'social_issues',
  user_desired_company_phases: 'phase',
  user_desired_company_kinds: 'kind',
  user_desired_remote: 'remote',
  english_level: 'english_level',
}

type PartText = { part: ScoutPart; texts: string[] }

/** What these parts of a profile say, as the company reads them. */
async function partTexts(db: Database, candidate: VisibleCandidate, parts: ScoutPart[]): Promise<PartText[]> {
  const codes = parts.flatMap((part) => {
    const [table, value] = [tables[part], candidate[part]]
    return table ? [value].flat().flatMap((id) => (typeof id === 'number' ? { table, id } : [])) : []
  })
  const { rows } = await sql<{ table: string; id: number; name: string }>`
    select master as table, id, name from masters
    where (master, id) in (select * from unnest(${codes.map(({ table }) => table)}::text[], ${codes.map(({ id }) => id)}::integer[]))`.execute(db)
  const nameOf = (table: LookupName, id: unknown) => rows.find((row) => row.table === table && row.id === id)?.name ?? ''
  return parts.map((part) => {
    const [table, value] = [tables[part], candidate[part]]
    if (part === 'work_experiences') {
      return {
        part,
        texts: candidate.work_experiences.flatMap(({ work_summary, department_position, industry_type }) => [work_summary, department_position, industry_type]),
      }
    }
    if (table) return { part, texts: [value].flat().map((id) => nameOf(table, id)) }
    return { part, texts: typeof value === 'string' ? [value] : [] }
  })
}
