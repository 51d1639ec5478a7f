import { ClosedNote } from '#web/platform/shell/closed-note.tsx'
import { useFeature } from '#web/platform/shell/use-feature.ts'
import type { Api } from '#contract/index.ts'
import { href, Link, redirect } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { apiContext, areaContext } from '#web/platform/api/page-context.ts'
import { MailNote } from '#web/platform/shell/mail-note.tsx'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/sign-up-page.ts'
import { CompanyAgreements } from '#web/visitor/accounts/new-account/agreements.tsx'
import { consentsOf } from '#web/visitor/accounts/new-account/sign-up-of.ts'
import { refuseAtBox } from '#web/accounts/agreeing/agreed-of.ts'
import '#web/visitor/accounts/registration.css'

/** A visitor who comes from the page of a company without members asks to become its admin. If that company does not exist, the form still works. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(areaContext) === 'company') throw redirect(href('/online/companies/dashboard'))
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
    await api.company_registrations
      .sign_up({
        company_name: textOf(company_name),
        corporate_number: textOf(corporate_number),
        url: textOf(url),
        name: textOf(name),
        email: textOf(email),
        password: textOf(password),
        consents: consentsOf(values),
        ...(company_id ? { company_id: textOf(company_id) } : {}),
      })
      .catch(refuseAtBox)
    return redirect(href('/online/companies/sent'), 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '企業の登録', description: '求人を載せ、求職者と話すための、企業の登録です。', path: href('/online/companies/sign_up') })

export default function CompanySignUpPage({ loaderData: { claimed } }: Route.ComponentProps) {
  const form = usePageForm<Parameters<Api['company_registrations']['sign_up']>[0]>(undefined, {
    company_name: claimed?.name,
    corporate_number: claimed?.corporate_number,
    url: claimed?.site,
  })
  const { result, refused, issues } = form
  const isOpen = useFeature('company_sign_up')
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
      {isOpen ? <MailNote /> : <ClosedNote feature="company_sign_up" what="新しい企業の登録" />}
      <FormRefusal result={result} />
      {isOpen && (
        <PageForm hidden={claimed ? { company_id: claimed.company_id } : {}} reloadDocument>
          <TextField of={form} name="company_name" label="企業名" hint="登記している名称。" autoComplete="organization" maxLength={200} required />
          <TextField
            of={form}
            name="corporate_number"
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
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            required
          />
          <TextField of={form} name="url" label="企業のサイト" hint="例：https://example.co.jp" inputMode="url" autoComplete="url" maxLength={500} required />
          <TextField of={form} name="name" label="あなたの氏名" autoComplete="name" maxLength={50} required />
          <TextField
            of={form}
            name="email"
            label="メールアドレス"
            hint="企業のサイトと同じドメインのもの。確認のメールを送ります。"
            type="email"
            autoComplete="username"
            inputMode="email"
            required
          />
          <Field label="パスワード" hint="8文字以上。日本語や空白も使えます。" error={issues.password}>
            <PasswordInput name="password" autoComplete="new-password" />
          </Field>
          <CompanyAgreements issues={issues} values={refused?.values ?? {}} />
          <SubmitButton look="primary wide">確認のメールを受け取る</SubmitButton>
        </PageForm>
      )}
      <p className="small">
        御社がもう登録しているときは、管理者に招待を頼んでください。すでにメンバーの方は、<Link to="/online/companies/?area=company">ログイン</Link>へ。
      </p>
    </div>
  )
}
