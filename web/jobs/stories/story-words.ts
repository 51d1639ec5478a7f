import { storyKindNames } from '#contract/jobs/stories/story-parts.ts'
import type { StoryItem } from '#contract/jobs/stories/stories.ts'
import { fullDate } from '#web/ui/text/full-date.ts'

/** Who wrote it: the name, and what they do. */
export const byline = ({ author, author_position }: Pick<StoryItem, 'author' | 'author_position'>) => [author, author_position].filter(Boolean).join('・')

/** 「インタビュー・2026年11月20日・読了 約4分」 */
export const storyLine = ({ kind, published_at, reading_minutes }: Pick<StoryItem, 'kind' | 'published_at' | 'reading_minutes'>) =>
  `${storyKindNames[kind]}・${fullDate(published_at)}・読了 約${reading_minutes}分`
