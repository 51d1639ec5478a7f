import { notify } from '#server/notifications/notifications/notify.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'

type Answered = {
  id: string
  company_id: number
  job_id: number | null
  state: 'accepted' | 'refused' | 'parked'
  /** What the company promised a candidate who accepts. */
  meeting_type?: string
  application_id?: string | undefined
  refusal_reasons?: number[]
  refusal_note?: string
}

/** How a scout was answered, and the line of it among the events. Reasons stay out of the events: they are told only many together. */
export async function recordAnswer({ db, viewer, now }: CandidateContext, { id, company_id, job_id, state, meeting_type, application_id, ...words }: Answered) {
  const at = now().toISOString()
  const { company_user_id, thread_id } = await db
    .updateTable('scouts')
    .set({ state, answered_at: at, ...words })
    .where('id', '=', id)
    .returning(['company_user_id', 'thread_id'])
    .executeTakeFirstOrThrow()
  // A correction that waits comes too late.
  await db.updateTable('scouts').set({ state: 'withdrawn' }).where('thread_id', '=', thread_id).where('state', '=', 'waiting').execute()
  await db
    .insertInto('events')
    .values({
      kind: `scout_${state}`,
      at,
      actor: 'candidate',
      candidate_user_id: viewer.id,
      company_id,
      job_id,
      detail: JSON.stringify({ scout_id: id, meeting_type, application_id, ...(state === 'accepted' ? { is_guaranteed: true } : {}) }),
    })
    .execute()
  await recordEvent(db, {
    company_id,
    type: `scout.${state}`,
    at: now(),
    candidate_user_id: viewer.id,
    detail: { scout_id: id, candidate_id: viewer.id, job_id },
  })
  // A candidate who accepts writes so in the conversation, and the company is notified of that (server/conversations/reminders/).
  if (state !== 'accepted')
    await notify(db, {
      kind: 'scout_answer',
      to: { company_id, company_user_id },
      subject: { type: 'scout', id },
      dedupe_key: `scout:${id}:${state}`,
      at: now(),
      candidate_user_id: viewer.id,
      detail: { state },
    })
}
