import type { Database } from '#server/platform/database/connect.ts'
import { feesVersion } from '#server/settings/fees-version.ts'

/** Whether the company has agreed to the fees and penalties as they are now. */
export const hasAcceptedFees = async (db: Database, company_id: number) =>
  (await db.selectFrom('fee_acceptances').select('version').where('company_id', '=', company_id).where('version', '=', feesVersion()).executeTakeFirst()) !==
  undefined
