import { useId, useState } from 'react'
import { href, Link } from 'react-router'
import { WayButtons, type Ways } from '#web/accounts/external/way-buttons.tsx'
import { PasskeyForm } from '#web/accounts/passkeys/passkey-form.tsx'
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
import { VisitorMessage } from './visitor-message.tsx'
import sheet from './apply-sheet.module.css'

type Props = {
  path: string
  isSent: boolean
  ways: Ways
  note: string | null
  /** What the visitor wrote to the company, kept in this browser. */
  written: string
}

/** What a visitor finds in the sheet: one field, and the other ways in. The profile is asked about after the application. */
export function VisitorApply({ path, isSent, ways, note, written }: Props) {
  const id = useId()
  const form = usePageForm<{ email: string; agreed: string; message: string }>()
  const [message, setMessage] = useState(textOf(form.refused?.values.message) || written)
  const isOpen = useFeature('candidate_sign_up')
  if (isSent) return <MailSent path={path} hasMessage={written !== ''} />
  return (
    <>
      {/* One form for every way in: each takes along what the visitor wrote. */}
      <PageForm id={id} className={sheet.part} aria-labelledby="sign-up">
        <h2 id="sign-up" className="phrase">
          応募には登録が必要です
          <small className={sheet.lead}>メール1通・1分。終わるとこの応募に戻ります。</small>
        </h2>
        {note && <p className="small muted">{note}</p>}
        {!isOpen && <ClosedNote feature="candidate_sign_up" what="新しい会員登録" />}
        <FormRefusal result={form.result} />
        {isOpen && <AddressFields form={form} />}
        <VisitorMessage value={message} error={form.issues.message} onType={setMessage} />
        {isOpen && (
          <SubmitButton look="primary wide" intent="sign_up">
            確認メールを受け取る
          </SubmitButton>
        )}
      </PageForm>
      <OtherWays ways={ways} form={id} message={message} />
      <div className={sheet.foot}>
        <p className={`small ${sheet.known}`}>
          登録済みの方
          <button type="submit" form={id} name="intent" value="sign_in" formNoValidate className="button small">
            ログインして応募する
          </button>
        </p>
      </div>
    </>
  )
}

function AddressFields({ form }: { form: ReturnType<typeof usePageForm<{ email: string; agreed: string; message: string }>> }) {
  return (
    <>
      <MailNote />
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
    </>
  )
}

function OtherWays({ ways, form, message }: Pick<Props, 'ways'> & { form: string; message: string }) {
  if (!ways.passkey && !ways.line && ways.external.length === 0) return null
  return (
    <section className={sheet.part} aria-label="ほかの方法">
      <p className={sheet.or}>または</p>
      <div className={sheet.ways}>
        <WayButtons ways={ways} label={(provider) => provider} form={form} />
        {ways.passkey && <PasskeyForm hidden={{ message }}>パスキー</PasskeyForm>}
      </div>
    </section>
  )
}

/** The same after every address: only the mail says whether it was known. */
const MailSent = ({ path, hasMessage }: Pick<Props, 'path'> & { hasMessage: boolean }) => (
  <section className={sheet.part} aria-labelledby="mail-sent">
    <h2 id="mail-sent">メールを送りました</h2>
    <p>メールのリンクを開くと、この応募に戻ります。別の端末で開いてもかまいません。リンクは30分のあいだ、1回だけ使えます。</p>
    {hasMessage && <p>書いたメッセージは、このブラウザに30分間残ります。同じブラウザでリンクを開くと、応募の画面に入ります。</p>}
    <MailNote />
    <p className="small">
      届かないときは、迷惑メールのフォルダーを確認してください。アドレスが違っていたときは、<Link to={path}>もう一度入力する</Link>ことができます。
    </p>
    <p className="small">
      <Link to={href('/job_offer/search')}>ほかの求人を見る</Link>
    </p>
  </section>
)
