import type { Database } from '#server/platform/database/connect.ts'

/** Publishes a new job of an approved company. The site's job index picks it up by itself. */
export async function publishJob(db: Database, position_title: string) {
  const { id: company_id } = await db
    .selectFrom('companies')
    .select('id')
    .where('state', '=', 'active')
    .where('end_of_contract', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const at = new Date().toISOString()
  const values = { company_id, position_title, description: '試験です。', min_salary: 400, max_salary: 500 }
  const { id } = await db
    .insertInto('job_offers')
    .values({ ...values, state: 'published', published_at: at, confirmed_at: at, confirmed_by: '試験' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
