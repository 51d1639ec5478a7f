import { sql } from 'kysely'
import type { Team } from '#contract/hiring/applications/thread-team.ts'
import { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { mayReadOutside } from '#server/accounts/outside-access/outside-access.ts'
import { isReader } from '#server/accounts/conversation-access/is-reader.ts'
import { companyApplications } from './company-applications.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { findThread } from '#server/conversations/threads/find-thread.ts'

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }

/** Who of the company takes care of the thread, who reads it, and what they say among themselves. */
export async function showTeam({ db, viewer, now }: Asking, partner: { candidate_id: string }): Promise<Team> {
  const thread = await findThread(db, viewer, partner).select(['threads.id', 'threads.candidate_user_id', 'threads.company_user_id']).executeTakeFirst()
  if (!thread) fail('NOT_FOUND')
  const members = await db
    .selectFrom('company_users')
    .select(['id', 'name', 'role'])
    .select(isReader(thread.candidate_user_id).as('is_reader'))
    .where('company_id', '=', viewer.company_id)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const comments = await db
    .selectFrom('thread_comments')
    .select(['id', 'member_name', 'comment', 'created_at'])
    .where('thread_id', '=', thread.id)
    .orderBy('id')
    .execute()
  const applications = await companyApplications(db, viewer, now())
    .where('threads.id', '=', thread.id)
    .orderBy('applied_at', 'desc')
    .orderBy('applications.id')
    .execute()
  const next = await nextMeeting(db, { thread_id: thread.id, lent: thread.candidate_user_id !== null && mayReadOutside(viewer) }, now())
  const assigned = members.find(({ id }) => id === thread.company_user_id)
  return {
    assigned: assigned ? { id: assigned.id, name: assigned.name } : null,
    members: members.map(({ role, ...member }) => ({ ...member, role: CompanyRole.parse(role) })),
    comments,
    applications: applications.map(({ id, job, step, step_name, end_reason }) => ({ id, job, step, step_name, end_reason })),
    next_meeting: next ?? null,
  }
}

type Whose = { thread_id: string /** With those of who was merged into an application of the conversation. */; lent: boolean }

/** The next meeting that is agreed and still to come. */
const nextMeeting = (db: Database, { thread_id, lent }: Whose, now: Date) =>
  db
    .selectFrom('meetings')
    .select(['id', 'meeting_type', 'starts_at', 'minutes', 'time_zone'])
    .select(
      sql<NonNullable<Team['next_meeting']>['interviewers']>`(select coalesce(json_agg(json_build_object('id', members.id, 'name', members.name)
        order by members.name, members.id), '[]') from meeting_interviewers as chosen join company_users as members on members.id = chosen.company_user_id
        where chosen.meeting_id = meetings.id)`.as('interviewers'),
    )
    .$narrowType<{ meeting_type: NonNullable<Team['next_meeting']>['meeting_type'] }>()
    .where(
      sql<boolean>`(thread_id = ${thread_id} or (${lent}::boolean and outside_candidate_id = any(array(select merged.id from applications
        join outside_candidates as merged on merged.merged_application_id = applications.id where applications.thread_id = ${thread_id}))))`,
    )
    .where('state', '=', 'booked')
    .where('starts_at', '>', now.toISOString())
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
