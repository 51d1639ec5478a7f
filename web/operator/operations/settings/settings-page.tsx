import { href, Link, useActionData } from 'react-router'
import type { GroupOfSettings } from '#contract/operations/site-settings/site-settings.ts'
import { settingGroups } from '#contract/platform/site/setting-groups.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import '#web/ui/styles/label.css'
import { SettingRequests } from './setting-requests.tsx'
import type { Route } from './+types/settings-page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { groups, requests } = await context.get(apiContext).operators.site_settings.list()
  return { groups, requests, isAsked: url.searchParams.get('done') === 'asked' }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { site_settings } }, values, intent) => {
    const id = textOf(values.id)
    if (intent === 'withdraw') {
      await site_settings.withdraw({ id })
      return '取り消しました。設定は変わっていません。'
    }
    await site_settings.approve({ id })
    return '承認しました。すべてのプロセスに、すぐに反映されます。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'サイトの設定', description: 'サイトの設定の一覧です。', path: href('/operator/settings'), noindex: true })

const asked = '承認を頼みました。ほかの運営のメンバーが、この画面で承認すると反映されます。'

const columns: Columns<GroupOfSettings> = [
  {
    key: 'group',
    header: '設定',
    kind: 'long',
    cell: ({ group }) => (
      <>
        <Link to={`${href('/operator/settings/detail')}?group=${group}`}>{settingGroups[group].label}</Link>
        <span className="small muted block">{settingGroups[group].about}</span>
      </>
    ),
  },
  { key: 'state', header: '状態', cell: (group) => <State of={group} /> },
  { key: 'changed', header: '最後の変更', cell: ({ changed_at }) => changed_at && <ExactTime at={changed_at} /> },
  { key: 'by', header: '変更した人', cell: ({ changed_by }) => changed_by && <bdi>{changed_by}</bdi> },
]

/** How many of the group's settings come from where. */
function State({ of: { fields, problem } }: { of: GroupOfSettings }) {
  const count = (source: string) => fields.filter((field) => field.source === source).length
  const parts = [
    count('environment') > 0 && `.env ${count('environment')}`,
    count('saved') > 0 && `保存 ${count('saved')}`,
    count('default') > 0 && `既定 ${count('default')}`,
  ]
  return (
    <>
      {parts.filter(Boolean).join('・')}
      {problem && <span className="label warn">使っていません</span>}
    </>
  )
}

export default function SettingsPage({ loaderData: { groups, requests, isAsked } }: Route.ComponentProps) {
  return (
    <div className="stack">
      <h1>サイトの設定</h1>
      <p className="prose small">
        保存すると、すべてのプロセスにすぐに反映されます。サーバーの .env に書いた設定が優先され、ここでは変更できません。保存するたびに版が残り、
        <Link to={href('/operator/settings/history')}>履歴</Link>から前の版に戻せます。
      </p>
      <FormAnswer result={useActionData<FormResult>()} done={isAsked && asked} />
      {requests.length > 0 && <SettingRequests requests={requests} />}
      <DataTable caption="サイトの設定" columns={columns} rows={groups} id={({ group }) => group} />
      <p>
        <Link to={href('/operator/settings/history')}>変更の履歴</Link>
      </p>
    </div>
  )
}
