import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { requestOf } from '../../../tests/access/request-of.ts'
import { test } from '#server/platform/database/testing.ts'
import { addOperator, contextOf, noPages } from '#server/testing.ts'

const ROUNDS = 12

test('of two operators who remove each other at once one stays, and the chain of what they did holds', async ({ db }) => {
  const app = createApp(await contextOf(db), noPages)
  for (let round = 0; round < ROUNDS; round++) {
    await db.deleteFrom('accounts').where('kind', '=', 'operator').execute()
    const pair = [await addOperator(db), await addOperator(db)] as const
    const remove = async (by: number) => {
      const call = { params: { id: pair[1 - by]!.id }, body: { reason: '入れかわり' } }
      return (await app.request(...requestOf('PUT /operators/members/{id}/removal/', call, { cookie: pair[by]!.cookie }))).status
    }
    const statuses = await Promise.all([remove(0), remove(1)])
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(await db.selectFrom('operator_users').select('id').execute()).toHaveLength(1)
  }
  const { number } = await db.selectFrom('audit_chain').select('number').executeTakeFirstOrThrow()
  const rows = await db.selectFrom('audit_logs').select(['number']).where('number', 'is not', null).orderBy('number').execute()
  expect(rows.map((row) => row.number)).toEqual(Array.from({ length: Number(number) }, (_, at) => at + 1))
})
