import { Link } from 'react-router'
import { pageMeta } from '#web/shell/page-meta.ts'
import { safePath } from '#web/shell/guards/safe-path.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Route } from './+types/sign-in-page.ts'
import { nameOfPage } from './name-of-page.ts'
import './sign-in-page.css'

const promises = [
  {
    of: '求職者の方',
    icon: 'person',
    can: ['求人を「気になる」に残し、見た求人を振り返る', '応募して、企業と直接やりとりする', '誰に何を見せるかを決めて、スカウトを受け取る'],
  },
  {
    of: '企業の方',
    icon: 'building',
    can: ['求人と企業ページを書いて公開する', '応募とスカウトに、チームで返事をする', '返事の早さを、応募する人に数字で示す'],
  },
] as const

export const loader = ({ url }: Route.LoaderArgs) => ({ wanted: nameOfPage(safePath(url.searchParams.get('next'))) })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'ログイン',
    description: 'ログインと登録は準備中です。求人と企業のページは、いまもログインせずに読めます。',
    path: '/online/companies/',
    noindex: true,
  })

export default function SignInPage({ loaderData: { wanted } }: Route.ComponentProps) {
  return (
    <div className="wrap sign-in stack">
      <h1>ログイン</h1>
      <p className="note warn">
        ログインと登録は、いま準備中です。
        {wanted && `「${wanted}」は、始まってからお使いいただけます。`}
      </p>
      <p className="prose">求人をさがし、企業を知ることは、いまもログインせずにできます。</p>
      <div className="row">
        <Link className="button primary" to="/job_offer/search">
          <Icon name="search" />
          求人をさがす
        </Link>
        <Link className="button" to="/company">
          <Icon name="building" />
          企業をさがす
        </Link>
      </div>
      <div className="sign-in-promises">
        {promises.map(({ of, icon, can }) => (
          <section key={of}>
            <h2>
              <Icon name={icon} /> {of}
            </h2>
            <p className="small muted">始まると、できるようになること</p>
            <ul>
              {can.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
