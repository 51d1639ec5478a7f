import { sql } from 'kysely'
import type { MyApplication } from '#contract/hiring/applications/application.ts'
import type { MeetingPromise } from '#contract/hiring/meetings/meeting-promises.ts'
import { threadState } from '#server/conversations/threads/find-thread.ts'

/** `applications`, joined to `threads`, as the contract shows one to either side. `lent`: to members who read people from outside, with what the company merged. */
export const applicationColumns = (area: 'candidate' | 'company', now: Date, { lent = false } = {}) => {
  const [, ...standing] = threadState(area, now)
  // A candidate sees what they were told of, not where the company's board has the card.
  const seen =
    area === 'candidate' ? { step: 'shown_step', reason: 'shown_end_reason', at: 'shown_at' } : { step: 'step', reason: 'end_reason', at: 'step_changed_at' }
  return [
    'applications.id',
    sql<MyApplication['job']>`(select json_build_object('id', id, 'position_title', position_title) from job_offers where id = applications.job_id)`.as('job'),
    sql<MyApplication['source']>`applications.source`.as('source'),
    sql<MyApplication['found_via']>`applications.found_via`.as('found_via'),
    sql<MyApplication['step']>`${sql.ref(`applications.${seen.step}`)}`.as('step'),
    sql<MyApplication['end_reason']>`${sql.ref(`applications.${seen.reason}`)}`.as('end_reason'),
    'applications.applied_at',
    sql<string>`${sql.ref(`applications.${seen.at}`)}`.as('step_changed_at'),
    'applications.notified_at',
    sql<string | null>`least((select min(starts_at) from meetings where meetings.application_id = applications.id and ${isNext(now)}),
      ${lent ? lentMeeting(now) : sql`null`})`.as('next_meeting_at'),
    promiseColumn(area, now).as('promise'),
    ...standing,
  ] as const
}

const isNext = (now: Date) => sql`meetings.state = 'booked' and meetings.starts_at > ${now}`

/** Of who was merged into the application, until the candidate leaves. */
const lentMeeting = (now: Date) => sql`(select min(starts_at) from outside_candidates as merged join meetings on meetings.outside_candidate_id = merged.id
  where merged.merged_application_id = applications.id and threads.candidate_user_id is not null and ${isNext(now)})`

/**
 * The promise of `applications` joined to `threads`, as the contract shows it; null where no scout was accepted. A meeting of the promised kind that was agreed
 * keeps it once it is over: what the candidate says of it afterwards is told of many together only, so no move depends on it.
 */
export const promiseColumn = (area: 'candidate' | 'company', now: Date) => sql<MeetingPromise | null>`(
  select json_build_object('meeting_type', scouts.meeting_type,
    'state', case
      when reasons.application_id is not null then 'released'
      when exists (select from meetings where meetings.application_id = applications.id and meetings.meeting_type = scouts.meeting_type
        and meetings.state = 'booked' and meetings.starts_at + make_interval(mins => meetings.minutes) <= ${now}::timestamptz) then 'over'
      when threads.candidate_user_id is null or threads.closed_by = 'candidate'
        or coalesce(threads.parked_until > (${now}::timestamptz at time zone 'Asia/Tokyo')::date, false) then 'left'
      else 'open' end,
    'reason', reasons.reason, 'stated_at', reasons.stated_at, 'notified_at', reasons.notified_at, 'disputed_at', reasons.disputed_at)
  from scouts left join meeting_promise_reasons as reasons on reasons.application_id = applications.id
    ${area === 'candidate' ? sql`and reasons.notified_at is not null` : sql``}
  where scouts.id = applications.scout_id and scouts.state = 'accepted')`
