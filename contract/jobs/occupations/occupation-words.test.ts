import { expect, test } from 'vitest'
import { familiesOf } from './occupation-families.ts'
import { isOccupationMeant } from './occupation-words.ts'

const server = { id: 16, name: 'サーバーサイドエンジニア' }

test('an occupation is found by its name and by what people call it, in any width and case', () => {
  for (const typed of ['サーバー', 'ｻｰﾊﾞｰ', 'バックエンド', 'BACKEND', ' プログラマー '])
    expect([typed, isOccupationMeant(server, typed)]).toEqual([typed, true])
  for (const typed of ['', ' ', '経理', 'SRE']) expect([typed, isOccupationMeant(server, typed)]).toEqual([typed, false])
})

test('an occupation that operators added stands in the last family, and is found by its name', () => {
  const added = { id: 999, name: '灯台守' }
  expect(familiesOf([server, added]).map(({ label, fields }) => [label, fields.map(({ id }) => id)])).toEqual([
    ['開発・技術', [16]],
    ['その他', [999]],
  ])
  expect(isOccupationMeant(added, '灯台')).toBe(true)
})
