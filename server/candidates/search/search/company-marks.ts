import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

type Marks = { is_favorited: boolean; scouted_at: string | null }

/** The company's earlier acts with these candidates. */
export async function companyMarks(db: Database, { company_id }: { company_id: number }, ids: string[]): Promise<(id: string) => Marks> {
  const { rows } = await sql<Marks & { id: string }>`
    select id,
      exists (select from company_favorites where company_id = ${company_id} and candidate_user_id = id) as is_favorited,
      (select max(created_at) from scouts where company_id = ${company_id} and candidate_user_id = id) as scouted_at
    from unnest(${ids}::uuid[]) as id`.execute(db)
  const marks = new Map(rows.map(({ id, ...marks }) => [id, marks]))
  return (id) => marks.get(id) ?? { is_favorited: false, scouted_at: null }
}
