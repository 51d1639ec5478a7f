import { Fragment, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { filledTemplate } from '#contract/conversations/templates/placeholders.ts'
import type { MessageTemplate } from '#contract/conversations/templates/message-templates.ts'
import { LONGEST_MESSAGE } from '#contract/conversations/message-limits.ts'
import { TemplateChips } from '#web/company/conversations/templates/template-chips.tsx'
import { ownTemplates, valuesOf } from '#web/company/conversations/templates/templates-of.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { OutsideCard } from '#contract/hiring/outside/outside-card.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { PersonFields } from './person-fields.tsx'
import type { ChosenPerson } from './together-page.tsx'

export type TogetherFormProps = {
  people: ChosenPerson[]
  fromOutside: OutsideCard[]
  reasons: string[]
  templates: MessageTemplate[]
  /** The template with which the text begins: without scripts it comes by the address. */
  asked: string | null
  back: string
  result: FormResult | undefined
}

/** One text to each of the chosen people, in the conversation with them; shown first as they will read it. */
export function MessageForm({ people, templates, asked, back, result }: TogetherFormProps) {
  const { company, name } = useCompanyAccount()
  const { search } = useLocation()
  const own = ownTemplates(templates)
  const begun = own.find(({ key }) => key === asked)?.text ?? ''
  const [message, setMessage] = useState(result?.saved === false ? textOf(result.values.message) : begun)
  const area = useRef<HTMLTextAreaElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const toPage = (key: string) => {
    const params = new URLSearchParams(search)
    params.set('template', key)
    return `?${params}`
  }
  const read = (person: ChosenPerson) =>
    filledTemplate(message, valuesOf({ candidate: person.candidate, job: person.job?.position_title, company, member: name }))
  const texts = new Set(people.map(read))
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
      {own.length > 0 && <TemplateChips templates={own} field={{ area }} isOpen={isChoosing} setOpen={setChoosing} toPage={toPage} />}
      <Field
        label="本文"
        hint="それぞれとのやりとりに、1通ずつ届きます。ほかの人にも送ったことは、候補者には表示しません。{候補者名}{求人名}{企業名}{担当者名}は、送る相手ごとに置き換わります。"
      >
        <textarea
          ref={area}
          className="input"
          name="message"
          rows={8}
          required
          placeholder="本文を入力"
          maxLength={LONGEST_MESSAGE}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <p className="note">同じ文面の使い回しは、返信の実績では返信に数えません。返信を待っている人には、1人ずつ書いてください。</p>
      {message && (
        <section className="panel stack" aria-labelledby="seen">
          <h2 id="seen">候補者の画面</h2>
          {(texts.size > 1 ? people : people.slice(0, 1)).map((person) => (
            <Fragment key={person.id}>
              <p className="small muted">
                <bdi>{company.name}</bdi>からのメッセージ
                {texts.size > 1 && (
                  <>
                    ：<bdi>{person.candidate.name}</bdi>
                  </>
                )}
              </p>
              <blockquote className="notice-text">{read(person)}</blockquote>
            </Fragment>
          ))}
        </section>
      )}
      <div className="row">
        <SubmitButton look="primary">{people.length}人に送信する</SubmitButton>
        <Link to={back}>送信しない</Link>
      </div>
    </PageForm>
  )
}
