import { Link } from 'react-router'
import type { MyApplication } from '#contract/hiring/applications/applications.ts'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { TurnLabel } from '#web/conversations/list/turn-label.tsx'
import { PromiseReason } from './promise-reason.tsx'
import { dateText } from '#web/ui/text/day-text.ts'
import { SentApplication } from './sent/sent-application.tsx'
import '#web/ui/label.css'

/** One application: what for, where it stands, and whose turn it is. */
export function ApplicationRow({ application, now }: { application: MyApplication; now: Date }) {
  const { label } = useSelectionWords()
  const { company, job, source, step, applied_at, step_changed_at, end_reason, told_at } = application
  return (
    <li className="application">
      <CompanyMark company={company} />
      <div>
        <h3>
          <Link to={`/message/company/detail?company_id=${company.id}`}>
            <bdi>{company.name}</bdi>
          </Link>
          <DemoLabel company={company} />
        </h3>
        <p className="small">
          {job ? (
            <Link to={`/job_offer/detail?id=${job.id}`}>
              <bdi>{job.position_title}</bdi>
            </Link>
          ) : (
            'オープンポジション'
          )}
        </p>
        <p className="small muted">
          {dateText(applied_at, now)}に{source === 'scout' ? 'スカウトを受けました' : '応募しました'}
          {step_changed_at !== applied_at && `・${dateText(step_changed_at, now)}に${label({ step, end_reason })}`}
          {step === 'end' && !told_at && '・企業からの連絡はありません'}
        </p>
        {application.promise?.reason && <PromiseReason id={application.id} promise={application.promise} />}
        <p className="labels">
          <span className={step === 'offer' ? 'label green' : 'label'}>{label({ step, end_reason })}</span>
          {step !== 'end' && <TurnLabel thread={application} side="candidate" now={now} />}
        </p>
        <SentApplication application={application} />
      </div>
    </li>
  )
}
