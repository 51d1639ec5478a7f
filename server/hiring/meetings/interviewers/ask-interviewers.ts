import { sql } from 'kysely'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { isReader } from '#server/accounts/conversation-access/is-reader.ts'
import { stayingAccounts } from '#server/accounts/account/accounts.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { readsOutside } from '../outside/propose-outside-meeting.ts'

type Meeting = { meeting_id: string; sequence: number }

/** Once a meeting is over, asks each of its interviewers for a scorecard, once. Not after one that was moved or cancelled, nor about a candidate who left. */
export const askInterviewers = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, meeting: Meeting) =>
  inTransaction(db, async (db) => {
    for (const asked of [...(await ofCandidate(db, now(), meeting)), ...(await ofOutside(db, now(), meeting))]) await ask(db, now(), asked)
  })

/** Who is to be asked about a meeting that is over. */
const over = (db: Database, now: Date, { meeting_id, sequence }: Meeting) =>
  db
    .selectFrom('meetings')
    .innerJoin('meeting_interviewers as interviewers', 'interviewers.meeting_id', 'meetings.id')
    .innerJoin('interview_kits as kits', 'kits.id', 'interviewers.kit_id')
    .innerJoin('company_users', 'company_users.id', 'interviewers.company_user_id')
    .select(['company_users.id as company_user_id', 'company_users.company_id', 'kits.id as kit_id', 'kits.name as kit_name', 'meetings.meeting_type'])
    .where('meetings.id', '=', meeting_id)
    .where('meetings.sequence', '=', sequence)
    .where('meetings.state', '=', 'booked')
    .where(sql<boolean>`meetings.starts_at + make_interval(mins => meetings.minutes) <= ${now}::timestamptz`)
    .where('kits.archived_at', 'is', null)
    .orderBy('company_users.id')

/** About a candidate: also after a meeting with somebody from outside who was merged into their application, for members who read such people. */
async function ofCandidate(db: Database, now: Date, meeting: Meeting) {
  const open = over(db, now, meeting)
    .leftJoin('outside_candidates as met', 'met.id', 'meetings.outside_candidate_id')
    .innerJoin('applications', (join) => join.on(sql<boolean>`applications.id = coalesce(meetings.application_id, met.merged_application_id)`))
    .innerJoin('threads', 'threads.id', 'applications.thread_id')
    .select(['applications.id as application_id', 'applications.job_id', 'threads.candidate_user_id'])
    .where('applications.step', '<>', 'end')
    .where('threads.candidate_user_id', 'is not', null)
    .where(sql<boolean>`(met.id is null or ${readsOutside})`)
  const first = await open.execute()
  const candidate_user_id = first[0]?.candidate_user_id
  if (!candidate_user_id) return []
  // The accounts first, in the order of all writers; what was read before is read again.
  await stayingAccounts(db, [candidate_user_id, ...first.map(({ company_user_id }) => company_user_id)])
  const rows = await open.where(isReader(candidate_user_id)).execute()
  return rows.map(({ application_id, ...row }) => ({ ...row, row: { application_id }, about: { type: 'scorecard' as const, id: application_id } }))
}

/** About somebody from outside: where they stand, if they were merged into another entry. */
async function ofOutside(db: Database, now: Date, meeting: Meeting) {
  const open = over(db, now, meeting)
    .innerJoin('outside_candidates as met', 'met.id', 'meetings.outside_candidate_id')
    .innerJoin('outside_candidates as outside', (join) => join.on(sql<boolean>`outside.id = coalesce(met.merged_into_id, met.id)`))
    .select(['outside.id as outside_candidate_id', 'outside.job_id'])
    .where('met.merged_application_id', 'is', null)
    .where('outside.step', '<>', 'end')
    .where('outside.consented_at', 'is not', null)
    .where(readsOutside)
  const first = await open.execute()
  await stayingAccounts(
    db,
    first.map(({ company_user_id }) => company_user_id),
  )
  const rows = await open.execute()
  return rows.map(({ outside_candidate_id, ...row }) => ({
    ...row,
    candidate_user_id: null,
    row: { outside_candidate_id },
    about: { type: 'outside_scorecard' as const, id: outside_candidate_id },
  }))
}

type Asked = Awaited<ReturnType<typeof ofCandidate>>[number] | Awaited<ReturnType<typeof ofOutside>>[number]

async function ask(db: Database, now: Date, { row, about, kit_id, kit_name, company_user_id, company_id, candidate_user_id, job_id, meeting_type }: Asked) {
  const theirs = { kit_id, company_user_id }
  // Who was asked before a merge is not asked again after it.
  const asked = await db.selectFrom('scorecard_requests').select('kit_id').where(isAbout(row)).where(isOf(theirs)).executeTakeFirst()
  if (asked) return
  const added = await db
    .insertInto('scorecard_requests')
    .values({ ...row, ...theirs, asked_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('company_user_id')
    .executeTakeFirst()
  const written = await db
    .selectFrom('scorecards')
    .select('id')
    .where(isAbout(row))
    .where(isOf(theirs))
    .where('submitted_at', 'is not', null)
    .executeTakeFirst()
  if (!added || written) return
  await notify(db, {
    kind: 'scorecard',
    to: { company_id, company_user_id },
    subject: about,
    candidate_user_id,
    job_id,
    at: now,
    dedupe_key: `scorecard:${about.id}:${kit_id}`,
    detail: { kit: kit_name, meeting: meetingTypes[meeting_type === 'mendan' ? 'mendan' : 'mensetsu'] },
  })
}

const isOf = ({ kit_id, company_user_id }: Pick<Asked, 'kit_id' | 'company_user_id'>) =>
  sql<boolean>`kit_id = ${kit_id} and company_user_id = ${company_user_id}`

/** A row about somebody from outside who was merged into the application, or into the entry, is lent to it. */
const isAbout = (row: Asked['row']) =>
  'application_id' in row
    ? sql<boolean>`(application_id = ${row.application_id} or outside_candidate_id in (select id from outside_candidates where merged_application_id = ${row.application_id}))`
    : sql<boolean>`outside_candidate_id in (select id from outside_candidates where ${row.outside_candidate_id} in (id, merged_into_id))`
