import { sql } from 'kysely'
import type { OwnStory } from '#contract/jobs/stories/company-stories.ts'
import { lintStory } from '#contract/jobs/stories/lint-story.ts'
import type { StoryContent } from '#contract/jobs/stories/story-content.ts'
import { emptyStory } from '#contract/jobs/stories/story-parts.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { storyStatusColumns } from './story-status.ts'

const MOST_STORIES = 100

const ownStories = ({ db, viewer }: MemberContext) => db.selectFrom('stories').where('stories.company_id', '=', viewer.company_id)

/** What a member's own company writes and has published, the latest change first. */
export async function listOwnStories(context: MemberContext) {
  const stories = await ownStories(context)
    .select(storyStatusColumns)
    .select([sql<StoryContent['kind']>`content ->> 'kind'`.as('kind'), sql<string>`content ->> 'title'`.as('title')])
    .orderBy('stories.updated_at', 'desc')
    .orderBy('stories.id', 'desc')
    .limit(MOST_STORIES)
    .execute()
  return { stories }
}

export async function showOwnStory(context: MemberContext, id: number): Promise<OwnStory> {
  const story = await ownStories(context)
    .innerJoin('companies', 'companies.id', 'stories.company_id')
    .where('stories.id', '=', id)
    .select(storyStatusColumns)
    .select(['stories.version', sql<StoryContent>`stories.content`.as('content')])
    .select(
      sql<OwnStory['company']>`jsonb_build_object('id', companies.id, 'name', companies.name, 'logo', companies.logo, 'is_demo', companies.is_demo)`.as(
        'company',
      ),
    )
    .executeTakeFirst()
  return story ? { ...story, findings: lintStory(story.content) } : fail('NOT_FOUND')
}

/** The story as it is, locked until this transaction ends. */
export async function lockOwnStory(context: MemberContext, id: number) {
  const story = await ownStories(context)
    .where('stories.id', '=', id)

    .select(['stories.id', 'version', 'withdrawn_at', 'withdrawn_by', sql<StoryContent>`content`.as('content'), sql<StoryContent | null>`shown`.as('shown')])
    .forNoKeyUpdate()
    .executeTakeFirst()
  return story ?? fail('NOT_FOUND')
}

/** An empty draft under the member's name. */
export async function createStory(context: MemberContext, { kind }: Pick<StoryContent, 'kind'>) {
  const { db, viewer, now } = context
  // Of two that are created at once both are counted.
  await db.selectFrom('companies').select('id').where('id', '=', viewer.company_id).forNoKeyUpdate().execute()
  const { count } = await ownStories(context).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  if (count >= MOST_STORIES) fail('STORIES_FULL')
  const at = now().toISOString()
  const content = JSON.stringify({ ...emptyStory, kind, author: viewer.name })
  const { id } = await db
    .insertInto('stories')
    .values({ company_id: viewer.company_id, content, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return showOwnStory(context, id)
}
