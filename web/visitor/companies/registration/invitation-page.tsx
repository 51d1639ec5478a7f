import { href, Link, redirect } from 'react-router'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { signInPath } from '#web/platform/calls/sign-in-path.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { apiContext, areaContext, memberContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { wayOfMember } from '#web/platform/shell/guards/way-of-member.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { linkMeta, tokenIn, useCleanAddress } from '#web/visitor/accounts/links/mailed-link.tsx'
import { CompanyAgreements } from '#web/visitor/accounts/new-account/agreements.tsx'
import { refuseAtBox } from '#web/accounts/agreeing/agreed-of.ts'
import { consentsOf } from '#web/visitor/accounts/new-account/sign-up-of.ts'
import type { Route } from './+types/invitation-page.ts'

/** Opening the link changes nothing: mail programs open links, too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const token = tokenIn(url)
  const invited = await api.company_registrations.show_invitation({ token }).catch((error: unknown) => {
    if (!refusalOf(error)) throw error
  })
  // Before their second factor nobody is signed in: they show it first, and come back.
  const way = invited?.account === 'sign_in' && wayOfMember(context.get(memberContext), url.pathname, url.search)
  if (way) throw redirect(way)
  const isSignedIn = context.get(areaContext) === 'company'
  return { token, invited, signedInAs: isSignedIn ? (await api.company_users.account()).name : undefined }
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values, intent) => {
    const { name, password } = values
    const accepted = { token: tokenIn(args.url), name: textOf(name), consents: consentsOf(values) }
    if (intent === 'join') await api.company_users.memberships.create(accepted).catch(refuseAtBox)
    else await api.company_registrations.accept_invitation({ ...accepted, password: textOf(password) }).catch(refuseAtBox)
    return redirect(href('/online/companies/dashboard'), 303)
  })

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: '招待', description: '企業のメンバーになる招待です。', path: href('/online/companies/invitation'), noindex: true }),
  linkMeta,
]

/** What comes next for the invited address. */
const leads = {
  new: '氏名とパスワードを決めると、始められます。',
  sign_in: 'このメールアドレスは、もう登録されています。ログインすると、同じアカウントで、この企業でも始められます。',
  ready: '受けると、同じアカウントに企業が1つ増え、この企業に切り替わります。パスワードと二段階認証は、いまのままです。',
  member: 'あなたは、もうこの企業のメンバーです。',
}

export default function InvitationPage({ loaderData: { token, invited, signedInAs } }: Route.ComponentProps) {
  useCleanAddress()
  const form = usePageForm<{ name: string }>()
  const { result, refused, issues } = form
  const here = `${href('/online/companies/invitation')}?token=${encodeURIComponent(token)}`
  if (!invited)
    return (
      <div className="wrap registration">
        <h1>招待</h1>
        <p className="note alert" role="alert">
          この招待は使えません。使い終わったか、取り消されたか、7日を過ぎています。
        </p>
        <p>
          招待した方に、もう一度送ってもらってください。登録が済んでいるときは、<Link to="/online/companies/?area=company">ログイン</Link>できます。
        </p>
      </div>
    )
  return (
    <div className="wrap registration">
      <h1>
        「<bdi>{invited.company_name}</bdi>」への招待
      </h1>
      <p className="prose">
        <bdi>{invited.invited_by_name}</bdi>さんが、あなたを{roleNames[invited.role]}として招待しています。{leads[invited.account]}
      </p>
      {signedInAs && invited.account === 'new' && (
        <p className="note warn">
          この端末では、いま{signedInAs}さんがログインしています。あなたが別の方なら、このまま進めると、{signedInAs}さんはこの端末からログアウトします。
        </p>
      )}
      <FormRefusal result={result} />
      {/* The token stays in the address: without it the page would not know whose invitation to show again. */}
      {(invited.account === 'new' || invited.account === 'ready') && (
        <PageForm action={here} reloadDocument>
          <div className="field">
            <p className="lab">メールアドレス</p>
            <p>{invited.email}</p>
            <input type="hidden" name="username" autoComplete="username" value={invited.email} />
          </div>
          <TextField of={form} name="name" label="氏名" hint="メッセージの差出人として、求職者に見えます。" autoComplete="name" maxLength={50} required />
          {invited.account === 'new' && (
            <Field label="パスワード" hint="8文字以上。日本語や空白も使えます。" error={issues.password}>
              <PasswordInput name="password" autoComplete="new-password" />
            </Field>
          )}
          <CompanyAgreements issues={issues} values={refused?.values ?? {}} />
          <SubmitButton look="primary wide" {...(invited.account === 'ready' && { intent: 'join' })}>
            招待を受ける
          </SubmitButton>
        </PageForm>
      )}
      {invited.account === 'sign_in' && signedInAs && (
        <p className="note warn">
          この端末では、いま<bdi>{signedInAs}</bdi>さんがログインしています。招待されたアドレス（{invited.email}）でログインするには、先に
          <Link to={`${href('/logout')}?area=company`}>ログアウト</Link>してください。そのあと、招待のリンクをもう一度開くと、続けられます。
        </p>
      )}
      {invited.account === 'sign_in' && !signedInAs && (
        <p>
          <Link className="button primary wide" to={signInPath(here)}>
            ログインして招待を受ける
          </Link>
        </p>
      )}
      {invited.account === 'member' && (
        <p>
          <Link className="button primary wide" to={href('/online/companies/dashboard')}>
            企業のホームへ
          </Link>
        </p>
      )}
    </div>
  )
}
