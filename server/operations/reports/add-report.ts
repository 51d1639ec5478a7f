import type { Insertable } from 'kysely'
import type { Reading } from '#contract/operations/reports/operator-reports.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'

/** Until when operators answer, unless they set another day. */
const DAYS = 7

type New = Omit<Insertable<DB['reports']>, 'due_at' | 'created_at'>

/** A new ticket, with its number and its deadline. */
export async function addReport(db: Database, now: Date, report: New) {
  const added = await db
    .insertInto('reports')
    .values({ ...report, created_at: now.toISOString(), due_at: new Date(now.getTime() + DAYS * 86_400_000).toISOString() })
    .returning(['id', 'number', 'due_at'])
    .executeTakeFirstOrThrow()
  return added
}

/** How a job's or a company's page reads at this moment, as far as a report is about it. */
export async function readingOf(db: Database, { job_id, company_id }: { job_id?: number | null; company_id?: number | null }): Promise<Reading | null> {
  if (job_id) {
    const job = await db
      .selectFrom('job_offers')
      .innerJoin('companies', 'companies.id', 'company_id')
      .select(['position_title as title', 'companies.name as company', 'job_offers.state', 'description as text'])
      .where('job_offers.id', '=', job_id)
      .executeTakeFirst()
    return job ?? null
  }
  if (!company_id) return null
  const company = await db.selectFrom('companies').select(['name', 'state', 'introduction']).where('id', '=', company_id).executeTakeFirst()
  return company ? { title: company.name, company: company.name, state: company.state, text: company.introduction } : null
}
