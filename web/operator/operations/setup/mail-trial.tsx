import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

/** A mail at once to the operator who asks, with what is saved; the page shows what the mail server answered. */
export const MailTrial = ({ isReady }: { isReady: boolean }) => (
  <section className="stack" aria-labelledby="trial">
    <h2 id="trial">テストのメール</h2>
    {isReady ? (
      <>
        <p className="small">保存した設定で、自分のアドレスにメールを送り、メールサーバーの答えを表示します。</p>
        <PageForm>
          <SubmitButton intent="try_mail">自分にテストのメールを送る</SubmitButton>
        </PageForm>
      </>
    ) : (
      <p className="small">差出人とメールサーバーを保存すると、ここから試せます。メールを送れない間は、会員登録とパスワードの再設定ができません。</p>
    )}
  </section>
)
