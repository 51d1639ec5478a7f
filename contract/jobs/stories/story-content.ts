import { z } from 'zod'
import { Picture } from '#contract/companies/pages/picture.ts'
import { line, text } from '#contract/platform/text/plain-text.ts'

const MOST_BLOCKS = 40

/** Names a block while it is moved and edited. Nobody reads it. */
const id = z.string().regex(/^[a-z0-9]{1,12}$/)

/** A part of a story. A draft may be incomplete: what is missing is asked for before it is sent (`storyProblems`). */
export const StoryBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), id, text: text(5_000).meta({ example: '■最初の三か月\n現場を回り、手書きの点検票を写させてもらいました。' }) }),
  z.strictObject({
    kind: z.literal('picture'),
    id,
    picture: Picture.nullable(),
    /** What the picture shows, for those who do not see it. */
    alt: line(200).meta({ example: '作業台で流量計を組み立てる2人' }),
    caption: line(200),
  }),
  z.strictObject({ kind: z.literal('quote'), id, text: text(500), by: line(60) }),
  z.strictObject({
    kind: z.literal('film'),
    id,
    /** On YouTube or Vimeo, once it is complete. */
    address: line(2000),
    title: line(100),
  }),
])
export type StoryBlock = z.infer<typeof StoryBlock>

export const StoryContent = z.strictObject({
  kind: z.enum(['article', 'interview']),
  title: line(80).meta({ example: '検針の手帳を、なくすまで' }),
  /** One or two sentences, as lists show them. */
  lead: line(160),
  author: line(60).meta({ example: '永井 亮' }),
  author_position: line(60).meta({ example: '開発責任者' }),
  cover: Picture.nullable(),
  cover_text: line(200),
  blocks: z
    .array(StoryBlock)
    .max(MOST_BLOCKS, `ブロックは${MOST_BLOCKS}個までです。`)
    .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, '同じ項目が重複しています。'),
})
export type StoryContent = z.infer<typeof StoryContent>
