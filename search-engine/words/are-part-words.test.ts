import { expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { arePartWords, partings } from './are-part-words.ts'
import { unitsOf } from './has-word.ts'
import { beginsAlone, endsAlone, markEdges } from './word-edges.ts'

const random = seededRandom(7)
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
const words = ['アプリ', 'エンジニア', 'テスト', 'システム', 'データ', 'ベス', 'リサチ', 'ンジ', 'ア', 'ゴ']
const stretch = (parts: number) => Array.from({ length: 1 + Math.floor(random() * parts) }, () => pick(words).replaceAll('ー', '')).join('')

test('a stretch of katakana read once says of each of its places what reading it from there says, however long it is', () => {
  for (let turn = 0; turn < 200; turn++) {
    const text = unitsOf(`営業${stretch(turn % 20 === 0 ? 60 : 6)}。`)
    const [from, to] = [2, text.length - 1]
    const { before, after } = partings(text, from, to)
    for (let at = from; at < to; at++) {
      expect(before[at - from] === 1).toBe(at === from || arePartWords(text, from, at))
      expect(after[at - from] === 1).toBe(arePartWords(text, at, to))
    }
  }
})

test('the bits of a text say where words may begin and where katakana may end', () => {
  const text = unitsOf(Array.from({ length: 300 }, () => pick([stretch(3), '営業', 'go', 'Web3'.toLowerCase(), 'です', ' ', '\n', '・'])).join(''))
  const bits = { begins: new Uint8Array((text.length >>> 3) + 1).fill(255), ends: new Uint8Array((text.length >>> 3) + 1).fill(255) }
  for (let at = 0; at < text.length; ) at = markEdges(text, bits, at, Math.min(text.length, at + 37))
  const bit = (row: Uint8Array, at: number) => ((row[at >>> 3]! >>> (at & 7)) & 1) === 1
  for (let at = 0; at < text.length; at++) {
    expect({ at, begins: bit(bits.begins, at) }).toEqual({ at, begins: beginsAlone(text, at) })
    if (/[ァ-ヺ]/u.test(String.fromCharCode(text[at - 1] ?? 0))) expect({ at, ends: bit(bits.ends, at) }).toEqual({ at, ends: endsAlone(text, at - 1, at) })
  }
})
