import { sql } from 'kysely'
import type { OutsideMeeting } from '#contract/hiring/outside/outside-meetings.ts'
import type { ThreadCandidate } from '#contract/conversations/threads.ts'
import { isKnownToCompany, mayReadOutside } from '#server/accounts/outside-access/outside-access.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { isOpenAt } from '../../outside-meetings/open-meetings.ts'
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

type Found = ReturnType<typeof outsideMeetings>
type Row = Awaited<ReturnType<Found['execute']>>[number]
type Facts = Awaited<ReturnType<typeof meetingFacts>>

const MOST_LISTED = 50

/** Those of an entry, and of who was merged into it: a merge moves nothing, so that it can be undone. */
export async function listOutsideMeetings(context: Asking, id: string) {
  await readableOutside(context, id)
  return { meetings: await listed(context, (found) => found.where(({ or, eb }) => or([eb('outside.id', '=', id), eb('outside.merged_into_id', '=', id)]))) }
}

/** Those of who was merged into an application, which lends them as it lends scorecards. */
export const lentOutsideMeetings = (context: Asking, application_id: string) =>
  listed(context, (found) => found.where('outside.merged_application_id', '=', application_id))

/** The latest of them, and every one that is open: what can still be taken back must not fall out of the list. */
async function listed(context: Asking, narrow: (found: Found) => Found) {
  const { db, viewer, now } = context
  const found = narrow(outsideMeetings(db, viewer, now()))
  const shown = found.clearSelect().clearOrderBy().select('meetings.id').orderBy(isOpenAt(now()), 'desc').orderBy('meetings.created_at', 'desc')
  const rows = await found.where('meetings.id', 'in', shown.orderBy('meetings.id').limit(MOST_LISTED)).execute()
  const people = new Map<string, Promise<Facts>>()
  return Promise.all(rows.map((row) => asCompanyReads(context, row, people)))
}

/** One of them as the company reads it now. */
export async function readOutsideMeeting(context: Asking, id: string) {
  const { db, viewer, now } = context
  return asCompanyReads(context, await outsideMeetings(db, viewer, now()).where('meetings.id', '=', id).executeTakeFirstOrThrow())
}

/** `people`: whose names were read for another of their meetings. */
async function asCompanyReads({ db, now }: Asking, row: Row, people = new Map<string, Promise<Facts>>()): Promise<OutsideMeeting> {
  const { entry_id: _entry, merged_application_id: _application, candidate: _candidate, ...meeting } = row
  const { outside_candidate_id: id, state, starts_at, mailed_at } = row
  const isOpen = state === 'proposed' || (state === 'booked' && starts_at !== null && Date.parse(starts_at) > now().getTime())
  if (!isOpen || !mailed_at || !siteSettings().sendsMail) return { ...meeting, cancel_mail: null }
  const known = people.get(id) ?? meetingFacts(db, id)
  people.set(id, known)
  const facts = await known
  return { ...meeting, cancel_mail: shownMail(facts.email, changeMail(facts, row, state === 'booked' ? 'cancelled' : 'withdrawn')) }
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
