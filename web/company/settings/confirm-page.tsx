import { apiContext } from '#web/page-context.ts'
import { confirmAction } from '#web/security/confirm-action.ts'
import { ConfirmForm } from '#web/security/confirm-form.tsx'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/confirm-page.ts'

const home = '/online/companies/settings'

export const middleware = routeMiddleware('entering')

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { account, passkeys } = context.get(apiContext).company_users
  const [{ email }, own] = await Promise.all([account(), passkeys.list()])
  return { email, hasPasskey: own.passkeys.length > 0 }
}

export const action = (args: Route.ActionArgs) => confirmAction(args, home)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'ご本人の確認', description: 'パスワードかパスキーで、もう一度確かめます。', path: '/online/companies/confirm', noindex: true })

export default function CompanyConfirmPage({ loaderData: { email, hasPasskey } }: Route.ComponentProps) {
  return <ConfirmForm email={email} hasPasskey={hasPasskey} resetPath="/online/companies/password/reset" cancelPath={home} />
}
