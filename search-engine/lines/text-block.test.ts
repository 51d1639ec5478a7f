import { expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { Throttle } from '../throttle.ts'
import { sortedDepth } from './sort-suffixes.ts'
import { TextBlock } from './text-block.ts'

// Few letters and lines that repeat, so that many places begin alike, deeper than they are sorted.
const random = seededRandom(3)
const letters = [...'あいう営業abア ']
const piece = () => Array.from({ length: 1 + Math.floor(random() * 30) }, () => letters[Math.floor(random() ** 2 * letters.length)]).join('')
const pieces = Array.from({ length: 40 }, piece)
const lines = Array.from({ length: 1_500 }, () => `${pieces[Math.floor(random() * pieces.length)]}${random() < 0.5 ? piece() : ''}`.trim()).filter(Boolean)
const whole = lines.map((line) => `${line}\n`).join('')
const lineStarts = Uint32Array.from([0, ...lines.map((line) => line.length + 1)])
for (let line = 0; line < lines.length; line++) lineStarts[line + 1]! += lineStarts[line]!
const text = Uint16Array.from(whole, (unit) => unit.charCodeAt(0))

test('the places of any word are found, and no others once they are compared', async () => {
  const block = await TextBlock.build({ text, firstLine: 0, lineStarts }, Uint32Array.from(lines.keys()), new Throttle(1_000))
  let [exact, compared] = [0, 0]
  for (let turn = 0; turn < 300; turn++) {
    const line = lines[Math.floor(random() * lines.length)]!
    const at = Math.floor(random() * line.length)
    const word = line.slice(at, at + 1 + Math.floor(random() * (sortedDepth + 3)))
    if (word.startsWith(' ')) continue
    const range = block.range(word, 0)
    const places = Array.from({ length: range.to - range.from }, (_, i) => block.place(range.from + i))
    const kept = places.filter((place) => block.reads(place, word, 0))
    if (range.isExact) expect(kept.length).toBe(places.length)
    if (range.isExact) exact++
    else compared++
    const expected: number[] = []
    for (let place = whole.indexOf(word); place >= 0; place = whole.indexOf(word, place + 1)) expected.push(place)
    expect(kept.toSorted((a, b) => a - b)).toEqual(expected)
  }
  expect(Math.min(exact, compared)).toBeGreaterThan(20)
})
