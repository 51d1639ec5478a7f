import { Link } from 'react-router'

/** Rows that lead a member or an operator to the pages for their address and password. */
export const PasswordAndAddress = ({ email, account }: { email: string; account: string }) => (
  <>
    <li>
      <p className="address">
        <span className="small muted">メールアドレス</span>
        <br />
        {email}
      </p>
      <Link className="button small" to={`${account}/email`} aria-label="メールアドレスを変更">
        変更
      </Link>
    </li>
    <li>
      <p>
        パスワード
        <br />
        <span className="small muted">変えると、ほかの端末はログアウトします。</span>
      </p>
      <Link className="button small" to={`${account}/password`} aria-label="パスワードを変更">
        変更
      </Link>
    </li>
  </>
)
