import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'
import { spelledReading } from './testing.ts'

test.each([
  // A condition is not a part of a longer word.
  '東京海上',
  '東京エレクトロン',
  '東京ガス',
  '京都大学',
  '東京都民銀行',
  '横浜銀行',
  '品川女子学院',
  '渋谷区役所',
  '最寄り駅',
  '道の駅',
  '在宅医療',
  '在宅介護',
  'リモートセンシング',
  'リモートデスクトップ',
  'パートナー営業',
  'パートナーサクセス',
  'インターネット',
  'インターフェース',
  'インターナショナル',
  'シードルート',
  'ミドルウェア',
  'ミドル',
  'ギガバイト',
  '正社員登用',
  '契約',
  '海外営業',
  '海外 営業',
  '海外事業',
  '中国',
  '中国語',
  '関東学院',
  // A rule for employees, or more than the field says.
  '副業可',
  '副業OK',
  '副業可能な会社',
  '副業ができる会社',
  '副業もOK',
  '副業を支援する会社の広報',
  'フルフレックス',
  // No stage of a start-up.
  '上場企業',
  // Pay is an amount with a lower end.
  '年収',
  '月給',
  '時給',
  '年収アップ',
  '年収非公開',
  '高年収',
  '年収の高い仕事',
  '年収800万以下',
  '年収500万未満',
  '800万円まで',
  '〜1000万',
  '50万',
  '500万ユーザー',
  '500万 ユーザー',
  '300万人が使うアプリ',
  '1000万ダウンロード',
  '資本金1000万円',
  '資本金 1000万円',
  '売上800万',
  // Numbers of other things.
  '実務3年以上',
  '3年以上',
  '経験10年以上',
  '2023年',
  '5人',
  '部下10人以上',
  '15人以上',
  '一人目人事',
  '1人目',
  '24時間',
  '23',
  // Quoted or left out.
  '"リモート"',
  '“東京 正社員”',
  '-リモート',
  '－東京',
  '-"年収800万以上"',
  '"年収800万以上 リモート',
  // Names and sentences without a condition.
  'みんなの銀行',
  '海のエンジニア',
  '株式会社',
  '(株)',
  'の',
  'ので',
  '〜',
  '万円',
  '株式会社の',
])('%s stays words', (typed) => {
  expect(readQuery(typed)).toEqual({ readings: [], undone: [], words: typed })
})

test.each([
  ['"東京" 正社員', 'employment_types=1 | "東京"'],
  ['正社員 -副業', 'employment_types=1 | -副業'],
  ['東京海上 正社員', 'employment_types=1 | 東京海上'],
  ['リモートセンシング リモート', 'remote=1,2 | リモートセンシング'],
  ['東京かに道楽 東京', 'prefectures=13 | 東京かに道楽'],
  ['実務3年以上 年収600万以上', 'min_salary=600 | 実務3年以上'],
  ['年収800万以下 東京', 'prefectures=13 | 年収800万以下'],
  ['株式会社ミナモ 株式会社イズミ', 'company_name=ミナモ | 株式会社イズミ'],
])('the rest is read: %s', (typed, said) => expect(spelledReading(typed)).toBe(said))

test('any typed text is read in one way, and every reading can be undone', () => {
  const letters = ['東京', 'の', 'リモート', '年収', '800', '万', '〜', ' ', '"', '-', 'x', '株式会社', '\ud800', 'ﾞ', '・', 'で', '人', '以上', '㈱']
  for (let seed = 1; seed <= 400; seed++) {
    const typed = Array.from({ length: 1 + (seed % 12) }, (_, at) => letters[(seed * (at + 3) * 7 + at * at) % letters.length]).join('')
    const { readings, words } = readQuery(typed)
    expect(readQuery(typed)).toEqual({ readings, undone: [], words })
    for (const reading of readings) expect(typed).toContain(reading.typed)
    const as_words = readings.map((reading) => reading.typed)
    for (const reading of readQuery(typed, { as_words }).readings) expect(as_words).not.toContain(reading.typed)
  }
})
