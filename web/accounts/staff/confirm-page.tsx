import { href } from 'react-router'
import { apiContext, areaContext } from '#web/platform/api/page-context.ts'
import { confirmAction } from '../security/confirm-action.ts'
import { ConfirmForm } from '../security/confirm-form.tsx'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/confirm-page.ts'
import { accountOfPage } from '../security/account-of-page.ts'

export const middleware = routeMiddleware('entering')

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { people, at, account: home } = accountOfPage(url.pathname)
  const { account, second_factor } = context.get(apiContext)[people]
  // A user who is setting up their first factor while signing in has no readable account yet.
  const [own, { passkey_count }] = await Promise.all([context.get(areaContext) ? account() : undefined, second_factor.show()])
  return { email: own?.email, at, home, hasPasskey: passkey_count > 0 }
}

export const action = (args: Route.ActionArgs) => confirmAction(args, accountOfPage(args.url.pathname).account)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'ご本人の確認',
    description: 'パスワードかパスキーで、もう一度確かめます。',
    path: href('/online/companies/confirm'),
    noindex: true,
  })

export default function StaffConfirmPage({ loaderData: { email, at, home, hasPasskey } }: Route.ComponentProps) {
  return <ConfirmForm email={email} hasPasskey={hasPasskey} resetPath={`${at}/password/reset`} cancelPath={home} />
}
