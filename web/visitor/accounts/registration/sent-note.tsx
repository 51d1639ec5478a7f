import { Link } from 'react-router'
import { MailNote } from '#web/platform/shell/mail-note.tsx'
import '../registration.css'

/** The same after every sign-up: only the mail says whether the address was known. */
export const SentNote = ({ again, reset }: { again: string; reset: string }) => (
  <div className="wrap registration">
    <h1>メールを送りました</h1>
    <p className="prose">入力したアドレスに、つぎの手順を書いたメールを送りました。メールのリンクは、30分のあいだ、1回だけ使えます。</p>
    <MailNote />
    <section className="section">
      <h2>届かないときは</h2>
      <ul className="plain">
        <li>迷惑メールのフォルダーを見てください。</li>
        <li>
          アドレスが違っていたかもしれません。<Link to={again}>もう一度入力する</Link>
        </li>
        <li>
          登録したことがあるアドレスは、<Link to={reset}>パスワードを決めなおす</Link>ことができます。
        </li>
      </ul>
    </section>
  </div>
)
