import { href } from 'react-router'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { confirmAction } from '#web/accounts/security/confirm-action.ts'
import { ConfirmForm } from '#web/accounts/security/confirm-form.tsx'
import { candidateMeta } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import type { Route } from './+types/confirm-page.ts'

const home = href('/settings/security')

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { passkeys } = await context.get(apiContext).candidate_users.passkeys.list()
  return { next: safePath(url.searchParams.get('next')) ?? home, hasPasskey: passkeys.length > 0 }
}

export const action = (args: Route.ActionArgs) => confirmAction(args, home)

export const meta = candidateMeta({ title: 'ご本人の確認', description: 'パスワードかパスキーで、もう一度確かめます。', path: href('/settings/confirm') })

export default function ConfirmPage({ loaderData: { next, hasPasskey } }: Route.ComponentProps) {
  const cancelPath = next.startsWith('/settings/security/') ? home : next
  const account = useAccount()
  return (
    <ConfirmForm
      email={account?.email}
      hasPassword={account?.has_password !== false}
      hasPasskey={hasPasskey}
      resetPath={href('/password/reset')}
      cancelPath={cancelPath}
    />
  )
}
