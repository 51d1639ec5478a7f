import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { defaultChoice, partsOfChoice } from '#contract/candidates/privacy/shown-parts.ts'
import { writeReveal } from '#server/conversations/reveals/write-reveal.ts'
import { wordsOf } from '#server/conversations/threads/add-message.ts'
import { measureResponses } from '#server/hiring/response-figures/measure-responses.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { firstDemoMember } from '../members/first-demo-member.ts'
import { daysBefore } from '../moment.ts'
import { Random } from '../random.ts'
import { addPastScout } from './add-past-scout.ts'
import { demoPastScouts } from './demo-past-scouts.ts'
import { type DemoPast, demoPast } from './demo-past.ts'

type Parties = { candidate_user_id: string; company_id: number; id: string; name: string; job: { id: number; position_title: string } | undefined }

/** An application of the demonstration that is over: conversation, selection and the events that its figures are made of, without the live events of today. */
async function addPastApplication(db: Database, { candidate_user_id, company_id, id: company_user_id, name, job }: Parties, past: DemoPast, now: Date) {
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
      ...(answered !== undefined && { first_answered_at: at(answered) }),
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

const DAYS_OF_VIEWS = 200

/**
 * A year of the company that visitors try out: candidates who applied or accepted a scout, the results, and how often its pages were opened. Its figures are
 * measured from its ledger; those of the other demonstration companies are invented (`is_generated`). Once.
 */
export async function addDemoFigures(db: Database, now: Date) {
  const us = await firstDemoMember(db)
  const begun = await db.selectFrom('company_view_counts').select('company_id').executeTakeFirst()
  if (!us || begun) return
  const { company_id } = us
  const random = new Random(33)
  const jobs = await db
    .selectFrom('job_offers')
    .select(['id', 'position_title'])
    .where('company_id', '=', company_id)
    .where('state', '=', 'published')
    .orderBy('id')
    .limit(4)
    .execute()
  const days = Array.from({ length: DAYS_OF_VIEWS }, (_, day) => daysBefore(now, day).toISOString().slice(0, 10))
  const views = (job_id: number, most: number) =>
    days.flatMap((on_day) => [
      { company_id, job_id, on_day, is_signed_in: false, views: 1 + Math.floor(random.next() * most) },
      ...(random.chance(0.4) ? [{ company_id, job_id, on_day, is_signed_in: true, views: random.int(1, 3) }] : []),
    ])
  await db
    .insertInto('company_view_counts')
    .values([...views(0, 14), ...jobs.flatMap(({ id }, index) => views(id, 16 - index * 4))])
    .execute()

  const people = await db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .select('accounts.id')
    .where('is_demo', '=', true)
    .where('is_open', '=', false)
    .where('accounts.id', 'not in', db.selectFrom('threads').select('candidate_user_id').where('candidate_user_id', 'is not', null).$castTo<string>())
    .orderBy('email')
    .limit(demoPast.length + demoPastScouts.length)
    .execute()
  for (const [index, { id }] of people.entries()) {
    const parties = { ...us, candidate_user_id: id, job: jobs[index % Math.max(1, jobs.length)] }
    const [application, scout] = [demoPast[index], demoPastScouts[index - demoPast.length]]
    if (application) await addPastApplication(db, parties, application, now)
    if (scout) await addPastScout(db, parties, scout, now)
  }
  await noteKnown(db, company_id)
  await db.deleteFrom('company_response_figures').where('company_id', '=', company_id).where('is_generated', '=', true).execute()
  await measureResponses({ db, now: () => now })
}

/** The selections that the other parts of the demonstration began, and their first steps, as the ledger would have them. */
const noteKnown = (db: Database, company_id: number) =>
  sql`insert into events (at, kind, actor, candidate_user_id, company_id, job_id, detail)
    select applied_at, 'applied', 'candidate', candidate_user_id, company_id, job_id, '{}'::jsonb from applications as known
      where company_id = ${company_id} and candidate_user_id is not null
        and source = 'application'
        and not exists (select from events where events.candidate_user_id = known.candidate_user_id and events.company_id = known.company_id and kind = 'applied')
    union all
    select min(at), 'meeting_changed', 'company', candidate_user_id, company_id, job_id, '{}'::jsonb from application_steps join applications as known on known.id = application_id
      where company_id = ${company_id} and candidate_user_id is not null and at > applied_at and source = 'application'
      group by known.id
    union all
    select answered_at, 'scout_accepted', 'candidate', candidate_user_id, company_id, job_id,
      jsonb_build_object('scout_id', id, 'meeting_type', meeting_type, 'is_guaranteed', true,
        'application_id', (select id from applications where applications.scout_id = known.id)) from scouts as known
      where company_id = ${company_id} and state = 'accepted' and candidate_user_id is not null
        and not exists (select from events where events.candidate_user_id = known.candidate_user_id and events.company_id = known.company_id and kind = 'scout_accepted')
    order by 1`.execute(db)
