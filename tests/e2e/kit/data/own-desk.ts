import type { BrowserContext } from '@playwright/test'
import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { signInMember } from '../sign-in/sign-in-member.ts'

type Desk = { state?: string; isKnown?: boolean; role?: string; hasFees?: boolean }

/** A member of a new company that states its address and contact; `isKnown` when it already had something public. */
export async function ownDesk(context: BrowserContext, db: Database, { state = 'active', isKnown = true, role, hasFees = true }: Desk = {}) {
  const company = { name: `山田製作所${Date.now()}`, address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example', state }
  const { id: company_id } = await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()
  if (hasFees) await db.insertInto('fee_acceptances').values({ company_id, version: FEES_VERSION, accepted_by: '木下 遥' }).execute()
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
