import { href, Link } from 'react-router'
import type { MyOffer } from '#contract/hiring/offers/offers.ts'
import { dueWords, offerLook, offerState } from '#web/hiring/offers/offer-state.ts'

/** How an offer stands, in one line, and the way to its terms. */
export const OfferLink = ({ offer }: { offer: MyOffer }) => (
  <p className="row labels">
    <span className={offerLook(offer)}>{offerState(offer)}</span>
    {offer.state === 'sent' && !offer.is_expired && <span className="small">{dueWords(offer.answer_due_on)}</span>}
    <Link className="button small" to={`${href('/message/offer')}?id=${offer.id}`}>
      {offer.state === 'sent' && !offer.is_expired ? '条件を見て回答する' : `オファーを見る（第${offer.version}版）`}
    </Link>
  </p>
)
