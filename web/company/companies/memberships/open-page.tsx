import { data, href, Link, redirect } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/open-page.ts'
import { CompanyChoice } from './company-choice.tsx'
import { COMPANY_HOME, companyPageOrHome } from './company-page-or-home.ts'

/** Where a link leads that names another company of the person than the one that is open. A company of others is a page that does not exist. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const to = companyPageOrHome(searchParams.get('to'))
  const { memberships } = await context.get(apiContext).company_users.account()
  const membership = memberships.find(({ company }) => String(company.id) === searchParams.get('company'))
  if (!membership) throw data(null, { status: 404 })
  if (membership.is_current) throw redirect(to)
  return { membership, current: memberships.find(({ is_current }) => is_current), to }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '別の企業のページ', description: '企業を切り替えて開きます。', path: href('/online/companies/open'), noindex: true })

export default function OpenPage({ loaderData: { membership, current, to } }: Route.ComponentProps) {
  return (
    <div className="stack">
      <h1>別の企業のページです</h1>
      <p>
        開こうとしたページは「<bdi>{membership.company.name}</bdi>」のものです。
        {current && (
          <>
            いまは「<bdi>{current.company.name}</bdi>」を表示しています。
          </>
        )}
      </p>
      <CompanyChoice memberships={[membership]} to={to} label="切り替えて開く" />
      {membership.is_suspended && <p className="note">この企業は停止中のため、切り替えられません。</p>}
      <p>
        <Link to={COMPANY_HOME}>いまの企業のホームへ</Link>
      </p>
    </div>
  )
}
