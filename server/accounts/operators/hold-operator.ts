import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'

/** Holds one operator together with all who may change things, so that two who decide at once cannot each leave the other as the last. */
export async function holdOperator(db: Database, id: string) {
  const held = await db
    .selectFrom('operator_users')
    .select(['id', 'role', 'email', 'name', 'password_hash'])
    .where((operator) => operator.or([operator('id', '=', id), operator('role', '=', 'full')]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const member = held.find((each) => each.id === id) ?? fail('NOT_FOUND')
  return { member, isLast: member.role === 'full' && !held.some((each) => each.role === 'full' && each.id !== id) }
}
