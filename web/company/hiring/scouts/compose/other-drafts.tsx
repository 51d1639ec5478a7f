import { href, Link } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import type { Route } from './+types/new-scout-page.ts'

/** The member's drafts to the same candidate for other jobs. */
export function OtherDrafts({ candidate_id, others, now }: Pick<Route.ComponentProps['loaderData'], 'candidate_id' | 'others' | 'now'>) {
  if (others.length === 0) return null
  return (
    <p className="small">
      この方へのほかの下書き：
      {others.map(({ id, position_title, updated_at }) => (
        <Link key={id} to={`${href('/online/companies/scouts/new')}?candidate_id=${candidate_id}&draft=${id}`} className="draft-link">
          <bdi>{position_title ?? 'オープンポジション'}</bdi>（{dayText(updated_at, new Date(now))}）
        </Link>
      ))}
    </p>
  )
}
