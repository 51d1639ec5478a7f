import type { Message } from '#contract/conversations/messages.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer, Party } from '#server/platform/viewers/viewer.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { wordsOf } from '../../threads/add-message.ts'
import type { Partner } from '../../threads/find-thread.ts'
import { withFiles } from '../talk/read-messages.ts'
import type { NewMessage } from './send-message.ts'
import { sendTogether } from './send-together.ts'

type Sending = RequestContext & { viewer: Party }

/**
 * Sends a plain message with those that wait at the same moment (`send_messages` of the database), with all the checks and locks of a write. Gives nothing, and has changed nothing,
 * where anything is unusual: whatever is refused, carries files or a card, is sent again, or is to be undone when it comes too late, takes the general way (`sendMessage`).
 */
export async function sendAtOnce(context: Sending, partner: Partner, said: NewMessage): Promise<Message | undefined> {
  const { db, viewer, client, now, signal } = context
  await rateLimit({ ...context, client: { ...client, address: viewer.id } }, 'message')
  const { client_id, message } = said
  const isPlain = client_id !== undefined && !said.job_id && !said.attached_files?.length && client.idempotencyKey === undefined
  const company = viewer.area === 'company'
  if (!isPlain || (company && viewer.key) || 'company_id' in partner === company) return
  const by = company
    ? { member: viewer.id, role: viewer.role, name: viewer.name, detail: wordsOf(message) }
    : { member: null, role: null, name: '', detail: {} }
  const between =
    'company_id' in partner
      ? { candidate: viewer.id, company: partner.company_id }
      : { candidate: partner.candidate_id, company: (viewer as CompanyViewer).company_id }
  const sent = await sendTogether(db, { ...by, ...between, session: viewer.session_id, client_id, message }, { now, signal })
  if (!sent) return
  context.session?.keep(viewer)
  const { sent_id: id, sent_number: number, sent_at: time, candidate_name } = sent
  const about = { kind: 'message' as const, attached_files: [], attachedJob: null, scout: null, read_at: null }
  return withFiles({ id, number, client_id, time, message, company, name: company ? viewer.name : candidate_name, ...about })
}
