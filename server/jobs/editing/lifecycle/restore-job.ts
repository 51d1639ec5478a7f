import { isDeepStrictEqual } from 'node:util'
import { needsJobApproval } from '#server/companies/account/job-approval.ts'
import { fail } from '#server/fail.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'
import { actAs } from '#server/platform/audit/record-own-act.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lastPublic } from '../approvals/show-approval.ts'
import { contentOf } from '../../changes/content-of.ts'
import { lockOwnJob } from '../lock-own-job.ts'
import { refuseLintErrors } from './refuse-lint-errors.ts'

const MINUTES = 10

/** Takes back what this member has just paused or closed: the job stands as before, with the confirmation that it had. What operators closed stays closed. */
export async function restoreJob(context: MemberContext, id: number) {
  const { db, viewer, now } = context
  const job = await lockOwnJob(context, id)
  const [last, before] = await db
    .selectFrom('job_offer_versions')
    .select(['kind', 'changed_by', 'changed_at'])
    .where('job_id', '=', id)
    .where('kind', 'in', ['published', 'paused', 'closed'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  // Any change of the text renews `updated_at`: the minutes begin with the act.
  const isRecent = last !== undefined && now().getTime() - Date.parse(last.changed_at) <= MINUTES * 60_000
  if (!isRecent || last.kind !== job.state || last.changed_by !== viewer.name || !job.published_at) fail('UNDO_OVER')
  if (job.state !== 'paused' && job.state !== 'closed') fail('UNDO_OVER')
  const state = before?.kind === 'paused' ? 'paused' : 'published'
  if (state === 'published') {
    await refuseLintErrors(context, job)
    // What stands as it was public needs no approval again.
    const shown = await lastPublic(context, id)
    if ((!shown || !isDeepStrictEqual(contentOf(shown), contentOf(job))) && (await needsJobApproval(context))) fail('APPROVAL_NEEDED')
  }

  await actAs(context)
  await db.updateTable('job_offers').set({ state, closed_at: null, closed_reason: null, updated_at: now().toISOString() }).where('id', '=', id).execute()
  if (state === 'published') await recordEvent(db, { company_id: viewer.company_id, type: 'job.published', at: now(), detail: { job_id: id } })
}
