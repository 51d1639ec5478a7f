import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

type Named = { corporate_number: string; domains: string[] }

/** The company that is here already under this corporate number, or else under one of these domains. */
export const knownCompany = (db: Database, { corporate_number, domains }: Named) =>
  db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where((company) =>
      company.or([
        company('corporate_number', '=', corporate_number),
        company(
          'id',
          'in',
          company.selectFrom('company_keys').select('company_id').where('kind', '=', 'domain').where('key', '=', sql<string>`any(${domains})`),
        ),
      ]),
    )
    .orderBy(sql`corporate_number is not distinct from ${corporate_number}`, 'desc')
    .orderBy('id')
    .executeTakeFirst()
