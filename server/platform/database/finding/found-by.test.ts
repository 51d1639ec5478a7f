import { sql } from 'kysely'
import { expect } from 'vitest'
import { foldFound } from '#contract/platform/finding/fold-found.ts'
import { test } from '#server/testing.ts'
import { foundBy, foldedFound } from './found-by.ts'

const spellings = ['㈱ミナモログ', '株式会社 みなもログ', 'ﾐﾅﾓﾛｸﾞ（株）', '合同会社Ｇｏ・Lang', 'がぎぐゔ ヵヶ', 'A-1、B/2', '100%_\\', '', '\u3099']

test('a column is folded as a text is', async ({ db }) => {
  const { rows } = await sql<{
    folded: string
  }>`select ${foldedFound(sql`text`)} as folded from unnest(${spellings}::text[]) with ordinality as typed (text, at) order by at`.execute(db)
  expect(rows.map(({ folded }) => folded)).toEqual(spellings.map(foldFound))
})

test('the whole name comes before names that begin so, and those before names that hold it', async ({ db }) => {
  const names = ['東京ミナモ', 'みなもログ', '株式会社ミナモ', 'ミナト']
  const { matches, rank } = foundBy('㈱みなも', sql`name`)
  const { rows } = await sql<{ name: string }>`select name from unnest(${names}::text[]) as named (name) where ${matches} order by ${rank}`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(['株式会社ミナモ', 'みなもログ', '東京ミナモ'])
})

test('all words that were typed have to stand in the name or beside it', async ({ db }) => {
  const { matches } = foundBy('計測　go', sql`name`, sql`beside`)
  const { rows } = await sql<{
    name: string
  }>`select name from (values ('Goの開発', '計測'), ('計測', null), ('Go', '%')) as named (name, beside) where ${matches}`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(['Goの開発'])
})
