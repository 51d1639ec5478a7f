import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { addSession } from './add-session.ts'

/** A new member, of the given company or a new one, signed in in this browser after the second factor. */
export async function signInMember(context: BrowserContext, db: Database, { company_id, role = 'admin' }: { company_id?: number; role?: string } = {}) {
  const company = company_id ?? (await db.insertInto('companies').values({ name: '山田製作所', state: 'active' }).returning('id').executeTakeFirstOrThrow()).id
  const { id } = await db
    .insertInto('accounts')
    .values({ kind: 'company', email: `${randomUUID()}@company.example`, email_verified_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('company_users').values({ id, company_id: company, name: '木下 遥', role }).execute()
  await addSession(context, db, 'company', id)
  return { id, company_id: company }
}
