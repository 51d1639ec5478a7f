import { href, Link } from 'react-router'
import type { OperatorCompany } from '#contract/operations/companies/operator-companies.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'

/** What the company says of itself. */
export const CompanyFacts = ({ company: { id, state, created_at, officer_name, introduction } }: { company: OperatorCompany }) => (
  <dl className="facts">
    <dt>登録</dt>
    <dd>
      <ExactTime at={created_at} />
    </dd>
    <dt>代表者</dt>
    <dd>
      <bdi>{officer_name || '—'}</bdi>
    </dd>
    <dt>紹介文</dt>
    <dd className="company-own-text">{introduction || '—'}</dd>
    {state === 'active' && (
      <>
        <dt>公開のページ</dt>
        <dd>
          <Link to={`${href('/company/detail')}?id=${id}`}>企業ページを見る</Link>
        </dd>
      </>
    )}
  </dl>
)
