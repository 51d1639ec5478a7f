import { sql } from 'kysely'
import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import type { ScoutQuote } from '#contract/conversations/received-scout.ts'
import { type IntegrityParts, type NewScout, type ScoutJudgement, ScoutPart } from '#contract/hiring/scouts/scouts.ts'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { passageOf } from './passage-of.ts'

export type Judged = {
  /** Characters of the reason. */
  reason_length: number
  /** Parts of the profile of which it takes up a passage. */
  passages: number
  /** Per cent, to the nearest earlier scout of the company. */
  likeness: number
  min_salary: number
  max_salary: number
  /** A job with its own posting, not the open position. */
  has_job: boolean
}

const FULL_LENGTH = 200
/** What says nothing of the person stays below this, whatever else is good about it. */
const WITHOUT_PASSAGE = 35
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/**
 * How much of a scout is about this one person, 0 to 100, as published on /about/metrics: 45 for a passage of the profile that it takes up and 5 for a second
 * one, 25 for being unlike the company's other scouts, 10 for its length, 10 for a narrow salary band, 5 for a job.
 */
export function scoutIntegrity({ reason_length, passages, likeness, min_salary, max_salary, has_job }: Judged): { integrity: number; parts: IntegrityParts } {
  // Up to one and a half times the lower end is narrow, twice is wide.
  const ratio = min_salary > 0 ? max_salary / min_salary : Infinity
  const parts = {
    passage: passages === 0 ? 0 : passages === 1 ? 45 : 50,
    own: 25 * (1 - between(0, likeness, 100) / 100),
    length: 10 * between(0, reason_length / FULL_LENGTH, 1),
    band: 10 * between(0, (2 - ratio) / 0.5, 1),
    job: has_job ? 5 : 0,
  }
  const sum = Math.round(Object.values(parts).reduce((total, points) => total + points, 0))
  const shown = Object.fromEntries(Object.entries(parts).map(([name, points]) => [name, Math.round(points)])) as IntegrityParts
  return { integrity: passages === 0 ? Math.min(WITHOUT_PASSAGE, sum) : sum, parts: shown }
}

const SIZE = 3
/** What carries no meaning: blanks and signs, which anybody could change. */
const signs = /[\s\p{P}\p{S}]/gu

/** The runs of three characters of a text, in one spelling (NFKC, lower case), without blanks and signs. */
export function nGrams(text: string): Set<string> {
  const characters = [...text.normalize('NFKC').toLowerCase().replaceAll(signs, '')]
  return new Set(Array.from({ length: Math.max(0, characters.length - SIZE + 1) }, (_, at) => characters.slice(at, at + SIZE).join('')))
}

/** How much of the shorter of two texts stands in the other, from 0 to 100: what is added to a copy does not hide it. */
export function likeness(one: Set<string>, other: Set<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  if (small.size === 0) return 0
  let common = 0
  for (const gram of small) if (large.has(gram)) common++
  return Math.round((100 * common) / small.size)
}

/** From so much on a scout is a copy. */
const TOO_ALIKE = 60
/** The company's earlier scouts to others that it is laid beside; one that is corrected for the same person may read alike. */
const DAYS = 180
const MOST = 300

type Scout = Pick<NewScout, 'reason' | 'references' | 'min_salary' | 'max_salary' | 'job_id'>

/** Lays a scout beside the profile it names and beside what its company sent to others. */
export async function judgeScout(
  db: Database,
  now: Date,
  company_id: number,
  candidate: VisibleCandidate,
  scout: Scout,
): Promise<Omit<ScoutJudgement, 'found'>> {
  const [references, earlier] = await Promise.all([quotesOf(db, candidate, scout.references, scout.reason), earlierReasons(db, now, company_id, candidate.id)])
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

/** The passage of each of these parts that a reason takes up; empty where it takes up none. */
async function quotesOf(db: Database, candidate: VisibleCandidate, parts: ScoutPart[], reason: string): Promise<ScoutQuote[]> {
  const [texts, names] = await Promise.all([partTexts(db, candidate, parts), listedNames(db)])
  return texts.map(({ part, texts }) => ({ part, text: longest(texts.map((text) => passageOf(text, reason, names))) }))
}

/** Every passage of the profile that a reason takes up, as sending would find it. */
export const passagesTaken = async (db: Database, candidate: VisibleCandidate, reason: string) =>
  (await quotesOf(db, candidate, ScoutPart.options, reason)).filter(({ text }) => text)

const longest = (texts: string[]) => texts.reduce((most, text) => (text.length > most.length ? text : most), '')

/** What people choose from lists, the longest first: a name that is pasted in says nothing of one person. */
async function listedNames(db: Database) {
  const rows = await db.selectFrom('lookups').select(['name', 'name_en']).execute()
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
    select master as table, id, name from lookups
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
