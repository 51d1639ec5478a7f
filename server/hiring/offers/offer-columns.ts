import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { offerDifferences, type Posted, type TermDifference } from '#contract/hiring/offers/offer-differences.ts'
import type { CompanyOffer, OfferDifference } from '#contract/hiring/offers/offers.ts'
import type { OfferTerms } from '#contract/hiring/offers/offer-terms.ts'
import type { NamesOf } from '#contract/jobs/postings/job-value-words.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { completeTerms } from './terms-of-posting.ts'

export type Reasons = Partial<Record<TermDifference['field'], string>>

/** `offers` joined to `applications`, as `shownOffer` reads them. */
export const offerColumns = [
  'offers.id',
  'offers.application_id',
  sql<number>`offers.version`.as('version'),
  sql<CompanyOffer['state']>`offers.state`.as('state'),
  sql<Partial<OfferTerms>>`offers.terms`.as('terms'),
  sql<Reasons>`offers.reasons`.as('reasons'),
  sql<Posted | null>`offers.posted`.as('posted'),
  sql<CompanyOffer['issuer']>`offers.issuer`.as('issuer'),
  sql<string>`offers.answer_due_on`.as('answer_due_on'),
  sql<string>`offers.terms_sha256`.as('terms_sha256'),
  sql<string>`offers.sent_at`.as('sent_at'),
  'offers.message',
  'offers.member_name',
  'offers.settled_at',
  sql<CompanyOffer['job']>`(select json_build_object('id', id, 'position_title', position_title) from job_offers where id = applications.job_id)`.as('job'),
] as const

type Stored = Omit<CompanyOffer, 'is_expired' | 'terms' | 'differences'> & {
  terms: Partial<OfferTerms>
  reasons: Reasons
  posted: Posted | null
}

/** A stored offer with what can be said of it today. */
export function shownOffer<Row extends Stored>({ reasons, posted, ...row }: Row, namesOf: NamesOf, now: Date) {
  const terms = completeTerms(row.terms)
  const is_expired = row.state === 'sent' && row.answer_due_on < japanDay(now)
  return { ...row, terms, is_expired, differences: withReasons(offerDifferences(posted, terms, namesOf), reasons) }
}

export const withReasons = (differences: TermDifference[], reasons: Reasons): OfferDifference[] =>
  differences.map((difference) => ({ ...difference, reason: reasons[difference.field] ?? '' }))

type Agreed = {
  application_id: string
  version: number
  terms: OfferTerms
  reasons: Reasons
  message: string
  answer_due_on: string
  posted: Posted | null
  issuer: CompanyOffer['issuer']
}

/** The sum of everything that was sent. PostgreSQL orders the keys of jsonb its own way, so that they are put in order first. */
export const sumOf = (agreed: Agreed) =>
  createHash('sha256')
    .update(JSON.stringify(ordered(agreed)))
    .digest('hex')

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  )
}
