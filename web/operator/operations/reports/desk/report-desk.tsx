import { href } from 'react-router'
import type { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'
import type { Report } from '#contract/operations/reports/operator-reports.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { nextOf, type Queue } from '../../queue/queue.ts'
import { QueueList } from '../../queue/queue-list.tsx'
import { QueuePlace } from '../../queue/queue-place.tsx'
import { DisclosuresSection } from '../disclosures-section.tsx'
import { ReportedThing } from '../reported-thing.tsx'
import { StepsSection } from '../steps-section.tsx'
import { AnswerDock } from './answer-dock.tsx'
import { ReportFacts } from './report-facts.tsx'
import { RestrictSection } from './restrict-section.tsx'
import { StopSection } from './stop-section.tsx'
import { TicketForms } from './ticket-forms.tsx'

const TEXT = 'reported-text'
const LIST = href('/operator/reports')

type Props = { report: Report; findings: LintFinding[]; queue: Queue | null }

/** What waits, the report with the reported text, what stands against it, and the answer: one page for each report. */
export function ReportDesk({ report, findings, queue }: Props) {
  const { acts } = useOperatorAccount()
  const { version, operator_name } = report
  const next = nextOf(queue, LIST)
  return (
    <div className="queue-desk">
      {queue && <QueueList queue={queue} label="対応を待つ通報" order="期限が近い順" />}
      <div className="queue-main">
        <div className="row between">
          <p className="review-jump small">
            <a href="#answer">回答へ進む</a>
          </p>
          <PageForm of={{ name: 'take' }} hidden={{ version }} className="row">
            <SubmitButton intent="take" look="small" data-key="t">
              {operator_name ? '自分の担当に変更' : '自分が担当する'}
              <KeyHint of="t" />
            </SubmitButton>
          </PageForm>
          {queue && <QueuePlace queue={queue} list={LIST} />}
        </div>
        <ReportFacts report={report} />
        <div id={TEXT}>
          <ReportedThing report={report} acts={acts} />
        </div>
        {report.has_thread && <DisclosuresSection report={report} mayOpen={acts.includes('open_threads')} />}
        <StepsSection steps={report.steps} />
        <AnswerDock key={version} report={report} next={next} />
      </div>
      <div className="queue-side">
        <StopSection report={report} findings={findings} text={TEXT} acts={acts} />
        {acts.includes('restrict_people') && <RestrictSection report={report} findings={findings} />}
        <section aria-labelledby="others">
          <h2 id="others">そのほかの対応</h2>
          <TicketForms report={report} next={next} />
        </section>
      </div>
    </div>
  )
}
