import { auditActs } from '#contract/platform/audit/audit-acts.ts'
import { companyDecisions } from '#contract/companies/pages/company-decisions.ts'
import type { OperatorCompany } from '#contract/operations/companies/operator-companies.ts'
import { href, Link } from 'react-router'
import { ExactTime } from '#web/platform/time/exact-time.tsx'

const named = (act: string) => (act in auditActs ? auditActs[act as keyof typeof auditActs] : act)

/** What the company was told, and what operators did about it. */
export const CompanyHistory = ({ id, decisions, audit_logs }: Pick<OperatorCompany, 'id' | 'decisions' | 'audit_logs'>) => (
  <>
    <section>
      <h2>企業に伝えたこと</h2>
      {decisions.length === 0 && <p>まだ、何も伝えていません。</p>}
      <dl className="facts">
        {decisions.map(({ id, decision, reason, decided_at }) => (
          <div key={id} className="fact">
            <dt>
              <ExactTime at={decided_at} />
            </dt>
            <dd>
              {companyDecisions[decision] ?? decision}
              {reason && <small className="block muted">理由：{reason}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
    <section>
      <h2>操作の記録</h2>
      {audit_logs.length === 0 && <p>まだ、ありません。</p>}
      <dl className="facts">
        {audit_logs.slice(0, 10).map(({ id, at, operator_name, act, reason }) => (
          <div key={id} className="fact">
            <dt>
              <ExactTime at={at} />
            </dt>
            <dd>
              <bdi>{operator_name}</bdi>：{named(act)}
              {reason && <small className="block muted">{reason}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {audit_logs.length > 0 && (
        <p className="small">
          <Link to={`${href('/operator/audit')}?subject_kind=company&subject_id=${id}`}>すべての記録を見る</Link>
        </p>
      )}
    </section>
  </>
)
