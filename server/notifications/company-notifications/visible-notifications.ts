import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { isOfMember } from '#server/accounts/conversation-access/is-of-member.ts'

/**
 * The notifications that a member may still read: none about a candidate who blocked the company since, none of a conversation that the member may not see, and
 * replies to scouts only for members who may send them. Lists and counts start here.
 */
export const visibleNotifications = (db: Database, viewer: Pick<CompanyViewer, 'id' | 'company_id' | 'role'>) =>
  db
    .selectFrom('company_notifications as told')
    .leftJoin('threads', 'threads.id', 'told.thread_id')
    .where('told.company_user_id', '=', viewer.id)
    .where(
      sql<boolean>`case when told.thread_id is not null then ${isOfMember(viewer)}
        when told.candidate_user_id is not null then ${viewer.role === 'admin' || viewer.role === 'recruiter'} and not exists (
          select from company_blocks as blocks where blocks.candidate_user_id = told.candidate_user_id and blocks.company_id = ${viewer.company_id})
        else true end`,
    )
