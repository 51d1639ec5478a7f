import { type RawBuilder, sql } from 'kysely'
import type { BusyTime } from '#contract/hiring/meetings/interviewers.ts'
import { isReader } from '#server/accounts/conversation-access/is-reader.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { applicationFor } from '../../applications/company/application-for.ts'
import { takenTimes } from '../company/refuse-overlaps.ts'
import { isOfferOver } from '../is-offer-over.ts'
import { freeTimesOf } from '../../calendars/free-times.ts'

const MOST_TIMES = 50

type Meeting = Omit<BusyTime, 'is_imported'>

type Asking = Pick<MemberContext, 'db' | 'viewer' | 'now'>

/** Of an application. */
export async function listInterviewers(context: Asking, id: string) {
  const { candidate_user_id } = await applicationFor(context, id)
  return { interviewers: await interviewersAmong(context, isReader(candidate_user_id)), taken: await takenTimes(context, { application_id: id }) }
}

/** The members who see the candidate, each with their free times and with what they have planned: the meetings that they lead or offered, and what their own calendar says. */
export async function interviewersAmong({ db, viewer, now }: Asking, isReader: RawBuilder<boolean>) {
  const busy = sql<Meeting[]>`(select coalesce(json_agg(json_build_object('starts_at', start, 'minutes', minutes, 'is_offered', state = 'proposed')
      order by start), '[]') from (
    select start, minutes, state from meetings
    cross join lateral unnest(case when state = 'booked' then array[starts_at] else slots end) as times (start)
    where state in ('proposed', 'booked') and start + make_interval(mins => minutes) > ${now()} and not ${isOfferOver('meetings')}
      and (exists (select from meeting_interviewers as chosen where chosen.meeting_id = meetings.id and chosen.company_user_id = company_users.id)
        or (meetings.company_user_id = company_users.id and not exists (select from meeting_interviewers as chosen where chosen.meeting_id = meetings.id)))
    order by start limit ${MOST_TIMES}) as soon)`
  const members = await db
    .selectFrom('company_users')
    .select(['id', 'name', busy.as('busy')])
    .where('company_id', '=', viewer.company_id)
    .where(isReader)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const timesOf = await freeTimesOf(
    db,
    members.map(({ id }) => id),
    now(),
  )
  return members.map(({ busy: meetings, ...member }) => {
    const { hasWeek, free, planned } = timesOf(member.id)
    const busy = [...meetings.map((one) => ({ ...one, is_imported: false })), ...planned.map((one) => ({ ...one, is_offered: false, is_imported: true }))]
    return { ...member, has_week: hasWeek, free, busy: busy.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at)) }
  })
}
