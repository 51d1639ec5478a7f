import { expect, test } from 'vitest'
import { prefectures } from './prefectures.ts'
import { readPrefectures } from './read-prefectures.ts'

const namesIn = (text: string) => readPrefectures(text).map((id) => Object.keys(prefectures)[id - 1])

test.each([
  ['東京都千代田区神田1-2-3', ['東京都']],
  ['京都オフィス：〒600-0000 京都府京都市下京区1\n東京オフィス：〒104-0000 東京都中央区八丁堀2', ['京都府', '東京都']],
  ['大阪府大阪市福島区1-2', ['大阪府']],
  ['福岡県北九州市小倉北区京町2-7-8', ['福岡県']],
  ['東京・横浜（首都圏）／大阪（関西圏）／愛知／福岡／札幌の各オフィス', ['東京都', '神奈川県', '大阪府', '愛知県', '福岡県', '北海道']],
  ['横浜市西区みなとみらい', ['神奈川県']],
  ['渋谷区道玄坂1-1', ['東京都']],
  ['〒541-0046 大阪市中央区平野町2丁目', ['大阪府']],
  ['本社（東京都千代田区）または各プロジェクト先（都内を中心）', ['東京都']],
  ['Shibuya, Tokyo', ['東京都']],
  ['神奈川県神奈川県横須賀市長井', ['神奈川県']],
  ['ﾄｳｷｮｳ 港区', []],
  ['府中市宮西町', []],
  ['フルリモート（山口さんのチーム）', []],
  ['', []],
])('%s', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

test.each([
  ['関東', [8, 9, 10, 11, 12, 13, 14]],
  ['関東エリア（東京、神奈川）', [13, 14]],
  ['首都圏', [11, 12, 13, 14]],
  ['1都3県', [11, 12, 13, 14]],
  ['東海・関西エリア', [21, 22, 23, 24, 25, 26, 27, 28, 29, 30]],
  ['23区内', [13]],
  ['２３区', [13]],
  ['中国地方', [31, 32, 33, 34, 35]],
])('%s stands for its prefectures', (text, ids) => {
  expect(readPrefectures(text)).toEqual(ids)
})

test.each(['関東支社', '東海市', '株式会社関東電化', '中国・ベトナム', '九州電力のデータセンター'])('%s stands for none', (text) => {
  expect(readPrefectures(text).filter((id) => id !== 23)).toEqual([])
})
