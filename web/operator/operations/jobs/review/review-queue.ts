import { href } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { JobReviewItem } from '#contract/operations/companies/operator-jobs.ts'
import { queueOf, SHOWN } from '../../queue/queue.ts'
import { waitedText } from '../../queue/waited-text.ts'

function markOf({ errors, warnings, refusals }: JobReviewItem) {
  if (errors > 0) return `要修正 ${errors}`
  if (warnings > 0) return `要確認 ${warnings}`
  return refusals > 0 ? `再申請 ${refusals}回目` : '指摘なし'
}

/** The reviews that wait, where the open one is among them. */
export async function reviewQueue(api: Api, review_id: number, now: string) {
  const { reviews, total } = await api.operators.job_offers.reviews({ per_page: SHOWN })
  const items = reviews.map((review) => ({
    id: review.id,
    to: `${href('/operator/job_offers/review')}?id=${review.job_id}`,
    title: review.position_title,
    company: review.company.name,
    waited: waitedText(review.requested_at, now),
    mark: markOf(review),
    isBad: review.errors > 0,
  }))
  return queueOf(items, total, review_id)
}
