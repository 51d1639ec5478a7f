import { z } from 'zod'
import { forAnyone, mayLag } from '#contract/platform/procedure.ts'
import { CompanySummary } from '#contract/companies/pages/companies.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id, IdOfCompany } from '#contract/platform/ids.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { StoryContent } from './story-content.ts'

const { kind, title, lead, author, author_position, cover, cover_text } = StoryContent.shape

/** A public story as lists show it. */
export const StoryItem = z.object({
  id: z.int(),
  kind,
  title,
  lead,
  author,
  author_position,
  cover,
  cover_text,
  reading_minutes: z.int().meta({ example: 4 }),
  published_at: Timestamp,
  company: CompanySummary.pick({ id: true, name: true, logo: true, is_demo: true }),
})
export type StoryItem = z.infer<typeof StoryItem>

export const Story = StoryItem.extend({
  blocks: StoryContent.shape.blocks,
  /** When what is shown was approved: later than `published_at` after a change. */
  shown_at: Timestamp,
  /** Other stories of the company, the newest first. */
  others: z.array(StoryItem),
})
export type Story = z.infer<typeof Story>

const tags = ['stories']

export const stories = {
  /** The newest first; of one company, or of all. */
  list: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/stories/', summary: '公開中のストーリーを見る', tags })
    .input(z.object({ company_id: IdOfCompany.optional(), ...Page.shape }))
    .output(z.object({ stories: z.array(StoryItem), total: z.int(), page: z.int(), per_page: z.int() })),
  show: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/stories/{id}/', summary: 'ストーリーを読む', tags })
    .input(z.object({ id: Id }))
    .output(Story)
    .errors({ NOT_FOUND: errors.NOT_FOUND }),
}
