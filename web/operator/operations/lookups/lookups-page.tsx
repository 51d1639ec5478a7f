import { href, Link } from 'react-router'
import { lookupRules } from '#contract/platform/lookups/lookup-rules.ts'
import { type LookupName, lookupTableNames } from '#contract/platform/lookups/lookups.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { Route } from './+types/lookups-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const lookups = await context.get(apiContext).lookups.list()
  return {
    tables: lookupTableNames.map((table) => ({
      table,
      offered: lookups[table].filter(({ retired }) => !retired).length,
      retired: lookups[table].filter(({ retired }) => retired).length,
    })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'マスタ管理', description: '選択肢の名前、並び順、廃止。', path: href('/operator/masters'), noindex: true })

const allowed = ({ is_fixed, may_add, may_retire }: (typeof lookupRules)[keyof typeof lookupRules]) =>
  is_fixed ? '閲覧のみ' : ['名前と並び順', ...(may_retire ? ['廃止'] : []), ...(may_add ? ['追加'] : [])].join('・')

type Table = { table: LookupName; offered: number; retired: number }

const columns: Columns<Table> = [
  { key: 'table', header: '表', cell: ({ table }) => <Link to={`${href('/operator/masters/detail')}?table=${table}`}>{lookupRules[table].label}</Link> },
  { key: 'allowed', header: 'できること', cell: ({ table }) => allowed(lookupRules[table]) },
  { key: 'offered', header: '選べる項目', kind: 'end', cell: ({ offered }) => String(offered), sort: ({ offered }) => offered },
  { key: 'retired', header: '廃止した項目', kind: 'end', cell: ({ retired }) => String(retired), sort: ({ retired }) => retired },
]

export default function LookupsPage({ loaderData: { tables } }: Route.ComponentProps) {
  return (
    <ListPage
      title="マスタ管理"
      intro="フォームや検索の選択肢です。IDは変わりません。名前を変えると、選んでいた人のところでも新しい名前になります。廃止すると新しくは選べなくなり、選んでいた人のところでは残ります。"
      of="表"
      empty="表は、まだありません。"
    >
      <DataTable caption="マスタ管理" columns={columns} rows={tables} id={({ table }) => table} />
    </ListPage>
  )
}
