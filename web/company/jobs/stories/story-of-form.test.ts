import { expect, test } from 'vitest'
import type { StoryContent } from '#contract/jobs/stories/story-content.ts'
import { emptyStory } from '#contract/jobs/stories/story-parts.ts'
import { storyOfForm, withBlockAct } from './story-of-form.ts'

const content: StoryContent = {
  ...emptyStory,
  kind: 'interview',
  title: '題',
  cover: '/pictures/a.webp',
  blocks: [
    { kind: 'text', id: 'a', text: '文' },
    { kind: 'picture', id: 'b', picture: null, alt: '絵', caption: '' },
    { kind: 'quote', id: 'c', text: '言葉', by: '永井' },
    { kind: 'film', id: 'd', address: 'https://vimeo.com/1', title: '紹介' },
  ],
}
const order = (intent: string) => withBlockAct(content, intent, 'new').blocks.map(({ id }) => id)

test('a form holds the story as it is', () => {
  expect(
    storyOfForm({ ...content, blocks: content.blocks.map((block) => ({ ...block, picture: 'picture' in block ? (block.picture ?? '') : undefined })) }),
  ).toEqual(content)
  expect(storyOfForm({ ...content, cover_removed: 'on' }).cover).toBeNull()
})

test('blocks are added, moved and removed by their buttons, and by nothing else', () => {
  expect(order('add:quote')).toEqual(['a', 'b', 'c', 'd', 'new'])
  expect(order('up:c')).toEqual(['a', 'c', 'b', 'd'])
  expect(order('down:a')).toEqual(['b', 'a', 'c', 'd'])
  expect(order('up:a')).toEqual(['a', 'b', 'c', 'd'])
  expect(order('down:d')).toEqual(['a', 'b', 'c', 'd'])
  expect(order('remove:b')).toEqual(['a', 'c', 'd'])
  expect(order('remove:x')).toEqual(['a', 'b', 'c', 'd'])
  expect(order('save')).toEqual(['a', 'b', 'c', 'd'])
})
