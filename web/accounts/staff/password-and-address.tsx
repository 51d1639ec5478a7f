import { Link } from 'react-router'

/** Rows of a member's or operator's account that lead to where its address and its password are changed. */
export const PasswordAndAddress = ({ email, account }: { email: string; account: string }) => (
  <>
    <li>
      <p className="address">
        <span className="small muted">メールアドレス</span>
        <br />
        {email}
      </p>
      <Link className="button small" to={`${account}/email`} aria-label="メールアドレスを変える">
        変える
      </Link>
    </li>
    <li>
      <p>
        パスワード
        <br />
        <span className="small muted">変えると、ほかの端末はログアウトします。</span>
      </p>
      <Link className="button small" to={`${account}/password`} aria-label="パスワードを変える">
        変える
      </Link>
    </li>
  </>
)
