import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/connect.ts'
import { hashPassword } from '#server/accounts/sessions/password.ts'
import { password } from './new-company.ts'

/** An admin of a new company, with a password and no second factor yet, who is not signed in in this browser. */
export async function addMember(db: Database) {
  const { id: company_id } = await db.insertInto('companies').values({ name: '山田製作所', state: 'active' }).returning('id').executeTakeFirstOrThrow()
  const email = `${randomUUID()}@company.example`
  const person = {
    company_id,
    email,
    email_verified_at: new Date().toISOString(),
    name: '三枝 由香',
    role: 'admin',
    password_hash: await hashPassword(password),
  }
  const { id } = await db.insertInto('company_users').values(person).returning('id').executeTakeFirstOrThrow()
  return { id, email }
}
