import { href } from 'react-router'
import { storyKindNames } from '#contract/jobs/stories/story-parts.ts'
import type { OperatorStoryItem } from '#contract/operations/stories/operator-stories.ts'
import type { Api } from '#contract/index.ts'
import { waitedText } from '../jobs/waited-text.ts'
import { nextAfter, type Queue } from '../queue/queue.ts'

/** So many stand in the list beside the open story. */
const SHOWN = 50

const LIST = href('/operator/job_offers/stories')
const pathOf = (id: number) => `${LIST}/review?id=${id}`
type Waiting = OperatorStoryItem & { requested_at: string }

/** They come before all other stories, the longest first. */
async function waitingStories(api: Api): Promise<Waiting[]> {
  const { stories } = await api.operators.stories.list({ per_page: SHOWN })
  return stories.filter((story): story is Waiting => story.requested_at !== null)
}

/** The stories that wait for a review, where the open one is among them. */
export async function storyQueue(api: Api, id: number, now: string): Promise<Queue | null> {
  const stories = await waitingStories(api)
  const at = stories.findIndex((story) => story.id === id)
  if (at < 0) return null
  const items = stories.map(({ id: story, title, company, kind, state, requested_at }) => ({
    id: story,
    to: pathOf(story),
    title,
    company: company.name,
    waited: waitedText(requested_at, now),
    mark: state === 'published' ? '変更' : storyKindNames[kind],
    isBad: false,
  }))
  return { items, total: items.length, at }
}

/** Where to go once this story is decided: asked for before, while it still stands in the list. */
export async function afterStory(api: Api, id: number) {
  const next = nextAfter(await waitingStories(api), id)
  return (done: string) => (next ? `${pathOf(next.id)}&done=${done}` : `${LIST}?done=${done}`)
}
