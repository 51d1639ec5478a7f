import { useState } from 'react'
import { Link } from 'react-router'
import { LONGEST_MESSAGE } from '#contract/conversations/message-limits.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { OutsideCard } from '#contract/hiring/outside/outside-card.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { PersonFields } from './person-fields.tsx'
import type { ChosenPerson } from './together-page.tsx'

export type TogetherFormProps = { people: ChosenPerson[]; fromOutside: OutsideCard[]; reasons: string[]; back: string; result: FormResult | undefined }

/** One text to each of the chosen people, in the conversation with them; shown first as they will read it. */
export function MessageForm({ people, back, result }: TogetherFormProps) {
  const { company } = useCompanyAccount()
  const [message, setMessage] = useState(result?.saved === false ? textOf(result.values.message) : '')
  return (
    <PageForm>
      {people.map((person, index) => (
        <PersonFields key={person.id} of={person} at={index} />
      ))}
      <section className="stack" aria-labelledby="recipients">
        <h2 id="recipients">送る相手（{people.length}人）</h2>
        <ul className="recipients">
          {people.map(({ id, candidate }) => (
            <li key={id}>
              <bdi>{candidate.name}</bdi>
            </li>
          ))}
        </ul>
      </section>
      <Field label="本文" hint="それぞれとのやりとりに、1通ずつ届きます。ほかの人にも送ったことは、候補者には表示しません。">
        <textarea
          className="input"
          name="message"
          rows={8}
          required
          maxLength={LONGEST_MESSAGE}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <p className="note">同じ文面の使い回しは、返信の実績では返信に数えません。返信を待っている人には、1人ずつ書いてください。</p>
      {message && (
        <section className="panel stack" aria-labelledby="seen">
          <h2 id="seen">候補者の画面</h2>
          <p className="small muted">
            <bdi>{company.name}</bdi>からのメッセージ
          </p>
          <blockquote className="notice-text">{message}</blockquote>
        </section>
      )}
      <div className="row">
        <SubmitButton look="primary">{people.length}人に送信する</SubmitButton>
        <Link to={back}>送信しない</Link>
      </div>
    </PageForm>
  )
}
