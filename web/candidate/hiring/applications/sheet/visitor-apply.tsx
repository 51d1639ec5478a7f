import { href, Link, useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/pages.ts'
import { WayButtons, type Ways } from '#web/accounts/external/way-buttons.tsx'
import { PasskeyForm } from '#web/accounts/passkeys/passkey-form.tsx'
import { signInPath } from '#web/platform/calls/sign-in-path.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { ClosedNote } from '#web/platform/shell/closed-note.tsx'
import { MailNote } from '#web/platform/shell/mail-note.tsx'
import { useFeature } from '#web/platform/shell/use-feature.ts'
import { AgreedBox } from '#web/accounts/agreeing/agreed-box.tsx'
import sheet from './apply-sheet.module.css'

type Props = { path: string; isSent: boolean; ways: Ways; note: string | null }

/** What a visitor finds in the sheet: one field, and the other ways in. The profile is asked about after the application. */
export function VisitorApply({ path, isSent, ways, note }: Props) {
  if (isSent) return <MailSent path={path} />
  return (
    <>
      <SignUp note={note} />
      <OtherWays ways={ways} />
      <SignInFoot path={path} />
    </>
  )
}

function SignUp({ note }: { note: string | null }) {
  const form = usePageForm<{ email: string; agreed: string }>()
  const isOpen = useFeature('candidate_sign_up')
  return (
    <section className={sheet.part} aria-labelledby="sign-up">
      <h2 id="sign-up" className="phrase">
        応募には登録が必要です
        <small className={sheet.lead}>メール1通・1分。終わるとこの応募に戻ります。</small>
      </h2>
      {note && <p className="small muted">{note}</p>}
      {!isOpen && <ClosedNote feature="candidate_sign_up" what="新しい会員登録" />}
      {isOpen && (
        <>
          <MailNote />
          <FormRefusal result={form.result} />
          <PageForm>
            <TextField
              of={form}
              name="email"
              label="メールアドレス"
              hint="勤務先のメールアドレスは使わないでください。登録しただけでは、どの企業にも知られません。"
              type="email"
              autoComplete="email"
              inputMode="email"
              required
            />
            <AgreedBox isTicked={Boolean(textOf(form.refused?.values.agreed))} error={form.issues.agreed} />
            <SubmitButton look="primary wide" intent="sign_up">
              確認メールを受け取る
            </SubmitButton>
          </PageForm>
        </>
      )}
    </section>
  )
}

function OtherWays({ ways }: Pick<Props, 'ways'>) {
  if (!ways.passkey && !ways.line && ways.external.length === 0) return null
  return (
    <section className={sheet.part} aria-label="ほかの方法">
      <p className={sheet.or}>または</p>
      <div className={sheet.ways}>
        <WayButtons ways={ways} label={(provider) => provider} />
        {ways.passkey && <PasskeyForm>パスキー</PasskeyForm>}
      </div>
    </section>
  )
}

function SignInFoot({ path }: Pick<Props, 'path'>) {
  const logoutUrl = useRouteLoaderData<Site>('root')?.logout_url
  const to = signInPath(path, logoutUrl)
  return (
    <div className={sheet.foot}>
      <p className="small">登録済みの方は {logoutUrl ? <a href={to}>ログインして応募する</a> : <Link to={to}>ログインして応募する</Link>}</p>
    </div>
  )
}

/** The same after every address: only the mail says whether it was known. */
const MailSent = ({ path }: Pick<Props, 'path'>) => (
  <section className={sheet.part} aria-labelledby="mail-sent">
    <h2 id="mail-sent">メールを送りました</h2>
    <p>メールのリンクを開くと、この応募に戻ります。別の端末で開いてもかまいません。リンクは30分のあいだ、1回だけ使えます。</p>
    <MailNote />
    <p className="small">
      届かないときは、迷惑メールのフォルダーを確認してください。アドレスが違っていたときは、<Link to={path}>もう一度入力する</Link>ことができます。
    </p>
    <p className="small">
      <Link to={href('/job_offer/search')}>ほかの求人を見る</Link>
    </p>
  </section>
)
