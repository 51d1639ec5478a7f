import { expect, test } from 'vitest'
import { confirmedBy } from './freshness-line.tsx'

test.each([
  ['木下', '木下さんが確認'],
  ['木下さん', '木下さんが確認'],
  ['株式会社ミナモログ', '株式会社ミナモログが確認'],
  ['株式会社ミナモログ（取り込み）', '求人の取り込みで確認'],
  ['', '会社が確認'],
])('%s reads %s', (name, text) => expect(confirmedBy(name)).toBe(text))
