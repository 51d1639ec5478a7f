import { href, Link } from 'react-router'
import type { Report } from '#contract/operations/reports/operator-reports.ts'
import { reportAbouts, reportStates } from '#contract/operations/reports/ticket-words.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { StateLabel } from '../state-label.tsx'

const reporters = { candidate: '求職者', company: '企業のメンバー', visitor: 'ログインしていない方' }

/** How a report stands, who sent it, and what they wrote. */
export function ReportFacts({ report }: { report: Report }) {
  const { about, state, is_overdue, due_at, operator_name, created_at, reporter, reporter_id, is_reachable, note } = report
  const area = reporter === 'company' ? 'company' : 'candidate'
  return (
    <dl className="facts-list">
      <dt>状態</dt>
      <dd>
        <StateLabel names={reportStates} state={state} isOverdue={is_overdue} />
      </dd>
      <dt>期限</dt>
      <dd>
        <ExactTime at={due_at} />
      </dd>
      <dt>担当</dt>
      <dd>
        <bdi>{operator_name ?? 'まだいません'}</bdi>
      </dd>
      <dt>対象</dt>
      <dd>{reportAbouts[about]}</dd>
      <dt>通報者</dt>
      <dd>
        {reporters[reporter]} {reporter_id && <Link to={`${href('/operator/people/detail')}?area=${area}&id=${reporter_id}`}>状態を見る</Link>}
        {!is_reachable && <span className="muted">（連絡先はありません。回答は届きません）</span>}
      </dd>
      <dt>受付日時</dt>
      <dd>
        <ExactTime at={created_at} />
      </dd>
      <dt>通報内容</dt>
      <dd className="said">{note || <span className="muted">ありません</span>}</dd>
    </dl>
  )
}
