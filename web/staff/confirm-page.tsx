import { apiContext } from '#web/page-context.ts'
import { confirmAction } from '#web/security/confirm-action.ts'
import { ConfirmForm } from '#web/security/confirm-form.tsx'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/confirm-page.ts'
import { staffOfPage } from './staff-of-page.ts'

export const middleware = routeMiddleware('entering')

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { people, at, account: home } = staffOfPage(url.pathname)
  const { account, passkeys } = context.get(apiContext)[people]
  const [{ email }, own] = await Promise.all([account(), passkeys.list()])
  return { email, at, home, hasPasskey: own.passkeys.length > 0 }
}

export const action = (args: Route.ActionArgs) => confirmAction(args, staffOfPage(args.url.pathname).account)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'ご本人の確認', description: 'パスワードかパスキーで、もう一度確かめます。', path: '/online/companies/confirm', noindex: true })

export default function StaffConfirmPage({ loaderData: { email, at, home, hasPasskey } }: Route.ComponentProps) {
  return <ConfirmForm email={email} hasPasskey={hasPasskey} resetPath={`${at}/password/reset`} cancelPath={home} />
}
