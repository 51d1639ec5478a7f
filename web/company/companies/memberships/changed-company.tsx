import { useLocation } from 'react-router'
import type { CompanyAccount } from '#contract/companies/members/company-accounts.ts'
import { CompanyChoice } from './company-choice.tsx'
import '#web/platform/shell/errors/error-page.css'

type ChangedCompanyProps = { account: Pick<CompanyAccount, 'company' | 'memberships'> }

/** In place of a page that a tab of another company asked for: what it would show belongs to the company that is open by now. */
export function ChangedCompany({ account: { company, memberships } }: ChangedCompanyProps) {
  const { pathname, search } = useLocation()
  return (
    <div className="wrap stack staff-error">
      <h1>企業が切り替わっています</h1>
      <p>
        このタブで別の企業を表示している間に、別のタブで切り替わりました。いまの企業は「<bdi>{company.name}</bdi>
        」です。このタブには、まだ何も読み込んでいません。
      </p>
      <p>
        <a className="button primary" href={pathname + search}>
          「<bdi>{company.name}</bdi>」で開く
        </a>
      </p>
      {memberships.length > 1 && (
        <CompanyChoice memberships={memberships.filter(({ is_current }) => !is_current)} to={pathname + search} label="切り替えて開く" />
      )}
    </div>
  )
}
