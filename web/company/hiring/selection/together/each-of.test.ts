import { expect, test } from 'vitest'
import { Refused } from '#web/platform/api/refusal.ts'
import { eachOf, MOST } from './each-of.ts'

const people = [{ label: '佐藤 花さん' }, { label: '求職者 04DB' }]
const refuse = () => Promise.reject(new Refused({ code: 'THREAD_CLOSED', sentence: 'やりとりは終わっています。', issues: {} }))

test('what is refused of one is done of the others, and the sentence names them', async () => {
  const act = ({ label }: { label: string }) => (label === '求職者 04DB' ? refuse() : Promise.resolve())
  expect(await eachOf(people, act, (done) => `${done}人を移動しました。`)).toEqual({
    did: [people[0]],
    sentence: '1人を移動しました。1人はできませんでした（求職者 04DB：やりとりは終わっています。）。',
  })
})

test('what is refused of all, of none and of too many is refused', async () => {
  const said = () => ''
  await expect(eachOf(people, refuse, said)).rejects.toThrow('2人はできませんでした')
  await expect(eachOf([], refuse, said)).rejects.toThrow('候補者を選んでください。')
  await expect(
    eachOf(
      Array.from({ length: MOST + 1 }, () => people[0]!),
      () => Promise.resolve(),
      said,
    ),
  ).rejects.toThrow('50人まで')
  await expect(eachOf(people, () => Promise.reject(new Error('a bug')), said)).rejects.toThrow('a bug')
})
