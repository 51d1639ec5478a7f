import { expect } from 'vitest'
import { addOperator, apiFor, test } from '#server/testing.ts'
import { LookupsWatch } from './lookups-watch.ts'

test('candidates read the code tables as last heard of, operators as they are stored', async ({ db }) => {
  const lookups = new LookupsWatch(db)
  await lookups.catchUp()
  const { viewer } = await addOperator(db)
  await db.updateTable('lookups').set({ name: '環境' }).where('master', '=', 'social_issues').where('id', '=', 1).execute()
  const firstFor = async (rest: Parameters<typeof apiFor>[1]) => (await (await apiFor(db, { lookups, ...rest })).lookups.list()).social_issues[0]?.name

  expect(await firstFor({})).toBe('環境・エネルギー')
  expect(await firstFor({ viewer })).toBe('環境')
  const { version } = lookups
  await lookups.catchUp()
  expect(await firstFor({})).toBe('環境')
  expect(lookups.version).toBe(version + 1)
})

test('a process without a copy of the lookup tables reads them', async ({ db }) => {
  const lookups = await (await apiFor(db, { lookups: new LookupsWatch(db) })).lookups.list()
  expect(lookups.social_issues).toHaveLength(10)
})
