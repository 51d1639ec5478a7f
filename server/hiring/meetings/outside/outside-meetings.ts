import { sql } from 'kysely'
import type { OutsideMeeting } from '#contract/hiring/outside/outside-meetings.ts'
import type { ThreadCandidate } from '#contract/conversations/threads.ts'
import { isKnownToCompany, mayReadOutside } from '#server/accounts/outside-access/outside-access.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { lockReadable, readableOutside } from '../../outside-candidates/change-outside-candidate.ts'
import { interviewerColumns, timeColumns } from '../meeting-columns.ts'
import { isOfferOver } from '../is-offer-over.ts'
import { changeMail, meetingFacts } from './outside-meeting-mail.ts'

type Asking = Pick<MemberContext, 'db' | 'viewer' | 'now'>

/** The meetings with people from outside that exist for a member, the latest first; none for guests, for programs and for operators who look. */
export const outsideMeetings = (db: Database, viewer: CompanyViewer, now: Date) =>
  db
    .selectFrom('outside_candidates as outside')
    .innerJoin('meetings', 'meetings.outside_candidate_id', 'outside.id')
    .where('outside.company_id', '=', viewer.company_id)
    .where(sql<boolean>`${mayReadOutside(viewer)}::boolean`)
    .where(isKnownToCompany)
    .select(timeColumns(now))
    .select(interviewerColumns)
    .select([
      'outside.id as outside_candidate_id',
      // Where the person stands: who was merged stands where they were merged into.
      sql<string>`coalesce(outside.merged_into_id, outside.id)`.as('entry_id'),
      'outside.merged_application_id',
      sql<ThreadCandidate>`json_build_object('id', outside.id, 'name', outside.name, 'has_left', false, 'premium', false)`.as('candidate'),
      sql<OutsideMeeting['declined_as']>`meetings.declined_as`.as('declined_as'),
      'meetings.declined_note',
      'meetings.mailed_at',
      isOfferOver('meetings').as('has_ended'),
      'meetings.sequence',
    ])
    .orderBy('meetings.created_at', 'desc')
    .orderBy('meetings.id')

type Row = Awaited<ReturnType<ReturnType<typeof outsideMeetings>['execute']>>[number]

/** Those of an entry, and of who was merged into it: a merge moves nothing, so that it can be undone. */
export async function listOutsideMeetings(context: Asking, id: string) {
  const { db, viewer, now } = context
  await readableOutside(context, id)
  const rows = await outsideMeetings(db, viewer, now())
    .where(({ or, eb }) => or([eb('outside.id', '=', id), eb('outside.merged_into_id', '=', id)]))
    .execute()
  return { meetings: await Promise.all(rows.map((row) => asCompanyReads(context, row))) }
}

/** Those of who was merged into an application, which lends them as it lends scorecards. */
export async function lentOutsideMeetings(context: Asking, application_id: string) {
  const { db, viewer, now } = context
  const rows = await outsideMeetings(db, viewer, now()).where('outside.merged_application_id', '=', application_id).execute()
  return Promise.all(rows.map((row) => asCompanyReads(context, row)))
}

/** One of them as the company reads it now. */
export async function readOutsideMeeting(context: Asking, id: string) {
  const { db, viewer, now } = context
  return asCompanyReads(context, await outsideMeetings(db, viewer, now()).where('meetings.id', '=', id).executeTakeFirstOrThrow())
}

async function asCompanyReads(context: Asking, row: Row): Promise<OutsideMeeting> {
  const { entry_id: _entry, merged_application_id: _application, candidate: _candidate, sequence: _sequence, ...meeting } = row
  const isOpen = row.state === 'proposed' || (row.state === 'booked' && row.starts_at !== null && Date.parse(row.starts_at) > context.now().getTime())
  const facts = isOpen && row.mailed_at ? await meetingFacts(context.db, row.outside_candidate_id) : null
  return { ...meeting, cancel_mail: facts && shownMail(facts.email, changeMail(facts, row, row.state === 'booked' ? 'cancelled' : 'withdrawn')) }
}

/** A mail as the company reads it before it is sent. */
export const shownMail = (to: string, { subject, text }: { subject: string; text: string }) => ({ to, subject, text })

/** A meeting of the member's company and its person, who has agreed, locked until the transaction ends: the person first, as every writer does. */
export async function lockOutsideMeeting(context: Asking, id: string) {
  const { db, viewer, now } = context
  const found = (await outsideMeetings(db, viewer, now()).where('meetings.id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND')
  const person = await lockReadable(context, found.outside_candidate_id)
  const meeting = await db.selectFrom('meetings').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  return { person, meeting }
}
