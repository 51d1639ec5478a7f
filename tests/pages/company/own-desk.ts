import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, addMember, daysAgo } from '#server/testing.ts'
import type { Page } from '../kit/page.ts'

type Desk = { state?: string; isKnown?: boolean; role?: string; hasFees?: boolean }

/** A member of a new company that states its address and contact; `isKnown` when it already had something public. */
export async function ownDesk(page: Page, db: Database, { state = 'active', isKnown = true, role = 'admin', hasFees = true }: Desk = {}) {
  const { id: company_id } = await addCompany(db, { address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example', state })
  if (hasFees) await db.insertInto('fee_acceptances').values({ company_id, version: FEES_VERSION, accepted_by: '木下 遥' }).execute()
  if (isKnown) await addJob(db, { company_id, position_title: '前からの求人', state: 'closed', closed_at: daysAgo(1), closed_reason: 'filled' })
  const { cookie, id } = await addMember(db, { company_id, role, name: '木下 遥' })
  page.addCookie(cookie)
  return { id, company_id }
}
