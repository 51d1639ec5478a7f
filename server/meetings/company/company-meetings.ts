import type { Database } from '../../database/connect.ts'
import type { CompanyViewer } from '../../sessions/viewer.ts'
import { candidateOfThread } from '../../threads/candidate-label.ts'
import { threadsOf } from '../../threads/threads-of.ts'
import { meetingColumns } from '../meeting-columns.ts'

/** The meetings that exist for a member, the latest first. */
export const companyMeetings = (db: Database, viewer: CompanyViewer, now: Date) =>
  threadsOf(db, viewer)
    .innerJoin('meetings', 'meetings.thread_id', 'threads.id')
    .select(meetingColumns(now))
    .select([candidateOfThread(now).as('candidate'), 'meetings.application_id', 'meetings.place'])
    .orderBy('meetings.created_at', 'desc')
    .orderBy('meetings.id')
