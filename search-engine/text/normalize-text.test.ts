import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { matchesJob } from '../matches-job.ts'
import { seededRandom } from '../seeded-random.ts'
import { normalizeText } from './normalize-text.ts'

const finds = (text: string, word: string): boolean => matchesJob(normalizeText(text), word)

describe('one spelling for text and words', () => {
  test.each([
    ['ｻｰﾊﾞｰ', 'サーバ'],
    ['コンピュータ', 'コンピューター'],
    ['インタフェース', 'インターフェース'],
    ['ＡＷＳ', 'aws'],
    ['㈱メバエ', '(株)メバエ'],
    ['サ－バ－', 'サーバー'],
    ['Web　エンジニア', 'webエンジニア'],
    ['React   Native', 'react native'],
    ['か\u3099く', 'がく'],
    ['か゛く', 'がく'],
    ['①', '1'],
    ['髙﨑', '高崎'],
    ['渡邊と渡邉', '渡辺と渡辺'],
    ['𠮷野家', '吉野家'],
  ])('%s reads like %s', (one, other) => {
    expect(normalizeText(one)).toBe(normalizeText(other))
  })

  test('lines stay lines, blanks at their ends go', () => {
    expect(normalizeText(' 営業 \r\n 企画\n')).toBe('営業\n企画\n')
  })
  test('a long vowel after hiragana stays', () => {
    expect(normalizeText('らーめん')).toBe('らーめん')
  })
  test('half characters, controls and invisible ones do no harm', () => {
    expect(normalizeText('a\u0000b\ud800c\u200bd')).toBe('ab\ufffdcd')
  })
  test('a letter that folds alone becomes what it becomes in a text that has to be folded whole', () => {
    const differing: string[] = []
    for (let unit = 0x21; unit < 0x10000; unit++) {
      const letter = String.fromCharCode(unit)
      if (!letter.isWellFormed() || /[\p{M}\p{Cc}\p{Cf}\p{Zl}\p{Zp}゛゜ﾞﾟ]/u.test(letter)) continue
      // The line with half a character is folded whole.
      const [alone, whole] = [normalizeText(`か${letter}か`), normalizeText(`か${letter}か\ud800`)]
      if (`${alone}\ufffd` !== whole) differing.push(letter)
    }
    expect(differing).toEqual([])
  })
  test('normalising twice changes nothing', () => {
    const random = seededRandom(5)
    const pieces = [...'アーか゛ﾊﾟガｰ-－—― 　aAＡé́ς\n\t㈱🎉𠮷ヴ゙ー・。', '\u00a0', '\u200b', '\ud800', '\u0000', 'İ', 'ﬀ', '´']
    for (let i = 0; i < 3000; i++) {
      const text = Array.from({ length: 8 }, () => pieces[Math.floor(random() * pieces.length)]).join('')
      const once = normalizeText(text)
      expect({ text, settled: normalizeText(once) }).toEqual({ text, settled: once })
    }
  })
})

describe('a word of kana is looked for in both scripts', () => {
  test.each([
    ['らーめん店', 'ラーメン'],
    ['ラーメン店', 'らーめん'],
    ['サーバの運用', 'さーば'],
    ['ｶｽﾀﾏｰ', 'かすたまー'],
    ['カーバー', '"ーバー"'],
  ])('%s is found by %s', (text, word) => {
    expect(finds(text, word)).toBe(true)
  })
  test.each([
    ['こども', 'コード'],
    ['のと', 'ノート'],
    ['アラブ', 'あらふ'],
  ])('%s is not found by %s', (text, word) => {
    expect(finds(text, word)).toBe(false)
  })
})

const variants = join(import.meta.dirname, '../../../shared/data/search/variants.tsv')
test.skipIf(!existsSync(variants))('spellings that differ by width, case or the long vowel find each other (skipped where the list is absent)', () => {
  const bare = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('ー', '')
  const pairs = readFileSync(variants, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter(([a = '', b = '']) => bare(a) === bare(b))
  const lost = pairs.filter(([a = '', b = '']) => !finds(a, b) || !finds(b, a))
  expect(pairs.length).toBeGreaterThan(400)
  expect(lost).toEqual([])
})
