import { href, Link } from 'react-router'
import type { CompanyApplication } from '#contract/hiring/applications/application.ts'
import { dueWords, offerLook, offerState } from '#web/hiring/offers/offer-state.ts'

/** How the latest offer of a selection stands, and the way to write one. Nothing where a selection ended without. */
export function OfferPanel({ application: { id, step, offer, candidate } }: { application: CompanyApplication }) {
  const isOpen = step !== 'end' && !candidate.has_left
  if (!offer && !isOpen) return null
  return (
    <section className="panel stack" aria-labelledby="offer">
      <h2 id="offer">オファー</h2>
      {offer ? (
        <p className="row labels">
          <b>第{offer.version}版</b>
          <span className={offerLook(offer)}>{offerState(offer)}</span>
          {offer.state === 'sent' && <span className="small">{dueWords(offer.answer_due_on)}</span>}
        </p>
      ) : (
        <p className="small muted">労働条件を示して、候補者の承諾を記録に残します。</p>
      )}
      <p>
        <Link className="button small" to={`${href('/online/companies/selection/offer')}?id=${id}`}>
          {offer ? 'オファーを開く' : 'オファーを作成'}
        </Link>
      </p>
    </section>
  )
}
