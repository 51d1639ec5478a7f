import { lockAccounts } from '#server/accounts/account/lock-accounts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'

/**
 * Locks one member of the company together with its admins, and says whether another admin would be left. An admin who decides about a member waits for every
 * other such decision, so that two cannot each leave the other as the last.
 */
export async function lockMember(db: Database, { company_id, company_user_id }: { company_id: number; company_user_id: string }) {
  const concerned = db
    .selectFrom('company_users')
    .innerJoin('accounts', 'accounts.id', 'company_users.id')
    .where('company_id', '=', company_id)
    .where((member) => member.or([member('accounts.id', '=', company_user_id), member('role', '=', 'admin')]))
    .select('accounts.id')
  await lockAccounts(
    db,
    (await concerned.execute()).map(({ id }) => id),
  )
  const held = await concerned.select(['role', 'email']).execute()
  const member = held.find(({ id }) => id === company_user_id) ?? fail('NOT_FOUND')
  return { member, isLastAdmin: !held.some(({ id, role }) => role === 'admin' && id !== company_user_id) && member.role === 'admin' }
}
