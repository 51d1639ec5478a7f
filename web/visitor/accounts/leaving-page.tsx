import { href } from 'react-router'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/leaving-page.ts'

const schemes = new Set(['http:', 'https:', 'ftp:', 'file:'])

/** Shows where a link of a message leads before the user follows it. Redirects nowhere by itself. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const target = URL.parse(searchParams.get('to') ?? '')
  const isKnown = target && schemes.has(target.protocol) && !target.username && !target.password
  return { target: isKnown ? { href: target.href, host: target.host } : null }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '外部のサイトを開きます', description: 'このサイトの外へ出る前の確認です。', path: href('/leaving'), noindex: true })

export default function LeavingPage({ loaderData: { target } }: Route.ComponentProps) {
  if (!target)
    return (
      <div className="wrap stack section">
        <h1>このリンクは開けません</h1>
        <p className="prose">アドレスが正しくありません。送った人に確かめてください。</p>
      </div>
    )
  return (
    <div className="wrap stack section">
      <h1>外部のサイトを開きます</h1>
      <p className="prose">
        ここから先は、このサイトの外です。メッセージの相手が書いたアドレスです。パスワードや口座の番号を求められたら、入力しないでください。
      </p>
      {target.host && (
        <p>
          行き先 <b>{target.host}</b>
        </p>
      )}
      <p className="small muted prose">{target.href}</p>
      <p className="row">
        <a className="button primary" href={target.href} rel="noopener noreferrer nofollow">
          開く
        </a>
      </p>
      <p className="small muted">開かないときは、このタブを閉じてください。</p>
    </div>
  )
}
