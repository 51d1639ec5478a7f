import { candidate, member } from '#server/api.ts'
import { answerOffer } from './candidate/answer-offer.ts'
import { listMyOffers, showMyOffer } from './candidate/my-offers.ts'
import { showOfferDesk } from './company/offer-desk.ts'
import { discardOfferDraft, saveOfferDraft } from './company/save-draft.ts'
import { sendOffer } from './company/send-offer.ts'
import { withdrawOffer } from './company/withdraw-offer.ts'
import { drawMyOffer, drawOurOffer } from './document/offer-document.ts'

export const candidateOffers = {
  list: candidate.offers.list.handler(async ({ context, input }) => ({ offers: await listMyOffers(context, input) })),
  show: candidate.offers.show.handler(({ context, input }) => showMyOffer(context, input.id)),
  answer: candidate.offers.answer.handler(({ context, input }) => answerOffer(context, input)),
  document: candidate.offers.document.handler(({ context, input }) => drawMyOffer(context, input.id)),
}

export const companyOffers = {
  list: member.offers.list.handler(({ context, input }) => showOfferDesk(context, input.id)),
  save: member.offers.save.handler(({ context, input }) => saveOfferDraft(context, input)),
  discard: member.offers.discard.handler(({ context, input }) => discardOfferDraft(context, input.id)),
  send: member.offers.send.handler(({ context, input }) => sendOffer(context, input)),
  withdraw: member.offers.withdraw.handler(({ context, input }) => withdrawOffer(context, input)),
  document: member.offers.document.handler(({ context, input }) => drawOurOffer(context, input.id)),
}
