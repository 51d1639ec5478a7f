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
  const found = storiesOf(db, company_id)
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await inOrder(found)
    .select(itemColumns)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { stories: rows.map(itemOf), total, page, per_page }
}

const storiesOf = (db: Database, company_id: number | undefined) =>
  company_id === undefined ? publishedStories(db) : publishedStories(db).where('stories.company_id', '=', company_id)

/** The newest first. */
const inOrder = (found: ReturnType<typeof publishedStories>) => found.orderBy('stories.published_at', 'desc').orderBy('stories.id', 'desc')

export type WholeStory = Omit<Story, 'others'>

const wholeColumns = [...itemColumns, sql<string>`stories.shown_at`.as('shown_at')] as const
const wholeOf = (row: Row & { shown_at: string }): WholeStory => ({ ...itemOf(row), blocks: row.shown.blocks, shown_at: row.shown_at })

/** The newest public stories with their text. */
export async function newestStories({ db }: { db: Database }, { company_id, most }: { company_id?: number; most: number }): Promise<WholeStory[]> {
  const rows = await inOrder(storiesOf(db, company_id)).select(wholeColumns).limit(most).execute()
  return rows.map(wholeOf)
}

const OTHERS = 3

export async function showStory({ db }: { db: Database }, id: number): Promise<Story> {
  const row = await publishedStories(db).where('stories.id', '=', id).select(wholeColumns).executeTakeFirst()
  if (!row) return fail('NOT_FOUND')
  const others = await inOrder(storiesOf(db, row.company.id).where('stories.id', '<>', id))
    .select(itemColumns)
    .limit(OTHERS)
    .execute()
  return { ...wholeOf(row), others: others.map(itemOf) }
}
