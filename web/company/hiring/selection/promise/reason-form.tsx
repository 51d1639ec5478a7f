import { useRef } from 'react'
import { href, Link } from 'react-router'
import { promiseReasons } from '#contract/hiring/meetings/promise-reasons.ts'
import type { OwnStep } from '#contract/hiring/selection/own-steps.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { useFocusAfter } from '#web/platform/forms/use-focus-after.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { nameOfKey } from '../steps/own-steps.ts'

type Refused = Extract<FormResult, { saved: false }>

/** The refusal of an act that breaks a promised meeting: the page asks for the reason and sends the act again. */
export const asksForReason = (result: FormResult | undefined): Refused | undefined =>
  result?.saved === false && (result.refusal.code === 'MEETING_PROMISED' || result.refusal.issues.promise_reason) ? result : undefined

const reasons = Object.entries(promiseReasons).map(([value, { name, counts }]) => ({ value, label: name, note: `返信の実績：${counts}` }))

type ReasonFormProps = { refused: Refused; back: string; name: string; own: OwnStep[] }

/** Asks the recruiter why the company does not hold a promised meeting, and sends the refused act again with the reason. Takes the focus, so that a screen reader reads it. */
export function ReasonForm({ refused, back, name: person, own }: ReasonFormProps) {
  const { refusal, values, form, intent } = refused
  const words = useSelectionWords()
  const of = usePageForm<{ promise_reason: string }>(undefined, {}, refused)
  const step = textOf(values.step)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfter(heading, refusal)
  const sent = Object.entries({ ...values, form }).filter(([name]) => name !== 'promise_reason')
  return (
    <section className="panel stack" role="alert" aria-labelledby="why-not-met">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- as the effect does in an open page */}
      <h2 id="why-not-met" tabIndex={-1} ref={heading} autoFocus>
        約束した面談・面接を行わない理由
      </h2>
      <p>
        <bdi>{person}</bdi>：スカウトの承諾で約束した面談・面接が、まだ行われていません。
        {step && (
          <>
            「<bdi>{nameOfKey(words, own, step)}</bdi>」に移すには、
          </>
        )}
        先に行うか、行わない理由を選んでください。
      </p>
      <PageForm preventScrollReset>
        {sent.flatMap(([name, value]) =>
          [value ?? []].flat().map((one, index) => <input key={`${name} ${index}`} type="hidden" name={name} value={textOf(one)} />),
        )}
        <ChoicesField {...of.choices('promise_reason')} type="radio" legend="理由" need="must" options={reasons} required />
        <p className="small">
          理由は、候補者に60秒後に届きます。それまでは取り消せます。候補者が「事実と違う」と申し出ると、守られなかった約束として数えます。
          <Link to={`${href('/about/metrics')}#promises`}>数えかた</Link>
        </p>
        <div className="row">
          <SubmitButton look="primary" {...(intent && { intent })}>
            理由を記録して進める
          </SubmitButton>
          <Link to={back}>キャンセル</Link>
        </div>
      </PageForm>
    </section>
  )
}
