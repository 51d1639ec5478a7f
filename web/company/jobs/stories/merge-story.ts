import type { StoryBlock, StoryContent } from '#contract/jobs/stories/story-content.ts'

type Field = Exclude<keyof StoryContent, 'blocks'>
/** What a colleague saved since the form started, and the parts that both they and this form changed. */
export type StoryConflict = { theirs: string[]; met: string[] }

export const storyFieldNames: Record<Field, string> = {
  kind: '種類',
  title: 'タイトル',
  lead: '概要',
  author: '書いた人',
  author_position: '役割',
  cover: 'カバー写真',
  cover_text: 'カバー写真の説明',
}
const fields = Object.keys(storyFieldNames) as Field[]
const isSame = (one: unknown, other: unknown) => plain(one) === plain(other)
const blockName = (at: number) => `ブロック${at + 1}`

/**
 * Merges a story after an edit conflict: takes over what only the colleague changed since `begun`, and keeps what was typed here. Where both changed a
 * part, keeps the typed one and names it, so that the recruiter saves it knowingly.
 */
export function mergeStory(begun: StoryContent, mine: StoryContent, theirs: StoryContent): StoryConflict & { content: StoryContent } {
  const changed = fields.filter((field) => !isSame(begun[field], theirs[field]))
  const taken = changed.filter((field) => isSame(begun[field], mine[field]))
  const blocks = mergeBlocks(begun.blocks, mine.blocks, theirs.blocks)
  return {
    content: { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])), blocks: blocks.merged },
    theirs: [...taken.map((field) => storyFieldNames[field]), ...blocks.theirs],
    met: [...changed.filter((field) => !taken.includes(field) && !isSame(mine[field], theirs[field])).map((field) => storyFieldNames[field]), ...blocks.met],
  }
}

/** The order is the typed one if it was changed here, else theirs. What one side removed stays only if the other side changed it. */
function mergeBlocks(begun: StoryBlock[], mine: StoryBlock[], theirs: StoryBlock[]) {
  const of = (blocks: StoryBlock[], id: string) => blocks.find((block) => block.id === id)
  const ids = (blocks: StoryBlock[]) => blocks.map(({ id }) => id)
  const isMoved = !isSame(shared(ids(begun), ids(mine)), shared(ids(mine), ids(begun)))
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  const [taken, met] = [new Set<string>(), new Set<string>()]
  const choose = (id: string) => {
    const [before, typed, saved] = [of(begun, id), of(mine, id), of(theirs, id)]
    if (isSame(before, saved) || isSame(typed, saved)) return typed
    if (isSame(before, typed)) {
      taken.add(id)
      return saved
    }
    met.add(id)
    return typed ?? saved
  }
  const merged = joined(ids(first), ids(second)).flatMap((id) => choose(id) ?? [])
  const named = (chosen: Set<string>) => merged.flatMap(({ id }, at) => (chosen.has(id) ? blockName(at) : []))
  const isGone = [...taken].some((id) => !of(merged, id))
  return { merged, theirs: [...named(taken), ...(isGone ? ['削除されたブロック'] : [])], met: named(met) }
}

const shared = (ids: string[], others: string[]) => ids.filter((id) => others.includes(id))

/** All of both, each of the others after the one that it follows there. */
function joined(ids: string[], others: string[]) {
  const all = [...ids]
  for (const [at, id] of others.entries()) if (!all.includes(id)) all.splice(at === 0 ? 0 : all.indexOf(others[at - 1]!) + 1, 0, id)
  return all
}

/** The same text for the same value: the database stores the keys of an object in a different order. */
const plain = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
