import type { Database } from '#server/platform/database/connect.ts'
import { companyOfThread } from '#server/conversations/messages/talk/thread-company.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import { answersOf } from '../answers/save-answers.ts'
import { applicationColumns } from '../application-columns.ts'
import { applicationFiles } from '../files/application-files.ts'

/** What a candidate applied for, and what began with a scout they accepted; the latest first. */
export const myApplications = (db: Database, viewer: CandidateViewer, now: Date) =>
  threadsOf(db, viewer)
    .innerJoin('applications', 'applications.thread_id', 'threads.id')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .select(applicationColumns('candidate', now))
    .select([companyOfThread.as('company'), answersOf.as('answers'), applicationFiles.as('files')])
    .orderBy('applications.step_changed_at', 'desc')
    .orderBy('applications.id')
