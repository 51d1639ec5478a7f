import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { defaultChoice, partsOfChoice } from '#contract/candidates/privacy/shown-parts.ts'
import { accountWith } from '#server/accounts/account/accounts.ts'
import { writeReveal } from '#server/conversations/reveals/write-reveal.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { lockConversation } from '#server/conversations/threads/find-thread.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { firstDemoMember } from '../members/first-demo-member.ts'
import { addDemoPapers } from './add-demo-papers.ts'
import { candidateNotes, candidateSelections, companySelections, type DemoSelection } from './demo-selections.ts'

const DAY = 86_400_000
const NINE_HOURS = 9 * 3_600_000

/** Three times on three days, during working hours; a booked meeting is at the first of them. */
async function addDemoMeeting(
  db: Database,
  of: { thread_id: string; application_id: string },
  { type, state, inDays }: NonNullable<DemoSelection['meeting']>,
  now: Date,
) {
  const midnight = Math.floor((now.getTime() + NINE_HOURS) / DAY) * DAY - NINE_HOURS
  const slots = [10, 14.5, 16].map((hour, index) => new Date(midnight + (inDays + index) * DAY + hour * 3_600_000).toISOString())
  await db
    .insertInto('meetings')
    .values({
      ...of,
      meeting_type: type,
      title: type === 'mendan' ? '開発の者がお話しします' : '一次面接',
      place: 'オンライン https://example.com/meet/demo',
      minutes: type === 'mendan' ? 30 : 60,
      slots,
      state,
      starts_at: state === 'booked' ? slots[0]! : null,
      sequence: state === 'booked' ? 1 : 0,
      // Past meetings have a report: no question stands above the first page that a visitor opens.
      ...(inDays < 0 ? { took_place: true, actual_type: type, answered_at: now.toISOString() } : {}),
      created_at: new Date(now.getTime() - 3 * DAY).toISOString(),
      // The last word of the company offers the times.
      message_id: sql<string>`(select id from messages where thread_id = ${of.thread_id} and company and kind = 'message' order by number desc limit 1)`,
    })
    .execute()
}

/** Applications at every step that a board knows, and past and future meetings, for the accounts that visitors try out. Once; a visitor's changes stay. */
export async function addDemoSelections(db: Database, email: string, now: Date) {
  const me = await accountWith(db, 'candidate', email).select('id').executeTakeFirst()
  const us = await firstDemoMember(db)
  const isBegun = await db.selectFrom('application_steps').select('id').executeTakeFirst()
  if (!me || !us || isBegun) return

  const mine = await db
    .selectFrom('threads')
    .select('company_id')
    .where('candidate_user_id', '=', me.id)
    .where('company_id', '<>', us.company_id)
    .orderBy('company_id')
    .limit(candidateSelections.length)
    .execute()
  for (const [index, { company_id }] of mine.entries()) {
    await addSelection(db, { candidate_user_id: me.id, company_id, member: null }, candidateSelections[index]!, now)
    await db
      .insertInto('progress_notes')
      .values({ candidate_user_id: me.id, company_id, ...candidateNotes[index]!, updated_at: now.toISOString(), progress_change_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const people = await db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .leftJoin('threads', (join) => join.onRef('threads.candidate_user_id', '=', 'candidate_users.id').on('threads.company_id', '=', us.company_id))
    .select('candidate_users.id')
    .where('accounts.is_demo', '=', true)
    .where('candidate_users.is_open', '=', true)
    .where('candidate_users.id', '<>', me.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_blocks')
            .whereRef('company_blocks.candidate_user_id', '=', 'candidate_users.id')
            .where('company_id', '=', us.company_id)
            .select('company_id'),
        ),
      ),
    )
    .orderBy('threads.last_message_at', (order) => order.desc().nullsLast())
    .orderBy('candidate_users.id')
    .limit(companySelections.length)
    .execute()
  for (const [index, { id }] of people.entries())
    await addSelection(db, { candidate_user_id: id, company_id: us.company_id, member: us }, companySelections[index]!, now)
  // Every other one has somebody who takes care of it: the administrator as whom visitors look around.
  const admin = await accountWith(db, 'company', 'company@demo.example').select('id').executeTakeFirst()
  const assigned = people.filter((_, index) => index % 2 === 0).map(({ id }) => id)
  if (admin && assigned.length > 0)
    await db
      .updateTable('threads')
      .set({ company_user_id: admin.id })
      .where('company_id', '=', us.company_id)
      .where('candidate_user_id', 'in', assigned)
      .execute()
}

type Parties = { candidate_user_id: string; company_id: number; member: { id: string; name: string } | null }

async function addSelection(db: Database, { member, ...parties }: Parties, { steps, end, message, papers, meeting, chosen }: DemoSelection, now: Date) {
  const [first, last] = [steps[0]!, steps.at(-1)!]
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY)
  const thread = await lockConversation(db, parties)
  const job = await db
    .selectFrom('job_offers')
    .select('id')
    .where('company_id', '=', parties.company_id)
    .where('state', '=', 'published')
    .orderBy('id')
    .executeTakeFirst()
  const job_id = job?.id ?? null
  const words = { thread, client_id: randomUUID(), company: false, name: '', job_id, kind: 'application' as const }
  const said = message ? await addMessage(db, at(first[1]), { ...words, message }) : undefined
  const choice = { ...defaultChoice, ...chosen }
  const parts = [...partsOfChoice(choice), ...(papers ? ['attached_files' as const] : [])]
  await writeReveal(db, { ...parties, parts, contact_after_answer: false, at: at(first[1]) })
  const { id: application_id } = await db
    .insertInto('applications')
    .values({
      ...parties,
      shown: JSON.stringify(choice),
      thread_id: thread.id,
      job_id,
      applied_at: at(first[1]).toISOString(),
      step: last[0],
      step_changed_at: at(last[1]).toISOString(),
      ...(end ? { end_reason: end, notified_at: at(last[1]).toISOString() } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (papers && said && job_id) await addDemoPapers(db, { application_id, thread_id: thread.id, message_id: said.id, job_id }, papers, at(first[1]))
  await db
    .insertInto('application_steps')
    .values(
      steps.map(([step, daysAgo, note = ''], index) => ({
        application_id,
        at: at(daysAgo).toISOString(),
        step,
        note,
        end_reason: step === 'end' ? (end ?? null) : null,
        company_user_id: index > 0 ? (member?.id ?? null) : null,
        member_name: index > 0 ? (member?.name ?? '採用担当') : '',
      })),
    )
    .execute()
  if (end)
    await addMessage(db, at(last[1]), {
      thread,
      client_id: randomUUID(),
      company: true,
      name: member?.name ?? '採用担当',
      message: '選考の結果、今回はご縁がありませんでした。ご応募ありがとうございました。',
      job_id,
    })
  await setTurn(db, thread.id, end || meeting?.state === 'booked' ? null : meeting ? 'candidate' : undefined, now)
  if (meeting) await addDemoMeeting(db, { thread_id: thread.id, application_id }, meeting, now)
}

/** Offered times wait for the candidate; past or agreed ones wait for no one. */
async function setTurn(db: Database, thread_id: string, turn: 'candidate' | null | undefined, now: Date) {
  if (turn === undefined) return
  const waits = { turn, turn_since: now.toISOString(), answer_due_at: new Date(now.getTime() + 7 * DAY).toISOString() }
  await db
    .updateTable('threads')
    .set(turn ? waits : { turn: null, turn_since: null, answer_due_at: null })
    .where('id', '=', thread_id)
    .execute()
}
