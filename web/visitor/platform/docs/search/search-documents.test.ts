import { expect, test } from 'vitest'
import { searchDocuments } from './search-documents.ts'

const marked = ({ text, hits }: { text: string; hits: readonly (readonly [number, number])[] }) => hits.map(([from, to]) => text.slice(from, to))

test('a page with the words in a heading comes first, at that heading', async () => {
  const [first] = await searchDocuments('en', 'sealing key change')
  expect(first).toMatchObject({ to: '/docs/en/operators/upgrade#change-the-sealing-key' })
  expect(marked(first!.heading!)).toEqual(['Change', 'sealing key'].flatMap((words) => words.split(' ')))
})

test.for([
  ['サーバ', 'サーバー'],
  ['ＡＰＩ', 'api'],
  ['すかうと', 'スカウト'],
] as const)('%s finds the same pages as %s', async ([one, other]) => {
  const found = (await searchDocuments('ja', one)).map(({ to }) => to)
  expect(found).toEqual((await searchDocuments('ja', other)).map(({ to }) => to))
  expect(found.length).toBeGreaterThan(1)
})

test('the excerpt shows the words that were found, marked', async () => {
  const [hit] = await searchDocuments('ja', '年収の下限')
  expect(hit!.to).toBe('/docs/candidates/contact#スカウト')
  expect(marked(hit!.excerpt)).toEqual(['年収の下限'])
})

test('a word behind a dash leaves pages out, and a phrase stays together', async () => {
  const all = (await searchDocuments('en', 'backup')).map(({ to }) => to.split('#')[0])
  const without = (await searchDocuments('en', 'backup -restore')).map(({ to }) => to.split('#')[0])
  expect(without.length).toBeLessThan(all.length)
  expect(all).toEqual(expect.arrayContaining(without))
  expect(await searchDocuments('en', '"sealing backup"')).toEqual([])
})

test.for(['', '   ', '-', '"', '-backup', '\0', 'ぬるぬるぽぽぽ'])('%j finds nothing and does not fail', async (typed) =>
  expect(await searchDocuments('ja', typed)).toEqual([]),
)

test('guides come before references of the same rank', async () => {
  const found = (await searchDocuments('en', 'audit log')).map(({ to }) => to.includes('/reference/'))
  expect(found.length).toBeGreaterThan(3)
  expect((await searchDocuments('en', 'back up and restore'))[0]?.to).toMatch(/^\/docs\/en\/operators\/backup/)
})
