import { sql } from 'kysely'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'

/** `meetings`, joined to `threads`, as the contract shows one to either side. */
export const meetingColumns = (now: Date) =>
  [
    'meetings.id',
    sql<MyMeeting['meeting_type']>`meetings.meeting_type`.as('meeting_type'),
    'meetings.title',
    'meetings.minutes',
    sql<string[]>`(select coalesce(json_agg(slot order by slot), '[]') from unnest(slots) as slot where slot > ${now})`.as('slots'),
    'meetings.starts_at',
    'meetings.time_zone',
    sql<MyMeeting['state']>`meetings.state`.as('state'),
    sql<boolean>`${hasPassed(now)}`.as('has_passed'),
    sql<MyMeeting['job']>`(select json_build_object('id', job_offers.id, 'position_title', position_title) from applications
      join job_offers on job_offers.id = applications.job_id where applications.id = meetings.application_id)`.as('job'),
  ] as const

/** Booked, and over. */
const hasPassed = (now: Date) => sql`(meetings.state = 'booked' and meetings.starts_at + make_interval(mins => meetings.minutes) <= ${now}::timestamptz)`
