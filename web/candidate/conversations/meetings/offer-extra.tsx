import type { Message } from '#contract/conversations/messages.ts'
import type { MyOffer } from '#contract/hiring/offers/offers.ts'
import { OfferLink } from '#web/candidate/hiring/offers/offer-link.tsx'
import type { MessageExtra } from '#web/conversations/talk/message-entry.tsx'

/** Below the message that brought an offer: how it stands now, and the way to its terms. */
export function offerExtra({ id }: Message, offers: MyOffer[]): MessageExtra | undefined {
  const offer = offers.find(({ message_id }) => message_id === id)
  return offer && { below: <OfferLink offer={offer} /> }
}
