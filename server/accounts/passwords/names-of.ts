import type { Database } from '#server/platform/database/connect.ts'
import type { Person } from '#server/platform/viewers/of-area.ts'

/** What a person, and their company, are called: others know it, and try it first. */
export async function namesOf(db: Database, { area, id }: Person): Promise<string[]> {
  if (area === 'operator') return Object.values(await db.selectFrom('operator_users').select('name').where('id', '=', id).executeTakeFirstOrThrow())
  if (area === 'company')
    return Object.values(
      await db
        .selectFrom('company_users as members')
        .innerJoin('companies', 'companies.id', 'members.company_id')
        .select(['members.name', 'companies.name as company_name'])
        .where('members.id', '=', id)
        .executeTakeFirstOrThrow(),
    )
  return Object.values(
    await db
      .selectFrom('candidate_users as people')
      .innerJoin('candidate_profiles as profiles', 'profiles.candidate_user_id', 'people.id')
      .select(['username', 'name', 'name_reading'])
      .where('people.id', '=', id)
      .executeTakeFirstOrThrow(),
  )
}
