import { href, Link } from 'react-router'
import { companyActRefusal, companyActs } from '#contract/accounts/members/company-acts.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { memberContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { actOf } from '#web/platform/shell/guards/way-of-member.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/not-allowed-page.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'

/** Why a page is not for this member, from the same table that refused it. */
export function loader({ context, url }: Route.LoaderArgs) {
  const member = context.get(memberContext)
  const act = actOf(url.searchParams.get('page') ?? '')
  const code = member && act && companyActRefusal(member, act)
  const sentence = code && code !== 'ROLE_FORBIDDEN' ? errors[code].message : undefined
  return { act: act && companyActs[act].label, isRefused: Boolean(code), sentence }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'このページは開けません',
    description: 'このページは、いまのあなたには開けません。',
    path: href('/online/companies/not_allowed'),
    noindex: true,
  })

export const handle = crumbs({ here: '開けないページ' })

export default function NotAllowedPage({ loaderData: { act, isRefused, sentence } }: Route.ComponentProps) {
  const { role } = useCompanyAccount()
  return (
    <div className="wrap stack">
      <h1>このページは開けません</h1>
      {isRefused ? (
        <p className="prose">
          {sentence ?? `あなたの役割（${roleNames[role]}）では、「${act}」ことはできません。必要なときは、企業の管理者に、役割を変えてもらってください。`}
        </p>
      ) : (
        <p className="prose">いまは、開けるようになっています。もう一度お試しください。</p>
      )}
      <p>
        <Link className="button" to={href('/online/companies/dashboard')}>
          ホームへ
        </Link>
      </p>
    </div>
  )
}
