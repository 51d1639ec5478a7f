import { differenceKinds, needsReason } from '#contract/hiring/offers/offer-differences.ts'
import type { OfferPart } from '#contract/hiring/offers/offer-lines.ts'
import type { OfferDifference } from '#contract/hiring/offers/offers.ts'
import { JobTermsList } from '#web/jobs/detail/terms/job-terms-list.tsx'
import './offer.css'

type Props = { parts: OfferPart[]; differences: OfferDifference[]; issuer: { name: string; address: string } | null }

/** The conditions of an offer as the candidate reads them: what differs from the posting first, then all of them. */
export const OfferDocument = ({ parts, differences, issuer }: Props) => (
  <>
    <Differences differences={differences} />
    {parts.map(({ title: label, lines }) => (
      <section key={label} aria-label={label}>
        <h2>{label}</h2>
        <JobTermsList terms={lines} />
      </section>
    ))}
    {issuer && (
      <p className="small muted">
        <bdi>{issuer.name}</bdi>
        {issuer.address && `　${issuer.address}`}
      </p>
    )}
  </>
)

/** 変更 and 削除 stand first with their reasons; what the posting left open follows in one line each. */
function Differences({ differences }: { differences: OfferDifference[] }) {
  if (differences.length === 0) return null
  const [explained, settled] = [differences.filter(needsReason), differences.filter((one) => !needsReason(one))]
  return (
    <section className="panel stack offer-differences" aria-label="求人票との違い">
      <h2>求人票との違い</h2>
      {explained.length > 0 && (
        <dl>
          {explained.map(({ field, name, kind, from, to, reason }) => (
            <div key={field}>
              <dt>
                <span className="label warn">{differenceKinds[kind]}</span> <bdi>{name}</bdi>
              </dt>
              <dd>
                <span className="muted">求人票：</span>
                {from}
              </dd>
              <dd>
                <span className="muted">オファー：</span>
                <b>{to}</b>
              </dd>
              {reason && (
                <dd>
                  <span className="muted">理由：</span>
                  <bdi>{reason}</bdi>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {explained.length === 0 && <p className="small">求人票から変わった条件はありません。</p>}
      {settled.length > 0 && (
        <details>
          <summary>求人票の幅や空欄から決まったこと（{settled.length}件）</summary>
          <dl>
            {settled.map(({ field, name, kind, from, to }) => (
              <div key={field}>
                <dt>
                  <span className="label">{differenceKinds[kind]}</span> <bdi>{name}</bdi>
                </dt>
                <dd>
                  {from} → {to}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}
