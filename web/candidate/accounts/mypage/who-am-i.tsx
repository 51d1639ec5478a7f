import { Link } from 'react-router'
import type { Account } from '#contract/candidates/account/accounts.ts'
import './who-am-i.css'

/** As whom one is signed in, and what companies can know of it. */
export const WhoAmI = ({ account: { username, email, is_open }, rating }: { account: Account; rating: string | undefined }) => (
  <section className="who" aria-label="あなた">
    <p className="name">
      <bdi>{username || email}</bdi>
    </p>
    <dl>
      <div>
        <dt>企業への公開</dt>
        <dd>
          {is_open ? '公開しています' : '公開していません'}
          <Link to="/settings/privacy">変える</Link>
        </dd>
      </div>
      <div>
        <dt>いまの意向</dt>
        <dd>
          {rating ?? 'まだ伝えていません'}
          <Link to="/profile/intention">{rating ? '変える' : '伝える'}</Link>
        </dd>
      </div>
    </dl>
  </section>
)
