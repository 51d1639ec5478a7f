import type { MyOffer } from '#contract/hiring/offers/offers.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

/** 承諾 and 辞退, each behind a fold that says what happens. The sum of the terms goes along: what was read is what is answered. */
export const AnswerForms = ({ offer: { id, company, terms_sha256, version } }: { offer: MyOffer }) => (
  <section className="panel stack offer-answer" aria-labelledby="answer">
    <h2 id="answer">回答する</h2>
    <details>
      <summary>承諾する</summary>
      <PageForm key={id} hidden={{ terms_sha256 }}>
        <ul>
          <li>
            第{version}版の労働条件を承諾したことが、<bdi>{company.name}</bdi>に伝わります。
          </li>
          <li>この応募の選考は「入社決定」で終わります。ほかの企業の選考は変わりません。</li>
          <li>日時と照合値が双方の記録に残ります。この画面からは取り消せません。</li>
        </ul>
        <Message />
        <SubmitButton look="primary" intent="accepted">
          この条件で承諾する
        </SubmitButton>
      </PageForm>
    </details>
    <details>
      <summary>辞退する</summary>
      <PageForm hidden={{ terms_sha256 }}>
        <ul>
          <li>
            辞退したことが<bdi>{company.name}</bdi>に伝わり、この応募の選考は終わります。
          </li>
          <li>条件を相談したいときは、辞退する前に「質問する」から企業に聞けます。</li>
        </ul>
        <Message />
        <SubmitButton look="danger" intent="declined">
          オファーを辞退する
        </SubmitButton>
      </PageForm>
    </details>
  </section>
)

const Message = () => (
  <Field label="企業へのメッセージ" need="may">
    <textarea className="input" name="message" rows={3} maxLength={2000} />
  </Field>
)
