import { needsReason, differenceKinds } from '#contract/hiring/offers/offer-differences.ts'
import { sectionsFor } from '#contract/hiring/offers/offer-problems.ts'
import { isContractor } from '#contract/hiring/offers/offer-term-names.ts'
import type { OfferDesk, OfferDifference } from '#contract/hiring/offers/offers.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { OfferFieldRow } from './offer-field-row.tsx'
import { offerValues, type OfferValues } from './offer-values.ts'

type FormProps = { desk: OfferDesk; lookups: Lookups; result: FormResult | undefined }

/** Every condition of the offer, the reasons for what differs from the posting, the cover message and the day of the answer. */
export function OfferForm({ desk: { application, draft, differences }, lookups, result }: FormProps) {
  const values = offerValues(draft, result)
  const { form, ...kept } = useSavedInput(`offer-${application.id}`, result)
  return (
    <PageForm
      className="editor-form"
      key={draft.updated_at}
      ref={form}
      hidden={{ form: 'offer', shown: isContractor(draft.terms) ? 'contractor' : 'employee', updated_at: draft.updated_at }}
    >
      {sectionsFor(draft.terms).map(({ id, title: label, fields }) => (
        <section key={id} className="sec" aria-labelledby={`sec-${id}`}>
          <h2 id={`sec-${id}`}>{label}</h2>
          {fields.map((field) => (
            <OfferFieldRow key={field.name} field={field} terms={draft.terms} values={values} lookups={lookups} />
          ))}
        </section>
      ))}
      <Differences differences={differences} values={values} hasPosting={application.job !== null} />
      <section className="sec" aria-labelledby="sec-send">
        <h2 id="sec-send">期限とメッセージ</h2>
        <Field label="回答の期限" need="must" hint="この日まで、承諾か辞退を受け付けます。明日から90日以内です。" {...withIssue(values, 'answer_due_on')}>
          <input className="input" type="date" name="answer_due_on" id="f-answer_due_on" defaultValue={values.answer_due_on} />
        </Field>
        <Field label="候補者へのメッセージ" need="may" hint="労働条件の上に出ます。" {...withIssue(values, 'message')}>
          <textarea className="input" name="message" rows={4} maxLength={2000} defaultValue={values.message} />
        </Field>
      </section>
      <SavedInputNote kept={kept} />
      <div className="save-bar">
        <p className="small muted">保存しても、候補者には届きません。</p>
        <div className="row">
          <SubmitButton intent="save">下書きを保存</SubmitButton>
          <SubmitButton look="primary" intent="check">
            確認へ進む
          </SubmitButton>
        </div>
      </div>
    </PageForm>
  )
}

const withIssue = (values: OfferValues, field: string) => {
  const error = values.issue(field)
  return error ? { error } : {}
}

type DifferencesProps = { differences: OfferDifference[]; values: OfferValues; hasPosting: boolean }

/** Where the saved draft says something else than the posting. The candidate reads the same list with the reasons. */
const Differences = ({ differences, values, hasPosting }: DifferencesProps) => (
  <section className="sec" aria-labelledby="sec-differences">
    <h2 id="sec-differences">求人票との違い</h2>
    <p className="hint">
      {hasPosting
        ? '保存した内容を、いまの求人票と比べています。違いは候補者にも見えます。変更と削除には、理由が必要です。'
        : '求人のない応募のため、比べる求人票がありません。'}
    </p>
    {hasPosting && differences.length === 0 && <p className="small">違いはありません。</p>}
    {differences.map((difference) => {
      const { field, name, kind, from, to } = difference
      const words = `求人票：${from} → オファー：${to}`
      const label = `${differenceKinds[kind]}：${name}`
      return needsReason(difference) ? (
        <Field key={field} label={`${label}の理由`} need="must" hint={words} {...withIssue(values, `reasons.${field}`)}>
          <textarea className="input" name={`reasons.${field}`} id={`f-reasons.${field}`} rows={2} maxLength={1000} defaultValue={values.reason(field)} />
        </Field>
      ) : (
        <p key={field} className="small">
          <b>{label}</b>　<span className="muted">{words}</span>
        </p>
      )
    })}
  </section>
)
