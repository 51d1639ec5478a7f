import { expect, test } from 'vitest'
import { readQuery } from '../read-query.ts'
import { conditionReadings, prefectureReadings } from '../tables/readings.ts'
import { spelledReading } from '../testing.ts'

const meanings = (text: string) => readQuery(text).readings.map(({ typed: _typed, ...meaning }) => meaning)

test.each([
  ['りもーと', 'リモート'],
  ['ﾘﾓｰﾄ', 'リモート'],
  ['リモ－ト', 'リモート'],
  ['ふるりもーと', 'フルリモート'],
  ['フルりもーと', 'フルリモート'],
  ['りもーと可', 'リモート可'],
  ['せいしゃいん', '正社員'],
  ['ばいと', 'バイト'],
  ['あるばいと', 'アルバイト'],
  ['いんたーん', 'インターン'],
  ['ふくぎょう', '副業'],
  ['とうきょう', '東京'],
  ['トウキョウ', '東京'],
  ['ﾄｳｷｮｳ', '東京'],
  ['とーきょー', '東京'],
  ['とうきょうと', '東京都'],
  ['おおさか', '大阪'],
  ['しぶや', '渋谷'],
  ['シブヤ', '渋谷'],
  ['しぶやく', '渋谷区'],
  ['しぶやえき', '渋谷駅'],
  ['ろっぽんぎ', '六本木'],
  ['よこはまし', '横浜市'],
  ['こうち', '高知'],
  ['なら', '奈良'],
])('%s means %s', (typed, usual) => {
  expect(meanings(usual)).toHaveLength(1)
  expect(meanings(typed)).toEqual(meanings(usual))
})

test.each(`${conditionReadings}${prefectureReadings}`.split('\n').flatMap((row) => (row === '' ? [] : [row.split(' ')])))(
  'the row of %s is a condition, also as %s',
  (usual = '', reading = '') => {
    expect(meanings(usual)).toHaveLength(1)
    expect(meanings(reading)).toEqual(meanings(usual))
  },
)

test.each([
  ['りもーと けいり', 'remote=1,2 | けいり'],
  ['東京 りもーと せいしゃいん', 'prefectures=13 remote=1,2 employment_types=1 |'],
  ['とうきょうの仕事', 'prefectures=13 |'],
  ['とうきょう・おおさか', 'prefectures=13 prefectures=27 |'],
  ['とうきょうエンジニア', 'prefectures=13 | エンジニア'],
])('beside other words: %s', (typed, said) => expect(spelledReading(typed)).toBe(said))

// Only a whole word is a name, and what more often means something else is none.
test.each([
  'ならびかえ',
  'こうちょう',
  'とうきょうかいじょう',
  'りもーとせんしんぐ',
  'きたく',
  'やくいん',
  'もの',
  'とうきょうのれん',
  'しぶ',
  '-りもーと',
  '"とうきょう"',
])('%s stays words', (typed) => expect(spelledReading(typed)).toBe(`| ${typed}`))
test('なら after a word is a particle', () => expect(spelledReading('リモート なら')).toBe('remote=1,2 | なら'))
