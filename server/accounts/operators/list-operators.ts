import { factorStands } from '../sessions/factors/has-factor.ts'
import { sql } from 'kysely'
import { SETTLED_DAYS } from '#contract/platform/errors/second-operator.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'
import { isTied } from './second/tie-operators.ts'
import type { OperatorRequest, OperatorChange } from '#contract/accounts/operators/operator-requests.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Who runs the service, the first first; whom of them the viewer may ask for what takes two; what waits for one of them, and what became of them lately. */
export async function listOperators({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer }) {
  const members = await db
    .selectFrom('operator_users')
    .innerJoin('accounts', 'accounts.id', 'operator_users.id')
    .select(['accounts.id', 'email', 'name', 'role', 'created_at'])
    .select(({ eb, selectFrom }) => [
      eb('accounts.id', '=', viewer.id).$castTo<boolean>().as('is_me'),
      eb('password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
      factorStands.as('has_second_factor'),
      sql<string | null>`case when role = 'full' then settled_at + make_interval(days => ${SETTLED_DAYS}) end`.as('approves_from'),
      isTied(sql.ref('operator_users.id'), sql`${viewer.id}::uuid`).as('is_tied'),
      selectFrom('sessions')
        .select(({ fn }) => fn.max('last_seen_at').as('last'))
        .whereRef('account_id', '=', 'accounts.id')
        .as('last_seen_at'),
    ])
    .orderBy('created_at')
    .orderBy('accounts.id')
    .execute()
  return {
    members: members.map((member) => ({ ...member, role: member.role as OperatorViewer['role'] })),
    requests: await operatorRequests(db, viewer),
    changes: await operatorChanges(db, now()),
  }
}

/** What waits for a second operator, the oldest first. */
const operatorRequests = (db: Database, viewer: Pick<OperatorViewer, 'id'>) =>
  db
    .selectFrom('operator_requests as asked')
    .innerJoin('operator_users as askers', 'askers.id', 'asked_by')
    .leftJoin('operator_users as members', 'members.id', 'operator_user_id')
    .leftJoin('accounts', 'accounts.id', 'operator_user_id')
    .select(['asked.id', 'asked.reason', 'asked.asked_at', 'askers.name as asked_by_name'])
    .select([sql<OperatorRequest['kind']>`asked.kind`.as('kind'), sql<OperatorRequest['role']>`asked.role`.as('role')])
    .select([sql<string>`coalesce(asked.name, members.name)`.as('name'), sql<string>`coalesce(asked.email, accounts.email)`.as('email')])
    .select(sql<boolean>`asked_by = ${viewer.id}`.as('is_mine'))
    .orderBy('asked.asked_at')
    .orderBy('asked.id')
    .execute()

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
const operatorChanges = (db: Database, now: Date) =>
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
