import { href, Link } from 'react-router'
import { MailNote } from '#web/platform/shell/mail-note.tsx'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/sent-page.ts'
import '#web/accounts/security/security.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メールを送りました', description: 'パスワード再設定のメールを送りました。', path: href('/operator/sent'), noindex: true })

export default function OperatorSentPage() {
  return (
    <div className="wrap security">
      <h1>メールを送りました</h1>
      <p className="prose">運営のメンバーのアドレスなら、パスワード再設定のリンクが届きます。リンクは、30分のあいだ、1回だけ使えます。</p>
      <MailNote />
      <p className="prose">届かないときは、運営のほかのメンバーにリンクを送ってもらうか、サーバーで npm run operator:create を使ってください。</p>
      <p>
        <Link to={href('/operator/sign_in')}>ログインへ戻る</Link>
      </p>
    </div>
  )
}
