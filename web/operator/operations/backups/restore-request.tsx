import type { ReactNode } from 'react'
import type { RestoreRequest as Request } from '#contract/operations/backups/backups.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { secondText } from './japan-seconds.ts'

const states: Record<Request['state'], { text: string; label: string }> = {
  waiting: { text: 'ほかの人の承認を待っています', label: 'label warn' },
  approved: { text: '始めます', label: 'label warn' },
  running: { text: '戻しています', label: 'label warn' },
  failed: { text: '戻せませんでした', label: 'label alert' },
  withdrawn: { text: '取り消しました', label: 'label' },
  expired: { text: '期限が過ぎました', label: 'label' },
}

export const targetText = ({ backup_name, until_at }: Pick<Request, 'backup_name' | 'until_at'>) =>
  until_at ? secondText(until_at) : `バックアップ ${backup_name}`

/** One request to go back, and what became of it. One that was carried out is in the audit log: this list went back, too. */
export function RestoreRequest({ request, children }: { request: Request; children: ReactNode }) {
  const { id, state, reason, requested_at, requested_by_name, expires_at, approved_at, approved_by_name, failure } = request
  return (
    <section className="panel stack" aria-labelledby={id}>
      <div className="row">
        <h3 id={id}>{targetText(request)}</h3>
        <span className={states[state].label}>{states[state].text}</span>
      </div>
      <p>
        <bdi>{requested_by_name}</bdi>さんが <ExactTime at={requested_at} /> に頼みました。
        {state === 'waiting' && (
          <>
            承認は <ExactTime at={expires_at} /> まで。
          </>
        )}
        <br />
        理由：{reason}
      </p>
      {approved_at && (
        <p>
          <bdi>{approved_by_name}</bdi>さんが <ExactTime at={approved_at} /> に承認しました。
        </p>
      )}
      {state === 'running' && <p>終わるまで、求職者と企業は見ることだけができます。終わると全員がログアウトし、この画面は元の時刻のものになります。</p>}
      {failure && <p className="note alert">{failure}</p>}
      {children}
    </section>
  )
}
