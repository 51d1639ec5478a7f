import { type CompanyAct, companyActs } from '#contract/accounts/members/company-acts.ts'
import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

type Act = { label: string; who: readonly CompanyRole[]; while: keyof typeof needs }

const needs = { any: '', open: '', active: '承認が済んでいて、契約のあるあいだ' }

const columns: Columns<[CompanyAct, Act]> = [
  {
    key: 'act',
    header: 'できること',
    cell: ([, act]) => (
      <>
        {act.label}
        {needs[act.while] && <span className="small muted"> ※</span>}
      </>
    ),
  },
  ...(Object.keys(roleNames) as CompanyRole[]).map((role): Columns<[CompanyAct, Act]>[0] => ({
    key: role,
    header: roleNames[role],
    kind: 'yes-no',
    cell: ([, { who }]) =>
      who.includes(role) ? (
        <>
          <Icon name="check" />
          <span className="vh">できる</span>
        </>
      ) : (
        <span className="muted">
          <span aria-hidden="true">–</span>
          <span className="vh">できない</span>
        </span>
      ),
  })),
]

/** What each role may do, from the same table that the server checks. */
export const RolesTable = () => (
  <section className="roles" aria-labelledby="roles">
    <h2 id="roles">権限一覧（ロール）</h2>
    <DataTable caption="権限一覧（ロール）" columns={columns} rows={Object.entries(companyActs) as [CompanyAct, Act][]} id={([act]) => act} isCompact />
    <p className="hint">
      ※ {needs.active}だけ。ゲストは、担当になった求職者とのやりとりだけを見られます。管理者とリクルーターは、二段階認証を設定してから使います。
    </p>
  </section>
)
