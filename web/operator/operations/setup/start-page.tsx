import { data, href, Link, redirect } from 'react-router'
import { apiContext, areaContext, enteringContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/start-page.ts'
import { StepList } from './step-list.tsx'

const withFactor = () => `${href('/operator/second_factor/new')}?${new URLSearchParams({ next: href('/setup/site') })}`

/** A link of the console is exchanged for a cookie at once, so that its token stays in no address. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  if (context.get(areaContext) === 'operator') throw redirect(href('/setup/site'))
  if (context.get(enteringContext) === 'operator') throw redirect(withFactor())
  const token = url.searchParams.get('token')
  // A program that only looks at the head of a page opens nothing.
  if (token !== null && request.method === 'GET') {
    try {
      await api.setup.open_link({ token: token.slice(0, 200) })
    } catch (error) {
      const code = refusalOf(error)?.code
      if (code !== 'SETUP_LINK_INVALID' && code !== 'INPUT_INVALID' && code !== 'TOO_MANY_REQUESTS') throw error
      throw redirect(`${href('/setup')}?link=${code === 'TOO_MANY_REQUESTS' ? 'later' : 'invalid'}`)
    }
    throw redirect(href('/setup'))
  }
  const { next } = await api.setup.show().catch((error: unknown) => {
    if (refusalOf(error)?.code !== 'NOT_FOUND') throw error
    throw data({ sentence: '初期設定は終わっています。運営のメンバーは、ログインして「サイトの設定」から変えられます。' }, { status: 404 })
  })
  return { next, link: url.searchParams.get('link') }
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { email, name, password }) => {
    await api.setup.create_operator({ email: textOf(email), name: textOf(name), password: textOf(password) })
    return redirect(withFactor(), 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '初期設定', description: 'サイトを公開するまでの設定です。', path: href('/setup'), noindex: true })

export default function SetupStartPage({ loaderData: { next, link } }: Route.ComponentProps) {
  const form = usePageForm<{ email: string; name: string; password: string }>()
  if (next !== 'operator') return <NoLink next={next} link={link} />
  return (
    <div className="wrap setup">
      <StepList />
      <h1>初期設定：最初の運営のメンバー</h1>
      <p className="prose">
        このサイトを運営する最初の人を登録します。すべての設定を変えられる人になります。次の画面で、二段階認証（認証アプリかパスキー）を設定します。
      </p>
      <FormRefusal result={form.result} />
      <PageForm of={form} reloadDocument>
        <TextField of={form} name="email" label="メールアドレス" type="email" autoComplete="username" inputMode="email" required />
        <TextField of={form} name="name" label="氏名" autoComplete="name" maxLength={50} required />
        <Field label="パスワード" hint="8文字以上。日本語や空白も使えます。" error={form.issues.password}>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <SubmitButton look="primary">登録して、二段階認証へ進む</SubmitButton>
      </PageForm>
    </div>
  )
}

const why: Record<string, string> = {
  invalid: 'このリンクは使えません。期限（24時間）が過ぎたか、別のブラウザーで開かれたか、間違っています。',
  later: '短い間に何度も試されました。1分ほど待ってから、リンクをもう一度開いてください。',
}

function NoLink({ next, link }: { next: 'link' | 'sign_in'; link: string | null }) {
  return (
    <div className="wrap setup">
      <h1>初期設定</h1>
      {link !== null && why[link] && (
        <p className="note alert" role="alert">
          {why[link]}
        </p>
      )}
      {next === 'sign_in' ? (
        <p>
          運営のメンバーはもう登録されています。<Link to={`${href('/operator/sign_in')}?next=/operator/setup`}>ログインして、設定を続ける</Link>
        </p>
      ) : (
        <p className="prose">
          サーバーを起動した画面（ログ）に出た「初期設定のリンク」を、このブラウザーで開いてください。新しいリンクは、サーバーで次のコマンドを実行すると出ます。前のリンクは使えなくなります。
          <br />
          <code>npm run setup:link</code>
        </p>
      )}
    </div>
  )
}
