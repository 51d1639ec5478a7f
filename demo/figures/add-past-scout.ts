import { randomUUID } from 'node:crypto'
import { defaultChoice, partsOfChoice } from '#contract/candidates/privacy/shown-parts.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { wordsOf } from '#server/conversations/threads/add-message.ts'
import { writeReveal } from '#server/conversations/reveals/write-reveal.ts'
import { daysBefore } from '../moment.ts'
import type { DemoPastScout } from './demo-past-scouts.ts'

type Parties = { candidate_user_id: string; company_id: number; id: string; name: string; job: { id: number; position_title: string } | undefined }

const MINUTES = 30

/**
 * A scout of the demonstration that was accepted, and the result of its promised meeting: conversation, scout, selection, meeting and the events of its
 * figures.
 */
export async function addPastScout(db: Database, { candidate_user_id, company_id, id: company_user_id, name, job }: Parties, past: DemoPastScout, now: Date) {
  const { days, answered, met, type, said, end } = past
  const at = (after: number) => daysBefore(now, days - after).toISOString()
  const parties = { candidate_user_id, company_id }
  const job_id = job?.id ?? null
  const booked = (answered ?? 0) + 1
  const last = end?.after ?? met ?? answered ?? 0
  const words = wordsOfPast({ days, type, title: job?.position_title ?? 'オープンポジション' })
  const lines = [
    { after: -2, company: true, kind: 'scout', message: words.scout },
    { after: 0, company: false, kind: 'message', message: words.accepted },
    ...(answered === undefined ? [] : [{ after: answered, company: true, kind: 'message', message: words.answer }]),
    ...(met === undefined ? [] : [{ after: booked, company: false, kind: 'message', message: `${meetingTypes[type]}の日時が決まりました。` }]),
  ]
  const waits = answered === undefined ? { turn: 'company', turn_since: at(0), answer_due_at: at(7) } : {}
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({ ...parties, created_at: at(-2), last_number: lines.length, last_message_at: at(lines.at(-1)!.after), ...waits })
    .returning('id')
    .executeTakeFirstOrThrow()
  const messages = await db
    .insertInto('messages')
    .values(
      lines.map(({ after, company, ...line }, index) => ({
        ...line,
        ...(company ? { name, company_user_id } : {}),
        thread_id,
        company,
        number: index + 1,
        client_id: randomUUID(),
        attached_job_id: job_id,
        attached_job_name: job?.position_title ?? '',
        created_at: at(after),
        read_at: at(Math.max(after, last)),
      })),
    )
    .returning(['id', 'number'])
    .execute()
  const terms = { min_salary: 480, max_salary: 640, meeting_type: type, integrity: 84, likeness: 22, member_name: name, company_user_id }
  const moments = { created_at: at(-2), deliver_at: at(-2), delivered_at: at(-2), answered_at: at(0), state: 'accepted' }
  const message_id = messages.find(({ number }) => number === 1)!.id
  const { id: scout_id } = await db
    .insertInto('scouts')
    .values({ ...parties, ...terms, ...moments, thread_id, message_id, job_id, reason: words.scout, reference_parts: ['job_summary'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeReveal(db, { ...parties, parts: partsOfChoice(defaultChoice), contact_after_answer: false, at: now })
  const first = type === 'mendan' ? 'casual_meeting' : 'entry'
  const { id: application_id } = await db
    .insertInto('applications')
    .values({
      ...parties,
      thread_id,
      job_id,
      scout_id,
      source: 'scout',
      shown: JSON.stringify(defaultChoice),
      applied_at: at(0),
      ...(answered !== undefined && { first_answered_at: at(answered) }),
      step: end ? 'end' : first,
      step_changed_at: at(end?.after ?? 0),
      ...(end ? { end_reason: end.reason, notified_at: at(end.after) } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('application_steps')
    .values([
      { application_id, at: at(0), step: first },
      ...(end ? [{ application_id, at: at(end.after), step: 'end', end_reason: end.reason, company_user_id, member_name: name }] : []),
    ])
    .execute()
  if (end?.promise) {
    const told = { stated_at: at(end.after), send_at: at(end.after), notified_at: at(end.after) }
    await db
      .insertInto('meeting_promise_reasons')
      .values({ application_id, reason: end.promise, company_user_id, member_name: name, ...told })
      .execute()
  }
  const meeting_id = randomUUID()
  if (met !== undefined)
    await db
      .insertInto('meetings')
      .values({
        id: meeting_id,
        thread_id,
        application_id,
        company_user_id,
        meeting_type: type,
        minutes: MINUTES,
        created_at: at(answered ?? 0),
        slots: [at(met)],
        starts_at: at(met),
        state: 'booked',
        sequence: 1,
        ...(said ? { took_place: true, actual_type: said, answered_at: at(met + 1) } : {}),
      })
      .execute()
  const event = (kind: string, after: number, actor: string, detail: object) => ({
    ...parties,
    job_id,
    kind,
    at: at(after),
    actor,
    detail: JSON.stringify(detail),
  })
  const meeting = { meeting_id, meeting_type: type, minutes: MINUTES, application_id }
  await db
    .insertInto('events')
    .values([
      event('scout_accepted', 0, 'candidate', { scout_id, meeting_type: type, application_id, is_guaranteed: true }),
      ...(answered === undefined
        ? []
        : [event('message_sent', answered, 'company', { kind: 'message', by_member: true, ...wordsOf(words.answer), text_key: thread_id })]),
      ...(met === undefined
        ? []
        : [
            event('meeting_changed', answered ?? 0, 'company', { ...meeting, state: 'proposed' }),
            event('meeting_changed', booked, 'candidate', { ...meeting, state: 'booked', booked_for: at(met) }),
            ...(said ? [event('meeting_answered', met + 1, 'candidate', { meeting_id, meeting_type: type, took_place: true, actual_type: said })] : []),
          ]),
      ...(end
        ? [event('selection_changed', end.after, 'company', { application_id, step: 'end', end_reason: end.reason, told: true, promise_reason: end.promise })]
        : []),
    ])
    .execute()
}

const wordsOfPast = ({ days, type, title }: { days: number; type: 'mendan' | 'mensetsu'; title: string }) => ({
  scout: `「${title}」について、これまでのご経験のうち${Math.round(days / 30) + 1}年目のお仕事のところを読みました。${meetingTypes[type]}でお話しできればと思います。`,
  accepted: `スカウトを受けます。${meetingTypes[type]}の候補日をお知らせください。`,
  answer: `ご承諾ありがとうございます。${Math.round(days / 30) + 1}年目のお仕事について伺えるのを楽しみにしています。候補日をお送りします。`,
})
