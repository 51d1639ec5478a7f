import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { SEARCH_TEXT_RULES } from '#server/candidates/search/texts/refresh-search-texts.ts'
import { normalizeText } from '#search-engine/text/normalize-text.ts'

const BATCH = 2_000

/** Makes the search texts as `refreshSearchTexts` does, but for hiding words: invented candidates name nobody, and hiding takes most of its time. */
export async function fillSearchTexts(db: Database) {
  for (let after = 0; ; after += BATCH) {
    const { rows } = await sql<{ id: string; text: string; last: number }>`
      select candidate_user_id as id, (select max(number) from candidate_index_changes)::float8 as last,
        array_to_string(array[job_history_name, job_summary, licenses, working_day, user_interest, user_desired_work_detail] || array(
          select unnest(array[department_position, industry_type, work_summary]) from work_experiences as work
          where work.candidate_user_id = profiles.candidate_user_id) || array(
          select name from lookups where master = 'skill_types' and id = any(skill_types || user_desired_skill_types)
          union all select name from lookups where master = 'job_fields' and id = any(user_desired_job_fields)), E'\n') as text
      from candidate_profiles as profiles join candidate_index_changes using (candidate_user_id) where number > ${after} and number <= ${after + BATCH}`.execute(
      db,
    )
    await sql`update candidate_search_texts as kept set text = made.text, rules = ${SEARCH_TEXT_RULES}
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ text }) => normalizeText(text))}::text[]) as made (id, text)
      where kept.candidate_user_id = made.id`.execute(db)
    if (rows.length < BATCH) return
  }
}
