import { useRef } from 'react'
import { Link } from 'react-router'
import { filledTemplate } from '#contract/conversations/templates/placeholders.ts'
import type { MessageTemplate } from '#contract/conversations/templates/message-templates.ts'
import { stepKey } from '#contract/hiring/selection/step-limits.ts'
import { endTexts } from '#contract/hiring/selection/selection-notice-texts.ts'
import { TemplateButton } from '#web/company/conversations/templates/template-button.tsx'
import { ownTemplates, valuesOf } from '#web/company/conversations/templates/templates-of.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { cardKey } from '../board/cards.ts'
import type { TogetherFormProps } from './message-form.tsx'
import { PersonFields } from './person-fields.tsx'
import type { ChosenPerson } from './together-page.tsx'

const LONGEST_NOTICE = 2000

/** Ends several selections, each with its own reason: nobody is left without an answer. */
export function DeclineForm({ people, fromOutside, reasons, templates, back, result }: TogetherFormProps) {
  const { end_reasons } = useSelectionWords()
  const sent = result?.saved === false ? ([result.values.people ?? []].flat() as Record<string, unknown>[]) : []
  return (
    <PageForm>
      <p>
        {people.length + fromOutside.length}
        人の選考を終了します。
        {people.length > 0 && '終了の理由と文面は、1人ずつ決めます。結果は60秒後にそれぞれのメッセージに届きます。それまでは、候補者のページで取り消せます。'}
        {fromOutside.length > 0 && '社外からの候補者には、このサイトからは何も届きません。結果は御社から伝えてください。'}
      </p>
      <ul className="together-people">
        {people.map((person, index) => (
          <li key={person.id} className="panel stack">
            <h2>
              <bdi>{person.candidate.name}</bdi>
            </h2>
            <p className="small muted">
              <bdi>{person.job?.position_title ?? 'オープンポジション'}</bdi>
            </p>
            <PersonFields of={person} at={index} />
            <Field label="終了の理由" need="must">
              <select className="input" name={`people[${index}].end_reason`} required defaultValue={textOf(sent[index]?.end_reason)}>
                <option value="">選んでください</option>
                {end_reasons.map(({ key, name: label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
            </Field>
            <Field label="社内の理由" need="may" hint="候補者には見えません。">
              <select className="input" name={`people[${index}].decline_reason`} defaultValue={textOf(sent[index]?.decline_reason)}>
                <option value="">選ばない</option>
                {reasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {reason}
                  </option>
                ))}
              </select>
            </Field>
            <EndMessage person={person} name={`people[${index}].message`} begun={textOf(sent[index]?.message)} templates={templates} />
          </li>
        ))}
        {fromOutside.map((card, index) => (
          <li key={card.id} className="panel stack">
            <h2>
              <bdi>{card.name}</bdi> <span className="label">社外から</span>
            </h2>
            {Object.entries({ id: cardKey(card), label: card.name, step: stepKey(card) }).map(([field, value]) => (
              <input key={field} type="hidden" name={`people[${people.length + index}].${field}`} value={value} />
            ))}
            <Field label="結果" need="must">
              <select
                className="input"
                name={`people[${people.length + index}].end_reason`}
                required
                defaultValue={textOf(sent[people.length + index]?.end_reason)}
              >
                <option value="">選んでください</option>
                {end_reasons.map(({ key, name: label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
            </Field>
          </li>
        ))}
      </ul>
      {people.length > 0 && (
        <section className="panel stack" aria-labelledby="texts">
          <h2 id="texts">入力しないときの文面</h2>
          <dl>
            {end_reasons.map(({ key, name: label }) => (
              <div key={key}>
                <dt className="small muted">{label}</dt>
                <dd>{endTexts[key]}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div className="row">
        <SubmitButton look="primary">
          {people.length + fromOutside.length}人の選考を終了{people.length > 0 && 'して通知'}
        </SubmitButton>
        <Link to={back}>終了しない</Link>
      </div>
    </PageForm>
  )
}

type EndMessageProps = { person: ChosenPerson; name: string; begun: string; templates: MessageTemplate[] }

/** What one person is told beside the reason; a template comes with their name and job in it. */
function EndMessage({ person: { candidate, job }, name, begun, templates }: EndMessageProps) {
  const account = useCompanyAccount()
  const area = useRef<HTMLTextAreaElement>(null)
  const values = valuesOf({ candidate, job: job?.position_title, company: account.company, member: account.name })
  return (
    <>
      <Field label="候補者へのメッセージ" need="may" hint="入力しないときは、理由ごとの文面を送ります（下に表示）。">
        <textarea ref={area} className="input" name={name} rows={3} maxLength={LONGEST_NOTICE} defaultValue={begun} />
      </Field>
      <TemplateButton
        templates={ownTemplates(templates, (message) => filledTemplate(message, values)).filter(({ text }) => text.length <= LONGEST_NOTICE)}
        area={area}
        label={`${isolated(candidate.name)}へのメッセージのテンプレート`}
      />
    </>
  )
}
