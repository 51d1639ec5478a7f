import { Form, Link } from 'react-router'
import type { CompanyApplication } from '#contract/hiring/applications/applications.ts'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { AwaitingReplyLabel } from '#web/conversations/list/awaiting-reply-label.tsx'
import { dateText } from '#web/ui/text/day-text.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { SELECTION_PATH } from '../selection-path.ts'
import '#web/ui/label.css'
import { PremiumLabel } from '#web/candidates/visibility/premium-label.tsx'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'

type ApplicationCardProps = { application: CompanyApplication; now: Date; isMovable?: boolean }

/** One candidate's selection on the board: who, for which job, who has to act next, and the possible next steps. */
export function ApplicationCard({ application, now, isMovable = true }: ApplicationCardProps) {
  const { endName } = useSelectionWords()
  const { id, candidate, job, source, step, end_reason, step_changed_at, next_meeting_at, assigned, notified_at, held_notice, promise } = application
  const { acts } = useCompanyAccount()
  return (
    <li className="card">
      <h3>
        <Link to={`${SELECTION_PATH}/detail?id=${id}`}>
          <bdi>{candidate.name}</bdi>
        </Link>{' '}
        {candidate.premium && <PremiumLabel />}
      </h3>
      <p className="small">
        <bdi>{job?.position_title ?? 'オープンポジション'}</bdi>
      </p>
      <p className="small muted">
        {dateText(step_changed_at, now)}から{source === 'scout' && '・スカウト'}
        {assigned && (
          <>
            ・担当 <bdi>{assigned.name}</bdi>
          </>
        )}
      </p>
      <p className="labels">
        {held_notice && <span className="label warn">通知の送信待ち</span>}
        {promise?.state === 'open' && step !== 'end' && <span className="label">約束：{promise.meeting_type === 'mendan' ? '面談' : '面接'}</span>}
        {end_reason && <span className="label">{endName(end_reason)}</span>}
        {step === 'end' ? (
          !notified_at && !held_notice && !candidate.has_left && <span className="label">連絡していません</span>
        ) : (
          <AwaitingReplyLabel thread={application} side="company" now={now} />
        )}
      </p>
      {next_meeting_at && (
        <p className="small upcoming">次は {meetingTime(new Date(next_meeting_at), { minutes: 0, time_zone: 'Asia/Tokyo' }).split('〜')[0]}</p>
      )}
      {isMovable && acts.includes('select') && step !== 'end' && (
        <details>
          <summary>
            移動
            <span className="vh">
              ：<bdi>{candidate.name}</bdi>
            </span>
          </summary>
          <Form method="post" preventScrollReset className="stack">
            <input type="hidden" name="form" value={`${id} ${step}`} />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="from_step" value={step} />
            <StepSelect name="step" label={`${candidate.name}の次の段階`} step={step} />
            <button type="submit" className="button small wide">
              移動する
            </button>
          </Form>
        </details>
      )}
    </li>
  )
}

/** The possible steps, with the next one chosen. */
function StepSelect({ name, label, step }: { name: string; label: string; step: SelectionStep }) {
  const { steps, choicesBeside } = useSelectionWords()
  const others = choicesBeside(step)
  const next = steps.slice(steps.findIndex(({ key }) => key === step) + 1).find(({ retired }) => !retired)?.key
  return (
    <select className="input" name={name} aria-label={label} defaultValue={next} key={step}>
      {others.map(({ key: other, name: title }) => (
        <option key={other} value={other}>
          {title}
        </option>
      ))}
    </select>
  )
}
