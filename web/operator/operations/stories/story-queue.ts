import { href } from 'react-router'
import { storyKindNames } from '#contract/jobs/stories/story-parts.ts'
import type { Api } from '#contract/index.ts'
import { waitedText } from '../queue/waited-text.ts'
import { queueOf, SHOWN } from '../queue/queue.ts'

/** The stories that wait for a review, where the open one is among them: they come before all other stories, the longest first. */
export async function storyQueue(api: Api, id: number, now: string) {
  const { stories } = await api.operators.stories.list({ per_page: SHOWN })
  const items = stories.flatMap(({ id: story, title, company, kind, state, requested_at }) =>
    requested_at === null
      ? []
      : {
          id: story,
          to: `${href('/operator/job_offers/stories/review')}?id=${story}`,
          title,
          company: company.name,
          waited: waitedText(requested_at, now),
          mark: state === 'published' ? '変更' : storyKindNames[kind],
          isBad: false,
        },
  )
  return queueOf(items, items.length, id)
}
