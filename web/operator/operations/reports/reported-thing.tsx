import { href, Link } from 'react-router'
import type { OperatorAccount } from '#contract/accounts/operators/operator-accounts.ts'
import type { Reading, Report } from '#contract/operations/reports/operator-reports.ts'

const states: Record<string, string> = {
  published: '公開中',
  paused: '停止中',
  closed: '募集終了',
  draft: '下書き',
  in_review: '審査中',
  active: '利用中',
  suspended: '停止中',
  withdrawn: '公開終了',
  pending: '承認待ち',
}

type Props = { report: Report; acts: OperatorAccount['acts'] }

/** What was reported, as it read then beside how it reads now, and where one can do something about it. */
export function ReportedThing({ report, acts }: Props) {
  const { id, about, quote, read_then: then, read_now: now, job_id, story_id, company_id, reported_candidate_id, reported_member_id } = report
  if (about === 'service') return null
  return (
    <section aria-labelledby="reported">
      <h2 id="reported">通報されたもの</h2>
      {quote && (
        <blockquote className="note said">
          <p className="small muted">引用されたメッセージ</p>
          {quote}
        </blockquote>
      )}
      {then && (
        <div className="readings">
          <ReadingPanel title="通報されたとき" reading={then} />
          {now ? (
            <ReadingPanel title="いま" reading={now} isChanged={now.text !== then.text || now.title !== then.title || now.state !== then.state} />
          ) : (
            <p>いまは、もうありません。</p>
          )}
        </div>
      )}
      <ul className="ticket-ways">
        {job_id !== null && (
          <li>
            <Link to={`${href('/operator/job_offers/review')}?id=${job_id}&report=${id}`}>求人を確かめる・企業に確かめてもらう</Link>
          </li>
        )}
        {story_id !== null && (
          <li>
            <Link to={`${href('/operator/job_offers/stories/review')}?id=${story_id}&report=${id}`}>ストーリーを確かめる・公開を停止</Link>
          </li>
        )}
        {company_id !== null && (
          <li>
            <Link to={`${href('/operator/companies/detail')}?id=${company_id}&report=${id}`}>企業の状態を見る</Link>
          </li>
        )}
        {company_id !== null && acts.includes('suspend_companies') && (
          <li>
            <Link to={`${href('/operator/companies/standing')}?id=${company_id}&report=${id}`}>企業の利用を停止する・契約を終える</Link>
          </li>
        )}
        {reported_candidate_id && (
          <li>
            <Link to={`${href('/operator/people/detail')}?area=candidate&id=${reported_candidate_id}&report=${id}`}>通報された求職者の状態と制限</Link>
          </li>
        )}
        {reported_member_id && (
          <li>
            <Link to={`${href('/operator/people/detail')}?area=company&id=${reported_member_id}&report=${id}`}>通報されたメンバーの状態と制限</Link>
          </li>
        )}
      </ul>
    </section>
  )
}

const ReadingPanel = ({ title, reading, isChanged = false }: { title: string; reading: Reading; isChanged?: boolean }) => (
  <div className="panel reading">
    <h3>
      <bdi>{title}</bdi> <span className="label">{states[reading.state] ?? reading.state}</span>{' '}
      {isChanged && <span className="label warn">変わっています</span>}
    </h3>
    <p>
      <strong className="phrase">
        <bdi>{reading.title}</bdi>
      </strong>
      <span className="reading-company muted">{reading.company}</span>
    </p>
    <p className="reading-text">{reading.text}</p>
  </div>
)
