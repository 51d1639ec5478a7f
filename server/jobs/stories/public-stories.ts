import { sql } from 'kysely'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { Story, StoryItem } from '#contract/jobs/stories/stories.ts'
import type { StoryContent } from '#contract/jobs/stories/story-content.ts'
import { readingMinutes } from '#contract/jobs/stories/story-problems.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { publishedStories } from './story-status.ts'

type Row = { id: number; shown: StoryContent; published_at: string; company: StoryItem['company'] }

const itemColumns = [
  'stories.id',
  sql<StoryContent>`stories.shown`.as('shown'),
  sql<string>`stories.published_at`.as('published_at'),
  sql<StoryItem['company']>`jsonb_build_object('id', companies.id, 'name', companies.name, 'logo', companies.logo, 'is_demo', companies.is_demo)`.as('company'),
] as const

const itemOf = ({ id, shown, published_at, company }: Row): StoryItem => {
  const { kind, title, lead, author, author_position, cover, cover_text } = shown
  return { id, kind, title, lead, author, author_position, cover, cover_text, reading_minutes: readingMinutes(shown), published_at, company }
}

type Asked = { company_id?: number | undefined; page?: number | undefined; per_page?: number | undefined }

/** The public stories, the newest first. */
export async function listStories({ db }: { db: Database }, { company_id, page = 1, per_page = PAGE_SIZE }: Asked) {
  const found = company_id === undefined ? publishedStories(db) : publishedStories(db).where('stories.company_id', '=', company_id)
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await newestFirst(found)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { stories: rows.map(itemOf), total, page, per_page }
}

const newestFirst = (found: ReturnType<typeof publishedStories>) =>
  found.select(itemColumns).orderBy('stories.published_at', 'desc').orderBy('stories.id', 'desc')

const OTHERS = 3

export async function showStory({ db }: { db: Database }, id: number): Promise<Story> {
  const row = await publishedStories(db)
    .where('stories.id', '=', id)
    .select(itemColumns)
    .select(sql<string>`stories.shown_at`.as('shown_at'))
    .executeTakeFirst()
  if (!row) return fail('NOT_FOUND')
  const others = await newestFirst(publishedStories(db).where('stories.company_id', '=', row.company.id).where('stories.id', '<>', id))
    .limit(OTHERS)
    .execute()
  return { ...itemOf(row), blocks: row.shown.blocks, shown_at: row.shown_at, others: others.map(itemOf) }
}
