import { Link } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { useUnreadCount } from '#web/notifications/announcements/use-unread-count.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { CompletenessPanel } from '#web/candidate/candidates/profile/frame/completeness-panel.tsx'
import type { Route } from './+types/mypage-page.ts'
import { Menu } from './menu.tsx'
import { mypageMenus } from './mypage-menus.ts'
import type { Account } from '#contract/candidates/account/accounts.ts'
import './who-am-i.css'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context }: Route.LoaderArgs) {
  const { candidate_users, masters } = context.get(apiContext)
  const [completeness, { career_intention_rating }] = await Promise.all([candidate_users.profile.completeness(), masters.list()])
  return { completeness, ratings: career_intention_rating }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'マイページ', description: 'プロフィール、届いたもの、求人の記録、設定へ。', path: '/mypage', noindex: true })

export default function MypagePage({ loaderData: { completeness, ratings } }: Route.ComponentProps) {
  const account = useAccount()
  const unread = useUnreadCount(account) ?? 0
  if (!account) return null
  const rating = ratings.find(({ key }) => key === account.career_intention_rating)?.name
  return (
    <div className="wrap menus">
      <h1>マイページ</h1>
      <WhoAmI account={account} rating={rating} />
      <CompletenessPanel completeness={completeness} />
      {mypageMenus(account, { unread, rating }).map((menu) => (
        <Menu key={menu.title} {...menu} />
      ))}
      <p>
        <Link className="button" to="/logout">
          ログアウト
        </Link>
      </p>
    </div>
  )
}

/** As whom the candidate is signed in, and what companies can know of them. */
const WhoAmI = ({ account: { username, email, is_open }, rating }: { account: Account; rating: string | undefined }) => (
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
