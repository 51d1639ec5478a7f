import { sql } from 'kysely'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { companyOfThread } from '#server/conversations/messages/talk/thread-company.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import { meetingColumns } from '../meeting-columns.ts'

/** The meetings of a candidate: those that are coming first, then what waits for a choice, then what is over. Where it is, is told once a time is agreed. */
export const myMeetings = (db: Database, viewer: CandidateViewer, now: Date) =>
  threadsOf(db, viewer)
    .innerJoin('meetings', 'meetings.thread_id', 'threads.id')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .select(meetingColumns(now))
    .select([
      companyOfThread.as('company'),
      sql<string>`case when meetings.state = 'booked' then meetings.place else '' end`.as('place'),
      'meetings.took_place',
      sql<MyMeeting['actual_type']>`meetings.actual_type`.as('actual_type'),
      'meetings.answered_at',
    ])
    .orderBy(sql`case when meetings.state = 'booked' and meetings.starts_at > ${now} then 0 when meetings.state = 'proposed' then 1 else 2 end`)
    .orderBy(sql`case when meetings.starts_at > ${now} then meetings.starts_at end`)
    .orderBy('meetings.created_at', 'desc')
    .orderBy('meetings.id')
