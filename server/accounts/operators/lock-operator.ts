import { lockAccounts } from '../account/accounts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'

/** Holds one operator together with all who may change things, so that two who decide at once cannot each leave the other as the last. */
export async function lockOperator(db: Database, id: string) {
  const concerned = db
    .selectFrom('operator_users')
    .innerJoin('accounts', 'accounts.id', 'operator_users.id')
    .where((operator) => operator.or([operator('accounts.id', '=', id), operator('role', '=', 'full')]))
    .select('accounts.id')
  await lockAccounts(
    db,
    (await concerned.execute()).map((each) => each.id),
  )
  const held = await concerned.select(['role', 'email', 'name', 'password_hash']).execute()
  const member = held.find((each) => each.id === id) ?? fail('NOT_FOUND')
  return { member, isLast: member.role === 'full' && !held.some((each) => each.role === 'full' && each.id !== id) }
}
