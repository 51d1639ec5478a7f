import type { CompanyOffer } from '#contract/hiring/offers/offers.ts'
import { longTimeText } from '#contract/platform/time/japan-time.ts'
import { offerState } from './offer-state.ts'

/** When it was sent and by whom, when it was answered, and the sum by which the text of a copy can be told to be the same. */
export const OfferRecord = ({ offer }: { offer: CompanyOffer }) => (
  <section aria-labelledby="record">
    <h2 id="record">記録</h2>
    <ul className="offer-record">
      <li>
        送付：{longTimeText(offer.sent_at)}　第{offer.version}版　<bdi>{offer.member_name}</bdi>
      </li>
      {offer.settled_at && (
        <li>
          {offerState(offer)}：{longTimeText(offer.settled_at)}
        </li>
      )}
      <li>労働条件の照合値（SHA-256）：{offer.terms_sha256}</li>
    </ul>
  </section>
)
