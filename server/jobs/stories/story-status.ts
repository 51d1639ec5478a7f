import { sql } from 'kysely'
import type { OwnStoryItem, StoryState } from '#contract/jobs/stories/company-stories.ts'
import { isListed } from '#server/companies/directory/public-companies.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** The stories that everybody may read. */
export const publishedStories = (db: Database) =>
  db
    .selectFrom('stories')
    .innerJoin('companies', 'companies.id', 'stories.company_id')
    .where(isListed)
    .where('stories.shown', 'is not', null)
    .where('stories.withdrawn_at', 'is', null)

/** The request of a story that waits for the operators, as SQL of one row of `stories`. */
const isWaiting = sql<boolean>`exists (select from story_reviews where story_id = stories.id and decided_at is null)`

export const storyState = sql<StoryState>`case
  when stories.shown is not null and stories.withdrawn_at is null then 'published'
  when ${isWaiting} then 'in_review'
  when stories.withdrawn_at is not null then 'withdrawn'
  else 'draft' end`

/** Where a story stands, as its company reads it. */
export const storyStatusColumns = [
  'stories.id',
  'stories.published_at',
  'stories.shown_at',
  'stories.withdrawn_at',
  'stories.withdrawn_reason',
  'stories.updated_at',
  storyState.as('state'),
  sql<OwnStoryItem['withdrawn_by']>`stories.withdrawn_by`.as('withdrawn_by'),
  sql<OwnStoryItem['waiting']>`(
    select jsonb_build_object('requested_at', to_jsonb(requested_at), 'requested_by', requested_by)
    from story_reviews where story_id = stories.id and decided_at is null
  )`.as('waiting'),
  sql<OwnStoryItem['refused']>`(
    select jsonb_build_object('decided_at', to_jsonb(decided_at), 'reason', reason)
    from (select * from story_reviews where story_id = stories.id order by id desc limit 1) as last where decision = 'refused'
  )`.as('refused'),
  sql<boolean>`stories.content is distinct from coalesce(
    (select content from story_reviews where story_id = stories.id and decided_at is null), stories.shown, '{}'::jsonb
  )`.as('is_changed'),
] as const
