import { sql } from 'kysely'
import { SETTLED_DAYS } from '#contract/platform/errors/second-operator.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'
import { operatorChanges } from './requests/operator-changes.ts'
import { operatorRequests } from './requests/operator-requests.ts'
import { isTied } from './second/is-tied.ts'

/** Who runs the service, the first first; whom of them the viewer may ask for what takes two; what waits for one of them, and what became of them lately. */
export async function listOperators({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer }) {
  const members = await db
    .selectFrom('operator_users')
    .select(['id', 'email', 'name', 'role', 'created_at'])
    .select(({ eb, or, exists, selectFrom }) => [
      eb('id', '=', viewer.id).$castTo<boolean>().as('is_me'),
      eb('password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
      or([eb('totp_confirmed_at', 'is not', null), exists(selectFrom('passkeys').select('id').whereRef('operator_user_id', '=', 'operator_users.id'))])
        .$castTo<boolean>()
        .as('has_second_factor'),
      sql<string | null>`case when role = 'full' then settled_at + make_interval(days => ${SETTLED_DAYS}) end`.as('approves_from'),
      isTied(sql.ref('operator_users.id'), sql`${viewer.id}::uuid`).as('is_tied'),
      selectFrom('sessions')
        .select(({ fn }) => fn.max('last_seen_at').as('last'))
        .whereRef('operator_user_id', '=', 'operator_users.id')
        .as('last_seen_at'),
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return {
    members: members.map((member) => ({ ...member, role: member.role as OperatorViewer['role'] })),
    requests: await operatorRequests(db, viewer),
    changes: await operatorChanges(db, now()),
  }
}
