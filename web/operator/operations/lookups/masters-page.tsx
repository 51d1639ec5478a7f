import { Link } from 'react-router'
import { masterRules } from '#contract/platform/lookups/master-rules.ts'
import { masterNames } from '#contract/platform/lookups/masters.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/masters-page.ts'
import '#web/ui/table.css'
import './masters.css'

export async function loader({ context }: Route.LoaderArgs) {
  const masters = await context.get(apiContext).masters.list()
  return {
    tables: masterNames.map((table) => ({
      table,
      offered: masters[table].filter(({ retired }) => !retired).length,
      retired: masters[table].filter(({ retired }) => retired).length,
    })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'コード表', description: '選択肢の名前、順、引退。', path: '/operator/masters', noindex: true })

const allowed = ({ is_fixed, may_add, may_retire }: (typeof masterRules)[keyof typeof masterRules]) =>
  is_fixed ? '見るだけ' : ['名前と順', ...(may_retire ? ['引退'] : []), ...(may_add ? ['追加'] : [])].join('・')

export default function MastersPage({ loaderData: { tables } }: Route.ComponentProps) {
  return (
    <div className="stack">
      <h1>コード表</h1>
      <p className="prose small">
        フォームや検索の選択肢です。IDは変わりません。名前を変えると、選んでいた人のところでも新しい名前になります。引退させると新しくは選べなくなり、選んでいた人のところでは残ります。
      </p>
      <table className="table stacked master-tables">
        <thead>
          <tr>
            <th scope="col">表</th>
            <th scope="col">できること</th>
            <th scope="col" className="r">
              選べる項目
            </th>
            <th scope="col" className="r">
              引退した項目
            </th>
          </tr>
        </thead>
        <tbody>
          {tables.map(({ table, offered, retired }) => (
            <tr key={table}>
              <th scope="row" data-label="表">
                <Link to={`/operator/masters/detail?table=${table}`}>{masterRules[table].label}</Link>
              </th>
              <td data-label="できること">{allowed(masterRules[table])}</td>
              <td className="r num" data-label="項目">
                {offered}
              </td>
              <td className="r num" data-label="引退">
                {retired}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
