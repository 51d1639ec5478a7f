import type { StoryContent } from '#contract/jobs/stories/story-content.ts'
import { emptyStory } from '#contract/jobs/stories/story-parts.ts'

/** A story that lacks nothing, for tests and browser journeys. */
export const wholeStory: StoryContent = {
  ...emptyStory,
  title: '検針の手帳を、なくすまで',
  lead: '三か月、検針の車に同乗しました。',
  author: '永井 亮',
  blocks: [{ kind: 'text', id: 'one', text: `■はじまり\n${'手書きの数字を毎晩入力し直していました。'.repeat(12)}` }],
}
