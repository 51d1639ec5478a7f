import { Form, useNavigation } from 'react-router'
import { correctable } from '#contract/operations/reports/ticket-words.ts'
import type { OpenedRequest } from '#contract/operations/data-requests/data-requests.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { ReasonField } from '#web/operator/reason-field.tsx'

const fulfilments = {
  export: { label: '書き出して、本人に届ける', note: '本人がログインして受け取ります。運営には届きません。' },
  correction: { label: '請求に応じた', note: '訂正がすべて終わったら押してください。本人に知らせます。' },
  stop: { label: '利用を止める', note: '企業への公開と、お知らせ・案内のメールを止めます。本人に知らせます。' },
  erasure: { label: '消去する', note: '退会と同じように、すぐにすべてを消します。もとにもどせません。' },
} as const

/** First who asks is made sure of, then what was asked for is done. */
export function RequestForms({ request: { kind, state, version }, result }: { request: OpenedRequest; result: FormResult | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  const of = (name: string) => (result?.saved === false && result.form === name ? result : undefined)
  const hidden = (name: string) => (
    <>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="version" value={version} />
    </>
  )
  const { label, note } = fulfilments[kind]
  return (
    <section aria-labelledby="handle">
      <h2 id="handle">対応する</h2>
      <div className="ticket-forms">
        {state === 'open' && (
          <Form method="post" className="stack">
            {hidden('check')}
            <h3>1. 本人を確かめる</h3>
            <Field
              label="確かめた方法"
              hint="例: 登録の電話番号にかけなおした。証明書の番号や写しは残さないでください。"
              error={of('check')?.refusal.issues.identity_check}
            >
              <input className="input" name="identity_check" required maxLength={500} defaultValue={textOf(of('check')?.values.identity_check)} />
            </Field>
            <button className="button primary" name="intent" value="check" aria-disabled={isBusy}>
              確認を記録する
            </button>
          </Form>
        )}
        {state === 'checked' && kind === 'correction' && (
          <Form method="post" className="stack">
            {hidden('correct')}
            <h3>訂正する</h3>
            <Field label="項目" error={of('correct')?.refusal.issues.field}>
              <select className="input" name="field" defaultValue={textOf(of('correct')?.values.field)}>
                {Object.entries(correctable).map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </Field>
            <Field label="訂正後" error={of('correct')?.refusal.issues.value}>
              <input className="input" name="value" required maxLength={100} defaultValue={textOf(of('correct')?.values.value)} />
            </Field>
            <ReasonField error={of('correct')?.refusal.issues.reason} defaultValue={textOf(of('correct')?.values.reason)} />
            <button className="button" name="intent" value="correct" aria-disabled={isBusy}>
              訂正する
            </button>
          </Form>
        )}
        {state === 'checked' && (
          <Form method="post" className="stack">
            {hidden('fulfil')}
            <h3>{label}</h3>
            <p className="small muted">{note}</p>
            <ReasonField error={of('fulfil')?.refusal.issues.reason} defaultValue={textOf(of('fulfil')?.values.reason)} />
            <button className={kind === 'erasure' ? 'button danger' : 'button primary'} name="intent" value="fulfil" aria-disabled={isBusy}>
              {label}
            </button>
          </Form>
        )}
        <Form method="post" className="stack">
          {hidden('refuse')}
          <h3>応じない</h3>
          <ReasonField
            label="応じない理由（本人に伝わります）"
            hint="操作の記録に残り、本人に届きます。"
            error={of('refuse')?.refusal.issues.reason}
            defaultValue={textOf(of('refuse')?.values.reason)}
          />
          <button className="button" name="intent" value="refuse" aria-disabled={isBusy}>
            応じないと答える
          </button>
        </Form>
      </div>
    </section>
  )
}
