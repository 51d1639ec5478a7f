import { sql } from 'kysely'
import { needsReason, offerDifferences } from '#contract/hiring/offers/offer-differences.ts'
import { offerProblems } from '#contract/hiring/offers/offer-problems.ts'
import type { OfferDesk } from '#contract/hiring/offers/offers.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { candidateName, candidateOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { fail } from '#server/fail.ts'
import { namesOf } from '#server/jobs/changes/names-of.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { applicationsOf } from '../../applications/company/company-applications.ts'
import { offerColumns, type Reasons, shownOffer, withReasons } from '../offer-columns.ts'
import { offersOf } from './offers-of.ts'
import { termsOfLastOffer } from './terms-of-last-offer.ts'
import { beginningOf, completeTerms, issuerOf, postedOf } from '../terms-of-posting.ts'

type Asking = Pick<MemberContext, 'db' | 'viewer' | 'now'>

/** The selection that an offer is for. */
export async function applicationOf({ db, viewer, now }: Asking, id: string) {
  const found = await applicationsOf(db, viewer)
    .select(['applications.id', 'applications.job_id', 'applications.step', 'applications.thread_id', candidateName.as('addressee')])
    .select(candidateOfThread(now()).as('candidate'))
    .select(
      sql<
        OfferDesk['application']['job']
      >`(select json_build_object('id', id, 'position_title', position_title) from job_offers where id = applications.job_id)`.as('job'),
    )
    .where('applications.id', '=', id)
    .executeTakeFirst()
  return found ?? fail('NOT_FOUND')
}

/** What was sent in a selection and what is being written, with where it differs from the posting and what it still lacks. */
export async function showOfferDesk(context: Asking, id: string): Promise<OfferDesk> {
  const { db, viewer, now } = context
  const { job_id, step, thread_id: _thread, ...application } = await applicationOf(context, id)
  const names = await namesOf(db)
  const stored = await offersOf(db, viewer)
    .select(offerColumns)
    .where('offers.application_id', '=', id)
    .where('offers.state', '<>', 'draft')
    .orderBy('offers.version', 'desc')
    .execute()
  const saved = await draftOf(db, id)
  const posted = await postedOf(db, job_id)
  const before = stored[0]
  const posting = before ?? { terms: beginningOf(posted, await issuerOf(db, viewer.company_id)), reasons: {}, message: '' }
  const common = saved || before ? {} : await termsOfLastOffer(db, viewer, completeTerms(posting.terms))
  const { terms, reasons, message } = saved ?? { ...posting, terms: { ...posting.terms, ...common } }
  const draft = { terms: completeTerms(terms), reasons, message, answer_due_on: saved?.answer_due_on ?? null, updated_at: saved?.updated_at ?? null }
  const differences = withReasons(offerDifferences(posted, draft.terms, names), reasons)
  return {
    application: { ...application, is_open: step !== 'end' && !application.candidate.has_left },
    offers: stored.map((row) => shownOffer(row, names, now())),
    draft,
    carried_over: Object.keys(common),
    differences,
    problems: [
      ...offerProblems(draft.terms).map(({ field, message }) => ({ field: `terms.${field}`, message })),
      ...differences
        .filter((difference) => needsReason(difference) && !difference.reason)
        .map(({ field, name }) => ({ field: `reasons.${field}`, message: `「${name}」が求人票と違う理由を入力してください。` })),
      ...dueProblems(draft.answer_due_on, now()),
    ],
  }
}

const MOST_DAYS = 90

function dueProblems(day: string | null, now: Date) {
  const last = japanDay(now.getTime() + MOST_DAYS * 86_400_000)
  if (day === null) return [{ field: 'answer_due_on', message: '回答の期限を選んでください。' }]
  return day > japanDay(now) && day <= last ? [] : [{ field: 'answer_due_on', message: '回答の期限は、明日から90日以内の日にしてください。' }]
}

/** The one draft of a selection. */
export const draftOf = (db: Database, application_id: string) =>
  db
    .selectFrom('offers')
    .select(['id', 'message', 'answer_due_on', 'updated_at', sql<OfferDesk['draft']['terms']>`terms`.as('terms'), sql<Reasons>`reasons`.as('reasons')])
    .where('application_id', '=', application_id)
    .where('state', '=', 'draft')
    .executeTakeFirst()
