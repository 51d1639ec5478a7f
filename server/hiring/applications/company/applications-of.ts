import type { Database } from '#server/platform/database/connect.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'

/** The selections that exist for a member: those of the threads they may read. Counts and lists start here. */
export const applicationsOf = (db: Database, viewer: CompanyViewer) => threadsOf(db, viewer).innerJoin('applications', 'applications.thread_id', 'threads.id')
