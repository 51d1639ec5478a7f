import { type Insertable, sql } from 'kysely'
import type { Reading } from '#contract/operations/reports/operator-reports.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { StoryContent } from '#contract/jobs/stories/story-content.ts'
import { storyState } from '#server/jobs/stories/story-status.ts'
import type { DB } from '#server/platform/database/schema.ts'

/** Until when operators answer, unless they set another day. */
const DAYS = 7

type New = Omit<Insertable<DB['reports']>, 'due_at' | 'created_at'>

/** A new ticket, with its number and its deadline. */
export async function addReport(db: Database, now: Date, report: New) {
  const added = await db
    .insertInto('reports')
    .values({ ...report, created_at: now.toISOString(), due_at: new Date(now.getTime() + DAYS * 86_400_000).toISOString() })
    .returning(['id', 'number', 'due_at'])
    .executeTakeFirstOrThrow()
  return added
}

type Reported = { job_id?: number | null; story_id?: number | null; company_id?: number | null }

/** How a job's, a story's or a company's page reads at this moment, as far as a report is about it. */
export async function readingOf(db: Database, { job_id, story_id, company_id }: Reported): Promise<Reading | null> {
  if (story_id) return readingOfStory(db, story_id)
  if (job_id) {
    const job = await db
      .selectFrom('job_offers')
      .innerJoin('companies', 'companies.id', 'company_id')
      .select(['position_title as title', 'companies.name as company', 'job_offers.state', 'description as text'])
      .where('job_offers.id', '=', job_id)
      .executeTakeFirst()
    return job ?? null
  }
  if (!company_id) return null
  const company = await db.selectFrom('companies').select(['name', 'state', 'introduction']).where('id', '=', company_id).executeTakeFirst()
  return company ? { title: company.name, company: company.name, state: company.state, text: company.introduction } : null
}

/** What visitors read of it; once it is no longer public, what they read last. */
async function readingOfStory(db: Database, id: number): Promise<Reading | null> {
  const story = await db
    .selectFrom('stories')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['companies.name as company', storyState.as('state'), sql<StoryContent>`shown`.as('shown')])
    .where('stories.id', '=', id)
    .where('shown', 'is not', null)
    .executeTakeFirst()
  if (!story) return null
  const { shown, company, state } = story
  return { title: shown.title, company, state, text: [shown.lead, ...shown.blocks.flatMap((block) => ('text' in block ? [block.text] : []))].join('\n\n') }
}
