import { sql } from 'kysely'
import { companyMeetings } from '../meetings/company/company-meetings.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'

const DAYS = 7

/** The agreed meetings of the next days, the soonest first. */
export async function comingMeetings({ db, viewer, now }: Pick<MemberContext, 'db' | 'viewer'> & { now: Date }) {
  const rows = await companyMeetings(db, viewer, now)
    .where('meetings.state', '=', 'booked')
    .where('threads.candidate_user_id', 'is not', null)
    .where(sql<boolean>`meetings.starts_at + make_interval(mins => meetings.minutes) > ${now}`)
    .where(sql<boolean>`meetings.starts_at < ${now}::timestamptz + make_interval(days => ${DAYS})`)
    .clearOrderBy()
    .orderBy('meetings.starts_at')
    .limit(20)
    .execute()
  return rows.flatMap(({ id, application_id, candidate, meeting_type, starts_at, minutes }) =>
    starts_at ? { id, application_id, candidate, meeting_type, starts_at, minutes } : [],
  )
}
