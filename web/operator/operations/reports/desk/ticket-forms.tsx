import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { Report } from '#contract/operations/reports/operator-reports.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { ReasonForm } from '#web/operator/reason-form.tsx'

/** A note for the colleagues, another deadline, and the end of the ticket without a word to the reporter. */
export function TicketForms({ report: { version, due_at }, next = '' }: { report: Report; next?: string }) {
  const note = usePageForm<{ note: string }>('note')
  const deadline = usePageForm<{ due_on: string }>('deadline', { due_on: japanDay(due_at) })
  return (
    <div className="stack">
      <PageForm of={note} hidden={{ version }}>
        <TextField of={note} name="note" label="運営内のメモ" rows={2} maxLength={2_000} required />
        <SubmitButton intent="note">メモを残す</SubmitButton>
      </PageForm>
      <PageForm of={deadline} hidden={{ version }}>
        <TextField of={deadline} name="due_on" label="期限" type="date" required />
        <SubmitButton intent="deadline">期限を変更</SubmitButton>
      </PageForm>
      <ReasonForm intent="close" hidden={{ version, next }} label="終了にする理由" button="回答せずに終了" keyOf="e" />
    </div>
  )
}
