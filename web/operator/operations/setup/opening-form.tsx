import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import type { SetupState } from './checklist.tsx'

/** The button that opens the site, with what it does. */
export const OpeningForm = ({ state: { missing, public_url } }: { state: SetupState }) => (
  <section className="panel stack" aria-labelledby="opening">
    <h2 id="opening">サイトを公開する</h2>
    <p>
      押すとすぐに、だれでも {public_url}{' '}
      を見られ、会員登録と企業の登録ができます。検索エンジンも読めるようになります。だれがいつ公開したかは、操作の記録に残ります。
    </p>
    {missing.length > 0 ? (
      <p className="note alert">法律の記載がそろうと、公開できます。</p>
    ) : (
      <PageForm reloadDocument>
        <SubmitButton intent="open" look="primary">
          サイトを公開する
        </SubmitButton>
      </PageForm>
    )}
  </section>
)
