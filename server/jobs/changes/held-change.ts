import { sql } from 'kysely'
import { changedTerms, type Terms } from '#contract/jobs/postings/notified-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { namesOf } from './names-of.ts'

/** The change of a job of which its applicants will be notified, in words; null when none waits. */
export async function heldChange(db: Database, job_id: number) {
  const found = await db
    .selectFrom('job_change_notices as notices')
    .innerJoin('job_offers', 'job_offers.id', 'notices.job_id')
    .select(['notices.send_at', sql<Terms>`notices.before`.as('before'), sql<Terms>`notified_terms(job_offers)`.as('after')])
    .where('notices.job_id', '=', job_id)
    .where('notified_at', 'is', null)
    .executeTakeFirst()
  return found ? { send_at: found.send_at, changes: changedTerms(found.before, found.after, await namesOf(db)) } : null
}
