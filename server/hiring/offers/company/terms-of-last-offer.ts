import { sql } from 'kysely'
import type { OfferTerms } from '#contract/hiring/offers/offer-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { offersOf } from './offers-of.ts'

/** What a company answers once for all employees of a kind; the posting does not say it. */
const sameForAll = ['paid_leave', 'overtime_rates', 'closing_day', 'pay_day', 'pay_method', 'retirement_allowance', 'resignation', 'consultation_desk'] as const

/** The common terms of the last offer that was sent for the same employment, of the offers that the member may read. */
export async function termsOfLastOffer(db: Database, viewer: CompanyViewer, { employment_types }: OfferTerms) {
  const last = await offersOf(db, viewer)
    .select(sql<Partial<OfferTerms>>`offers.terms`.as('terms'))
    .where('offers.state', '<>', 'draft')
    .where(sql<boolean>`offers.terms -> 'employment_types' = ${JSON.stringify(employment_types)}::jsonb`)
    .orderBy('offers.sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return Object.fromEntries(sameForAll.flatMap((field) => (last?.terms[field] ? [[field, last.terms[field]]] : []))) as Partial<OfferTerms>
}
