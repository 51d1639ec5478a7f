import { expect, test } from 'vitest'
import { readRemote } from './read-remote.ts'

test.each([
  ['フルリモートワーク\n\n東京オフィス', 2],
  ['★原則フルリモート', 2],
  ['完全在宅勤務', 2],
  ['リモートワーク可（顧客訪問をお願いすることがあります）', 1],
  ['出社もしくはリモートワーク', 1],
  ['【フルリモート案件あり】全国のプロジェクト先', 1],
  ['リモート不可', 0],
  ['週3出社/週2在宅', 1],
  ['週2日出社', 1],
  ['週5日出社', 0],
  ['一部在宅OK', 1],
  ['在宅OK', 1],
  ['週1回の定例', null],
  ['★原則フルリモート ★転勤なし', 2],
  ['フル出社', 0],
  ['東京都千代田区', null],
  ['リモートセンシングの研究', null],
])('%s', (text, remote) => {
  expect(readRemote(text)).toBe(remote)
})

test('in prose only a plain promise counts', () => {
  expect(readRemote('東京都', 'リモート会議の多いチームです')).toBe(null)
  expect(readRemote('東京都', '週2日までリモートワーク可')).toBe(1)
})
