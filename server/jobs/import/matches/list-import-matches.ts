import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'

type Context = Pick<RequestContext, 'db'>

const open = ({ db }: Context) =>
  db
    .selectFrom('import_company_matches as match')
    .innerJoin('companies as company', 'company.id', 'match.company_id')
    .innerJoin('companies as imported', 'imported.id', 'match.imported_company_id')
    .where('decision', 'is', null)

/** Companies that wait for an operator's decision whether they are one with the company of their name, the oldest question first. */
export async function listImportMatches(context: Context, { page = 1, per_page = PAGE_SIZE }: Page) {
  const { total } = await open(context)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await open(context)
    .select(['match.id', 'match.source', 'match.name', 'match.found_at'])
    .select(['company.id as company_id', 'company.name as company_name', 'company.corporate_number', 'company.url', 'company.address'])
    .select([
      'imported.id as imported_id',
      'imported.name as imported_name',
      'imported.corporate_number as imported_number',
      'imported.url as imported_url',
      'imported.address as imported_address',
    ])
    .select(sql<number>`(select count(*)::int from company_users where company_id = company.id)`.as('members'))
    .select(sql<number>`(select count(*)::int from job_offers where company_id = imported.id and job_offers.source = match.source)`.as('jobs'))
    .orderBy('match.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const import_matches = rows.map((row) => ({
    id: row.id,
    source: row.source,
    name: row.name,
    found_at: row.found_at,
    company: { id: row.company_id, name: row.company_name, corporate_number: row.corporate_number, url: row.url, address: row.address, members: row.members },
    imported_company: {
      id: row.imported_id,
      name: row.imported_name,
      corporate_number: row.imported_number,
      url: row.imported_url,
      address: row.imported_address,
      jobs: row.jobs,
    },
  }))
  return { import_matches, total: Number(total), page, per_page }
}
