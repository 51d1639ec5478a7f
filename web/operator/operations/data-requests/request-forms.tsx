import { correctable } from '#contract/operations/reports/ticket-words.ts'
import type { OpenedRequest } from '#contract/operations/data-requests/data-requests.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { ReasonField } from '#web/operator/reason-field.tsx'
import { ReasonForm } from '#web/operator/reason-form.tsx'

const fulfilments = {
  export: { label: 'エクスポートして本人に送付', note: '本人がログインして受け取ります。運営には届きません。' },
  correction: { label: '対応済みにする', note: '訂正がすべて終わったら押してください。本人に知らせます。' },
  stop: { label: '利用を停止', note: '企業への公開と、お知らせ・案内のメールを止めます。本人に知らせます。' },
  erasure: { label: '消去する', note: '退会と同じように、すぐにすべてを消します。もとにもどせません。' },
} as const

/** First who asks is made sure of, then what was asked for is done. */
export function RequestForms({ request: { kind, state, version } }: { request: OpenedRequest }) {
  const check = usePageForm<{ identity_check: string }>('check')
  const correct = usePageForm<{ field: string; value: string; reason: string }>('correct')
  const { label, note } = fulfilments[kind]
  return (
    <section aria-labelledby="handle">
      <h2 id="handle">対応する</h2>
      <div className="ticket-forms">
        {state === 'open' && (
          <PageForm of={check} hidden={{ version }} data-key="a" data-key-label="本人の確認を記録する">
            <h3>1. 本人を確かめる</h3>
            <TextField
              of={check}
              name="identity_check"
              label="確認方法"
              hint="例: 登録の電話番号にかけなおした。証明書の番号や写しは残さないでください。"
              maxLength={500}
              required
            />
            <SubmitButton intent="check" look="primary">
              確認を記録する
            </SubmitButton>
          </PageForm>
        )}
        {state === 'checked' && kind === 'correction' && (
          <PageForm of={correct} hidden={{ version }}>
            <h3>訂正する</h3>
            <ChoiceField of={correct} name="field" label="項目" names={correctable} />
            <TextField of={correct} name="value" label="訂正後" maxLength={100} required />
            <ReasonField of={correct} />
            <SubmitButton intent="correct">訂正する</SubmitButton>
          </PageForm>
        )}
        {state === 'checked' && (
          <ReasonForm intent="fulfil" hidden={{ version }} look={kind === 'erasure' ? 'danger' : 'primary'} button={label} keyOf="a">
            <h3>{label}</h3>
            <p className="small muted">{note}</p>
          </ReasonForm>
        )}
        <ReasonForm
          intent="refuse"
          hidden={{ version }}
          label="応じない理由（本人に伝わります）"
          hint="操作の記録に残り、本人に届きます。"
          button="請求を拒否"
          keyOf="r"
        >
          <h3>応じない</h3>
        </ReasonForm>
      </div>
    </section>
  )
}
