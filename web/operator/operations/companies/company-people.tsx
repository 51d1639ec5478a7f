import { roleNames } from '#contract/accounts/members/role-names.ts'
import type { OperatorCompany } from '#contract/operations/companies/operator-companies.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'

const columns: Columns<OperatorCompany['members'][number]> = [
  { key: 'name', header: '氏名', cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'role', header: '役割', cell: ({ role }) => roleNames[role] },
  {
    key: 'email',
    header: 'メールアドレス',
    cell: ({ email, is_own_domain, is_verified }) => (
      <>
        {email} {!is_own_domain && <span className="label warn">別のドメイン</span>}
        {!is_verified && <span className="label warn">未確認</span>}
      </>
    ),
  },
  { key: 'factor', header: '二段階認証', cell: ({ has_second_factor }) => has_second_factor && '設定済み' },
  { key: 'seen', header: '最後に使った日時', cell: ({ last_seen_at }) => last_seen_at && <ExactTime at={last_seen_at} /> },
]

/** Who is there for the company. */
export const CompanyPeople = ({ members }: Pick<OperatorCompany, 'members'>) =>
  members.length === 0 ? <p>メンバーは、まだいません。</p> : <DataTable caption="メンバー" columns={columns} rows={members} id={({ id }) => id} />
