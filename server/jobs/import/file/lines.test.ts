import { expect, test } from 'vitest'
import { lines } from '../read-file.ts'

async function* chunksOf(...chunks: string[]) {
  yield* chunks
}

async function allOf<Item>(items: AsyncIterable<Item>) {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

test('lines run across chunks and keep their number', async () => {
  expect(await allOf(lines(chunksOf('一\n二', '二\n\n四')))).toEqual([
    { number: 1, line: '一' },
    { number: 2, line: '二二' },
    { number: 3, line: '' },
    { number: 4, line: '四' },
  ])
})

test('a line without end is passed over, the next is read', async () => {
  const long = 'あ'.repeat(1_000_000)
  expect(await allOf(lines(chunksOf(long, long, long, long, long, '\n次')))).toEqual([
    { number: 1, line: undefined },
    { number: 2, line: '次' },
  ])
})
