import { Form, href, Link, useActionData } from 'react-router'
import { MembershipField } from '#web/platform/forms/page-form/membership-field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import type { Route } from './+types/recovery-codes-page.ts'
import { requireReauthenticationPage } from '../staff/require-reauthentication-page.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { accountOfPage } from '../security/account-of-page.ts'
import '../security/security.css'

export const middleware = routeMiddleware('entering')

export const loader = async (args: Route.LoaderArgs) => {
  await requireReauthenticationPage(args)
  return accountOfPage(args.url.pathname)
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api) => (await api[accountOfPage(args.url.pathname).people].second_factor.renew_recovery_codes({})).recovery_codes.join(' '))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'リカバリーコード',
    description: 'リカバリーコードを作りなおします。',
    path: href('/online/companies/settings/recovery_codes'),
    noindex: true,
  })

export const handle = crumbs({ here: 'リカバリーコード' })

export default function RecoveryCodesPage({ loaderData: { account } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  return (
    <div className="wrap security">
      <h1>リカバリーコード</h1>
      {result?.saved ? (
        <RecoveryCodes codes={result.sentence?.split(' ') ?? []} />
      ) : (
        <>
          <p className="prose">新しい10個を作ります。いままでのコードは、使えなくなります。</p>
          <FormRefusal result={result} />
          <Form method="post" reloadDocument>
            <MembershipField />
            <SubmitButton look="primary">作りなおす</SubmitButton>
          </Form>
        </>
      )}
      <p>
        <Link to={account}>設定へ戻る</Link>
      </p>
    </div>
  )
}
