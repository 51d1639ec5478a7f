import type { ReportReason } from '#contract/conversations/company-side.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { addReport } from '../add-report.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { findThread, type Partner } from '#server/conversations/threads/find-thread.ts'

type Report = { reason: ReportReason; note?: string | undefined; message_id?: string | undefined }

/** One side asks the operators to look. They read only the messages quoted here, as they were written. */
export async function reportThread(context: RequestContext & { viewer: Party }, partner: Partner, { reason, note = '', message_id }: Report) {
  const { db, viewer, now, client } = context
  await rateLimit({ ...context, client: { ...client, address: viewer.id } }, 'mail')
  const thread = await findThread(db, viewer, partner).select(['threads.id', 'threads.company_id']).executeTakeFirst()
  if (!thread) fail('NOT_FOUND')
  // A candidate who leaves at the same moment finishes leaving first, so that this reads none of their words, or finds this report and empties it.
  await db.selectFrom('threads').select('id').where('id', '=', thread.id).forShare().execute()
  const message = message_id
    ? await db.selectFrom('messages').select(['id', 'message']).where('id', '=', message_id).where('thread_id', '=', thread.id).executeTakeFirst()
    : undefined
  if (message_id && !message) fail('NOT_FOUND')
  const by_company = viewer.area === 'company'
  await addReport(db, now(), {
    about: message ? 'message' : 'thread',
    kind: reason === 'false_terms' ? 'terms_differ' : reason,
    note,
    reporter: viewer.area,
    candidate_user_id: by_company ? null : viewer.id,
    company_user_id: by_company ? viewer.id : null,
    company_id: thread.company_id,
    thread_id: thread.id,
    message_id: message?.id ?? null,
    quote: message?.message ?? '',
  })
  return { success: true }
}
