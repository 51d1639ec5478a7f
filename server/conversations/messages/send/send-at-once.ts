import { sql } from 'kysely'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { Message } from '#contract/conversations/messages.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { retryOnDeadlock } from '#server/platform/writes/retry-on-deadlock.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { TRIES } from '#server/platform/background/enqueue.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { ANSWER_DAYS, GATHERED, wordsOf } from '../../threads/add-message.ts'
import type { Partner } from '../../threads/find-thread.ts'
import { withFiles } from '../talk/read-messages.ts'
import type { NewMessage } from './send-message.ts'

type Sending = RequestContext & { viewer: Party }
type Sent = { sent_id: string; sent_number: number; sent_at: string; candidate_name: string }

/**
 * Sends a plain message in one round trip (`send_message` of the database), with all the checks and locks of a write. Gives nothing, and has changed nothing,
 * where anything is unusual: whatever is refused, carries files or a card, is sent again, or is to be undone when it comes too late, takes the general way (`sendMessage`).
 */
export async function sendAtOnce(context: Sending, partner: Partner, said: NewMessage): Promise<Message | undefined> {
  const { db, viewer, now, client } = context
  await rateLimit({ ...context, client: { ...client, address: viewer.id } }, 'message')
  const { client_id, message } = said
  const isPlain = client_id !== undefined && !said.job_id && !said.attached_files?.length && client.idempotencyKey === undefined
  const company = viewer.area === 'company'
  // Whose client was told already that it took too long, the general way undoes.
  if (!isPlain || context.signal?.aborted || (company && viewer.key) || 'company_id' in partner === company) return
  const [candidate_id, company_id] =
    'company_id' in partner ? [viewer.id, partner.company_id] : [partner.candidate_id, (viewer as { company_id: number }).company_id]
  const [member, role, name, detail] = company ? [viewer.id, viewer.role, viewer.name, JSON.stringify(wordsOf(message))] : [null, null, '', '{}']
  const at = now()
  const send = sql<Sent>`
    select sent_id, sent_number, sent_at, candidate_name from send_message(${member}::uuid, ${role}::text, ${candidate_id}::uuid, ${company_id}::integer,
      ${viewer.session_id}::uuid, ${client_id}::uuid, ${name}::text, ${message}::text, ${detail}::jsonb, ${at.toISOString()}::timestamptz, ${japanDay(at)}::date,
      ${ANSWER_DAYS}::integer, ${new Date(at.getTime() + GATHERED).toISOString()}::timestamptz, ${TRIES}::integer)`
  const { rows } = await retryOnDeadlock(
    () => send.execute(db),
    () => {},
  )
  const [sent] = rows
  if (!sent) return
  const { sent_id: id, sent_number: number, sent_at: time, candidate_name } = sent
  const about = { kind: 'message' as const, attached_files: [], attachedJob: null, scout: null, read_at: null }
  return withFiles({ id, number, client_id, time, message, company, name: company ? name : candidate_name, ...about })
}
