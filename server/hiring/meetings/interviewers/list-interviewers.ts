import { sql } from 'kysely'
import type { Interviewer } from '#contract/hiring/meetings/interviewers.ts'
import { isReader } from '#server/accounts/conversation-access/is-reader.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { applicationFor } from '../../applications/company/application-for.ts'

const MOST_TIMES = 50

/** The members who see the candidate, each with the times of their meetings to come: those they lead, and those they offered. */
export async function listInterviewers({ db, viewer, now }: Pick<MemberContext, 'db' | 'viewer' | 'now'>, id: string) {
  const { candidate_user_id } = await applicationFor({ db, viewer }, id)
  const busy = sql<Interviewer['busy']>`(select coalesce(json_agg(json_build_object('starts_at', start, 'minutes', minutes, 'is_offered', state = 'proposed')
      order by start), '[]') from (
    select start, minutes, state from meetings
    cross join lateral unnest(case when state = 'booked' then array[starts_at] else slots end) as times (start)
    where state in ('proposed', 'booked') and start + make_interval(mins => minutes) > ${now()}
      and (exists (select from meeting_interviewers as chosen where chosen.meeting_id = meetings.id and chosen.company_user_id = company_users.id)
        or (meetings.company_user_id = company_users.id and not exists (select from meeting_interviewers as chosen where chosen.meeting_id = meetings.id)))
    order by start limit ${MOST_TIMES}) as soon)`
  const interviewers = await db
    .selectFrom('company_users')
    .select(['id', 'name', busy.as('busy')])
    .where('company_id', '=', viewer.company_id)
    .where(isReader(candidate_user_id))
    .orderBy('name')
    .orderBy('id')
    .execute()
  return { interviewers }
}
