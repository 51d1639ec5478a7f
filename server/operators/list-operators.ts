import type { RequestContext } from '../api.ts'
import type { OperatorViewer } from '../sessions/viewer.ts'

/** Who runs the service, the first first. */
export async function listOperators({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: OperatorViewer }) {
  const members = await db
    .selectFrom('operator_users')
    .select(['id', 'email', 'name', 'role', 'created_at'])
    .select(({ eb, or, exists, selectFrom }) => [
      eb('id', '=', viewer.id).$castTo<boolean>().as('is_me'),
      eb('password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
      or([eb('totp_confirmed_at', 'is not', null), exists(selectFrom('passkeys').select('id').whereRef('operator_user_id', '=', 'operator_users.id'))])
        .$castTo<boolean>()
        .as('has_second_factor'),
      selectFrom('sessions')
        .select(({ fn }) => fn.max('last_seen_at').as('last'))
        .whereRef('operator_user_id', '=', 'operator_users.id')
        .as('last_seen_at'),
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return { members: members.map((member) => ({ ...member, role: member.role as OperatorViewer['role'] })) }
}
