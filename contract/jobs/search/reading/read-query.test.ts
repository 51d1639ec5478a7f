import { expect, test } from 'vitest'
import { readQuery, withoutPiece } from './read-query.ts'
import { spelledReading } from './testing.ts'

test.each([
  ['年収800万以上', 'min_salary=800 |'],
  ['年収800万円以上', 'min_salary=800 |'],
  ['年収８００万以上', 'min_salary=800 |'],
  ['年収 800万以上', 'min_salary=800 |'],
  ['年収：800万', 'min_salary=800 |'],
  ['年収800', 'min_salary=800 |'],
  ['年収800〜1000万', 'min_salary=800 |'],
  ['年収800万～1000万', 'min_salary=800 |'],
  ['年収800万-1,000万円', 'min_salary=800 |'],
  ['年収 800万 〜 1000万', 'min_salary=800 |'],
  ['800万〜1000万', 'min_salary=800 |'],
  ['800万円', 'min_salary=800 |'],
  ['８００万円', 'min_salary=800 |'],
  ['1000万超', 'min_salary=1000 |'],
  ['1,200万円以上', 'min_salary=1200 |'],
  ['年収1千万', 'min_salary=1000 |'],
  ['年収一千万', 'min_salary=1000 |'],
  ['年収1千2百万', 'min_salary=1200 |'],
  ['年収八百万', 'min_salary=800 |'],
  ['年収1億円', 'min_salary=10000 |'],
  ['年収8,000,000円', 'min_salary=800 |'],
  ['年収600万台', 'min_salary=600 |'],
  ['年俸900万円〜', 'min_salary=900 |'],
  ['年収が500万以上', 'min_salary=500 |'],
  ['年収700万以上のエンジニア', 'min_salary=700 | エンジニア'],
  ['月給30万〜', 'min_salary=360 |'],
  ['月給30万円以上', 'min_salary=360 |'],
  ['月給300,000円', 'min_salary=360 |'],
  ['月収25万〜30万', 'min_salary=300 |'],
  ['月額80万', 'min_salary=960 |'],
  ['月50万', 'min_salary=600 |'],
  ['月給 30.5万', 'min_salary=366 |'],
  ['給与35万以上', 'min_salary=420 |'],
  ['給与500万以上', 'min_salary=500 |'],
  ['時給1500円', 'hourly_wage=1500 |'],
  ['時給1,500円以上', 'hourly_wage=1500 |'],
  ['時給1500円〜2000円', 'hourly_wage=1500 |'],
  ['時給1300円', 'hourly_wage=1200 |'],
  ['時給5000円', 'hourly_wage=3000 |'],
  ['時給２０００', 'hourly_wage=2000 |'],
])('pay: %s', (typed, said) => expect(spelledReading(typed)).toBe(said))

test.each([
  ['東京', 'prefectures=13 |'],
  ['東京都', 'prefectures=13 |'],
  ['東京都内', 'prefectures=13 |'],
  ['都内', 'prefectures=13 |'],
  ['東京２３区内', 'places=13100 |'],
  ['Tokyo', 'prefectures=13 |'],
  ['京都', 'prefectures=26 |'],
  ['京都府', 'prefectures=26 |'],
  ['北海道', 'prefectures=1 |'],
  ['沖縄県', 'prefectures=47 |'],
  ['大阪勤務', 'prefectures=27 |'],
  ['首都圏', 'prefectures=11,12,13,14 |'],
  ['一都三県', 'prefectures=11,12,13,14 |'],
  ['関東', 'prefectures=8,9,10,11,12,13,14 |'],
  ['北関東', 'prefectures=8,9,10 |'],
  ['関西', 'prefectures=25,26,27,28,29,30 |'],
  ['近畿', 'prefectures=25,26,27,28,29,30 |'],
  ['東海', 'prefectures=21,22,23,24 |'],
  ['東北', 'prefectures=2,3,4,5,6,7 |'],
  ['北陸', 'prefectures=16,17,18 |'],
  ['中国地方', 'prefectures=31,32,33,34,35 |'],
  ['四国', 'prefectures=36,37,38,39 |'],
  ['九州・沖縄', 'prefectures=40,41,42,43,44,45,46 prefectures=47 |'],
  ['海外', 'prefectures=48 |'],
  ['東京 大阪', 'prefectures=13 prefectures=27 |'],
  ['東京か大阪', 'prefectures=13 prefectures=27 |'],
  ['東京・神奈川', 'prefectures=13 prefectures=14 |'],
  ['東京大阪', 'prefectures=13 prefectures=27 |'],
  ['東京エンジニア', 'prefectures=13 | エンジニア'],
  ['営業東京', 'prefectures=13 | 営業'],
  ['東京のデザイナー', 'prefectures=13 | デザイナー'],
  ['東京でデザイナー', 'prefectures=13 | デザイナー'],
  ['東京の求人', 'prefectures=13 |'],
  ['東京でのお仕事', 'prefectures=13 |'],
])('places: %s', (typed, said) => expect(spelledReading(typed)).toBe(said))

test.each([
  ['リモート', 'remote=1,2 |'],
  ['ﾘﾓｰﾄ', 'remote=1,2 |'],
  ['リモートワーク', 'remote=1,2 |'],
  ['リモート可', 'remote=1,2 |'],
  ['リモートＯＫ', 'remote=1,2 |'],
  ['Remote', 'remote=1,2 |'],
  ['在宅', 'remote=1,2 |'],
  ['在宅勤務', 'remote=1,2 |'],
  ['テレワーク', 'remote=1,2 |'],
  ['フルリモート', 'remote=2 |'],
  ['フル リモート', 'remote=2 |'],
  ['ﾌﾙﾘﾓｰﾄ', 'remote=2 |'],
  ['完全リモート', 'remote=2 |'],
  ['完全在宅', 'remote=2 |'],
  ['フル出社', 'remote=0 |'],
  ['正社員', 'employment_types=1 |'],
  ['契約社員', 'employment_types=2 |'],
  ['業務委託', 'employment_types=3 |'],
  ['副業', 'employment_types=3 |'],
  ['アルバイト', 'employment_types=4 |'],
  ['パート', 'employment_types=4 |'],
  ['パート・アルバイト', 'employment_types=4 |'],
  ['インターン', 'employment_types=5 |'],
  ['長期インターン', 'intended_for=3 |'],
  ['業務委託案件', 'employment_types=3 |'],
  ['フレックス', 'flex=true |'],
  ['フレックスタイム制', 'flex=true |'],
  ['シード', 'phase=1 |'],
  ['シリーズA', 'phase=1 |'],
  ['シリーズＢ', 'phase=2 |'],
  ['シリーズC', 'phase=3 |'],
  ['レイター期', 'phase=3 |'],
  ['10人以下', 'employee_range=1 |'],
  ['従業員30名以下', 'employee_range=1,2 |'],
  ['社員数50人以下', 'employee_range=1,2,3 |'],
  ['11〜30名', 'employee_range=2 |'],
  ['100人以上', 'employee_range=5 |'],
  ['51名以上', 'employee_range=4,5 |'],
  ['20人規模', 'employee_range=2 |'],
  ['少人数', 'employee_range=1,2 |'],
  ['株式会社ミナモ', 'company_name=ミナモ |'],
  ['㈱ミナモ', 'company_name=ミナモ |'],
  ['（株）ミナモ', 'company_name=ミナモ |'],
  ['ミナモ株式会社', 'company_name=ミナモ |'],
  ['株式会社 ミナモ', 'company_name=ミナモ |'],
  ['ミナモ 株式会社', 'company_name=ミナモ |'],
  ['合同会社ＭＮＭ', 'company_name=ＭＮＭ |'],
  ['株式会社みんなの銀行', 'company_name=みんなの銀行 |'],
  ['株式会社ミナモのエンジニア', 'company_name=ミナモ | エンジニア'],
  ['株式会社ミナモの求人', 'company_name=ミナモ |'],
  ['東京ガス株式会社', 'company_name=東京ガス |'],
])('ways of working and companies: %s', (typed, said) => expect(spelledReading(typed)).toBe(said))

test.each([
  ['東京 リモート 年収800万以上', 'prefectures=13 remote=1,2 min_salary=800 |'],
  ['東京　リモート　年収800万以上', 'prefectures=13 remote=1,2 min_salary=800 |'],
  ['年収800万以上 リモート', 'min_salary=800 remote=1,2 |'],
  ['フルリモートで正社員', 'remote=2 employment_types=1 |'],
  ['東京都の正社員で年収600万以上のSRE', 'prefectures=13 employment_types=1 min_salary=600 | SRE'],
  ['東京リモート正社員', 'prefectures=13 remote=1,2 employment_types=1 |'],
  ['SRE 正社員', 'employment_types=1 | SRE'],
  ['ＳＲＥ　正社員', 'employment_types=1 | ＳＲＥ'],
  ['リモートで働けるエンジニア', 'remote=1,2 | エンジニア'],
  ['バックエンドエンジニア（業務委託） 東京', 'employment_types=3 prefectures=13 | バックエンドエンジニア'],
  ['在宅でできる経理の仕事', 'remote=1,2 | 経理'],
  ['東京で働きたい', 'prefectures=13 |'],
  ['リモート可能な会社', 'remote=1,2 |'],
  ['リモートワークができるSRE', 'remote=1,2 | SRE'],
  ['800万以上リモート', 'min_salary=800 remote=1,2 |'],
  ['正社員のみ', 'employment_types=1 |'],
  ['副業エンジニア 時給3000円', 'employment_types=3 hourly_wage=3000 | エンジニア'],
  ['渋谷のデザイナー', 'places=13113,渋谷駅 | デザイナー'],
  ['渋谷 デザイナー 正社員', 'places=13113,渋谷駅 employment_types=1 | デザイナー'],
  ['人事 株式会社ミナモ', 'company_name=ミナモ | 人事'],
  ['', '|'],
  ['　', '|'],
])('whole queries: %s', (typed, said) => expect(spelledReading(typed)).toBe(said))

test('a decision keeps a piece as words, in any spelling, and the others are still read', () => {
  expect(spelledReading('フルリモートで正社員', ['フルリモート'])).toBe('employment_types=1 | フルリモート')
  expect(spelledReading('ﾘﾓｰﾄ 東京', ['リモート'])).toBe('prefectures=13 | ﾘﾓｰﾄ')
  expect(spelledReading('年収 800万以上 東京', ['年収　８００万以上', '大阪'])).toBe('prefectures=13 | 年収 800万以上')
  expect(readQuery('リモート', { as_words: ['リモート'] })).toMatchObject({
    readings: [],
    undone: [{ typed: 'リモート', parameter: 'remote' }],
    words: 'リモート',
  })
})

test('a reading says what was typed and what it means', () => {
  expect(readQuery('月給３０万〜の求人')).toEqual({
    readings: [{ typed: '月給３０万〜', parameter: 'min_salary', values: [360], label: '年収360万円以上（月給30万円の12か月分）' }],
    undone: [],
    words: '',
  })
  expect(readQuery('首都圏').readings[0]).toMatchObject({ typed: '首都圏', label: '首都圏' })
})

test('one piece of a query goes, and the others stay', () => {
  expect(withoutPiece('フルリモートで正社員 "東京 都"', 'フルリモート')).toBe('正社員 "東京 都"')
  expect(withoutPiece('東京のデザイナー', 'デザイナー')).toBe('東京')
  expect(withoutPiece('東京', '東京')).toBe('')
})

test('the same piece twice is one reading, and after eight the rest stays words', () => {
  expect(spelledReading('東京 東京')).toBe('prefectures=13 |')
  expect(spelledReading('青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 リモート').split('|')[1]).toBe(' 群馬 リモート')
})
