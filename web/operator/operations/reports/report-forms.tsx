import { Form, useNavigation } from 'react-router'
import type { Report } from '#contract/operations/reports/operator-reports.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { KeptInputNote } from '#web/platform/forms/kept/kept-input-note.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'
import { useKeptInput } from '#web/platform/forms/kept/use-kept-input.ts'
import { ReasonField } from '#web/operator/reason-field.tsx'

/** Taking, the deadline, a note, the answer, the end. A form that comes back keeps what was typed, also when a colleague was faster. */
export function ReportForms({ report: { id, version, state, due_at, is_reachable, answer }, result }: { report: Report; result: FormResult | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  const { form, ...kept } = useKeptInput(`report-answer-${id}`, result?.form === 'answer' ? result : undefined)
  const of = (name: string) => (result?.saved === false && result.form === name ? result : undefined)
  const hidden = (name: string) => (
    <>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="version" value={version} />
    </>
  )
  return (
    <section aria-labelledby="handle">
      <h2 id="handle">対応する</h2>
      <div className="row">
        {state !== 'closed' && (
          <Form method="post">
            {hidden('take')}
            <button className="button" name="intent" value="take" aria-disabled={isBusy}>
              自分が担当する
            </button>
          </Form>
        )}
        {(state === 'closed' || state === 'answered') && (
          <Form method="post">
            {hidden('reopen')}
            <button className="button" name="intent" value="reopen" aria-disabled={isBusy}>
              対応中にもどす
            </button>
          </Form>
        )}
      </div>
      {answer && (
        <div className="note green said">
          <p className="small muted">回答</p>
          {answer}
        </div>
      )}
      {state !== 'closed' && (
        <div className="ticket-forms">
          <Form method="post" className="stack" ref={form}>
            {hidden('answer')}
            <Field
              label="知らせた人への回答"
              hint={is_reachable ? 'メールとお知らせで届きます。相手のことは、書きすぎないでください。' : '連絡先がないため、届きません。記録として残ります。'}
              error={of('answer')?.refusal.issues.answer}
            >
              <textarea className="input" name="answer" rows={5} maxLength={4_000} required defaultValue={textOf(of('answer')?.values.answer)} />
            </Field>
            <KeptInputNote kept={kept} />
            <button className="button primary" name="intent" value="answer" aria-disabled={isBusy}>
              回答する
            </button>
          </Form>
          <div className="stack">
            <Form method="post" className="stack">
              {hidden('note')}
              <Field label="運営の中のメモ" error={of('note')?.refusal.issues.note}>
                <textarea className="input" name="note" rows={2} maxLength={2_000} required defaultValue={textOf(of('note')?.values.note)} />
              </Field>
              <button className="button" name="intent" value="note" aria-disabled={isBusy}>
                メモを残す
              </button>
            </Form>
            <Form method="post" className="stack">
              {hidden('deadline')}
              <Field label="期限" error={of('deadline')?.refusal.issues.due_on}>
                <input className="input" type="date" name="due_on" required defaultValue={japanDate(due_at)} />
              </Field>
              <button className="button" name="intent" value="deadline" aria-disabled={isBusy}>
                期限を変える
              </button>
            </Form>
            <Form method="post" className="stack">
              {hidden('close')}
              <ReasonField label="終了にする理由" error={of('close')?.refusal.issues.reason} defaultValue={textOf(of('close')?.values.reason)} />
              <button className="button" name="intent" value="close" aria-disabled={isBusy}>
                終了にする
              </button>
            </Form>
          </div>
        </div>
      )}
    </section>
  )
}

const japanDate = (at: string) => new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(0, 10)
