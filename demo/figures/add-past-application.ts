import { randomUUID } from 'node:crypto'
import { defaultChoice, partsOfChoice } from '#contract/candidates/privacy/shown-parts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { wordsOf } from '#server/conversations/threads/add-message.ts'
import { writeReveal } from '#server/conversations/reveals/write-reveal.ts'
import { daysBefore } from '../moment.ts'
import type { DemoPast } from './demo-past.ts'

type Parties = { candidate_user_id: string; company_id: number; id: string; name: string; job: { id: number; position_title: string } | undefined }

/** An application of the demonstration that is over: conversation, selection and the events that its figures are made of, without the live events of today. */
export async function addPastApplication(db: Database, { candidate_user_id, company_id, id: company_user_id, name, job }: Parties, past: DemoPast, now: Date) {
  const { days, answered, steps, end } = past
  const at = (after: number) => daysBefore(now, days - after).toISOString()
  const parties = { candidate_user_id, company_id }
  const job_id = job?.id ?? null
  const hello = `「${job?.position_title ?? 'オープンポジション'}」に応募します。よろしくお願いします。`
  const answer = `ご応募ありがとうございます。これまでのお仕事のうち、とくに${Math.round(days / 30) + 1}年目のご経験についてお聞きしたいと思いました。`
  const last = end?.after ?? answered ?? 0
  const waits = answered === undefined ? { turn: 'company', turn_since: at(0), answer_due_at: at(7) } : {}
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({ ...parties, created_at: at(0), last_number: answered === undefined ? 1 : 2, last_message_at: at(answered ?? 0), ...waits })
    .returning('id')
    .executeTakeFirstOrThrow()
  const said = { thread_id, attached_job_id: job_id, attached_job_name: job?.position_title ?? '', read_at: at(last) }
  await db
    .insertInto('messages')
    .values([
      { ...said, client_id: randomUUID(), number: 1, company: false, kind: 'application', message: hello, created_at: at(0) },
      ...(answered === undefined
        ? []
        : [{ ...said, client_id: randomUUID(), number: 2, company: true, name, company_user_id, message: answer, created_at: at(answered) }]),
    ])
    .execute()
  await writeReveal(db, { ...parties, parts: partsOfChoice(defaultChoice), contact_after_answer: false, at: now })
  const { id: application_id } = await db
    .insertInto('applications')
    .values({
      ...parties,
      shown: JSON.stringify(defaultChoice),
      thread_id,
      job_id,
      applied_at: at(0),
      step: end ? 'end' : (steps.at(-1) ?? 'entry'),
      step_changed_at: at(last),
      ...(end ? { end_reason: end.reason, notified_at: at(end.after) } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const took = (index: number) => (answered ?? 0) + ((last - (answered ?? 0)) * index) / (steps.length + 1)
  await db
    .insertInto('application_steps')
    .values([
      { application_id, at: at(0), step: 'entry' },
      ...steps.map((step, index) => ({ application_id, at: at(took(index)), step, company_user_id, member_name: name })),
      ...(end ? [{ application_id, at: at(end.after), step: 'end', end_reason: end.reason, company_user_id, member_name: name }] : []),
    ])
    .execute()
  const event = (kind: string, after: number, actor: string, detail: object) => ({
    ...parties,
    job_id,
    kind,
    at: at(after),
    actor,
    detail: JSON.stringify(detail),
  })
  const words = { kind: 'message', by_member: true, ...wordsOf(answer) }
  await db
    .insertInto('events')
    .values([
      event('applied', 0, 'candidate', { application_id }),
      ...(answered === undefined ? [] : [event('message_sent', answered, 'company', { ...words, text_key: thread_id })]),
      ...(end ? [event('selection_changed', end.after, 'company', { application_id, step: 'end', end_reason: end.reason, told: true })] : []),
    ])
    .execute()
}
