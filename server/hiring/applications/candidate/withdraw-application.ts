import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fail } from '#server/fail.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import { revokeReveal } from '#server/conversations/reveals/reveals.ts'
import { revealTo } from '#server/candidates/visibility/reveal-to.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { lockConversation } from '#server/conversations/threads/find-thread.ts'
import { settleThread } from '#server/conversations/threads/settle-thread.ts'
import { isUntouched, myApplications } from './my-applications.ts'

/**
 * 取り消す: the candidate ends an application that the company has neither answered nor moved. The company reads it in the conversation and owes no answer any more.
 * What the application showed is hidden again, unless the conversation holds another message, scout or open application.
 */
export async function withdrawApplication(context: CandidateContext, id: string) {
  const { db, viewer, now } = context
  await lockCandidate(db, viewer.id)
  const mine = await myApplications(db, viewer, now()).select('applications.job_id').where('applications.id', '=', id).executeTakeFirst()
  if (!mine) fail('NOT_FOUND')
  const company_id = mine.company.id
  const thread = await lockConversation(db, { candidate_user_id: viewer.id, company_id })
  const at = now().toISOString()
  const ended = { step: 'end', end_reason: 'declined' }
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({ ...ended, step_changed_at: at, notified_at: at, shown_step: 'end', shown_end_reason: 'declined', shown_at: at })
    .where('id', '=', id)
    .where(isUntouched)
    .executeTakeFirst()
  if (!numUpdatedRows) fail('APPLICATION_TAKEN_UP')
  await db
    .insertInto('application_steps')
    .values({ application_id: id, at, ...ended })
    .execute()
  const detail = { application_id: id, ...ended }
  await db
    .insertInto('events')
    .values({
      kind: 'selection_changed',
      at,
      actor: 'candidate',
      candidate_user_id: viewer.id,
      company_id,
      job_id: mine.job_id,
      detail: JSON.stringify({ ...detail, told: true }),
    })
    .execute()
  const message = `${mine.job ? `「${mine.job.position_title}」` : 'オープンポジション'}への応募を、応募者が取り消しました。`
  await addMessage(db, now(), { thread, client_id: randomUUID(), company: false, name: '', message, kind: 'system' })
  const left = await whatIsLeft(context, thread)
  if (left.is_last_word) await settleThread(db, thread, {})
  if (left.is_alone && (await revealTo(db, { candidate_user_id: viewer.id, company_id }))) await revokeReveal(context, company_id)
  await recordEvent(db, {
    company_id,
    type: 'selection.changed',
    at: now(),
    candidate_user_id: viewer.id,
    detail: { ...detail, candidate_id: viewer.id, job_id: mine.job_id },
  })
  await publishLive(db, [{ thread_id: thread.id, candidate_user_id: viewer.id, company_id, kind: 'application_changed' }])
  return { success: true }
}

/** Whether the company owed an answer to this application only, and whether nothing else was ever said or begun in the conversation. */
const whatIsLeft = ({ db }: Pick<CandidateContext, 'db'>, { id }: { id: string }) =>
  db
    .selectNoFrom([
      sql<boolean>`(select kind from messages where thread_id = ${id} and kind <> 'system' order by number desc limit 1) = 'application'
        and not exists (select from applications where thread_id = ${id} and step <> 'end')`.as('is_last_word'),
      sql<boolean>`not exists (select from messages where thread_id = ${id} and kind in ('message', 'scout'))
        and not exists (select from applications where thread_id = ${id} and step <> 'end')`.as('is_alone'),
    ])
    .executeTakeFirstOrThrow()
