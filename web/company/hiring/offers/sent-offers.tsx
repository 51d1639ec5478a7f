import { offerParts } from '#contract/hiring/offers/offer-lines.ts'
import type { CompanyOffer } from '#contract/hiring/offers/offers.ts'
import { longTimeText } from '#contract/platform/time/japan-time.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { OfferDocument } from '#web/hiring/offers/offer-document.tsx'
import { lookupTableNames } from '#web/jobs/detail/words/lookup-names.ts'
import { dueWords, offerLook, offerState, reminderWords } from '#web/hiring/offers/offer-state.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { offerFile } from './offer-path.ts'

type SentOffersProps = { offers: CompanyOffer[]; lookups: Lookups; mayWithdraw: boolean; result: FormResult | undefined }

/** Every version that was sent, the latest first, with its record and its document. */
export const SentOffers = ({ offers, lookups, mayWithdraw, result }: SentOffersProps) => (
  <section aria-labelledby="sent-offers" className="stack">
    <h2 id="sent-offers">送信済みのオファー</h2>
    {offers.map((offer) => (
      <article key={offer.id} className="panel stack" aria-label={`第${offer.version}版`}>
        <p className="row labels">
          <b>第{offer.version}版</b>
          <span className={offerLook(offer)}>{offerState(offer)}</span>
        </p>
        <ul className="offer-record">
          <li>
            送付：{longTimeText(offer.sent_at)}　<bdi>{offer.member_name}</bdi>
          </li>
          {offer.state === 'sent' && (
            <li>
              {dueWords(offer.answer_due_on)}
              {!offer.is_expired && reminderWords(offer) && `　候補者と担当者に、${reminderWords(offer)}`}
            </li>
          )}
          {offer.settled_at && (
            <li>
              {offerState(offer)}：{longTimeText(offer.settled_at)}
            </li>
          )}
          <li>照合値（SHA-256）：{offer.terms_sha256}</li>
        </ul>
        <details>
          <summary>内容を見る</summary>
          <div className="stack">
            {offer.message && <blockquote className="offer-message">{offer.message}</blockquote>}
            <OfferDocument
              parts={offerParts(offer.terms, (table, ids) => lookupTableNames(lookups, table, ids))}
              differences={offer.differences}
              issuer={offer.issuer}
            />
          </div>
        </details>
        <p>
          <a className="button small" href={offerFile(offer.id)} download>
            PDFをダウンロード
          </a>
        </p>
        {offer.state === 'sent' && mayWithdraw && <WithdrawForm id={offer.id} result={result} />}
      </article>
    ))}
  </section>
)

function WithdrawForm({ id, result }: { id: string; result: FormResult | undefined }) {
  const of = usePageForm<{ message: string }>('withdraw', {}, result)
  return (
    <details open={of.refused !== undefined || undefined}>
      <summary>取り下げる</summary>
      <PageForm of={of} hidden={{ offer_id: id }}>
        <p className="hint">候補者に理由が届き、このオファーには回答できなくなります。選考の段階は変わりません。</p>
        <TextField of={of} name="message" label="取り下げる理由" need="must" rows={3} maxLength={2000} required />
        <SubmitButton look="danger" intent="withdraw">
          取り下げて候補者に伝える
        </SubmitButton>
      </PageForm>
    </details>
  )
}
