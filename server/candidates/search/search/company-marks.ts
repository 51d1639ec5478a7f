import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

type Marks = { is_favorited: boolean; list_ids: number[]; scouted_at: string | null }

/** The company's earlier acts with these candidates. */
export async function companyMarks(db: Database, { company_id }: { company_id: number }, ids: string[]): Promise<(id: string) => Marks> {
  const { rows } = await sql<Marks & { id: string }>`
    select candidate as id,
      exists (select from company_favorites where company_id = ${company_id} and candidate_user_id = candidate) as is_favorited,
      array(select list_id from people_list_entries join people_lists on people_lists.id = list_id
        where company_id = ${company_id} and candidate_user_id = candidate order by name) as list_ids,
      (select max(created_at) from scouts where company_id = ${company_id} and candidate_user_id = candidate) as scouted_at
    from unnest(${ids}::uuid[]) as candidate`.execute(db)
  const marks = new Map(rows.map(({ id, ...marks }) => [id, marks]))
  return (id) => marks.get(id) ?? { is_favorited: false, list_ids: [], scouted_at: null }
}
