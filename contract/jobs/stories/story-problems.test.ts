import { expect, test } from 'vitest'
import { lintStory } from './lint-story.ts'
import type { StoryBlock, StoryContent } from './story-content.ts'
import { emptyStory } from './story-parts.ts'
import { readingMinutes, storyProblems } from './story-problems.ts'

const text = (letters: number): StoryBlock => ({ kind: 'text', id: 'a', text: '字'.repeat(letters) })
const whole: StoryContent = { ...emptyStory, title: '題', lead: '概要', author: '永井', blocks: [text(200)] }
const fields = (content: StoryContent) => storyProblems(content).map(({ field }) => field)

test('a whole story lacks nothing, an empty one everything', () => {
  expect(fields(whole)).toEqual([])
  expect(fields(emptyStory)).toEqual(['title', 'lead', 'author', 'blocks'])
})

test('pictures are described, and only films that can be played are taken', () => {
  const picture: StoryBlock = { kind: 'picture', id: 'b', picture: '/pictures/x.webp', alt: '', caption: '' }
  const film = (address: string): StoryBlock => ({ kind: 'film', id: 'c', address, title: '紹介' })
  expect(fields({ ...whole, cover: '/pictures/x.webp', blocks: [text(200), picture] })).toEqual(['cover_text', 'blocks.1.alt'])
  expect(fields({ ...whole, blocks: [text(200), film('https://evil.example/watch?v=abcdefghijk')] })).toEqual(['blocks.1.address'])
  expect(fields({ ...whole, blocks: [text(200), film('javascript:alert(1)')] })).toEqual(['blocks.1.address'])
  expect(fields({ ...whole, blocks: [text(200), film('https://youtu.be/abcdefghijk')] })).toEqual([])
})

test('reading takes a minute for 500 letters, and never none', () => {
  expect([10, 740, 2_000].map((letters) => readingMinutes({ ...whole, lead: '', blocks: [text(letters)] }))).toEqual([1, 1, 4])
})

test('words that a posting may not hold are named', () => {
  expect(lintStory(whole)).toEqual([])
  expect(lintStory({ ...whole, blocks: [{ kind: 'quote', id: 'q', text: '日本人のみを採用しています', by: '' }] }).map(({ rule }) => rule)).toEqual([
    'nationality',
  ])
})
