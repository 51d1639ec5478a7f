import { expect, test } from 'vitest'
import { matchesJob } from '../matches-job.ts'
import { normalizeText } from '../text/normalize-text.ts'
import { benefits } from './tables/benefits.ts'
import { employment } from './tables/employment.ts'
import { moreOccupations } from './tables/more-occupations.ts'
import { occupations } from './tables/occupations.ts'
import { relatedOccupations } from './tables/related-occupations.ts'
import { titlesOfOthers } from './tables/titles-of-others.ts'
import { otherOccupations } from './other-occupations.ts'
import { spellings } from './tables/spellings.ts'
import { relatedOf, synonymsOf } from './synonyms-of.ts'
import { tools } from './tables/tools.ts'

const finds = (text: string, typed: string, without: string[] = []) => matchesJob(normalizeText(text), typed, without)
const tables = { occupations, moreOccupations, tools, employment, benefits, spellings }

test.each([
  ['エンジニア', '開発者を募集'],
  ['開発者', 'Software Engineer'],
  ['営業', 'セールス職'],
  ['人事', 'HR担当'],
  ['HR', '人事担当'],
  ['テレワーク', '在宅勤務ができます'],
  ['在宅勤務', 'リモートワーク可'],
  ['育休', '育児休業の実績'],
  ['給料', '給与は経験による'],
  ['PdM', 'プロダクトマネージャー'],
  ['PM', 'プロジェクトマネジャー'],
  ['CS', 'カスタマーサクセス'],
  ['SRE', 'Site Reliability Engineer'],
  ['accounting', '経理'],
  ['eigyou', '法人営業'],
  ['ｴﾝｼﾞﾆｱ', '開発者'],
])('%s finds %s', (typed, text) => {
  expect(finds(text, typed)).toBe(true)
})

test.each([
  ['AI', '人工授精の研究'],
  ['営業', 'eigyou'],
  ['HR', 'threshold'],
  ['PM', 'プロダクトの開発'],
  ['広報', '自己PRを書いてください'],
  ['ストックオプション', 'so good'],
  ['カスタマーサクセス', 'CSSの経験'],
  ['エンジニアリング', '開発者'],
])('%s does not find %s', (typed, text) => {
  expect(finds(text, typed)).toBe(false)
})

test('a phrase, an excluded word and a synonym that the viewer left out mean only themselves', () => {
  expect(finds('在宅勤務', '"テレワーク"')).toBe(false)
  expect(finds('在宅勤務', '経理 -テレワーク')).toBe(false)
  expect(finds('経理 在宅勤務', '経理 -テレワーク')).toBe(true)
  expect(finds('在宅勤務', 'テレワーク', ['在宅勤務'])).toBe(false)
  expect(finds('リモートワーク', 'テレワーク', ['在宅勤務'])).toBe(true)
})

test('the tables hold at least 150 groups, and no row twice', () => {
  const rows = Object.values(tables).flatMap((table) => table.trim().split('\n'))
  expect(rows.length).toBeGreaterThan(250)
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([])
})

test.each(Object.entries(tables))('every row of %s has words on both sides, and none that normalises to nothing', (_, table) => {
  const rows = table.trim().split('\n')
  const wrong = rows.filter((row) => {
    const sides = row.split(' > ')
    const words = sides.flatMap((side) => side.split(' / '))
    return sides.length > 2 || words.length < 2 || words.some((word) => normalizeText(word) === '' || word !== word.trim())
  })
  expect(wrong).toEqual([])
})

test.each([
  ['CS', 'Counter-Strikeの大会'],
  ['SE', 'セールス'],
  ['Go', 'Googleの広告'],
  ['PR', '自己PR'],
  ['IR', 'ＡＩＲ'],
])('%s is not in %s', (typed, text) => {
  expect(finds(text, typed)).toBe(false)
})

test('related occupations have words on both sides, and no word is related to itself', () => {
  for (const row of relatedOccupations.trim().split('\n')) {
    const [left = [], right = []] = row.split(' ~ ').map((side) => side.split(' / ').map((word) => normalizeText(word)))
    expect({ row, sides: [left.length > 0 && right.length > 0, [...left, ...right].every((word) => word !== '')] }).toEqual({ row, sides: [true, true] })
  }
  for (const typed of ['法務', '営業', 'SRE']) expect(relatedOf(typed)).not.toContain(typed)
  expect(relatedOf('在宅勤務')).toEqual([])
})

test('titles of others have words on both sides, and no word excludes itself', () => {
  for (const row of titlesOfOthers.trim().split('\n')) {
    const [words = [], others = []] = row.split(' ! ').map((side) => side.split(' / ').map((word) => normalizeText(word)))
    expect({ row, sides: [words.length > 0 && others.length > 0, [...words, ...others].every((word) => word !== '')] }).toEqual({ row, sides: [true, true] })
    for (const word of words) expect(otherOccupations(word)).not.toContain(word)
  }
  expect(otherOccupations('在宅勤務')).toEqual([])
})

test('another spelling of a word has its synonyms', () => {
  expect(synonymsOf('プロダクト・マネージャー')).toEqual(synonymsOf('プロダクトマネージャー'))
})

test('a word has six synonyms at most, none of them itself', () => {
  for (const typed of ['エンジニア', 'テレワーク', '在宅', 'カスタマーサクセス']) {
    const also = synonymsOf(typed)
    expect(also.length).toBeLessThanOrEqual(6)
    expect(also.map((one) => normalizeText(one))).not.toContain(normalizeText(typed))
  }
})
