import { href, Link, useLocation } from 'react-router'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { withNext } from '#web/platform/shell/guards/with-next.ts'
import { MailNote } from '#web/platform/shell/mail-note.tsx'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/sent-page.ts'
import { areaOfPage } from '../links/area-of-page.ts'
import '../registration.css'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, { title: 'メールを送りました', description: '確認のメールを送りました。', path: location.pathname, noindex: true })

/** The same after every sign-up: only the mail says whether the address was known. */
export default function SentPage() {
  const { pathname, search } = useLocation()
  const { at } = areaOfPage(pathname)
  const next = safePath(new URLSearchParams(search).get('next'))
  return (
    <div className="wrap registration">
      <h1>メールを送りました</h1>
      <p className="prose">入力したアドレスに、次の手順を書いたメールを送りました。メールのリンクは、30分のあいだ、1回だけ使えます。</p>
      <MailNote />
      <section className="section">
        <h2>届かないときは</h2>
        <ul className="plain">
          <li>迷惑メールのフォルダーを見てください。</li>
          <li>
            アドレスが違っていたかもしれません。<Link to={at ? `${at}/sign_up` : withNext(href('/registration/onestep'), next)}>もう一度入力する</Link>
          </li>
          <li>
            登録したことがあるアドレスは、<Link to={withNext(`${at}/password/reset`, next)}>パスワードを再設定する</Link>ことができます。
          </li>
        </ul>
      </section>
    </div>
  )
}
