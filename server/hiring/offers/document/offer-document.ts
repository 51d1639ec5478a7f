import type { CompanyOffer } from '#contract/hiring/offers/offers.ts'
import { candidateName } from '#server/accounts/candidate-names/candidate-label.ts'
import { drawingThread } from '#server/candidates/resumes/draw/drawing-thread.ts'
import { fail } from '#server/fail.ts'
import { namesOf } from '#server/jobs/changes/names-of.ts'
import { safeFileName } from '#server/platform/files/safe-file-name.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { myOffers } from '../candidate/my-offers.ts'
import { offersOf } from '../company/offers-of.ts'
import { offerColumns, shownOffer } from '../offer-columns.ts'
import { offerPaper, type OfferPaper } from './offer-paper.ts'

const draw = drawingThread<OfferPaper>(new URL('draw-offer-in-thread.ts', import.meta.url))

/** Both sides get the same document: it calls the candidate as the company may. */
export async function drawMyOffer(context: RequestContext & { viewer: CandidateViewer }, id: string) {
  const { db, viewer } = context
  await limit(context)
  const row = await myOffers(db, viewer).select(candidateName.as('addressee')).where('offers.id', '=', id).executeTakeFirst()
  return row ? drawn(context, row) : fail('NOT_FOUND')
}

export async function drawOurOffer(context: MemberContext, id: string) {
  const { db, viewer } = context
  await limit(context)
  const row = await offersOf(db, viewer)
    .select(offerColumns)
    .select(candidateName.as('addressee'))
    .where('offers.id', '=', id)
    .where('offers.state', '<>', 'draft')
    .executeTakeFirst()
  return row ? drawn(context, row) : fail('NOT_FOUND')
}

const limit = (context: RequestContext & { viewer: { id: string } }) =>
  rateLimit({ ...context, client: { ...context.client, address: context.viewer.id } }, 'draw')

type Row = Parameters<typeof shownOffer>[0] & { addressee: string }

async function drawn({ db, now }: Pick<RequestContext, 'db' | 'now'>, { addressee, ...row }: Row) {
  const names = await namesOf(db)
  const offer: CompanyOffer = shownOffer(row, names, now())
  const paper = offerPaper(offer, addressee, names)
  const bytes = (await draw(paper)) ?? fail('SERVICE_UNAVAILABLE')
  return new File([bytes], safeFileName(`${paper.title}_第${offer.version}版`, '.pdf', paper.title), { type: 'application/pdf' })
}
