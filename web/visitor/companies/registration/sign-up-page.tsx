import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { PasswordInput } from '#web/platform/forms/password-input.tsx'
import { apiContext, areaContext } from '#web/platform/api/page-context.ts'
import { MailNote } from '#web/platform/shell/mail-note.tsx'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/sign-up-page.ts'
import { CompanyAgreements } from './company-agreements.tsx'
import { consentsOf } from './consents-of.ts'
import '#web/visitor/accounts/registration.css'

/** A visitor who comes from the page of a company without members asks to become its admin. If that company does not exist, the form still works. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(areaContext) === 'company') throw redirect('/online/companies/dashboard')
  const id = url.searchParams.get('company_id')
  const found = id
    ? await context
        .get(apiContext)
        .companies.show({ id })
        .catch(() => null)
    : null
  if (!found?.company.is_unclaimed) return { claimed: null }
  const { id: company_id, name, corporate_number, url: site } = found.company
  return { claimed: { company_id, name, corporate_number: corporate_number ?? '', site: site ?? '' } }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values) => {
    const { company_name, corporate_number, url, name, email, password, company_id } = values
    await api.company_registrations.sign_up({
      company_name: textOf(company_name),
      corporate_number: textOf(corporate_number),
      url: textOf(url),
      name: textOf(name),
      email: textOf(email),
      password: textOf(password),
      consents: consentsOf(values),
      ...(company_id ? { company_id: textOf(company_id) } : {}),
    })
    return redirect('/online/companies/sent', 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '企業の登録', description: '求人を載せ、求職者と話すための、企業の登録です。', path: '/online/companies/sign_up' })

export default function CompanySignUpPage({ loaderData: { claimed } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  const was = (name: string, given = '') => (refused ? textOf(refused.values[name]) : given)
  return (
    <div className="wrap registration">
      <h1>
        {claimed ? (
          <>
            <bdi>{claimed.name}</bdi>の管理者になる申請
          </>
        ) : (
          '企業の登録'
        )}
      </h1>
      <p className="prose">
        {claimed
          ? 'この企業の情報はすでに載っていますが、まだだれも登録していません。メールアドレスを確かめたあと、運営が、ドメインと法人番号から確かめて決めます。結果はメールでお知らせします。'
          : 'メールアドレスを確かめたあと、運営が企業を確認して承認します。承認までのあいだも、求人と企業ページは書いておけます。登録した方が、最初の管理者になります。'}
      </p>
      <MailNote />
      <FormRefusal result={result} />
      <Form method="post" className="stack" reloadDocument>
        {claimed && <input type="hidden" name="company_id" value={claimed.company_id} />}
        <Field label="企業名" hint="登記している名称。" error={issues.company_name}>
          <input className="input" name="company_name" autoComplete="organization" maxLength={200} required defaultValue={was('company_name', claimed?.name)} />
        </Field>
        <Field
          label="法人番号"
          hint={
            <>
              13桁。
              <a href="https://www.houjin-bangou.nta.go.jp/" target="_blank" rel="noopener noreferrer">
                国税庁の公表サイト<span className="vh">（別のタブで開きます）</span>
              </a>
              で調べられます。
            </>
          }
          error={issues.corporate_number}
        >
          <input
            className="input num"
            name="corporate_number"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            required
            defaultValue={was('corporate_number', claimed?.corporate_number)}
          />
        </Field>
        <Field label="企業のサイト" hint="例：https://example.co.jp" error={issues.url}>
          <input className="input" name="url" inputMode="url" autoComplete="url" maxLength={500} required defaultValue={was('url', claimed?.site)} />
        </Field>
        <Field label="あなたの氏名" error={issues.name}>
          <input className="input" name="name" autoComplete="name" maxLength={50} required defaultValue={was('name')} />
        </Field>
        <Field label="メールアドレス" hint="企業のサイトと同じドメインのもの。確認のメールを送ります。" error={issues.email}>
          <input className="input" name="email" type="email" autoComplete="username" inputMode="email" required defaultValue={was('email')} />
        </Field>
        <Field label="パスワード" hint="8文字以上。日本語や空白も使えます。" error={issues.password}>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <CompanyAgreements issues={issues} values={refused?.values ?? {}} />
        <button type="submit" className="button primary wide" aria-disabled={isBusy}>
          確認のメールを受け取る
        </button>
      </Form>
      <p className="small">
        御社がもう登録しているときは、管理者に招待を頼んでください。すでにメンバーの方は、<Link to="/online/companies/?area=company">ログイン</Link>へ。
      </p>
    </div>
  )
}
