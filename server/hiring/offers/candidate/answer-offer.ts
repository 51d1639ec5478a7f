import { randomUUID } from 'node:crypto'
import type { MyOffer } from '#contract/hiring/offers/offers.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { lockConversation } from '#server/conversations/threads/find-thread.ts'
import { settleThread } from '#server/conversations/threads/settle-thread.ts'
import { fail } from '#server/fail.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { cancelHeldNotice } from '../../applications/notices/step-notices.ts'
import { showMyOffer } from './my-offers.ts'

type Answer = { id: string; answer: 'accepted' | 'declined'; terms_sha256: string; message: string }

const outcomes = {
  accepted: { end_reason: 'hired', said: '承諾しました' },
  declined: { end_reason: 'declined', said: '辞退しました' },
} as const

/**
 * The candidate's answer to the version that they read, given once: it is the record of what was agreed. The selection ends with it, which both sides see at once.
 * Sent again, the same answer changes nothing.
 */
export async function answerOffer(context: CandidateContext, { id, answer, terms_sha256, message }: Answer): Promise<MyOffer> {
  const { db, viewer, now } = context
  await lockCandidate(db, viewer.id)
  const { company, version, application_id } = await showMyOffer(context, id)
  const thread = await lockConversation(db, { candidate_user_id: viewer.id, company_id: company.id })
  const application = await db.selectFrom('applications').select(['step', 'job_id']).where('id', '=', application_id).forNoKeyUpdate().executeTakeFirstOrThrow()
  const offer = await db.selectFrom('offers').select(['state', 'terms_sha256', 'answer_due_on']).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  if (offer.state === answer) return showMyOffer(context, id)
  const isOpen = offer.state === 'sent' && (offer.answer_due_on ?? '') >= japanDay(now()) && application.step !== 'end'
  if (!isOpen || offer.terms_sha256 !== terms_sha256) fail('OFFER_SETTLED')

  const at = now().toISOString()
  await db.updateTable('offers').set({ state: answer, settled_at: at }).where('id', '=', id).execute()
  const { end_reason, said } = outcomes[answer]
  const ended = { step: 'end', end_reason }
  await cancelHeldNotice(db, application_id, now())
  await db
    .updateTable('applications')
    .set({ ...ended, step_changed_at: at, notified_at: at, shown_step: 'end', shown_end_reason: end_reason, shown_at: at })
    .where('id', '=', application_id)
    .execute()
  await db
    .insertInto('application_steps')
    .values({ application_id, at, ...ended, note: `候補者がオファー（第${version}版）を${said}。` })
    .execute()
  const { job_id } = application
  const parties = { candidate_user_id: viewer.id, company_id: company.id }
  const detail = { application_id, ...ended }
  await db
    .insertInto('events')
    .values({ ...parties, kind: 'selection_changed', at, actor: 'candidate', job_id, detail: JSON.stringify({ ...detail, told: true }) })
    .execute()
  const from = { thread, company: false, name: '' }
  await addMessage(db, now(), { ...from, client_id: randomUUID(), message: `オファー（第${version}版）を${said}。`, job_id, kind: 'system', about: 'offer' })
  if (message) await addMessage(db, now(), { ...from, client_id: randomUUID(), message, job_id })
  else if (!(await goesOn(db, thread.id))) await settleThread(db, thread, {})
  await recordEvent(db, {
    company_id: company.id,
    type: 'selection.changed',
    at: now(),
    candidate_user_id: viewer.id,
    detail: { ...detail, candidate_id: viewer.id, job_id },
  })
  await publishLive(db, [{ thread_id: thread.id, ...parties, kind: 'application_changed' }])
  return showMyOffer(context, id)
}

const goesOn = (db: CandidateContext['db'], thread_id: string) =>
  db.selectFrom('applications').select('id').where('thread_id', '=', thread_id).where('step', '<>', 'end').executeTakeFirst()
