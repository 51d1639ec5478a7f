import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { activeWeek } from '../index/active-week.ts'

type Marks = { is_favorited: boolean; list_ids: number[]; tag_ids: number[]; scouted_at: string | null; active_week: string }

/** The company's earlier acts with these candidates, and the week of each one's last change. No program reads tags. */
export async function companyMarks(
  db: Database,
  { company_id, key }: Pick<CompanyViewer, 'company_id' | 'key'>,
  ids: string[],
): Promise<(id: string) => Marks> {
  const { rows } = await sql<Marks & { id: string }>`
    select candidate as id,
      exists (select from company_favorites where company_id = ${company_id} and candidate_user_id = candidate) as is_favorited,
      array(select list_id from people_list_entries join people_lists on people_lists.id = list_id
        where company_id = ${company_id} and candidate_user_id = candidate order by name) as list_ids,
      array(select tag_id from candidate_tags join selection_tags on selection_tags.id = tag_id
        where company_id = ${company_id} and candidate_user_id = candidate and ${key === undefined} order by name) as tag_ids,
      (select max(created_at) from scouts where company_id = ${company_id} and candidate_user_id = candidate) as scouted_at,
      (select to_char(${activeWeek}, 'YYYY-MM-DD') from candidate_profiles as profiles
        where profiles.candidate_user_id = candidate) as active_week
    from unnest(${ids}::uuid[]) as candidate`.execute(db)
  const marks = new Map(rows.map(({ id, ...marks }) => [id, marks]))
  return (id) => marks.get(id)!
}
