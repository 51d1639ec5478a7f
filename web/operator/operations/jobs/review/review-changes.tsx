import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import type { OperatorJobPage } from '#contract/operations/companies/operator-jobs.ts'
import { jobHistoryEntries } from '#web/jobs/detail/history/job-history-entries.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { PastReviews } from './past-reviews.tsx'

type Props = Pick<OperatorJobPage, 'job' | 'changes_since' | 'reviews'> & { lookups: Lookups }

/** What is otherwise than when somebody last decided, and how earlier requests ended. */
export function ReviewChanges({ job, changes_since, reviews, lookups }: Props) {
  const version = changes_since && { id: 0, kind: 'changed' as const, changes: changes_since.changes, changed_by: '', changed_at: changes_since.at }
  const [entry] = version ? jobHistoryEntries({ ...job, state: 'published' }, [version], lookups) : []
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">前回からの変更</h2>
      {!changes_since && <p className="small">比べる前回がありません。はじめての審査です。</p>}
      {changes_since && (
        <p className="small">
          <ExactTime at={changes_since.at} />に{changes_since.what === 'refused' ? '差し戻した' : '認めた'}ときとの違い
        </p>
      )}
      {changes_since && entry?.changes.length === 0 && <p className="note warn">何も変わっていません。</p>}
      <dl className="review-diff">
        {entry?.changes.map(({ name, from, to }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <del>{from}</del>
              <ins>{to}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <PastReviews reviews={reviews} />
    </section>
  )
}
