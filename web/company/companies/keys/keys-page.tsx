import { href, Link } from 'react-router'
import { dateText, dayText } from '#contract/platform/time/japan-time.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { Connections } from '../settings/connections.tsx'
import type { Route } from './+types/keys-page.ts'
import { apiKeyScopes } from '#contract/companies/members/api-key-scopes.ts'
import type { ApiKey } from '#contract/companies/members/api-keys.ts'
import { isolated } from '#web/ui/text/isolated.ts'

const PATH = href('/online/companies/settings/keys')

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await context.get(apiContext).company_users.api_keys.list()), now: Date.now() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { api_keys } }, values) => {
    await api_keys.revoke({ id: textOf(values.id) })
    return 'APIキーを止めました。いまから使えません。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'APIキー', description: '自社のプログラムから使うキーです。', path: PATH, noindex: true })

const states = { active: '使えます', expired: '期限が過ぎました', revoked: '止めました' }

const columnsAt = (now: Date): Columns<ApiKey> => [
  {
    key: 'name',
    header: '名前',
    sort: ({ name }) => name,
    cell: ({ name, state, hint, member_name, created_at }) => (
      <>
        <bdi>{name}</bdi> <span className={state === 'active' ? 'label green' : 'label'}>{states[state]}</span>
        <code className="small block">{hint}</code>
        <span className="small muted block">
          <bdi>{member_name}</bdi>が{dayText(created_at, now)}に作成
        </span>
      </>
    ),
  },
  { key: 'scopes', header: '範囲', kind: 'long', cell: ({ scopes }) => scopes.map((scope) => apiKeyScopes[scope].label).join('、') },
  {
    key: 'expires',
    header: '期限',
    sort: ({ expires_at }) => expires_at,
    cell: ({ expires_at }) => <span className="nw">{dateText(expires_at, now)}</span>,
  },
  {
    key: 'used',
    header: '最後に使われた日',
    sort: ({ last_used_at }) => last_used_at,
    cell: ({ last_used_at }) => <span className="nw">{last_used_at ? dayText(last_used_at, now) : 'まだ使われていません'}</span>,
  },
  {
    key: 'acts',
    header: 'すること',
    kind: 'acts',
    cell: ({ id, name, state }) =>
      state === 'active' && (
        <PageForm className="row" hidden={{ id }}>
          <SubmitButton look="small" intent="revoke" aria-label={`「${isolated(name)}」を停止`}>
            停止
          </SubmitButton>
        </PageForm>
      ),
  },
]

export const handle = crumbs({ here: 'APIキー' })

export default function KeysPage({ loaderData: { api_keys, now } }: Route.ComponentProps) {
  const { result } = usePageForm()
  return (
    <div className="wrap company-settings stack">
      <Connections />
      <ListPage
        title="APIキー"
        act={
          <div className="row">
            <a href="/online/api/docs">APIの説明</a>
            <Link className="button primary" to={`${PATH}/new`}>
              APIキーを発行
            </Link>
          </div>
        }
        intro="採用管理システムなど、自社のプログラムから求人や選考を読み書きするためのキーです。キーは作った本人の名前で、許可した範囲だけを行います。本人がメンバーから外れると、キーも止まります。候補者の検索、メッセージとプロフィールの閲覧は、キーではできません。"
        answer={<FormAnswer result={result} />}
        of="APIキー"
        isEmpty={api_keys.length === 0}
        empty="APIキーは、まだありません。"
      >
        <DataTable caption="APIキー" columns={columnsAt(new Date(now))} rows={api_keys} id={({ id }) => id} />
      </ListPage>
    </div>
  )
}
