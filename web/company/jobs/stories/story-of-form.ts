import type { StoryBlock, StoryContent } from '#contract/jobs/stories/story-content.ts'
import type { StoryBlockKind } from '#contract/jobs/stories/story-parts.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

export type Values = Record<string, unknown>

export const blockRows = (values: Values) => [values.blocks ?? []].flat().map((row) => (row ?? {}) as Values)

const pictureOf = (row: Values, name: string) => (textOf(row[`${name}_removed`]) ? null : textOf(row[name]) || null)

/** The values of the editor's fields in the shape of the API. */
export function storyOfForm(values: Values): StoryContent {
  return {
    kind: values.kind === 'interview' ? 'interview' : 'article',
    title: textOf(values.title),
    lead: textOf(values.lead),
    author: textOf(values.author),
    author_position: textOf(values.author_position),
    cover: pictureOf(values, 'cover'),
    cover_text: textOf(values.cover_text),
    blocks: blockRows(values).map(blockOf),
  }
}

function blockOf(row: Values): StoryBlock {
  const id = textOf(row.id)
  switch (row.kind as StoryBlockKind) {
    case 'picture':
      return { kind: 'picture', id, picture: pictureOf(row, 'picture'), alt: textOf(row.alt), caption: textOf(row.caption) }
    case 'quote':
      return { kind: 'quote', id, text: textOf(row.text), by: textOf(row.by) }
    case 'film':
      return { kind: 'film', id, address: textOf(row.address), title: textOf(row.title) }
    default:
      return { kind: 'text', id, text: textOf(row.text) }
  }
}

/** What an act on one block makes of the story: `add:text`, `up:<id>`, `down:<id>`, `remove:<id>`. Any other intent changes nothing. */
export function withBlockAct(content: StoryContent, intent: string | null, newId: string): StoryContent {
  const [act, subject = ''] = (intent ?? '').split(':')
  const { blocks } = content
  if (act === 'add') return { ...content, blocks: [...blocks, blockOf({ id: newId, kind: subject })] }
  const at = blocks.findIndex(({ id }) => id === subject)
  const block = blocks[at]
  if (!block) return content
  const others = blocks.filter(({ id }) => id !== subject)
  if (act === 'remove') return { ...content, blocks: others }
  if (act === 'up' || act === 'down') return { ...content, blocks: others.toSpliced(Math.max(0, at + (act === 'up' ? -1 : 1)), 0, block) }
  return content
}

/** The initial values of the editor's fields, and what is wrong with them. Fields are named as in the form: `blocks[0].text`. */
export function storyValues(begun: Values, result: FormResult | undefined) {
  const issues = result?.saved === false ? result.refusal.issues : {}
  return {
    text: (name: string) => textOf(name.split(/[[\].]+/).reduce<unknown>((part, step) => (part as Values | undefined)?.[step], begun)),
    refusal: (name: string): string | undefined => issues[name] ?? issues[name.replaceAll(/\[(\d+)\]/g, '.$1')],
  }
}
export type StoryValues = ReturnType<typeof storyValues>
