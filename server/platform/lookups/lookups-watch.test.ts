import { expect } from 'vitest'
import { addOperator, apiFor, test } from '#server/testing.ts'
import { LookupsWatch } from './lookups-watch.ts'

test('candidates read the code tables as last heard of, operators as they are stored', async ({ db }) => {
  const masters = new LookupsWatch(db)
  await masters.catchUp()
  const { viewer } = await addOperator(db)
  await db.updateTable('masters').set({ name: '環境' }).where('master', '=', 'social_issues').where('id', '=', 1).execute()
  const firstFor = async (rest: Parameters<typeof apiFor>[1]) => (await (await apiFor(db, { masters, ...rest })).masters.list()).social_issues[0]?.name

  expect(await firstFor({})).toBe('環境・エネルギー')
  expect(await firstFor({ viewer })).toBe('環境')
  const { version } = masters
  await masters.catchUp()
  expect(await firstFor({})).toBe('環境')
  expect(masters.version).toBe(version + 1)
})

test('a process without a copy of the lookup tables reads them', async ({ db }) => {
  const masters = await (await apiFor(db, { masters: new LookupsWatch(db) })).masters.list()
  expect(masters.social_issues).toHaveLength(10)
})
