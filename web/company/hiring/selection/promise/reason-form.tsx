import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { promiseReasons } from '#contract/hiring/meetings/promise-reasons.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import type { asksForReason } from './asks-for-reason.ts'

type ReasonFormProps = { refused: NonNullable<ReturnType<typeof asksForReason>>; back: string; name: string }

/** Asks the recruiter why the company does not hold a promised meeting, and sends the refused act again with the reason. Takes the focus, so that a screen reader reads it. */
export function ReasonForm({ refused: { refusal, values, form, intent }, back, name: person }: ReasonFormProps) {
  const { stepName } = useSelectionWords()
  const step = textOf(values.step)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [refusal])
  const sent = Object.entries({ ...values, form }).filter(([name]) => name !== 'promise_reason')
  return (
    <section className="panel stack" role="alert" aria-labelledby="why-not-met">
      <h2 id="why-not-met" tabIndex={-1} ref={heading}>
        約束した面談・面接を行わない理由
      </h2>
      <p>
        <bdi>{person}</bdi>：スカウトの承諾で約束した面談・面接が、まだ行われていません。
        {step && `「${stepName(step as SelectionStep)}」に移すには、`}先に行うか、行わない理由を選んでください。
      </p>
      <Form method="post" className="stack" preventScrollReset>
        {sent.flatMap(([name, value]) =>
          [value ?? []].flat().map((one, index) => <input key={`${name} ${index}`} type="hidden" name={name} value={textOf(one)} />),
        )}
        <fieldset className="field">
          <legend>
            理由<span className="must">必須</span>
          </legend>
          {Object.entries(promiseReasons).map(([value, { name, counts }]) => (
            <label key={value} className="check">
              <input type="radio" name="promise_reason" value={value} required defaultChecked={values.promise_reason === value} />
              <span>
                {name}
                <span className="hint">返事の記録：{counts}</span>
              </span>
            </label>
          ))}
          {refusal.issues.promise_reason && <FieldError>{refusal.issues.promise_reason}</FieldError>}
        </fieldset>
        <p className="small">
          理由は、候補者に60秒後に届きます。それまでは取り消せます。候補者が「事実と違う」と申し出ると、守られなかった約束として数えます。
          <Link to="/about/metrics#promises">数えかた</Link>
        </p>
        <div className="row">
          <button type="submit" className="button primary" {...(intent ? { name: 'intent', value: intent } : {})}>
            理由を記録して進める
          </button>
          <Link to={back}>やめる</Link>
        </div>
      </Form>
    </section>
  )
}
