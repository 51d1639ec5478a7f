import { href, Link } from 'react-router'
import type { CompanyClaim, Evidence } from '#contract/companies/registration/company-claims.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import '#web/ui/styles/label.css'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { ReasonForm } from '#web/operator/reason-form.tsx'

const words: Record<Evidence, [string, string]> = { match: ['一致', 'green'], differs: ['違う', 'alert'], unknown: ['比べるものがない', 'warn'] }

const EvidenceLabel = ({ is }: { is: Evidence }) => <span className={`label ${words[is][1]}`}>{words[is][0]}</span>

/** One claim: who asks, for which company, and what speaks for it. */
export function ClaimCard({ claim, result }: { claim: CompanyClaim; result: FormResult | undefined }) {
  const { acts } = useOperatorAccount()
  const { company, evidence, decision } = claim
  return (
    <section className="panel stack" aria-labelledby={`claim-${claim.id}`}>
      <h2 id={`claim-${claim.id}`}>
        <Link to={`${href('/operator/companies/detail')}?id=${company.id}`}>
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
        <dd>{evidence.is_invited ? 'この人を招待済み' : 'なし'}</dd>
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

/** Granting says what it does; refusing asks for the reason that the claimer reads. */
function ClaimForms({ claim, result }: { claim: CompanyClaim; result: FormResult | undefined }) {
  const { domain, corporate_number } = claim.evidence
  const whose = (
    <span className="vh">
      ：<bdi>{claim.company.name}</bdi>
    </span>
  )
  return (
    <>
      <FormRefusal result={result} />
      <PageForm of={{ name: claim.id }} hidden={{ id: claim.id }}>
        {(domain !== 'match' || corporate_number !== 'match') && (
          <p className="note warn">ドメインと法人番号の両方が一致してはいません。企業の公表している連絡先で、本人を確かめてから認めてください。</p>
        )}
        <p className="small">認めると、この人が管理者になります。企業のページと求人を変え、求職者と連絡できます。</p>
        <SubmitButton intent="approve" look="primary" data-key="a" data-key-goes="" data-key-label="認める">
          認めて、管理者にする{whose}
        </SubmitButton>
      </PageForm>
      <ReasonForm
        name={claim.id}
        intent="refuse"
        hidden={{ id: claim.id }}
        label="却下の理由"
        hint="申請した人にこのまま伝え、操作の記録に残ります。個人の名前は書かないでください。"
        button={<>断り、理由を伝える{whose}</>}
        keyOf="r"
      />
    </>
  )
}
