import { sql } from 'kysely'
import type { JobOwner } from '#contract/accounts/members/job-owner.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** The member in charge of a job of `job_offers`. Guests read nobody's applications, so that a member who became one is in charge of nothing until they may again. */
export const jobOwner = sql<JobOwner | null>`(select json_build_object('id', owners.id, 'name', owners.name) from company_users as owners
  where owners.id = job_offers.owner_id and owners.role <> 'guest')`

export const jobOwnerName = sql<string | null>`(${jobOwner} ->> 'name')`

/** The id of the member in charge of the job, who stays one until the transaction ends: for writers that do not lock accounts. */
export async function stayingJobOwner(db: Database, job_id: number) {
  const owner = await db
    .selectFrom('accounts')
    .select('accounts.id')
    .where('accounts.id', '=', db.selectFrom('job_offers').select('owner_id').where('job_offers.id', '=', job_id))
    .forKeyShare()
    .executeTakeFirst()
  if (!owner) return undefined
  return db.selectFrom('company_users').select('id').where('id', '=', owner.id).where('role', '<>', 'guest').executeTakeFirst()
}
