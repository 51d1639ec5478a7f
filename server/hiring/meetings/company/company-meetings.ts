import type { Database } from '#server/platform/database/connect.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { candidateOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import { meetingColumns } from '../meeting-columns.ts'

/** The meetings that exist for a member, the latest first. */
export const companyMeetings = (db: Database, viewer: CompanyViewer, now: Date) =>
  threadsOf(db, viewer)
    .innerJoin('meetings', 'meetings.thread_id', 'threads.id')
    .select(meetingColumns(now))
    .select([candidateOfThread(now).as('candidate'), 'meetings.application_id', 'meetings.place'])
    .orderBy('meetings.created_at', 'desc')
    .orderBy('meetings.id')
