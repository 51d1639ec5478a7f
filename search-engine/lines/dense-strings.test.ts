import { expect, test } from 'vitest'
import { addDocSet, type DocSet } from '../bits/doc-set.ts'
import { seededRandom } from '../seeded-random.ts'
import { Throttle } from '../throttle.ts'
import { hasWord } from '../words/has-word.ts'
import { denseStrings } from './dense-strings.ts'
import { LineIndexBuilder } from './line-index-builder.ts'

const random = seededRandom(9)
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
const pieces = ['営業', '会計', '社会計画', 'アプリ', 'エンジニア', 'リング', 'go', 'google', 'の', '。', '経験者', '未経験者']
const line = () => Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(pieces)).join('')
const common = Array.from({ length: 12 }, line)
const jobs = Array.from({ length: 400 }, () => Array.from({ length: 1 + Math.floor(random() * 4) }, () => (random() < 0.5 ? pick(common) : line())))
const numbersIn = (set: DocSet): number[] => {
  const words = new Uint32Array(Math.ceil(jobs.length / 32) + 1)
  addDocSet(set, words)
  return [...jobs.keys()].filter((doc) => ((words[doc >>> 5]! >>> (doc & 31)) & 1) === 1)
}

test.each([[{ nanoseconds: 3_000 }], [{ places: 40 }]])('the jobs worked out ahead (%j) are those that reading finds', async (most) => {
  const builder = new LineIndexBuilder()
  for (const lines of jobs) builder.add(lines)
  const index = await builder.build(Uint32Array.from(jobs.keys()), 1_000_000, new Throttle(1_000))
  const dense = await denseStrings(index, jobs.length, most, new Throttle(1_000))
  const having = (holds: (text: string) => boolean) => [...jobs.keys()].filter((doc) => jobs[doc]!.some(holds))
  let [all, alone] = [0, 0]
  for (const [text, sets] of dense) {
    if (sets.all) expect({ text, docs: numbersIn(sets.all) }).toEqual({ text, docs: having((one) => one.includes(text)) })
    if (sets.alone) expect({ text, docs: numbersIn(sets.alone) }).toEqual({ text, docs: having((one) => hasWord(one, text)) })
    all += sets.all ? 1 : 0
    alone += sets.alone ? 1 : 0
  }
  expect(Math.min(all, alone)).toBeGreaterThan(5)
  // Equal sets are one.
  const sets = [...dense.values()].flatMap((one) => [one.all, one.alone]).filter((set) => set !== undefined)
  expect(new Set(sets).size).toBe(new Set(sets.map((set) => numbersIn(set).join(' '))).size)
})
