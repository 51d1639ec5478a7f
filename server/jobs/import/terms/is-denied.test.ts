import { expect, test } from 'vitest'
import { isDenied } from './read-employment.ts'

test.each([
  'なし',
  'の支給はありません',
  'は含まれておりません',
  '制度は導入していません',
  'は設けていない',
  '0h',
  'は行っておりません',
  '制の適用はありません',
  'は現在ありません',
  '制度は検討中',
])('%s denies', (after) => expect(isDenied(after)).toBe(true))

test.each([
  'の制限はありません',
  'を超える残業はほぼありません',
  'に含まれない残業は別途支給',
  '制(みなし労働時間: 1日9時間)',
  '(コアタイムなし)',
  '無料',
  'を導入しています',
])('%s does not', (after) => expect(isDenied(after)).toBe(false))
