import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { companyKey } from './company-key.ts'

/** A name as one source writes it. */
export const placeKey = (source: string, key: string) => `${source}\n${key}`

/** Which claimed company a source's name belongs to: its members came after the source's first posting, and took it over. */
export async function claimedCompanies(db: Database) {
  const { rows } = await sql<{ source: string; company_id: number; name: string }>`
    select job_offers.source, company_id, recruiter_name as name
    from job_offers join imported_jobs on imported_jobs.job_id = job_offers.id
    where company_id in (select company_id from company_users) and job_offers.source is not null
    group by job_offers.source, company_id, recruiter_name
    having min(job_offers.created_at) < (select min(created_at) from company_users where company_users.company_id = job_offers.company_id)
  `.execute(db)
  return new Map(rows.map(({ source, company_id, name }) => [placeKey(source, companyKey(name)), company_id]))
}

export type Answer = { company_id: number; decision: string | null }

/** Questions to operators about a name of a source, and their answers. */
export async function answeredMatches(db: Database) {
  const matches = await db.selectFrom('import_company_matches').select(['source', 'company_key', 'company_id', 'decision']).orderBy('id').execute()
  const answers = new Map<string, Answer[]>()
  for (const { source, company_key, ...answer } of matches) {
    const place = placeKey(source, company_key)
    answers.set(place, [...(answers.get(place) ?? []), answer])
  }
  return answers
}
