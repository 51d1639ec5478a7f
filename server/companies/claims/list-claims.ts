import { sql } from 'kysely'
import type { CompanyClaimSearch } from '#contract/companies/registration/company-claims.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { claimsToOperators } from './claims-to-operators.ts'

/** Waiting claims first, the oldest of them before the others; then decided ones, the latest first. */
export async function listClaims({ db }: { db: Database }, { claim_state, page = 1, per_page = PAGE_SIZE }: CompanyClaimSearch) {
  const isAsked = claim_state === undefined ? sql<boolean>`true` : sql<boolean>`(claims.decision is null) = ${claim_state === 'waiting'}`
  const { total } = await db.selectFrom('company_claims as claims').select(sql<number>`count(*)::int`.as('total')).where(isAsked).executeTakeFirstOrThrow()
  const claims = await claimsToOperators(db, (all) =>
    all
      .where(isAsked)
      .orderBy(sql`claims.decision is null`, 'desc')
      .orderBy(sql`case when claims.decision is null then claims.asked_at end`)
      .orderBy('claims.decided_at', 'desc')
      .orderBy('claims.id')
      .limit(per_page)
      .offset((page - 1) * per_page),
  )
  return { claims, total, page, per_page }
}
