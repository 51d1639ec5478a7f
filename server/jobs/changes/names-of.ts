import type { NamesOf } from '#contract/jobs/postings/job-value-words.ts'
import type { Database } from '#server/platform/database/connect.ts'

const tables = ['job_fields', 'prefectures', 'skill_types', 'employment_types', 'intended_for', 'remote']

/** The names of the code tables that conditions of work come from. */
export async function namesOf(db: Database): Promise<NamesOf> {
  const rows = await db.selectFrom('lookups').select(['master', 'id', 'name']).where('master', 'in', tables).execute()
  const names = new Map(rows.map(({ master, id, name }) => [`${master} ${id}`, name]))
  return (table, ids) => ids.flatMap((id) => names.get(`${table} ${id}`) ?? [])
}
