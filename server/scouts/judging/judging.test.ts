import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likeness, nGrams } from './likeness.ts'
import { quoteOf } from './quote-of.ts'
import { type Judged, scoutIntegrity } from './scout-integrity.ts'

const judged = fc
  .record({
    reason_length: fc.nat(3000),
    referenced: fc.nat(10),
    quoted: fc.nat(10),
    likeness: fc.nat(100),
    min_salary: fc.integer({ min: 1, max: 100_000 }),
    max_salary: fc.integer({ min: 1, max: 100_000 }),
    has_job: fc.boolean(),
  })
  .map((one): Judged => ({ ...one, quoted: Math.min(one.quoted, one.referenced), max_salary: Math.max(one.min_salary, one.max_salary) }))
const text = fc.string({ unit: fc.constantFrom(...'計測の開発をしていましたABCあいう、。 '), maxLength: 60 })

test('the integrity is a whole number from 0 to 100', () => {
  fc.assert(
    fc.property(judged, (scout) => {
      const integrity = scoutIntegrity(scout)
      expect(Number.isInteger(integrity) && integrity >= 0 && integrity <= 100).toBe(true)
    }),
  )
})

test('being more alike, or wider in the salary, never makes it higher', () => {
  fc.assert(
    fc.property(judged, fc.nat(100), fc.nat(1000), (scout, more, wider) => {
      const at = scoutIntegrity(scout)
      expect(scoutIntegrity({ ...scout, likeness: Math.min(100, scout.likeness + more) })).toBeLessThanOrEqual(at)
      expect(scoutIntegrity({ ...scout, max_salary: scout.max_salary + wider })).toBeLessThanOrEqual(at)
    }),
  )
})

test('taking up one more part, or writing more, never makes it lower', () => {
  fc.assert(
    fc.property(judged, fc.nat(500), (scout, more) => {
      const at = scoutIntegrity(scout)
      expect(scoutIntegrity({ ...scout, referenced: scout.referenced + 1, quoted: scout.quoted + 1 })).toBeGreaterThanOrEqual(at)
      expect(scoutIntegrity({ ...scout, reason_length: scout.reason_length + more })).toBeGreaterThanOrEqual(at)
    }),
  )
})

test.each([
  ['a scout about one person', { reason_length: 200, referenced: 2, quoted: 2, likeness: 0, min_salary: 600, max_salary: 800, has_job: true }, 100],
  ['a copy', { reason_length: 40, referenced: 1, quoted: 0, likeness: 100, min_salary: 400, max_salary: 800, has_job: false }, 7],
])('%s', (_, scout, integrity) => {
  expect(scoutIntegrity(scout)).toBe(integrity)
})

test('likeness is the same from both sides, 100 to itself, and what is added does not hide a copy', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [a, b] = [nGrams(one), nGrams(other)]
      expect(likeness(a, b)).toBe(likeness(b, a))
      expect(a.size === 0 ? 100 : likeness(a, nGrams(one + other))).toBe(100)
    }),
  )
})

test('width, case, blanks and signs make no difference', () => {
  const plain = nGrams('Goでサーバーの開発をされていますね')
  expect(likeness(plain, nGrams('ＧＯ で ｻｰﾊﾞｰ の開発を、されていますね。！'))).toBe(100)
  expect(likeness(plain, nGrams('まったくべつのことばです'))).toBe(0)
})

test('a name put into the same words is a copy', () => {
  const template = (skill: string) => `${skill}のご経験を拝見し、当社の開発で力を発揮していただけると感じてご連絡しました。ぜひ一度お話しできればうれしいです。`
  expect(likeness(nGrams(template('PostgreSQL')), nGrams(template('法人営業')))).toBeGreaterThan(60)
})

test('two reasons about two people are not', () => {
  const one = '計測機器の収集基盤で、欠測の補完処理を設計されたところに目がとまりました。私たちも同じ欠測の扱いで困っています。'
  const other = '地域の病院をまわって申請の窓口を聞き取り、紙の流れから作り直されたことに驚きました。医療の現場を知る人を探しています。'
  expect(likeness(nGrams(one), nGrams(other))).toBeLessThan(20)
})

test('a quote is the sentence around what the reason took up, and nothing where it took up nothing', () => {
  const profile = '自治体の窓口。欠測の補完処理を設計し、欠測率を下げた。開発4名のまとめ役。'
  expect(quoteOf(profile, '欠測の補完処理に目がとまりました')).toBe('欠測の補完処理を設計し、欠測率を下げた。')
  expect(quoteOf(profile, 'ご経歴を拝見しました')).toBe('')
})
