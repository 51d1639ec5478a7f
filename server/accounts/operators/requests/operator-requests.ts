import { sql } from 'kysely'
import type { OperatorRequest } from '#contract/accounts/operators/operator-requests.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'

/** What waits for a second operator, the oldest first. */
export const operatorRequests = (db: Database, viewer: Pick<OperatorViewer, 'id'>) =>
  db
    .selectFrom('operator_requests as asked')
    .innerJoin('operator_users as askers', 'askers.id', 'asked_by')
    .leftJoin('operator_users as members', 'members.id', 'operator_user_id')
    .select(['asked.id', 'asked.reason', 'asked.asked_at', 'askers.name as asked_by_name'])
    .select([sql<OperatorRequest['kind']>`asked.kind`.as('kind'), sql<OperatorRequest['role']>`asked.role`.as('role')])
    .select([sql<string>`coalesce(asked.name, members.name)`.as('name'), sql<string>`coalesce(asked.email, members.email)`.as('email')])
    .select(sql<boolean>`asked_by = ${viewer.id}`.as('is_mine'))
    .orderBy('asked.asked_at')
    .orderBy('asked.id')
    .execute()
