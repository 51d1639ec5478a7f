import { z } from 'zod'
import { ThreadCandidate, ThreadCompany } from '#contract/conversations/threads.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { IdOfCompany, Uuid } from '#contract/platform/ids.ts'
import { forCandidate, forMember } from '#contract/platform/procedure.ts'
import { text } from '#contract/platform/text/plain-text.ts'
import { KnownDay, Timestamp } from '#contract/platform/text/timestamp.ts'
import { type DifferenceKind, differenceKinds } from './offer-differences.ts'
import { postedTerms } from './offer-term-names.ts'
import { OfferTerms } from './offer-terms.ts'

const SUM_EXAMPLE = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

const Difference = z.object({
  field: z.enum(postedTerms).meta({ example: 'pay_min' }),
  name: z.string().meta({ example: '賃金の額' }),
  kind: z.enum(Object.keys(differenceKinds) as [DifferenceKind, ...DifferenceKind[]]).meta({ example: 'changed' }),
  from: z.string().meta({ example: '44万円' }),
  to: z.string().meta({ example: '42万円' }),
  /** Why, in the company's words; empty where no reason is needed. */
  reason: z.string().meta({ example: '試用期間のあとに44万円とします。' }),
})
export type OfferDifference = z.infer<typeof Difference>

/** `replaced` by a later version; `lapsed` when the candidate left. */
const OfferState = z.enum(['sent', 'replaced', 'withdrawn', 'lapsed', 'accepted', 'declined'])

const Offer = z.object({
  id: z.uuid(),
  version: z.int().meta({ example: 1 }),
  state: OfferState,
  /** Sent, and the day of the answer is over. */
  is_expired: z.boolean(),
  job: z.object({ id: z.int(), position_title: z.string() }).nullable(),
  terms: OfferTerms,
  /** Where it says something else than the posting as it was when the offer was sent. */
  differences: z.array(Difference),
  message: z.string().meta({ example: 'チームの全員が、ご一緒できることを楽しみにしています。' }),
  /** The last day for the answer. */
  answer_due_on: z.iso.date().meta({ example: '2026-12-10' }),
  /** Who offers: name and address of the company at that time. */
  issuer: z.object({ name: z.string(), address: z.string() }).meta({ example: { name: '株式会社ミナモログ', address: '東京都台東区蔵前1-1-1' } }),
  member_name: z.string().meta({ example: '木下 遥' }),
  sent_at: Timestamp,
  /** When it was answered, replaced or withdrawn. */
  settled_at: Timestamp.nullable(),
  /** SHA-256 of everything above that was agreed: the same text has the same sum. */
  terms_sha256: z.string().meta({ example: SUM_EXAMPLE }),
})

export const MyOffer = Offer.extend({ company: ThreadCompany, application_id: z.uuid(), message_id: z.uuid().nullable() })
export type MyOffer = z.infer<typeof MyOffer>

export const CompanyOffer = Offer
export type CompanyOffer = z.infer<typeof CompanyOffer>

const reasons = z.partialRecord(z.enum(postedTerms), text(1000)).meta({ example: { pay_min: '試用期間のあとに44万円とします。' } })
const cover = text(2000).meta({ example: 'チームの全員が、ご一緒できることを楽しみにしています。' })

const OfferDesk = z.object({
  application: z.object({
    id: z.uuid(),
    candidate: ThreadCandidate,
    /** What stands on the document before 様. */
    addressee: z.string().meta({ example: '佐藤 花さん' }),
    job: z.object({ id: z.int(), position_title: z.string() }).nullable(),
    is_open: z.boolean(),
  }),
  /** All that were sent, the latest first. */
  offers: z.array(CompanyOffer),
  /** What is being written: the saved draft, else what the posting, the company or the version before says. */
  draft: z.object({
    terms: OfferTerms,
    reasons,
    message: cover,
    answer_due_on: z.iso.date().nullable(),
    /** Null while nothing is saved. */
    updated_at: Timestamp.nullable(),
  }),
  /** Terms that are the same for everybody in the company, taken from its last offer of this employment; empty once the draft is saved. */
  carried_over: z.array(z.string().meta({ example: 'pay_day' })),
  /** Where the draft and the posting differ. */
  differences: z.array(Difference),
  /** What has to be written before it can be sent. */
  problems: z.array(z.object({ field: z.string().meta({ example: 'pay_day' }), message: z.string().meta({ example: '賃金の支払日を入力してください。' }) })),
})
export type OfferDesk = z.infer<typeof OfferDesk>

/** What is absent stays as it is. */
export const OfferDraft = z.strictObject({
  id: Uuid,
  terms: OfferTerms.partial().optional(),
  reasons: reasons.optional(),
  message: cover.optional(),
  answer_due_on: KnownDay.nullish().meta({ example: '2026-12-10' }),
  /** The draft that was read: one that a colleague saved meanwhile is left as it is. */
  updated_at: Timestamp.optional(),
})

const tags = ['offers']
const { SIGN_IN_REQUIRED, NOT_FOUND, INPUT_INVALID, OFFER_SETTLED, PAGE_CHANGED, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE } = errors
const mine = { SIGN_IN_REQUIRED, NOT_FOUND }
const ours = { ...mine, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN }
const one = z.strictObject({ id: Uuid })
const drawing = { TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE }
const pdf = z.file().mime('application/pdf')

export const candidateOffers = {
  list: forCandidate
    .route({ method: 'GET', path: '/candidate_users/offers/', summary: '受け取ったオファーを見る', tags })
    .input(z.object({ company_id: IdOfCompany.optional() }))
    .output(z.object({ offers: z.array(MyOffer) }))
    .errors({ SIGN_IN_REQUIRED }),
  show: forCandidate
    .route({ method: 'GET', path: '/candidate_users/offers/{id}/', summary: 'オファーの労働条件を見る', tags })
    .input(z.object(one.shape))
    .output(MyOffer)
    .errors(mine),
  /** Once. `terms_sha256` is that of the version which was read: another one is not answered by it. Accepting ends the selection as hired, declining as declined. */
  answer: forCandidate
    .route({ method: 'PUT', path: '/candidate_users/offers/{id}/answer/', summary: 'オファーを承諾・辞退する', tags })
    .input(
      z.strictObject({
        id: Uuid,
        answer: z.enum(['accepted', 'declined'], { error: '承諾か辞退かを選んでください。' }),
        terms_sha256: z.string().length(64).meta({ example: SUM_EXAMPLE }),
        message: text(2000).default('').meta({ example: 'どうぞよろしくお願いします。' }),
      }),
    )
    .output(MyOffer)
    .errors({ ...mine, INPUT_INVALID, OFFER_SETTLED }),
  document: forCandidate
    .route({ method: 'GET', path: '/candidate_users/offers/{id}/document/', summary: 'オファーの書面をPDFで受け取る', tags })
    .input(z.object(one.shape))
    .output(pdf)
    .errors({ ...mine, ...drawing }),
}

const draft = '/company_users/applications/{id}/offer_draft/'
const sent = '/company_users/applications/{id}/offers/'

export const companyOffers = {
  list: forMember('select')
    .route({ method: 'GET', path: sent, summary: 'オファーの下書きと、送ったオファーを見る', tags })
    .input(z.object(one.shape))
    .output(OfferDesk)
    .errors(ours),
  save: forMember('select')
    .route({ method: 'PUT', path: draft, summary: 'オファーの下書きを保存する', tags })
    .input(OfferDraft)
    .output(OfferDesk)
    .errors({ ...ours, PAGE_CHANGED, OFFER_SETTLED }),
  discard: forMember('select').route({ method: 'DELETE', path: draft, summary: 'オファーの下書きを捨てる', tags }).input(one).output(Done).errors(ours),
  /** Sends the saved draft as the next version, which takes the place of the one that waits. The candidate reads it at once; the selection moves to 内定. */
  send: forMember('write_messages')
    .route({ method: 'POST', path: sent, summary: 'オファーを送る', tags })
    .input(z.strictObject({ id: Uuid, updated_at: Timestamp }))
    .output(OfferDesk)
    .errors({
      ...ours,
      INPUT_INVALID,
      PAGE_CHANGED,
      OFFER_SETTLED,
      THREAD_CLOSED: errors.THREAD_CLOSED,
      THREAD_PARKED: errors.THREAD_PARKED,
      PARTNER_UNREACHABLE: errors.PARTNER_UNREACHABLE,
    }),
  /** The candidate reads at once that it can no longer be accepted. */
  withdraw: forMember('write_messages')
    .route({ method: 'PUT', path: '/company_users/offers/{id}/withdrawal/', summary: 'オファーを取り下げる', tags })
    .input(
      z.strictObject({ id: Uuid, message: text(2000).min(1, '取り下げる理由を入力してください。').meta({ example: '入社日を改めてご相談させてください。' }) }),
    )
    .output(OfferDesk)
    .errors({ ...ours, INPUT_INVALID, OFFER_SETTLED }),
  document: forMember('select')
    .route({ method: 'GET', path: '/company_users/offers/{id}/document/', summary: '送ったオファーの書面をPDFで受け取る', tags })
    .input(z.object(one.shape))
    .output(pdf)
    .errors({ ...ours, ...drawing }),
}
