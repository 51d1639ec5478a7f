import type { Database } from '#server/platform/database/connect.ts'

/** The member with whom one tries the company's side out, and their company. */
export const firstDemoMember = (db: Database) =>
  db
    .selectFrom('company_users')
    .innerJoin('accounts', 'accounts.id', 'company_users.id')
    .select(['company_id', 'company_users.id', 'name'])
    .where('is_demo', '=', true)
    .orderBy('email')
    .executeTakeFirst()
