import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Judged, likeness, nGrams, scoutIntegrity } from './judge-scout.ts'
import { exampleScouts } from './example-scouts.ts'
import { moreExampleScouts } from './more-example-scouts.ts'
import { passageOf } from './passage-of.ts'

const judged = fc
  .record({
    reason_length: fc.nat(3000),
    passages: fc.nat(10),
    likeness: fc.nat(100),
    min_salary: fc.integer({ min: 1, max: 100_000 }),
    max_salary: fc.integer({ min: 1, max: 100_000 }),
    has_job: fc.boolean(),
  })
  .map((one): Judged => ({ ...one, max_salary: Math.max(one.min_salary, one.max_salary) }))
const text = fc.string({ unit: fc.constantFrom(...'計測の開発をしていましたABCあいう、。 '), maxLength: 60 })

test('the integrity is a whole number from 0 to 100', () => {
  fc.assert(
    fc.property(judged, (scout) => {
      const { integrity } = scoutIntegrity(scout)
      expect(Number.isInteger(integrity) && integrity >= 0 && integrity <= 100).toBe(true)
    }),
  )
})

test('being more alike, or wider in the salary, never makes it higher', () => {
  fc.assert(
    fc.property(judged, fc.nat(100), fc.nat(1000), (scout, more, wider) => {
      const at = scoutIntegrity(scout).integrity
      expect(scoutIntegrity({ ...scout, likeness: Math.min(100, scout.likeness + more) }).integrity).toBeLessThanOrEqual(at)
      expect(scoutIntegrity({ ...scout, max_salary: scout.max_salary + wider }).integrity).toBeLessThanOrEqual(at)
    }),
  )
})

test('taking up one more part, or writing more, never makes it lower', () => {
  fc.assert(
    fc.property(judged, fc.nat(500), (scout, more) => {
      const at = scoutIntegrity(scout).integrity
      expect(scoutIntegrity({ ...scout, passages: scout.passages + 1 }).integrity).toBeGreaterThanOrEqual(at)
      expect(scoutIntegrity({ ...scout, reason_length: scout.reason_length + more }).integrity).toBeGreaterThanOrEqual(at)
    }),
  )
})

test.each([
  ['a scout about one person', { reason_length: 200, passages: 2, likeness: 0, min_salary: 600, max_salary: 800, has_job: true }, 100],
  ['a copy', { reason_length: 40, passages: 0, likeness: 100, min_salary: 400, max_salary: 800, has_job: false }, 2],
])('%s', (_, scout, integrity) => {
  expect(scoutIntegrity(scout).integrity).toBe(integrity)
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

test('a passage is the sentence that the reason took up, and nothing where it took up nothing', () => {
  const profile = '自治体の窓口。欠測の補完処理を設計し、欠測率を下げた。開発4名のまとめ役。'
  expect(passageOf(profile, '欠測の補完処理に目がとまりました', [])).toBe('欠測の補完処理を設計し、欠測率を下げた。')
  expect(passageOf(profile, 'ご経歴を拝見しました', [])).toBe('')
})

test('the name of a skill, in any width, is no passage, alone or in the words that stand around it everywhere', () => {
  const profile = 'PostgreSQLを使ったWebアプリケーションの設計・開発に5年間従事。'
  expect(passageOf(profile, 'ＰｏｓｔｇｒｅＳＱＬを使ったWebアプリケーションの設計・開発のご経験に魅力を感じました。', ['postgresql'])).toBe('')
})

const examples = [...exampleScouts, ...moreExampleScouts].flatMap(({ profile, skills, honest, templates }) => {
  const names = skills.map((name) => name.toLowerCase())
  const judge = (reason: string, likeness: number, at: { max_salary: number; has_job: boolean }) =>
    scoutIntegrity({
      reason_length: reason.length,
      passages: profile.filter((text) => passageOf(text, reason, names)).length,
      likeness,
      min_salary: 500,
      ...at,
    })
  return [
    // At their worst: rather like others, the widest band, no job.
    ...honest.map((reason) => ({ reason, is_honest: true, ...judge(reason, 40, { max_salary: 1000, has_job: false }) })),
    // At their best: the first of their kind, the narrowest band, a job.
    ...templates.map((reason) => ({ reason, is_honest: false, ...judge(reason, 0, { max_salary: 500, has_job: true }) })),
  ]
})

test('there are forty example scouts, half of them honest, and 34 more', () => {
  expect([examples.length, examples.filter(({ is_honest }) => is_honest).length]).toEqual([74, 36])
})

test.each(examples)('$reason', ({ is_honest, integrity }) => {
  if (is_honest) expect(integrity).toBeGreaterThanOrEqual(60)
  else expect(integrity).toBeLessThan(40)
})

test('what is honest to one of the four people takes up nothing of the others', () => {
  const crossed = exampleScouts.flatMap((one) =>
    exampleScouts.filter((other) => other !== one).flatMap(({ profile }) => one.honest.filter((reason) => profile.some((text) => passageOf(text, reason, [])))),
  )
  expect(crossed).toEqual([])
})
