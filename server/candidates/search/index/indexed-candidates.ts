import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { JobDocument } from '#search-engine/segment/job-document.ts'
import { candidateColumns } from '../../visibility/candidate-columns.ts'
import { findableCandidates } from '../../visibility/visible-candidates.ts'
import { SEARCH_TEXT_RULES } from '../../visibility/hidden-texts.ts'
import { activeWeek } from './active-week.ts'
import { candidateDocuments, type FindableCandidate } from './candidate-documents.ts'

/** A text by older rules is not read: it could hold what is hidden today. */
const textIfCurrent = (column: string) => sql<string | null>`case when said.rules = ${SEARCH_TEXT_RULES} then ${sql.ref(column)} end`

const findable = (db: Database) =>
  findableCandidates(db)
    .innerJoin('candidate_index_changes as changes', 'changes.candidate_user_id', 'candidate_users.id')
    .innerJoin('candidate_profiles as profiles', 'profiles.candidate_user_id', 'candidate_users.id')
    .leftJoin('candidate_search_texts as said', 'said.candidate_user_id', 'candidate_users.id')
    .select([
      'changes.number',
      ...candidateColumns,
      'working_day',
      textIfCurrent('said.text').as('text'),
      sql<number>`extract(epoch from ${activeWeek} at time zone 'Asia/Tokyo')::float8`.as('active_at'),
      sql<number>`floor(extract(epoch from candidate_users.created_at))::float8`.as('registered_at'),
      sql<
        FindableCandidate['skill_names']
      >`array(select name from lookups where master = 'skill_types' and id = any(skill_types || user_desired_skill_types))`.as('skill_names'),
      sql<FindableCandidate['employments']>`coalesce((
        select json_agg(json_build_object('join_year', join_year, 'join_month', join_month, 'leave_year', leave_year, 'leave_month', leave_month))
        from work_experiences as work where work.candidate_user_id = candidate_users.id), '[]')`.as('employments'),
      sql<FindableCandidate['revealed']>`coalesce((
        select json_agg(json_build_object('level', level, 'text', ${textIfCurrent('texts.text')})) from (
          select distinct candidate_user_id, level from reveals where reveals.candidate_user_id = candidate_users.id and level <> 'anonymous'
        ) as levels left join revealed_search_texts as texts using (candidate_user_id, level)), '[]')`.as('revealed'),
    ])

type Narrowing = { numbers: number[] } | { after: number; to: number }

/** The candidates of these numbers whom companies can find, as documents of the index. */
export async function indexedCandidates(db: Database, narrowing: Narrowing, now: Date): Promise<JobDocument[]> {
  // The candidates are found on the numbers alone and read by their ids, so that no plan, however ill informed, reads whole tables for a batch.
  const changes = db.selectFrom('candidate_index_changes').select('candidate_user_id')
  const numbered =
    'numbers' in narrowing
      ? changes.where('number', '=', sql<number>`any(${narrowing.numbers}::bigint[])`)
      : changes.where('number', '>', narrowing.after).where('number', '<=', narrowing.to)
  const ids = (await numbered.execute()).flatMap(({ candidate_user_id }) => candidate_user_id ?? [])
  const rows = await findable(db).where('candidate_users.id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  return rows.flatMap((row) => candidateDocuments(row, now))
}
