import { Link } from 'react-router'
import { operatorRoleNames } from '#contract/operator-acts.ts'
import { apiContext } from '#web/page-context.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { dayText } from '#web/ui/day-text.ts'
import { useOperatorAccount } from '../use-operator-account.ts'
import type { Route } from './+types/members-page.ts'
import '#web/ui/table.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { members } = await context.get(apiContext).operators.members.list()
  return { members, done: url.searchParams.get('done'), now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '運営のメンバー', description: '運営のメンバーと役割。', path: '/operator/members', noindex: true })

const sentences: Record<string, string> = { added: 'メンバーを加え、リンクをメールで送りました。', removed: 'メンバーを外しました。' }

export default function OperatorMembersPage({ loaderData: { members, done, now } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const mayManage = acts.includes('manage_members')
  const day = (at: string | null) => (at ? <time dateTime={at}>{dayText(at, new Date(now))}</time> : '—')
  return (
    <div className="stack">
      <div className="row between">
        <h1>運営のメンバー</h1>
        {mayManage && (
          <Link className="button primary" to="/operator/members/new">
            メンバーを加える
          </Link>
        )}
      </div>
      {done && sentences[done] && (
        <div className="note green">
          <output>{sentences[done]}</output>
        </div>
      )}
      <table className="table stacked">
        <thead>
          <tr>
            <th scope="col">氏名</th>
            <th scope="col">メールアドレス</th>
            <th scope="col">役割</th>
            <th scope="col">二段階認証</th>
            <th scope="col" className="r">
              最後に使った日
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ id, name, email, role, is_me, has_password, has_second_factor, last_seen_at }) => (
            <tr key={id}>
              <th scope="row" data-label="氏名">
                <span>
                  {mayManage ? <Link to={`/operator/members/detail?id=${id}`}>{name}</Link> : name} {is_me && <span className="label">あなた</span>}
                </span>
              </th>
              <td data-label="メールアドレス">{email}</td>
              <td data-label="役割">{operatorRoleNames[role]}</td>
              <td data-label="二段階認証">
                {has_second_factor ? '設定済み' : <span className="label warn">{has_password ? '未設定' : 'リンクを開いていません'}</span>}
              </td>
              <td className="r" data-label="最後に使った日">
                {day(last_seen_at)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
