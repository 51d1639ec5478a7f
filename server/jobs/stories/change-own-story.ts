import { sql } from 'kysely'
import type { StoryContent } from '#contract/jobs/stories/story-content.ts'
import { picturesOfStory, STORY_UNDO_MINUTES } from '#contract/jobs/stories/story-parts.ts'
import { storyProblems } from '#contract/jobs/stories/story-problems.ts'
import { fail } from '#server/fail.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { pictureProblems } from '#server/companies/pages/pictures/picture-problems.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockOwnStory, showOwnStory } from './own-stories.ts'

type Saved = { id: number; version: number; content: StoryContent }

/** Saves a draft. Of two members who began at the same version, the second gets the edit conflict. */
export async function saveStory(context: MemberContext, { id, version, content }: Saved) {
  const { db, viewer, language, now } = context
  const story = await lockOwnStory(context, id)
  if (version !== story.version) fail('PAGE_CHANGED')
  const before = [story.content, story.shown].flatMap((one) => (one ? picturesOfStory(one) : []))
  refuseProblems(await pictureProblems(db, viewer.company_id, before, picturesOfStory(content)), language)
  const saved = JSON.stringify(content)
  await db
    .updateTable('stories')
    .set({ content: saved, version: version + 1, updated_at: now().toISOString() })
    .where('id', '=', id)
    .where(sql<boolean>`content is distinct from ${saved}::jsonb`)
    .execute()
  return showOwnStory(context, id)
}

/** Sends what is saved to the operators, in place of an earlier request that still waits. */
export async function requestStoryReview(context: MemberContext, { id, version }: { id: number; version: number }) {
  const { db, viewer, language, now } = context
  const story = await lockOwnStory(context, id)
  if (version !== story.version) fail('PAGE_CHANGED')
  refuseProblems(storyProblems(story.content), language)
  const isPublic = story.shown !== null && story.withdrawn_at === null
  if (isPublic && JSON.stringify(story.content) === JSON.stringify(story.shown)) fail('STORY_UNCHANGED')
  const at = now().toISOString()
  await endOpenReview(context, id, at)
  await db
    .insertInto('story_reviews')
    .values({ story_id: id, content: JSON.stringify(story.content), requested_at: at, requested_by: viewer.name })
    .execute()
  return showOwnStory(context, id)
}

const endOpenReview = ({ db, viewer }: MemberContext, id: number, at: string) =>
  db
    .updateTable('story_reviews')
    .set({ decision: 'withdrawn', decided_at: at, decided_by: viewer.name })
    .where('story_id', '=', id)
    .where('decided_at', 'is', null)
    .returning('id')
    .execute()

export async function withdrawStoryReview(context: MemberContext, id: number) {
  await lockOwnStory(context, id)
  const ended = await endOpenReview(context, id, context.now().toISOString())
  if (ended.length === 0) fail('REVIEW_SETTLED')
  return showOwnStory(context, id)
}

/** Takes a story offline, at once; a change that waits is taken back with it. */
export async function withdrawStory(context: MemberContext, id: number) {
  const story = await lockOwnStory(context, id)
  if (story.shown === null || story.withdrawn_at !== null) fail('STORY_NOT_PUBLIC')
  const at = context.now().toISOString()
  await endOpenReview(context, id, at)
  await context.db.updateTable('stories').set({ withdrawn_at: at, withdrawn_by: 'company', updated_at: at }).where('id', '=', id).execute()
  return showOwnStory(context, id)
}

/** What visitors read is as it was reviewed, so that it needs no new review. What operators took offline stays offline. */
export async function undoStoryWithdrawal(context: MemberContext, id: number) {
  const { withdrawn_at, withdrawn_by } = await lockOwnStory(context, id)
  const now = context.now()
  if (withdrawn_at === null || withdrawn_by !== 'company' || now.getTime() > Date.parse(withdrawn_at) + STORY_UNDO_MINUTES * 60_000) fail('UNDO_OVER')
  await context.db.updateTable('stories').set({ withdrawn_at: null, withdrawn_by: null, updated_at: now.toISOString() }).where('id', '=', id).execute()
  return showOwnStory(context, id)
}

/** For good, with its requests. What a report quoted of it stays with the report. */
export async function deleteStory(context: MemberContext, id: number) {
  await lockOwnStory(context, id)
  await context.db.deleteFrom('stories').where('id', '=', id).execute()
  return { success: true }
}
