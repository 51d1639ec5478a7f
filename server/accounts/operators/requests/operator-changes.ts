import { sql } from 'kysely'
import type { OperatorChange } from '#contract/accounts/operators/operator-requests.ts'
import type { Database } from '#server/platform/database/connect.ts'

const DAYS = 30
const ACTS: OperatorChange['act'][] = [
  'create_operator',
  'invite_operator',
  'change_operator_role',
  'remove_operator',
  'reset_second_factor',
  'ask_operator',
  'approve_operator',
  'refuse_operator',
]

/** What became of operators lately, from the audit log: what all of them were mailed stands on their page, too. */
export const operatorChanges = (db: Database, now: Date) =>
  db
    .selectFrom('audit_logs as logs')
    .leftJoin('operator_users as members', (join) => join.on(sql<boolean>`members.id::text = logs.subject_id`))
    .select(['logs.id', 'logs.at', 'operator_name', 'reason'])
    .select([sql<OperatorChange['act']>`act`.as('act'), sql<string>`coalesce(members.name, '')`.as('whom')])
    .where('act', 'in', ACTS)
    .where('logs.at', '>', new Date(now.getTime() - DAYS * 86_400_000).toISOString())
    .orderBy('logs.id', 'desc')
    .limit(100)
    .execute()
