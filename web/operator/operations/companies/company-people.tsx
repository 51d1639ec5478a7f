import { roleNames } from '#contract/accounts/members/role-names.ts'
import type { OperatorCompany } from '#contract/operations/companies/operator-companies.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'

/** Who is there for the company. */
export function CompanyPeople({ members }: Pick<OperatorCompany, 'members'>) {
  if (members.length === 0) return <p>メンバーは、まだいません。</p>
  return (
    <table className="table stacked operator-table">
      <thead>
        <tr>
          <th scope="col">氏名</th>
          <th scope="col">役割</th>
          <th scope="col">メールアドレス</th>
          <th scope="col">二段階認証</th>
          <th scope="col">最後に使った日時</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ id, name, role, email, is_own_domain, is_verified, has_second_factor, last_seen_at }) => (
          <tr key={id}>
            <th scope="row" data-label="氏名">
              <bdi>{name}</bdi>
            </th>
            <td data-label="役割">{roleNames[role]}</td>
            <td data-label="メールアドレス">
              <span>
                {' '}
                {email} {!is_own_domain && <span className="label warn">別のドメイン</span>}
                {!is_verified && <span className="label warn">未確認</span>}
              </span>
            </td>
            <td data-label="二段階認証">{has_second_factor ? '設定済み' : '—'}</td>
            <td data-label="最後に使った日時">{last_seen_at ? <ExactTime at={last_seen_at} /> : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
