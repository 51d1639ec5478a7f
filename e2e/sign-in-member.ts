import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/database/connect.ts'
import { sessionCookies } from './session-cookies.ts'

/** A new member of a company, of the one given or of a new one, signed in in this browser with the second factor shown. */
export async function signInMember(context: BrowserContext, db: Database, { company_id, role = 'admin' }: { company_id?: number; role?: string } = {}) {
  const now = new Date().toISOString()
  const company = company_id ?? (await db.insertInto('companies').values({ name: '山田製作所', state: 'active' }).returning('id').executeTakeFirstOrThrow()).id
  const { id } = await db
    .insertInto('company_users')
    .values({ company_id: company, email: `${randomUUID()}@company.example`, email_verified_at: now, name: '木下 遥', role })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      area: 'company',
      company_user_id: id,
      second_factor_at: now,
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
    .execute()
  await context.addCookies(sessionCookies('company', token))
  return { id, company_id: company }
}
