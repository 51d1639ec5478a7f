import { randomBytes } from 'node:crypto'
import type { Database } from '../../database/connect.ts'
import { hashPassword } from '../../sessions/password.ts'

const email = 'candidate@demo.example'

/** The accounts with which one tries the site out. Their password is the one that was set, else a new one for each start, printed with the address. */
export async function demoAccounts(db: Database, given: string | undefined) {
  const password = given ?? randomBytes(9).toString('base64url')
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async (db) => {
    const { id } = await db
      .insertInto('candidate_users')
      .values({ email, email_verified_at: new Date().toISOString(), username: '宇津木 千紘', password_hash, is_demo: true, is_open: true })
      .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ password_hash }))
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const table of ['candidate_profiles', 'candidate_privacy'] as const)
      await db
        .insertInto(table)
        .values({ candidate_user_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
  return [{ email, password }]
}
