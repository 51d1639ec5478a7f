import { href } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { JobReviewItem } from '#contract/operations/companies/operator-jobs.ts'
import { nextAfter, type Queue } from '../../queue/queue.ts'
import { waitedText } from '../waited-text.ts'

/** So many stand in the list beside the open review. */
const SHOWN = 50

const pathOf = (job_id: number) => `${href('/operator/job_offers/review')}?id=${job_id}`
const reviewsIn = (api: Api) => api.operators.job_offers.reviews({ per_page: SHOWN })

function markOf({ errors, warnings, refusals }: JobReviewItem) {
  if (errors > 0) return `要修正 ${errors}`
  if (warnings > 0) return `要確認 ${warnings}`
  return refusals > 0 ? `再申請 ${refusals}回目` : '指摘なし'
}

/** The reviews that wait, where the open one is among them. */
export async function reviewQueue(api: Api, review_id: number, now: string): Promise<Queue | null> {
  const { reviews, total } = await reviewsIn(api)
  const at = reviews.findIndex(({ id }) => id === review_id)
  if (at < 0) return null
  const items = reviews.map((review) => ({
    id: review.id,
    to: pathOf(review.job_id),
    title: review.position_title,
    company: review.company.name,
    waited: waitedText(review.requested_at, now),
    mark: markOf(review),
    isBad: review.errors > 0,
  }))
  return { items, total, at }
}

/** Where to go once this review is decided: asked for before, while it still stands in the list. */
export async function afterReview(api: Api, review_id: number) {
  const next = nextAfter((await reviewsIn(api)).reviews, review_id)
  return (done: string) => (next ? `${pathOf(next.job_id)}&done=${done}` : `${href('/operator/job_offers')}?done=${done}`)
}
