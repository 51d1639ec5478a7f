import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { Report } from '#contract/operations/reports/operator-reports.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { ReasonForm } from '#web/operator/reason-form.tsx'

/** Taking, the deadline, a note, the answer, the end. A form that comes back keeps what was typed, also when a colleague was faster. */
export function ReportForms({ report }: { report: Report }) {
  const { version, state, due_at, answer } = report
  const note = usePageForm<{ note: string }>('note')
  const deadline = usePageForm<{ due_on: string }>('deadline', { due_on: japanDay(due_at) })
  return (
    <section aria-labelledby="handle">
      <h2 id="handle">対応する</h2>
      <div className="row">
        {state !== 'closed' && (
          <PageForm of={{ name: 'take' }} hidden={{ version }}>
            <SubmitButton intent="take" data-key="a">
              自分が担当する
              <KeyHint of="a" />
            </SubmitButton>
          </PageForm>
        )}
        {(state === 'closed' || state === 'answered') && (
          <PageForm of={{ name: 'reopen' }} hidden={{ version }}>
            <SubmitButton intent="reopen">対応中にもどす</SubmitButton>
          </PageForm>
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
          <AnswerForm report={report} />
          <div className="stack">
            <PageForm of={note} hidden={{ version }}>
              <TextField of={note} name="note" label="運営の中のメモ" rows={2} maxLength={2_000} required />
              <SubmitButton intent="note">メモを残す</SubmitButton>
            </PageForm>
            <PageForm of={deadline} hidden={{ version }}>
              <TextField of={deadline} name="due_on" label="期限" type="date" required />
              <SubmitButton intent="deadline">期限を変える</SubmitButton>
            </PageForm>
            <ReasonForm intent="close" hidden={{ version }} label="終了にする理由" button="終了にする" keyOf="e" />
          </div>
        </div>
      )}
    </section>
  )
}

function AnswerForm({ report: { id, version, is_reachable } }: { report: Report }) {
  const form = usePageForm<{ answer: string }>('answer')
  const { form: ref, ...kept } = useSavedInput(`report-answer-${id}`, form.answer)
  return (
    <PageForm of={form} hidden={{ version }} ref={ref} data-key="r" data-key-label="回答">
      <TextField
        of={form}
        name="answer"
        label="知らせた人への回答"
        hint={is_reachable ? 'メールとお知らせで届きます。相手のことは、書きすぎないでください。' : '連絡先がないため、届きません。記録として残ります。'}
        rows={5}
        maxLength={4_000}
        required
      />
      <SavedInputNote kept={kept} />
      <SubmitButton intent="answer" look="primary">
        回答する
      </SubmitButton>
    </PageForm>
  )
}
