import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { searchText } from './search-text.ts'

const BATCH = 500

type Row = {
  candidate_user_id: string
  version: number
  texts: string[]
  work_texts: string[]
  industries: string[]
  names: string[]
  secrets: string[]
}

/** Makes anew what the free word is compared with, for those whose profile changed since the last search. Whoever changes it meanwhile is left for the next one. */
export async function refreshSearchTexts(db: Database) {
  for (;;) {
    const rows = await staleRows(db)
    if (rows.length === 0) return
    const made = rows.map(({ texts, work_texts, industries, names, secrets }) =>
      searchText({ texts: [...texts, ...work_texts], names: [...industries, ...names], secrets }),
    )
    await sql`
      update candidate_search_texts as kept set text = made.text
      from unnest(${rows.map((row) => row.candidate_user_id)}::uuid[], ${rows.map(({ version }) => version)}::integer[], ${made}::text[]) as made (id, version, text)
      where kept.candidate_user_id = made.id and kept.version = made.version`.execute(db)
    if (rows.length < BATCH) return
  }
}

async function staleRows(db: Database) {
  const { rows } = await sql<Row>`
    select stale.candidate_user_id, version,
      array[job_history_name, job_summary, licenses, working_day, user_interest, user_desired_work_detail, your_vision, your_vision_reason] as texts,
      array(select unnest(array[department_position, work_summary]) from work_experiences as work where work.candidate_user_id = stale.candidate_user_id) as work_texts,
      array(select industry_type from work_experiences as work where work.candidate_user_id = stale.candidate_user_id) as industries,
      array(select name from masters where master = 'skill_types' and id = any(skill_types || user_desired_skill_types)
        union all select name from masters where master = 'job_fields' and id = any(user_desired_job_fields)) as names,
      array[name, name_reading, username, email, final_education_name, education_name, highschool_name] || array(
        select organization_name from work_experiences as work where work.candidate_user_id = stale.candidate_user_id) as secrets
    from candidate_search_texts as stale
    join candidate_users as users on users.id = stale.candidate_user_id
    join candidate_profiles as profiles on profiles.candidate_user_id = stale.candidate_user_id
    where text is null limit ${BATCH}`.execute(db)
  return rows
}
