import { afterEach, beforeEach, expect, test } from 'vitest'
import { hiddenWords, type Secrets } from './hidden-words.ts'
import { Surroundings } from './surroundings.ts'
import { PlainRomaji } from './names/plain-romaji.ts'

/** The longest text of a form, made of one piece. */
const LENGTH = 4_000
const pieces = [
  'a ',
  'a.',
  'a@',
  'a',
  'a★',
  'y a m a d a ',
  'Yamada ',
  'a k ',
  'あ',
  'やまだ',
  '山田',
  'アー',
  '090-',
  '1 ',
  'line ',
  'x: ',
  'a at ',
  'あさん',
  'a_b1',
]
const texts = pieces.map((piece) => piece.repeat(LENGTH).slice(0, LENGTH))

const nobody: Secrets = {
  name: '',
  name_reading: '',
  username: '',
  email: 'a.b.c.d@secret.example',
  phone_number: '01010101010',
  employers: [],
  schools: [],
  domains: [],
}
const people: [string, Secrets][] = [
  ['a name with a blank', { ...nobody, name: '山田 太郎', name_reading: 'やまだ たろう', employers: ['株式会社アオバ', 'Sample Works Inc.'] }],
  ['a name without one', { ...nobody, name: '山田太郎', name_reading: 'やまだたろう' }],
  ['a name of one vowel', { ...nobody, name: 'ああああ', name_reading: 'ああああああああああ' }],
  ['a name that repeats', { ...nobody, name: 'あかあか', name_reading: 'あかあかあかあかあかあか' }],
]

/** Steps are counted, not timed: expressions that are tried, letters followed through a name, places looked at. Expressions are bounded by start/regular-expressions.test.ts. */
let steps = 0
const [{ exec }, { add }] = [RegExp.prototype, PlainRomaji.prototype]
const first = Object.getOwnPropertyDescriptor(Surroundings.prototype, 'first')!
// Replaced by hand: a spy would keep each of millions of calls.
beforeEach(() => {
  RegExp.prototype.exec = function (text) {
    steps++
    return exec.call(this, text)
  }
  PlainRomaji.prototype.add = function (letter) {
    steps++
    add.call(this, letter)
  }
  const counted = function (this: Surroundings): unknown {
    steps++
    return first.get!.call(this)
  }
  Object.defineProperty(Surroundings.prototype, 'first', { ...first, get: counted })
})
afterEach(() => {
  RegExp.prototype.exec = exec
  PlainRomaji.prototype.add = add
  Object.defineProperty(Surroundings.prototype, 'first', first)
})

const stepsOf = (work: () => unknown) => {
  steps = 0
  work()
  return steps
}

test.each(people)('the worst text beside %s takes a few steps for each letter', (_, secrets) => {
  const find = hiddenWords(secrets)
  const slow = texts.map((text) => [text.slice(0, 12), Math.round(stepsOf(() => find(text)) / LENGTH)] as const).filter(([, each]) => each > 40)
  expect(slow).toEqual([])
})

const parts = [
  ' ',
  ' inc',
  ' inc.',
  'a ',
  'k.k.',
  ' 部',
  '東京支社',
  '(a)',
  'a/',
  '株式会社',
  'グループ',
  ' 勤務',
  'ア・',
  '/東京 営業部 本社',
  '旧・',
  '※様',
  ' インターン',
]

test.each(parts)('the names of fifty employers made of %j are prepared in bounded steps', (part) => {
  const employers = Array.from({ length: 50 }, (_, index) => `${index}${part.repeat(200)}`.slice(0, 200))
  expect(stepsOf(() => hiddenWords({ ...nobody, employers })) / (50 * 200)).toBeLessThan(50)
})
