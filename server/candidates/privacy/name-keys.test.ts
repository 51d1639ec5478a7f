import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { test } from '#server/testing.ts'

async function keysOf(db: Database, name: string) {
  const { rows } = await sql<{ keys: string[] }>`select name_keys(${name}) as keys`.execute(db)
  return rows[0]!.keys.toSorted()
}

test.for([
  ['株式会社サンプル', '㈱サンプル'],
  ['株式会社サンプル', '（株）サンプル'],
  ['株式会社サンプル', 'サンプル'],
  ['株式会社サンプル', 'ｻﾝﾌﾟﾙ 株式會社'],
  ['株式会社サンプル', 'さんぷる有限会社'],
  ['株式会社サンプル', '㍿サン・プル'],
  ['Sample Inc.', 'ＳＡＭＰＬＥ　Co., Ltd.'],
  ['Sample Inc.', 'sample gmbh'],
  ['Sample', 'Kabushiki Kaisha Sample'],
  ['キヤノン', 'キャノン株式会社'],
  ['株式会社コンピューター館', 'コンピュータ館'],
  ['合同会社澤田學園', '沢田学園'],
  ['渡邉商店', '渡辺商店'],
  ['髙島屋', '高島屋'],
])('%s and %s are one name', async ([one, other], { db }) => {
  const [keys, others] = [await keysOf(db, one!), await keysOf(db, other!)]
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => others.includes(key))).not.toEqual([])
})

test.for([
  ['サンプル', 'Sample'],
  ['サンプル', 'サンプル製作所'],
  ['コスモ', 'コスモス'],
  ['株式会社', '有限会社'],
])('%s and %s are two names', async ([one, other], { db }) => {
  const others = await keysOf(db, other!)
  expect((await keysOf(db, one!)).filter((key) => others.includes(key))).toEqual([])
})

test('a name that says its other name, or belongs to a group, is known as each', async ({ db }) => {
  expect(await keysOf(db, '株式会社サンプル（Sample Inc.）')).toEqual(expect.arrayContaining(['サンプル', 'sample']))
  expect(await keysOf(db, 'ミホン株式会社（旧：株式会社サンプル）')).toEqual(expect.arrayContaining(['ミホン', 'サンプル']))
  expect(await keysOf(db, '株式会社サンプルホールディングス')).toEqual(expect.arrayContaining(['サンプル', 'サンプルホルデイングス']))
  expect(await keysOf(db, '株式会社サンプル 大阪支店')).toContain('サンプル')
})

test('a name of nothing but a legal form or signs still counts as a name', async ({ db }) => {
  expect(await keysOf(db, '株式会社')).toEqual(['株式会社'])
  expect(await keysOf(db, '・・')).toEqual([])
})
