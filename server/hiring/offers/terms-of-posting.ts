import { sql } from 'kysely'
import type { Posted } from '#contract/hiring/offers/offer-differences.ts'
import { emptyOfferTerms, offerTermNames, postedTerms } from '#contract/hiring/offers/offer-term-names.ts'
import type { OfferTerms } from '#contract/hiring/offers/offer-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** The conditions of a posting that an offer is compared with, as they are now: applicants were told of every change (job-changes). */
export async function postedOf(db: Database, job_id: number | null): Promise<Posted | null> {
  if (job_id === null) return null
  const fields = [...postedTerms, 'max_salary', 'pay_max', 'prefectures'] as const
  const job = await db
    .selectFrom('job_offers')
    .select(fields.map((field) => sql`${sql.ref(`job_offers.${field}`)}`.as(field)))
    .where('id', '=', job_id)
    .$castTo<Posted>()
    .executeTakeFirst()
  return job ?? null
}

type Issuer = { name: string; address: string }

export const issuerOf = (db: Database, company_id: number): Promise<Issuer> =>
  db.selectFrom('companies').select(['name', 'address']).where('id', '=', company_id).executeTakeFirstOrThrow()

const LEGAL_RATES = '法定どおり（時間外25%、月60時間を超える分は50%、休日35%、深夜25%）'

/** Of a range only a member can say where this candidate stands. */
const single = <Value>(min: Value, max: Value) => (max === null || min === max ? min : null)

/** What an offer begins with: the posting, as far as it says one thing. */
export const beginningOf = (posted: Posted | null, issuer: Issuer): OfferTerms => {
  const begun = { ...emptyOfferTerms, overtime_rates: LEGAL_RATES, recruiter_name: issuer.name }
  if (!posted) return begun
  const shared = Object.fromEntries(postedTerms.map((field) => [field, posted[field]])) as Posted
  const isRange = posted.pay_min !== posted.pay_max
  return {
    ...begun,
    ...shared,
    employment_types: posted.employment_types.slice(0, 1),
    // The posting's words are about a range; an offer has allowances here.
    salary: '',
    base_pay: isRange ? null : posted.base_pay,
    fixed_overtime_amount: isRange ? null : posted.fixed_overtime_amount,
    pay_min: single(posted.pay_min, posted.pay_max),
    min_salary: single(posted.min_salary, posted.max_salary),
    recruiter_name: posted.recruiter_name || issuer.name,
  }
}

/** Stored terms, with what a later version of this software has beside them. */
export const completeTerms = (stored: Partial<OfferTerms>): OfferTerms => ({
  ...emptyOfferTerms,
  ...Object.fromEntries(Object.entries(stored).filter(([field]) => offerTermNames.includes(field as keyof OfferTerms))),
})
