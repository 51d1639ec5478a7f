import { describe, expect, test } from 'vitest'
import { sampleJobs } from '../sample-jobs.ts'
import { seededRandom } from '../seeded-random.ts'
import { findHits } from './find-hits.ts'
import { normalizeText } from '../text/normalize-text.ts'
import { parseFreeWord } from '../text/parse-free-word.ts'
import { snippet } from './snippet.ts'

const marked = (text: string, word: string) => findHits(text, word).map(([start, end]) => text.slice(start, end))

describe('hits in the text as it was written', () => {
  test.each([
    ['ｻｰﾊﾞｰサイド', 'サーバ', ['ｻｰﾊﾞｰ']],
    ['Webエンジニアと web', 'WEB', ['Web', 'web']],
    ['React　　Native開発', '"react native"', ['React　　Native']],
    ['㈱メバエ', '株', ['㈱']],
    ['𠮷野家', '𠮷', ['𠮷']],
    ['か\u3099く', 'が', ['か\u3099']],
    ['ラーメンと らーめん', 'らーめん', ['ラーメン', 'らーめん']],
    ['営業企画', '営業 業企', ['営業企']],
    ['営業', '-営業', []],
    ['なし', '', []],
    ['コンピューター', 'コンピュータ', ['コンピューター']],
    ['か\u0000゛く', 'が', ['か\u0000゛']],
    ['前の行\r\n①番、次の\u2028サーバー', '次 1 サーバ', ['①', '次', 'サーバー']],
    ['営業\n企画', '"営業企画"', []],
  ])('%s: %s', (text, word, expected) => {
    expect(marked(text, word)).toEqual(expected)
  })

  test('the same in every line, whatever stands in the lines around it', () => {
    const lines = ['サーバーを ｻｰﾊﾞｰ で', '①営業の企画', '𠮷野家　の　Webサーバ', 'か\u3099くの－営業', '']
    for (const word of ['サーバ', '営業', 'web', 'が', '1'])
      for (const first of lines)
        for (const second of lines) expect(marked(`${first}\n${second}`, word)).toEqual([...marked(first, word), ...marked(second, word)])
  })

  test('a text has a hit exactly when it is found', () => {
    const random = seededRandom(11)
    const texts = sampleJobs(
      random,
      Array.from({ length: 60 }, (_, i) => i),
      0,
    ).map((job) => job.body)
    for (const text of texts) {
      for (const other of texts.slice(0, 30)) {
        const at = Math.floor(random() * other.length)
        const [word] = parseFreeWord(`"${other.slice(at, at + 4).replaceAll('\n', '')}"`)
        if (!word) continue
        const found = word.alternatives.some((spelling) => normalizeText(text).includes(spelling))
        expect(findHits(text, `"${word.text}"`).length > 0, `${JSON.stringify(text)} ${word.text}`).toBe(found)
      }
    }
  })
})

describe('a snippet', () => {
  const text = `${'前置きの文です。'.repeat(20)}ここでサーバーを運用します。${'続きの文です。'.repeat(20)}`
  test('shows the first hit with what surrounds it', () => {
    const shown = snippet(text, 'サーバ', 60)
    expect(shown.hits.map(([start, end]) => shown.text.slice(start, end))).toEqual(['サーバー'])
    expect(shown.text.length).toBeLessThanOrEqual(62)
    expect(shown.text).toMatch(/^….*…$/)
  })
  test('is the beginning where nothing is hit, and the whole of a short text', () => {
    expect(snippet('短い文', 'なし', 60)).toEqual({ text: '短い文', hits: [] })
    expect(snippet(text, 'なし', 40).text.startsWith('前置き')).toBe(true)
  })
  test('never parts a character', () => {
    for (let length = 5; length < 40; length++) expect(snippet('𠮷'.repeat(50) + '野' + '𠮷'.repeat(50), '野', length).text.isWellFormed()).toBe(true)
  })
})
