import { expect, test } from 'vitest'
import type { StoryContent } from '#contract/jobs/stories/story-content.ts'
import { mergeStory } from './merge-story.ts'

const text = (id: string, words = id) => ({ kind: 'text' as const, id, text: words })
const begun: StoryContent = {
  kind: 'article',
  title: '題',
  lead: '概要',
  author: '永井',
  author_position: '',
  cover: null,
  cover_text: '',
  blocks: [text('a'), text('b'), text('c')],
}
const idsOf = ({ content }: { content: StoryContent }) => content.blocks.map(({ id }) => id).join('')

test('what only the colleague changed is taken over, and what was typed here stays', () => {
  const merged = mergeStory(
    begun,
    { ...begun, lead: '私の概要', blocks: [text('a', '私の文'), text('b'), text('c')] },
    { ...begun, title: '同僚の題', blocks: [text('a'), text('b', '同僚の文'), text('c')] },
  )
  expect(merged.content).toEqual({ ...begun, title: '同僚の題', lead: '私の概要', blocks: [text('a', '私の文'), text('b', '同僚の文'), text('c')] })
  expect(merged).toMatchObject({ theirs: ['タイトル', 'ブロック2'], met: [] })
})

test('where both changed a part, the typed one stays and is named', () => {
  const merged = mergeStory(
    begun,
    { ...begun, title: '私の題', blocks: [text('a', '私'), text('b'), text('c')] },
    { ...begun, title: '同僚の題', blocks: [text('a', '同僚'), text('b'), text('c')] },
  )
  expect(merged.content).toMatchObject({ title: '私の題', blocks: [text('a', '私'), text('b'), text('c')] })
  expect(merged).toMatchObject({ theirs: [], met: ['タイトル', 'ブロック1'] })
})

test('blocks that either side added or moved stand where they were put', () => {
  expect(
    idsOf(
      mergeStory(
        begun,
        { ...begun, blocks: [text('a'), text('x'), text('b'), text('c')] },
        { ...begun, blocks: [text('y'), text('a'), text('b'), text('c'), text('z')] },
      ),
    ),
  ).toBe('yaxbcz')
  expect(
    idsOf(mergeStory(begun, { ...begun, blocks: [text('c'), text('a'), text('b')] }, { ...begun, blocks: [text('a'), text('b'), text('y'), text('c')] })),
  ).toBe('caby')
})

test('what one side removed goes, unless the other side has changed it', () => {
  const without = { ...begun, blocks: [text('a'), text('c')] }
  expect(idsOf(mergeStory(begun, without, begun))).toBe('ac')
  const gone = mergeStory(begun, begun, without)
  expect([idsOf(gone), gone.theirs]).toEqual(['ac', ['削除されたブロック']])
  const changed = { ...begun, blocks: [text('a'), text('b', '別の文'), text('c')] }
  expect(mergeStory(begun, without, changed)).toMatchObject({ content: changed, met: ['ブロック2'] })
  expect(mergeStory(begun, changed, without)).toMatchObject({ content: changed, met: ['ブロック2'] })
})

test('the same change on both sides is no conflict', () => {
  const same = { ...begun, title: '同じ', blocks: [text('a', '同じ')] }
  expect(mergeStory(begun, same, structuredClone(same))).toEqual({ content: same, theirs: [], met: [] })
})
