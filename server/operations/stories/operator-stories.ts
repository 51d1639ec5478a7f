import { type SqlBool, sql } from 'kysely'
import type { OperatorStory, OperatorStorySearch } from '#contract/operations/stories/operator-stories.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { lintStory } from '#contract/jobs/stories/lint-story.ts'
import type { StoryContent } from '#contract/jobs/stories/story-content.ts'
import { fail } from '#server/fail.ts'
import { storyState } from '#server/jobs/stories/story-status.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Every story that was sent to the operators once, with the request that waits: a draft that nobody sent is the company's own. */
const sentStories = (db: Database) =>
  db
    .selectFrom('stories')
    .innerJoin('companies', 'companies.id', 'stories.company_id')
    .leftJoin('story_reviews as reviews', (join) => join.onRef('reviews.story_id', '=', 'stories.id').on('reviews.decided_at', 'is', null))
    .where(sql<SqlBool>`exists (select from story_reviews where story_id = stories.id)`)

/** What operators read of it: what is asked for, what is or was public, or else what was asked for last. */
const readContent = sql<StoryContent>`coalesce(reviews.content, stories.shown,
  (select content from story_reviews where story_id = stories.id order by id desc limit 1))`

const listedColumns = [
  'stories.id',
  'stories.published_at',
  'stories.updated_at',
  'reviews.requested_at',
  storyState.as('state'),
  readContent.as('content'),
  sql<OperatorStory['company']>`jsonb_build_object('id', companies.id, 'name', companies.name, 'logo', companies.logo, 'state', companies.state,
    'end_of_contract', companies.end_of_contract, 'is_demo', companies.is_demo)`.as('company'),
] as const

export async function listStoriesToOperators(
  { db }: { db: Database },
  { story_state, waiting, company_id, page = 1, per_page = PAGE_SIZE }: OperatorStorySearch,
) {
  let found = sentStories(db)
  if (story_state) found = found.where(sql<SqlBool>`${storyState} = ${story_state}`)
  if (waiting) found = found.where('reviews.requested_at', 'is not', null)
  if (company_id) found = found.where('stories.company_id', '=', company_id)
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(listedColumns)
    .orderBy(sql`reviews.requested_at nulls last`)
    .orderBy('stories.updated_at', 'desc')
    .orderBy('stories.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { stories: rows.map(({ content: { title, kind }, ...row }) => ({ ...row, title, kind })), total, page, per_page }
}

export async function showStoryToOperators({ db }: { db: Database }, id: number): Promise<OperatorStory> {
  const story = await sentStories(db)
    .where('stories.id', '=', id)
    .select(listedColumns)
    .select(['stories.shown_at', 'stories.withdrawn_at', 'stories.withdrawn_reason'])
    .select([
      sql<StoryContent | null>`case when stories.withdrawn_at is null then stories.shown end`.as('shown'),
      sql<OperatorStory['withdrawn_by']>`stories.withdrawn_by`.as('withdrawn_by'),
    ])
    .executeTakeFirst()
  if (!story) return fail('NOT_FOUND')
  const reviews = await db
    .selectFrom('story_reviews')
    .select(['id', 'requested_at', 'requested_by', 'decided_at', 'reason', sql<OperatorStory['reviews'][number]['decision']>`decision`.as('decision')])
    .where('story_id', '=', id)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  const { title, kind } = story.content
  return { ...story, title, kind, findings: lintStory(story.content), review: reviews.find(({ decided_at }) => decided_at === null) ?? null, reviews }
}
