import { fail } from '#server/fail.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'

/** The last scout of a company and its conversation, locked until the answer is written; a candidate who has answered cannot answer again. A scout that was put off can be taken up. */
export async function lockScout({ db, viewer }: CandidateContext, company_id: number) {
  const found = await db
    .selectFrom('scouts')
    .select(['id', 'thread_id', 'job_id', 'meeting_type', 'state'])
    .where('candidate_user_id', '=', viewer.id)
    .where('company_id', '=', company_id)
    .where('delivered_at', 'is not', null)
    .where('state', '<>', 'withdrawn')
    .orderBy('delivered_at', 'desc')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  if (found.state !== 'delivered' && found.state !== 'parked') fail('SCOUT_ANSWERED')
  const thread = await db.selectFrom('threads').selectAll().where('id', '=', found.thread_id).forNoKeyUpdate().executeTakeFirstOrThrow()
  return { scout: found, thread }
}
