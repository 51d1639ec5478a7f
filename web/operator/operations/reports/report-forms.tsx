import type { Report } from '#contract/operations/reports/operator-reports.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { AnswerDock } from './desk/answer-dock.tsx'
import { TicketForms } from './desk/ticket-forms.tsx'

/** What is still to do on a report that was answered or closed: another answer, a note, the end, or all from the beginning. */
export function ReportForms({ report }: { report: Report }) {
  const { version, state, answer } = report
  return (
    <section aria-labelledby="handle">
      <h2 id="handle">対応する</h2>
      <PageForm of={{ name: 'reopen' }} hidden={{ version }}>
        <SubmitButton intent="reopen">対応中に戻す</SubmitButton>
      </PageForm>
      {answer && (
        <div className="note green said">
          <p className="small muted">回答</p>
          {answer}
        </div>
      )}
      {state !== 'closed' && (
        <div className="ticket-forms">
          <AnswerDock key={version} report={report} next="" />
          <TicketForms report={report} />
        </div>
      )}
    </section>
  )
}
