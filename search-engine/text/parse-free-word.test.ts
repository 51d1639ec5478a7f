import { describe, expect, test } from 'vitest'
import { matchesJob } from '../matches-job.ts'
import { parseFreeWord } from './parse-free-word.ts'

const words = (text: string) => parseFreeWord(text).map(({ text: typed, excluded }) => (excluded ? `not ${typed}` : typed))

describe('the syntax of the search box', () => {
  test.each([
    ['営業 東京', ['営業', '東京']],
    ['営業　東京', ['営業', '東京']],
    ['営業 -東京', ['営業', 'not 東京']],
    ['営業 －東京', ['営業', 'not 東京']],
    ['"full stack" go', ['full stack', 'go']],
    ['“full stack”', ['full stack']],
    ['-"full stack"', ['not full stack']],
    ['-PHP', ['not PHP']],
    ['-', []],
    ['営業 - 東京', ['営業', '東京']],
    ['"営業', ['営業']],
    ['24"モニタ', ['24', 'モニタ']],
    ['""', []],
    ['  ', []],
    ['の', ['の']],
    ['go GO ｇｏ', ['go']],
    ['c++ .NET', ['c++', '.NET']],
  ])('%s', (typed, expected) => {
    expect(words(typed)).toEqual(expected)
  })

  test('at most ten words of at most a hundred characters', () => {
    expect(words(Array.from({ length: 30 }, (_, i) => `語${i}`).join(' '))).toHaveLength(10)
    expect(parseFreeWord('あ'.repeat(500))[0]?.alternatives.every((word) => word.length === 100)).toBe(true)
    expect(parseFreeWord(`a${'𩸽'.repeat(80)}`)[0]?.alternatives[0]).toHaveLength(99)
  })
  test('exclusions alone leave the rest', () => {
    expect(matchesJob('営業', '-企画')).toBe(true)
    expect(matchesJob('企画', '-企画')).toBe(false)
  })
})
