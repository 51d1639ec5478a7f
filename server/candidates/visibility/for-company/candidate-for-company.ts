import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { candidatesForCompany } from './candidates-for-company.ts'
import type { Member } from '../reveal-to.ts'

/** A company's view of one candidate; null when the company may not see them. */
export const candidateForCompany = async (db: Database, member: Pick<Member, 'company_id'>, id: string): Promise<VisibleCandidate | undefined> =>
  (await candidatesForCompany(db, member, [id]))[0]
