import { Link } from 'react-router'

/** What people may ask for about their own information, and which of it they can do themselves at once. */
export const Rights = () => (
  <section id="rights">
    <h2>本人の求め</h2>
    <p>会員の方は、次のことを、いつでも自分でできます。料金はかかりません。</p>
    <ul>
      <li>
        開示：<Link to="/settings/export">データの書き出し</Link>で、預けた情報とファイル、企業に見られた記録を受け取れます。
      </li>
      <li>
        訂正・追加：<Link to="/profile">プロフィール</Link>で直せます。
      </li>
      <li>
        利用や提供の停止：<Link to="/settings/privacy">公開と見え方</Link>と <Link to="/settings/notifications">通知の設定</Link>で止められます。
      </li>
      <li>
        消去：<Link to="/quit">退会</Link>すると消えます。
      </li>
    </ul>
    <p>
      自分でできないときは、ログインして<Link to="/settings/requests">個人情報の請求</Link>から、ログインできない方と企業の担当者は
      <Link to="/about/contact">問い合わせ</Link>
      から、開示、利用目的の通知、訂正、追加、削除、利用の停止、消去、第三者への提供の停止、第三者提供の記録の開示を求められます。登録のメールアドレスなどで本人か確かめ、法令にしたがって、遅れずに応じます。通報や苦情に書かれたことは、終わってから1年、個人情報の請求の記録は、答えてから3年で消します。
    </p>
  </section>
)
