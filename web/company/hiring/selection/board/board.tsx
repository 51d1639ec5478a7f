import { Link } from 'react-router'
import type { CompanyApplication } from '#contract/hiring/applications/applications.ts'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { PremiumLabel } from '#web/candidates/visibility/premium-label.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { AwaitingReplyLabel } from '#web/conversations/list/awaiting-reply-label.tsx'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { boardPath, SELECTION_PATH } from '../selection-path.ts'

type Props = { applications: CompanyApplication[]; counts: Record<SelectionStep, number>; job_id: number | undefined; now: Date }

/** The steps side by side. A column that leaves some selections out says so and links to all of them. */
export function Board({ applications, counts, job_id, now }: Props) {
  // A retired step keeps its column while a selection is in it.
  const columns = useSelectionWords().steps.filter(({ key, retired }) => !retired || counts[key] > 0)
  return (
    <div className="board">
      {columns.map(({ key: step, name }) => {
        const shown = applications.filter((application) => application.step === step)
        return (
          <section key={step} className={counts[step] ? 'column' : 'column none'} aria-labelledby={`step-${step}`}>
            <h2 id={`step-${step}`}>
              {name} <span className="small muted">{counts[step]}</span>
            </h2>
            <ul data-rows="">
              {shown.map((application) => (
                <ApplicationCard key={application.id} application={application} now={now} />
              ))}
            </ul>
            {shown.length < counts[step] && (
              <p className="small rest">
                {step === 'end' ? '新しい順に' : ''}
                {shown.length}件を表示しています。
                <Link to={boardPath({ job_id, step })}>{counts[step].toLocaleString('ja-JP')}件すべてを見る</Link>
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}

/** All candidates at one step, where a column of the board shows only some. Members move them on the board and on each one's page, where they can undo it. */
export function StepList({ step, job_id, applications, counts, page, per_page, now }: Props & { step: SelectionStep; page: number; per_page: number }) {
  const { stepName } = useSelectionWords()
  const count = counts[step]
  return (
    <section className="stack" aria-labelledby="step-list">
      <h2 id="step-list">
        {stepName(step)} <span className="small muted">{count.toLocaleString('ja-JP')}件</span>
      </h2>
      <p>
        <Link to={boardPath({ job_id })}>選考ボードに戻る</Link>
      </p>
      <ul className="step-list" data-rows="">
        {applications.map((application) => (
          <ApplicationCard key={application.id} application={application} now={now} isMovable={false} />
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(count / per_page)} to={(number) => pagePath(boardPath({ job_id, step }), number)} />
    </section>
  )
}

type ApplicationCardProps = { application: CompanyApplication; now: Date; isMovable?: boolean }

/** One candidate's selection on the board: who, for which job, who has to act next, and the possible next steps. */
function ApplicationCard({ application, now, isMovable = true }: ApplicationCardProps) {
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
          <summary data-key="m" data-key-label="移動">
            移動
            <span className="vh">
              ：<bdi>{candidate.name}</bdi>
            </span>
          </summary>
          <PageForm of={{ name: `${id} ${step}` }} hidden={{ id, from_step: step }} preventScrollReset>
            <StepSelect label={`${candidate.name}の次の段階`} step={step} />
            <button type="submit" className="button small wide">
              移動する
            </button>
          </PageForm>
        </details>
      )}
    </li>
  )
}

/** The possible steps, with the next one chosen. */
function StepSelect({ label, step }: { label: string; step: SelectionStep }) {
  const { steps, choicesBeside } = useSelectionWords()
  const others = choicesBeside(step)
  const next = steps.slice(steps.findIndex(({ key }) => key === step) + 1).find(({ retired }) => !retired)?.key
  return (
    <select className="input" name="step" aria-label={label} defaultValue={next} key={step}>
      {others.map(({ key: other, name: title }) => (
        <option key={other} value={other}>
          {title}
        </option>
      ))}
    </select>
  )
}
