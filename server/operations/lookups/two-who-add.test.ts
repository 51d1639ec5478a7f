import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { requestOf } from '../../../tests/access/request-of.ts'
import { test } from '#server/platform/database/testing.ts'
import { addOperator, contextOf, noPages } from '#server/testing.ts'

const ROUNDS = 10

test('of two operators who add to a lookup table at once each gets a separate row, or learns that the name exists', async ({ db }) => {
  const app = createApp(await contextOf(db), noPages)
  const pair = [await addOperator(db), await addOperator(db)] as const
  const add = async (by: number, name: string) => {
    const call = { params: { table: 'skill_types' }, body: { name, name_en: name } }
    return (await app.request(...requestOf('POST /operators/master_data/{table}/', call, { cookie: pair[by]!.cookie }))).status
  }
  for (let round = 0; round < ROUNDS; round++) {
    expect(await Promise.all([add(0, `一${round}`), add(1, `二${round}`)])).toEqual([200, 200])
    expect((await Promise.all([add(0, `同${round}`), add(1, `同${round}`)])).toSorted()).toEqual([200, 422])
  }
})
