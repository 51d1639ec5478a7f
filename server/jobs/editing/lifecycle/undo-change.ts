import { sql } from 'kysely'
import type { JobChange } from '#contract/jobs/postings/job-content.ts'
import { actAs } from '#server/platform/audit/act-as.ts'
import { lockOwnJob } from '../lock-own-job.ts'
import { refuseLintErrors } from './refuse-lint-errors.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { showOwnJob } from '../show-own-job.ts'
import { fail } from '#server/fail.ts'

/** Restores the conditions of which the applicants were not notified yet, so that no notification is sent. A change that stays must be announced. */
export async function undoChange(context: MemberContext, id: number) {
  const { db, now } = context
  const job = await lockOwnJob(context, id)
  const held = await db
    .selectFrom('job_change_notices')
    .select(sql<JobChange>`before`.as('before'))
    .where('job_id', '=', id)
    .where('notified_at', 'is', null)
    .executeTakeFirst()
  if (!held) fail('NOTICE_SETTLED')
  if (job.state === 'published' || job.state === 'in_review') await refuseLintErrors(context, { ...job, ...held.before })
  await actAs(context)
  await db
    .updateTable('job_offers')
    .set({ ...held.before, updated_at: now().toISOString() })
    .where('id', '=', id)
    .execute()
  return showOwnJob(context, id)
}
