import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/database/connect.ts'
import { signInMember } from '../sign-in-member.ts'

type Desk = { state?: string; isKnown?: boolean; role?: string }

/** A member of a company of their own that says where it is and how to reach it; `isKnown` when something of it was public before. */
export async function ownDesk(context: BrowserContext, db: Database, { state = 'active', isKnown = true, role }: Desk = {}) {
  const company = { name: `山田製作所${Date.now()}`, address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example', state }
  const { id: company_id } = await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()
  const at = new Date().toISOString()
  if (isKnown)
    await db
      .insertInto('job_offers')
      .values({
        company_id,
        position_title: '前からの求人',
        description: '前からの求人です。',
        state: 'closed',
        published_at: at,
        confirmed_at: at,
        closed_at: at,
        closed_reason: 'filled',
      })
      .execute()
  return signInMember(context, db, { company_id, ...(role && { role }) })
}
