import { href } from 'react-router'
import type { Membership } from '#contract/companies/members/memberships.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import './company-choice.css'

export const SWITCH_PATH = href('/online/companies/switch')

/** The companies of the person: one press switches, to its home or the page `to`. A plain form: the whole page changes, with or without scripts. */
export const CompanyChoice = ({ memberships, to, label }: { memberships: Membership[]; to?: string; label?: string }) => (
  <form method="post" action={SWITCH_PATH} className="company-choice" aria-label="企業を切り替える">
    {to && <input type="hidden" name="to" value={to} />}
    <p className="small muted">{label ?? (to ? 'ほかの企業のページかもしれません。企業を切り替えると、同じページを開きます。' : '企業を切り替える')}</p>
    <ul>
      {memberships.map(({ id, company, role, is_current, is_suspended }) => (
        <li key={id}>
          <button type="submit" name="company_user_id" value={id} disabled={is_current || is_suspended} aria-current={is_current ? 'true' : undefined}>
            <bdi>{company.name}</bdi>
            <span className="role">
              {roleNames[role]}
              {is_current && '・表示中'}
              {is_suspended && '・停止中'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </form>
)
