import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

/** Sends a mail to the operator who asks, with what is saved. */
export const TestMail = () => (
  <section className="stack" aria-labelledby="test">
    <h2 id="test">テスト</h2>
    <p className="small">保存した設定で、自分のアドレスにメールを送ります。</p>
    <PageForm>
      <SubmitButton intent="test_mail">自分にテストのメールを送る</SubmitButton>
    </PageForm>
  </section>
)
