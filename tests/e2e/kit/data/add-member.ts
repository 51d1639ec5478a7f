import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/connect.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { password } from './new-company.ts'

/** An admin of a new company, with a password and no second factor yet, who is not signed in in this browser. */
export async function addMember(db: Database) {
  const { id: company_id } = await db.insertInto('companies').values({ name: '山田製作所', state: 'active' }).returning('id').executeTakeFirstOrThrow()
  const email = `${randomUUID()}@company.example`
  const account = { kind: 'company', email, email_verified_at: new Date().toISOString(), password_hash: await hashPassword(password) }
  const { id } = await db.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('company_users').values({ id, company_id, name: '三枝 由香', role: 'admin' }).execute()
  return { id, email }
}
