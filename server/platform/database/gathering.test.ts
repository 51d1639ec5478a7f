import { expect, test } from 'vitest'
import { gathering } from './gathering.ts'

function asking(most?: number) {
  const asked: number[][] = []
  const replies: (() => void)[] = []
  const ask = gathering<number, string>(async (keys) => {
    asked.push(keys)
    await new Promise<void>((resolve) => replies.push(resolve))
    if (keys.includes(13)) throw new Error('unlucky')
    return new Map(keys.filter((key) => key < 100).map((key) => [key, `${key}`]))
  }, most)
  return { ask, asked, reply: () => replies.shift()?.() }
}

test('the first is asked for at once, those that come meanwhile together', async () => {
  const { ask, asked, reply } = asking(3)
  const answers = [1, 2, 3, 104, 5].map(ask)
  expect(asked).toEqual([[1]])
  reply()
  await expect.poll(() => asked).toEqual([[1], [2, 3, 104]])
  reply()
  await expect.poll(() => asked).toEqual([[1], [2, 3, 104], [5]])
  reply()
  expect(await Promise.all(answers)).toEqual(['1', '2', '3', undefined, '5'])
})

test('a statement that fails fails for those who were in it, and the next go on', async () => {
  const { ask, reply } = asking(2)
  const answers = [1, 13, 2, 3].map((key) => ask(key).catch(({ message }: Error) => message))
  for (const _ of answers) {
    reply()
    await new Promise(setImmediate)
  }
  expect(await Promise.all(answers)).toEqual(['1', 'unlucky', 'unlucky', '3'])
})
