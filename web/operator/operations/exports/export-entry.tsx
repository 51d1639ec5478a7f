import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ExportApproval } from '#contract/operations/exports/export-approvals.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import '#web/ui/label.css'

const states: Record<ExportApproval['state'], { name: string; label: string }> = {
  waiting: { name: '許可を待っています', label: 'label warn' },
  approved: { name: '許可', label: 'label green' },
  refused: { name: '断りました', label: 'label' },
  expired: { name: '期限が過ぎました', label: 'label' },
}

/** One file of many people's data: who asked why, who decided, and the way to it. */
export function ExportEntry({ asked, children }: { asked: ExportApproval; children: ReactNode }) {
  const { id, state, subject_id, subject_title, line_count, reason, requested_by_name, requested_at, decided_by_name, decided_at, decided_reason } = asked
  return (
    <section className="panel stack" aria-labelledby={id}>
      <div className="row">
        <h2 id={id}>「{subject_title || `お知らせ ${subject_id}`}」を確認した人</h2>
        <span className={states[state].label}>{states[state].name}</span>
      </div>
      <p>
        <span className="num">{line_count.toLocaleString('ja-JP')}</span>行・
        <Link to={`/operator/notices/detail?id=${subject_id}`}>お知らせを見る</Link>
      </p>
      <p>
        <bdi>{requested_by_name}</bdi>さんが <ExactTime at={requested_at} /> に頼みました。
        <br />
        理由：{reason}
      </p>
      {decided_at && (
        <p>
          <bdi>{decided_by_name}</bdi>さんが <ExactTime at={decided_at} /> に決めました。
          <br />
          理由：{decided_reason}
        </p>
      )}
      {asked.fetched_at && (
        <p className="small muted">
          最初に受け取った日時 <ExactTime at={asked.fetched_at} />
        </p>
      )}
      {state === 'waiting' && asked.is_mine && <p className="small muted">ほかの運営のメンバーが許可すると、ここから受け取れます。</p>}
      {state === 'approved' && asked.is_mine && asked.expires_at && (
        <p>
          <a className="button" href={`/online/api/v1/amateras/operators/export_approvals/${id}/file/`} download>
            CSVを受け取る
          </a>{' '}
          <span className="small muted">
            <ExactTime at={asked.expires_at} /> まで
          </span>
        </p>
      )}
      {children}
    </section>
  )
}
