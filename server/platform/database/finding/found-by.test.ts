import { sql } from 'kysely'
import { expect } from 'vitest'
import { foldFound } from '#contract/platform/finding/fold-found.ts'
import { test } from '#server/testing.ts'
import { foundBy } from './found-by.ts'

const spellings = ['㈱ミナモログ', '株式会社 みなもログ', 'ﾐﾅﾓﾛｸﾞ（株）', '合同会社Ｇｏ・Lang', 'がぎぐゔ ヵヶ', 'A-1、B/2', '100%_\\', 'a.c*[x](y)^$|+?{1}']

test('each spelling of a name finds the others, and nothing else: signs of expressions mean themselves', async ({ db }) => {
  const found = async (typed: string) => {
    const { matches } = foundBy(typed, sql`name`)
    const { rows } = await sql<{ name: string }>`select name from unnest(${spellings}::text[]) as named (name) where ${matches}`.execute(db)
    return rows.map(({ name }) => name)
  }
  for (const typed of spellings) expect(await found(typed)).toEqual(spellings.filter((name) => foldFound(name).includes(foldFound(typed))))
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
