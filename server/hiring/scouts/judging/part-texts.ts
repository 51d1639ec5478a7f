import { sql } from 'kysely'
import type { ScoutPart } from '#contract/hiring/scouts/scouts.ts'
import type { MasterName } from '#contract/platform/lookups/masters.ts'
import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Parts that hold ids of a code table: what they say is the names. */
const tables: Partial<Record<ScoutPart, MasterName>> = {
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

export type PartText = { part: ScoutPart; texts: string[] }

/** What these parts of a profile say, as the company reads them. */
export async function partTexts(db: Database, candidate: VisibleCandidate, parts: ScoutPart[]): Promise<PartText[]> {
  const codes = parts.flatMap((part) => {
    const [table, value] = [tables[part], candidate[part]]
    return table ? [value].flat().flatMap((id) => (typeof id === 'number' ? { table, id } : [])) : []
  })
  const { rows } = await sql<{ table: string; id: number; name: string }>`
    select master as table, id, name from masters
    where (master, id) in (select * from unnest(${codes.map(({ table }) => table)}::text[], ${codes.map(({ id }) => id)}::integer[]))`.execute(db)
  const nameOf = (table: MasterName, id: unknown) => rows.find((row) => row.table === table && row.id === id)?.name ?? ''
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
