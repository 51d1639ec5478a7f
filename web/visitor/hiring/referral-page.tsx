import { href, Link, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { consentFacts } from '#contract/hiring/outside/outside-names.ts'
import { pages } from '#contract/platform/pages.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { applyPath } from '#web/jobs/detail/apply/apply-path.ts'
import { linkMeta, tokenIn } from '#web/visitor/accounts/links/mailed-link.tsx'
import type { Route } from './+types/referral-page.ts'
import '#web/visitor/accounts/registration.css'
import '#web/jobs/detail/terms/terms.css'

const PATH = href('/referral')

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = tokenIn(url)
  const referral = token
    ? await context
        .get(apiContext)
        .referrals.open({ token })
        .catch((error: unknown) => {
          if (!refusalOf(error)) throw error
          return undefined
        })
    : undefined
  return { token, referral, isSent: url.searchParams.get('done') === 'sent' }
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ referrals }, values) => {
    const token = tokenIn(args.url)
    await referrals.enter({ token, name: textOf(values.name), email: textOf(values.email), tells_member: values.tells_member === 'on' })
    return redirect(`${PATH}?token=${encodeURIComponent(token)}&done=sent`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: '紹介', description: '社員の紹介から、採用選考に登録するページです。', path: PATH, noindex: true }),
  linkMeta,
]

/** For who was given a link by somebody who works at a company. */
export default function ReferralPage({ loaderData: { token, referral, isSent } }: Route.ComponentProps) {
  const form = usePageForm<Parameters<Api['referrals']['enter']>[0]>()
  const { result, refused } = form
  if (!referral)
    return (
      <div className="wrap registration">
        <h1>紹介</h1>
        <p className="note alert" role="alert">
          この紹介リンクは使えません。終了したか、途中で切れています。
        </p>
        <p>
          <Link to="/job_offer/search">求人を検索する</Link>
        </p>
      </div>
    )
  const { company, job, jobs, referred_by, keep_months } = referral
  return (
    <div className="wrap registration">
      <h1>
        「<bdi>{company.name}</bdi>」への紹介
      </h1>
      <p className="prose">
        <bdi>{referred_by}</bdi>さんからの紹介です。求人を読んで、このサイトから応募するか、会員登録なしで企業に登録できます。
      </p>
      <h2>このサイトから応募する</h2>
      <p className="hint">
        会員登録をして応募します。企業には「紹介：<bdi>{referred_by}</bdi>」と表示されます（応募の画面で外せます）。
      </p>
      <ul className="stack">
        {(job ? [job] : jobs).map(({ id, position_title }) => (
          <li key={id}>
            <Link to={`${pages.job(id)}&referral=${encodeURIComponent(token)}`}>
              <bdi>{position_title}</bdi>の求人を読む
            </Link>
            {'・'}
            <Link to={applyPath({ company_id: company.id, job_id: id, referral: token })}>
              <span className="vh">
                <bdi>{position_title}</bdi>に
              </span>
              応募する
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={pages.company(company.id)}>
          <bdi>{company.name}</bdi>について読む
        </Link>
      </p>
      {isSent && !result && (
        <DoneNote
          result={{
            saved: true,
            sentence: '確認のメールを送りました。メールのページで確かめると、登録されます。届かないときは、迷惑メールも確かめてください。',
          }}
        />
      )}
      <FormRefusal result={result} />
      <h2>会員登録なしで登録する</h2>
      <dl className="terms">
        {consentFacts({ company_name: company.name, keep_months }).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <PageForm action={`${PATH}?token=${encodeURIComponent(token)}`} reloadDocument>
        <TextField of={form} name="name" label="氏名" autoComplete="name" maxLength={100} required />
        <TextField
          of={form}
          name="email"
          label="メールアドレス"
          hint="確認のメールを送ります。確かめるまで、企業には届きません。"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <label className="check">
          <input type="checkbox" name="tells_member" defaultChecked={refused?.values.tells_member === 'on'} />
          <span>
            <bdi>{referred_by}</bdi>さんに、応募があったことだけを伝える（任意。氏名は伝えません）
          </span>
        </label>
        <SubmitButton look="primary wide">確認のメールを受け取る</SubmitButton>
      </PageForm>
    </div>
  )
}
