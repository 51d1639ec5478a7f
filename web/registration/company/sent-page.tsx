import { Link } from 'react-router'
import { MailNote } from '#web/shell/mail-note.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/sent-page.ts'
import '../registration.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メールを送りました', description: '確認のメールを送りました。', path: '/online/companies/sent', noindex: true })

/** The same for every address: only the mail tells whether it was known. */
export default function CompanySentPage() {
  return (
    <div className="wrap registration">
      <h1>メールを送りました</h1>
      <p className="prose">入力したアドレスに、つぎの手順を書いたメールを送りました。メールのリンクは、30分のあいだ、1回だけ使えます。</p>
      <MailNote />
      <section className="section">
        <h2>届かないときは</h2>
        <ul className="plain">
          <li>迷惑メールのフォルダーを見てください。</li>
          <li>
            アドレスが違っていたかもしれません。<Link to="/online/companies/sign_up">もう一度入力する</Link>
          </li>
          <li>
            登録したことがあるアドレスは、<Link to="/online/companies/password/reset">パスワードを決めなおす</Link>ことができます。
          </li>
        </ul>
      </section>
    </div>
  )
}
