import { firstDemoMember } from '../members/first-demo-member.ts'
import { accountWith } from '#server/accounts/account/accounts.ts'
import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { defaultChoice, partsOfChoice } from '#contract/candidates/privacy/shown-parts.ts'
import { writeReveal } from '#server/conversations/reveals/write-reveal.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { lockConversation } from '#server/conversations/threads/find-thread.ts'
import { visibleCandidates } from '#server/candidates/visibility/visible-candidates.ts'
import { daysBefore } from '../moment.ts'
import { candidateScouts, companyAnswers, demoTemplates } from './demo-scout.ts'

type Scout = Omit<Insertable<DB['scouts']>, 'thread_id' | 'candidate_user_id' | 'quotes'> & { candidate_user_id: string; quotes?: readonly object[] }

/** Scouts of the demonstration: some for the candidate to answer, some of the company's with their answers, and its templates. Once. */
export async function addDemoScouts(db: Database, email: string, now: Date) {
  const me = await accountWith(db, 'candidate', email).select('id').executeTakeFirst()
  const us = await firstDemoMember(db)
  const begun = await db.selectFrom('scouts').select('id').executeTakeFirst()
  if (!me || !us || begun) return

  const companies = await strangers(db, me.id, us.company_id).limit(candidateScouts.length).execute()
  for (const [index, company] of companies.entries()) {
    const { days, ...scout } = candidateScouts[index]!
    await addScout(db, { ...company, ...scout, reference_parts: [...scout.reference_parts], candidate_user_id: me.id }, daysBefore(now, days))
  }

  const { company_id } = us
  const templates = await db
    .insertInto('scout_templates')
    .values(demoTemplates.map((template) => ({ ...template, company_id })))
    .returning('id')
    .execute()
  const job = await jobOf(db, company_id)
  const people = await visibleCandidates(db, us)
    .innerJoin('candidate_profiles', 'candidate_profiles.candidate_user_id', 'candidate_users.id')
    .select(['candidate_users.id', 'job_history_name', 'user_interest'])
    .where('candidate_users.id', '<>', me.id)
    .where('candidate_users.id', 'not in', db.selectFrom('threads').select('candidate_user_id').where('candidate_user_id', 'is not', null).$castTo<string>())
    .orderBy('accounts.email')
    .limit(companyAnswers.length)
    .execute()
  for (const [index, person] of people.entries()) {
    const { days, ...answer } = companyAnswers[index]!
    const reason = `「${person.job_history_name}」というご経験と、「${person.user_interest}」と書かれていたところを読みました。この求人では、その考えかたをそのまま仕事にしていただけます。`
    const words = { ...demoTemplates[index % 2]!, reason, reference_parts: ['job_history_name', 'user_interest'], template_id: templates[index % 2]!.id }
    const { name: _name, ...said } = words
    const terms = { min_salary: 480, max_salary: 640, meeting_type: 'mendan', integrity: 84, likeness: 22, member_name: us.name, company_user_id: us.id }
    await addScout(db, { ...said, ...terms, ...answer, ...job, candidate_user_id: person.id }, daysBefore(now, days))
  }
}

async function addScout(db: Database, { quotes = [], ...scout }: Scout, at: Date) {
  const { candidate_user_id, company_id, state = 'waiting', member_name = '', job_id } = scout
  const thread = await lockConversation(db, { candidate_user_id, company_id })
  const moment = at.toISOString()
  const isAnswered = state === 'accepted' || state === 'refused' || state === 'parked'
  const said = { thread, message: [scout.greeting, scout.reason, scout.closing].filter(Boolean).join('\n\n'), job_id: job_id ?? null }
  const message =
    state === 'waiting' ? undefined : await addMessage(db, at, { ...said, client_id: randomUUID(), company: true, name: member_name, kind: 'scout' })
  await db
    .insertInto('scouts')
    .values({
      ...scout,
      quotes: JSON.stringify(quotes),
      thread_id: thread.id,
      message_id: message?.id ?? null,
      created_at: moment,
      deliver_at: moment,
      delivered_at: message ? moment : null,
      answered_at: isAnswered ? moment : null,
    })
    .execute()
  if (state === 'accepted') {
    await beginSelection(db, thread.id, moment)
    await addMessage(db, at, { thread, client_id: randomUUID(), company: false, name: '', message: 'スカウトを受けます。面談の候補日をお知らせください。' })
  }
  const parked_until = daysBefore(at, -120).toISOString().slice(0, 8) + '01'
  if (state === 'parked')
    await db.updateTable('threads').set({ parked_until, turn: null, turn_since: null, answer_due_at: null }).where('id', '=', thread.id).execute()
  const closed = { closed_at: moment, closed_by: 'candidate', turn: null, turn_since: null, answer_due_at: null }
  if (state === 'refused') await db.updateTable('threads').set(closed).where('id', '=', thread.id).execute()
}

/** The selection that an accepted scout begins: the meeting that it promised is still owed. */
async function beginSelection(db: Database, thread_id: string, at: string) {
  const scout = await db
    .selectFrom('scouts')
    .select(['id', 'candidate_user_id', 'company_id', 'job_id'])
    .where('thread_id', '=', thread_id)
    .executeTakeFirstOrThrow()
  const { id: scout_id, ...parties } = scout
  const begun = { step: 'casual_meeting', step_changed_at: at, applied_at: at, source: 'scout', shown: JSON.stringify(defaultChoice) }
  const { id: application_id } = await db
    .insertInto('applications')
    .values({ ...parties, ...begun, thread_id, scout_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('application_steps').values({ application_id, at, step: 'casual_meeting' }).execute()
  if (parties.candidate_user_id)
    await writeReveal(db, {
      ...parties,
      candidate_user_id: parties.candidate_user_id,
      parts: partsOfChoice(defaultChoice),
      contact_after_answer: false,
      at: new Date(at),
    })
}

/** Companies with a job on offer that have not talked with this candidate. */
const strangers = (db: Database, candidate_user_id: string, ours: number) =>
  db
    .selectFrom('companies')
    .innerJoin('job_offers', 'job_offers.company_id', 'companies.id')
    .select(({ fn }) => ['companies.id as company_id', fn.min('job_offers.id').as('job_id')])
    .where('companies.is_demo', '=', true)
    .where('companies.state', '=', 'active')
    .where('end_of_contract', '=', false)
    .where('job_offers.state', '=', 'published')
    .where('companies.id', '<>', ours)
    .where('companies.id', 'not in', db.selectFrom('threads').select('company_id').where('candidate_user_id', '=', candidate_user_id))
    .groupBy('companies.id')
    .orderBy('companies.id', 'desc')

async function jobOf(db: Database, company_id: number) {
  const job = await db
    .selectFrom('job_offers')
    .select('id')
    .where('company_id', '=', company_id)
    .where('state', '=', 'published')
    .orderBy('id')
    .executeTakeFirst()
  return { company_id, job_id: job?.id ?? null }
}
