import { Link } from 'react-router'
import type { OperatorAccount } from '#contract/accounts/operators/operator-accounts.ts'
import './waiting-list.css'

const kinds: { key: keyof OperatorAccount['waiting']; label: string; to: string }[] = [
  { key: 'companies', label: '承認を待つ企業', to: '/operator/companies?company_state=pending' },
  { key: 'claims', label: '管理者になる申請', to: '/operator/claims?claim_state=waiting' },
  { key: 'job_reviews', label: '審査を待つ求人', to: '/operator/job_offers' },
  { key: 'reports', label: '通報と苦情', to: '/operator/reports' },
  { key: 'data_requests', label: '個人情報の請求', to: '/operator/requests' },
]

/** What waits for an operator; nothing waiting is said, too. */
export function WaitingList({ waiting }: Pick<OperatorAccount, 'waiting'>) {
  const isQuiet = kinds.every(({ key }) => waiting[key] === 0)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">待っているもの</h2>
      {isQuiet && <p>いまは、ありません。</p>}
      <ul className="waiting-list">
        {kinds.map(({ key, label, to }) => (
          <li key={key}>
            <Link to={to}>
              <span>{label}</span>
              <strong className="num">{waiting[key]}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
