import { Link } from 'react-router'
import type { CompanyClaim, Evidence } from '#contract/companies/registration/company-claims.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { ClaimForms } from './claim-forms.tsx'
import '#web/ui/label.css'

const words: Record<Evidence, [string, string]> = { match: ['一致', 'green'], differs: ['違う', 'alert'], unknown: ['比べるものがない', 'warn'] }

const EvidenceLabel = ({ is }: { is: Evidence }) => <span className={`label ${words[is][1]}`}>{words[is][0]}</span>

/** One claim: who asks, for which company, and what speaks for it. */
export function ClaimCard({ claim, result }: { claim: CompanyClaim; result: FormResult | undefined }) {
  const { acts } = useOperatorAccount()
  const { company, evidence, decision } = claim
  return (
    <section className="panel stack" aria-labelledby={`claim-${claim.id}`}>
      <h2 id={`claim-${claim.id}`}>
        <Link to={`/operator/companies/detail?id=${company.id}`}>
          <bdi>{company.name}</bdi>
        </Link>
      </h2>
      <dl className="facts-list">
        <dt>申請した人</dt>
        <dd>
          <bdi>{claim.name}</bdi>（{claim.email}、確認済み）
        </dd>
        <dt>ドメイン</dt>
        <dd>
          <EvidenceLabel is={evidence.domain} /> 企業のサイト：{company.url ?? 'なし'}／申請のサイト：{claim.url}
        </dd>
        <dt>法人番号</dt>
        <dd>
          <EvidenceLabel is={evidence.corporate_number} /> 企業：<span className="num">{company.corporate_number ?? 'なし'}</span>／申請：
          <span className="num">{claim.corporate_number}</span>
        </dd>
        <dt>申請の企業名</dt>
        <dd>
          <bdi>{claim.company_name}</bdi>
        </dd>
        <dt>運営からの招待</dt>
        <dd>{evidence.is_invited ? 'この人を招いている' : 'なし'}</dd>
        <dt>企業のメンバー</dt>
        <dd>{company.members}人</dd>
        <dt>申請</dt>
        <dd>
          <ExactTime at={claim.asked_at} />
        </dd>
        {decision && claim.decided_at && (
          <>
            <dt>結果</dt>
            <dd>
              {decision === 'granted' ? '認めた' : '断った'}
              {claim.is_automatic && '（設定により自動）'} <ExactTime at={claim.decided_at} />
            </dd>
          </>
        )}
        {claim.reason && (
          <>
            <dt>理由</dt>
            <dd>{claim.reason}</dd>
          </>
        )}
      </dl>
      {!decision && acts.includes('decide_companies') && <ClaimForms claim={claim} result={result} />}
    </section>
  )
}
