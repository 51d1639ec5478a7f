import { expect, test } from 'vitest'
import { municipalities } from '../../../places/tables/municipalities.ts'
import { readQuery } from '../read-query.ts'
import { spelledReading } from '../testing.ts'

test.each([
  // 市区町村
  ['渋谷区', 'places=13113 |'],
  ['渋谷区内', 'places=13113 |'],
  ['渋谷区勤務', 'places=13113 |'],
  ['渋谷区で働きたい', 'places=13113 |'],
  ['渋谷区の求人', 'places=13113 |'],
  ['東京都渋谷区', 'places=13113 |'],
  ['大阪市', 'places=27100 |'],
  ['大阪市内', 'places=27100 |'],
  ['大阪市内勤務', 'places=27100 |'],
  ['大阪府大阪市', 'places=27100 |'],
  ['大阪市北区', 'places=27127 |'],
  ['京都市', 'places=26100 |'],
  ['京都市下京区', 'places=26106 |'],
  ['千葉市', 'places=12100 |'],
  ['札幌市中央区', 'places=01101 |'],
  ['さいたま市大宮区', 'places=11103 |'],
  ['神奈川県川崎市', 'places=14130 |'],
  ['広島県府中市', 'places=34208 |'],
  ['瑞穂町', 'places=13303 |'],
  ['西多摩郡瑞穂町', 'places=13303 |'],
  ['龍ケ崎市', 'places=08208 |'],
  ['竜ヶ崎市', 'places=08208 |'],
  ['茅ヶ崎市', 'places=14207 |'],
  ['四日市市', 'places=24202 |'],
  ['２３区', 'places=13100 |'],
  ['23区', 'places=13100 |'],
  ['東京23区内', 'places=13100 |'],
  ['23区勤務', 'places=13100 |'],
  // Several bear the name.
  ['府中市', 'places=13206,34208 |'],
  ['港区', 'places=13103,23111,27107 |'],
  ['北区', 'places=01102,11102,13117,15101,23103,26101,27127,27146,28109,33101,43105 |'],
  // Stations
  ['渋谷駅', 'places=渋谷駅,渋谷 |'],
  ['JR渋谷駅', 'places=渋谷駅,渋谷 |'],
  ['渋谷駅周辺', 'places=渋谷駅,渋谷 |'],
  ['渋谷駅前', 'places=渋谷駅,渋谷 |'],
  ['渋谷駅近く', 'places=渋谷駅,渋谷 |'],
  ['西大島駅', 'places=西大島駅 |'],
  ['東京駅', 'places=東京駅 |'],
  ['京都駅', 'places=京都駅 |'],
  ['霞が関駅', 'places=霞ヶ関駅,霞ヶ関 |'],
  ['霞ヶ関駅', 'places=霞ヶ関駅,霞ヶ関 |'],
  ['四ツ谷駅', 'places=四谷駅,四谷 |'],
  ['四谷駅', 'places=四谷駅,四谷 |'],
  ['御茶ノ水駅', 'places=御茶ノ水駅,御茶ノ水 |'],
  ['お茶の水駅', 'places=御茶ノ水駅,御茶ノ水 |'],
  ['なんば駅', 'places=難波駅,難波 |'],
  // Alone
  ['渋谷', 'places=13113,渋谷駅 |'],
  ['渋谷のデザイナー', 'places=13113,渋谷駅 | デザイナー'],
  ['渋谷エンジニア', 'places=13113,渋谷駅 | エンジニア'],
  ['渋谷・新宿', 'places=13113,渋谷駅 places=13104,新宿駅 |'],
  ['横浜', 'places=14100,横浜駅 |'],
  ['名古屋', 'places=23100,名古屋駅 |'],
  ['札幌勤務', 'places=01100,札幌駅 |'],
  ['仙台 営業', 'places=04100,仙台駅 | 営業'],
  ['府中', 'places=13206,34208,府中駅 |'],
  ['恵比寿', 'places=恵比寿駅,恵比寿 |'],
  ['虎ノ門', 'places=虎ノ門駅,虎ノ門,虎ノ門ヒルズ駅 |'],
  ['虎の門', 'places=虎ノ門駅,虎ノ門,虎ノ門ヒルズ駅 |'],
  ['丸の内', 'places=丸ノ内駅,丸ノ内 |'],
  ['青山', 'places=青山,青山一丁目駅 |'],
  ['市ヶ谷', 'places=市ヶ谷駅,市ヶ谷 |'],
  ['日本橋', 'places=日本橋駅,日本橋,東日本橋駅,新日本橋駅 |'],
  // On foot
  ['駅から10分', 'walk_minutes=10 |'],
  ['駅から徒歩10分以内', 'walk_minutes=10 |'],
  ['駅徒歩5分以内', 'walk_minutes=5 |'],
  ['駅徒歩５分', 'walk_minutes=5 |'],
  ['徒歩5分', 'walk_minutes=5 |'],
  ['徒歩 5 分以内', 'walk_minutes=5 |'],
  ['最寄り駅から徒歩15分圏内', 'walk_minutes=15 |'],
  ['駅近', 'walk_minutes=10 |'],
  ['駅チカ', 'walk_minutes=10 |'],
  ['駅近の求人', 'walk_minutes=10 |'],
  ['駅直結', 'walk_minutes=1 |'],
  ['渋谷駅から徒歩5分', 'places=渋谷駅,渋谷 walk_minutes=5 |'],
  ['渋谷駅徒歩5分以内のエンジニア', 'places=渋谷駅,渋谷 walk_minutes=5 | エンジニア'],
  ['渋谷 駅近 正社員', 'places=13113,渋谷駅 walk_minutes=10 employment_types=1 |'],
  ['東京駅直結', 'places=東京駅 walk_minutes=1 |'],
  // Prefectures stay what they were.
  ['大阪', 'prefectures=27 |'],
  ['京都', 'prefectures=26 |'],
  ['千葉', 'prefectures=12 |'],
  ['都内', 'prefectures=13 |'],
  ['東京 大阪', 'prefectures=13 prefectures=27 |'],
  ['大阪日本橋', 'prefectures=27 places=日本橋駅,日本橋,東日本橋駅,新日本橋駅 |'],
  // A surname that is a place: the chip says so, and undoes it.
  ['福岡 勇気', 'prefectures=40 | 勇気'],
])('a place: %s', (typed, said) => expect(spelledReading(typed)).toBe(said))

test.each([
  '渋谷さん',
  '渋谷区役所',
  '横浜銀行',
  '横浜ゴム',
  '京都大学',
  '品川女子学院',
  '大阪ガス',
  '札幌ビール',
  '神戸製鋼',
  '川崎重工',
  '新宿高島屋',
  '中野製作所',
  '府中市場',
  '最寄り駅',
  '各駅',
  '駅員',
  '駅',
  '道の駅',
  '駅前',
  '駅伝',
  '徒歩',
  '徒歩圏内',
  '徒歩90分',
  '10分',
  '国立',
  '国立大学',
  '町',
  '区',
  '市区町村',
  '"渋谷"',
  '“渋谷駅”',
  '-渋谷',
  '-大阪市',
])('%s names no place', (typed) => expect(spelledReading(typed)).toBe(`| ${typed}`))

test('a company with a place in its name is a company', () => {
  expect(spelledReading('渋谷株式会社')).toBe('company_name=渋谷 |')
  expect(spelledReading('株式会社品川リフラ')).toBe('company_name=品川リフラ |')
})

test('a reading says which places of one name it means', () => {
  const label = (typed: string) => readQuery(typed).readings[0]?.label
  expect(label('渋谷')).toBe('渋谷（渋谷区・渋谷駅）')
  expect(label('府中市')).toBe('府中市（東京都・広島県）')
  expect(label('中央区')).toBe('中央区（東京都ほか）')
  expect(label('日本橋')).toBe('日本橋（東京都・大阪府）')
  expect(label('大阪市北区')).toBe('大阪市北区')
  expect(label('四谷駅')).toBe('四ツ谷駅')
})

test('a place stays a word by the decision of the visitor', () => {
  expect(spelledReading('渋谷 エンジニア', ['渋谷'])).toBe('| 渋谷 エンジニア')
})

test('every 市区町村 is read by its whole name', () => {
  for (const { code, name } of municipalities) expect(spelledReading(name)).toContain(code)
})
