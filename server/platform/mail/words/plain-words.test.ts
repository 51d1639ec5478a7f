import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'
import { hostileWords } from './testing.ts'

const blns = new URL('../../../../../shared/fixtures/blns.json', import.meta.url)

/** As mail programs find what to act on; wider than any of them. */
const actedOn: [string, RegExp][] = [
  ['a scheme', /[a-z][a-z0-9+.-]*:\/\//i],
  ['a scheme without slashes', /\b(?:mailto|tel|sms|javascript|data|https?):/i],
  ['a domain', /[\p{L}\p{N}_-]\.\p{L}{2,}/iu],
  ['an address', /\S@\S/],
  ['a number of the network', /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}/],
  ['a telephone number', /(?:\d[-‐–—−ー ().・/]{0,2}){7,}/],
  ['a number in other signs', /(?:\p{Nd}[^\p{L}\p{N}]{0,3}){9,}/u],
  ['invisible characters', /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u],
]
const dates = /\d{4}-\d{1,2}-\d{1,2}/g

const samples = existsSync(blns) ? (JSON.parse(readFileSync(blns, 'utf8')) as string[]) : []
const tried = samples.length > 0 ? 'with shared/fixtures/blns.json' : 'shared/fixtures/blns.json is not here: the written-in cases only'

test.each([...hostileWords, ...samples])(`%j contains nothing that a mail program acts on (${tried})`, (text) => {
  const words = plainWords(text).replace(/^\u2068([^\u2066-\u2069]*)\u2069$/u, '$1')
  expect([...words].length).toBeLessThanOrEqual(60)
  for (const [what, pattern] of actedOn)
    expect([what, words.replaceAll(dates, ''), pattern.test(words.replaceAll(dates, ''))]).toEqual([what, expect.any(String), false])
})

test.each(['محمد علي', 'שלום עולם', '山田 محمد'])('%s goes from right to left and is isolated from the sentence around it', (name) =>
  expect(plainWords(name)).toBe(`\u2068${name}\u2069`),
)

test.each([
  '株式会社山田製作所',
  '㈱サンプル',
  'ＡＢＣ商会',
  '三枝 由香',
  "O'Brien & Sons, Inc.",
  'バックエンドエンジニア（年収480〜620万円）',
  '2026-11-21の面接',
  '2026-11-21 10:00〜11:00の面接',
  '年収 4,800,000〜6,200,000円',
  'No. 7',
  '3.5人月',
  'A・B・C',
])('%s stays as it is written', (name) => expect(plainWords(name)).toBe(name))
