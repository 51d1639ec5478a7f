import type { Database } from '#server/platform/database/connect.ts'

/** Who of a company can take care of a candidate: everybody but guests. */
export const assignableMembers = (db: Database, company_id: number) =>
  db
    .selectFrom('company_users')
    .select(['id', 'name'])
    .where('company_id', '=', company_id)
    .where('role', '<>', 'guest')
    .orderBy('name')
    .orderBy('id')
    .execute()
