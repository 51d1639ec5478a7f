import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

/** Whether companies read 既読 under their messages. */
export const ReceiptsSection = ({ isShown }: { isShown: boolean }) => (
  <section className="panel" aria-labelledby="receipts">
    <h2 id="receipts">{isShown ? '既読を企業に表示しています' : '既読を企業に表示していません'}</h2>
    <p>
      {isShown
        ? 'あなたがメッセージを読むと、企業に「既読」と表示されます。'
        : 'メッセージを読んだことは、どの企業にも伝わりません。表示すると、そのあとに読んだメッセージだけに「既読」が付きます。'}
    </p>
    <PageForm className="row" preventScrollReset>
      <SubmitButton intent={isShown ? 'hide_receipts' : 'show_receipts'}>{isShown ? '表示しない' : '既読を表示する'}</SubmitButton>
    </PageForm>
  </section>
)
