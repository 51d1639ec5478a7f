import { sql } from 'kysely'
import type { CompanyMeeting, MyMeeting } from '#contract/hiring/meetings/meetings.ts'

/** `meetings` without whose they are: times, kind and state. */
export const timeColumns = (now: Date) =>
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
  ] as const

/** `meetings`, joined to `threads`, as the contract shows one to either side. */
export const meetingColumns = (now: Date) =>
  [
    ...timeColumns(now),
    sql<MyMeeting['job']>`(select json_build_object('id', job_offers.id, 'position_title', position_title) from applications
      join job_offers on job_offers.id = applications.job_id where applications.id = meetings.application_id)`.as('job'),
    'meetings.message_id',
    sql<
      MyMeeting['requests']
    >`(select coalesce(json_agg(json_build_object('id', requests.id, 'note', note, 'created_at', requests.created_at, 'state', requests.state,
        'slots', (select coalesce(json_agg(slot order by slot), '[]') from unnest(requests.slots) as slot where slot > ${now} or requests.state <> 'open'),
        'answer', answer, 'answered_at', requests.answered_at, 'message_id', requests.message_id, 'answer_message_id', answer_message_id)
        order by requests.created_at desc, requests.state = 'open' desc, requests.id), '[]')
      from meeting_requests as requests where requests.meeting_id = meetings.id)`.as('requests'),
  ] as const

/** Who of the company meets the candidate, and with which kit: for the company only. */
export const interviewerColumns = [
  'meetings.place',
  sql<
    CompanyMeeting['interviewers']
  >`(select coalesce(json_agg(json_build_object('id', members.id, 'name', members.name) order by members.name, members.id), '[]')
    from meeting_interviewers as chosen join company_users as members on members.id = chosen.company_user_id where chosen.meeting_id = meetings.id)`.as(
    'interviewers',
  ),
  sql<CompanyMeeting['kit']>`(select json_build_object('id', kits.id, 'name', kits.name) from meeting_interviewers as chosen
    join interview_kits as kits on kits.id = chosen.kit_id where chosen.meeting_id = meetings.id limit 1)`.as('kit'),
] as const

/** A member leads the meetings for which they are named, and those that they offered where nobody is named. */
export const isLedBy = (company_user_id: string) =>
  sql<boolean>`(exists (select from meeting_interviewers as chosen where chosen.meeting_id = meetings.id and chosen.company_user_id = ${company_user_id})
    or (meetings.company_user_id = ${company_user_id} and not exists (select from meeting_interviewers as chosen where chosen.meeting_id = meetings.id)))`

/** Booked, and over. */
const hasPassed = (now: Date) => sql`(meetings.state = 'booked' and meetings.starts_at + make_interval(mins => meetings.minutes) <= ${now}::timestamptz)`

/** Booked, and not over yet. */
export const isComing = (now: Date) =>
  sql<boolean>`(meetings.state = 'booked' and meetings.starts_at + make_interval(mins => meetings.minutes) > ${now}::timestamptz)`
