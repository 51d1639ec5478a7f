import { type CompanyAct, companyActs } from '#contract/accounts/members/company-acts.ts'
import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { Icon } from '#web/ui/icon.tsx'

const needs = { any: '', open: '', active: '承認が済んでいて、契約のあるあいだ' }

const roles = Object.keys(roleNames) as CompanyRole[]

/** What each role may do, from the same table that the server checks. */
export const RolesTable = () => (
  <section aria-labelledby="roles">
    <h2 id="roles">役割ごとにできること</h2>
    <table className="table roles">
      <thead>
        <tr>
          <th scope="col">できること</th>
          {roles.map((role) => (
            <th key={role} scope="col">
              <span>{roleNames[role]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(companyActs) as CompanyAct[]).map((act) => {
          const { label, who, while: when }: { label: string; who: readonly CompanyRole[]; while: keyof typeof needs } = companyActs[act]
          return (
            <tr key={act}>
              <th scope="row">
                {label}
                {needs[when] && <span className="small muted"> ※</span>}
              </th>
              {roles.map((role) => (
                <td key={role}>
                  {who.includes(role) ? (
                    <>
                      <Icon name="check" />
                      <span className="vh">できる</span>
                    </>
                  ) : (
                    <span className="muted">
                      <span aria-hidden="true">–</span>
                      <span className="vh">できない</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
    <p className="hint">
      ※ {needs.active}だけ。ゲストは、担当になった求職者とのやりとりだけを見られます。管理者とリクルーターは、二段階認証を設定してから使います。
    </p>
  </section>
)
