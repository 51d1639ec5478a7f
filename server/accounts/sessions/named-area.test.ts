import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { requestOf } from '../../../tests/access/request-of.ts'
import { test } from '#server/platform/database/testing.ts'
import { addCompany, addMember, addOperator, contextOf, noPages } from '#server/testing.ts'

test.for(['company', 'operator'] as const)('a program confirms and ends a session of the area %s, and no other', async (area, { db }) => {
  const { cookie } = area === 'company' ? await addMember(db, { company_id: (await addCompany(db)).id }) : await addOperator(db)
  const app = createApp(await contextOf(db), noPages)
  const ask = async (route: string, query: string, body = {}) => app.request(...requestOf(route, { query, body }, { cookie }))
  const account = area === 'company' ? 'GET /company_users/account/' : 'GET /operators/account/'
  const wrong = await ask('POST /sessions/current/confirmation/', `area=${area}`, { password: 'ちがうパスワード' })
  expect(await wrong.json()).toMatchObject({ code: 'WRONG_PASSWORD' })

  expect((await ask('DELETE /sessions/current/', '')).status).toBe(200)
  expect((await ask(account, '')).status).toBe(200)
  expect((await ask('DELETE /sessions/current/', `area=${area}`)).status).toBe(200)
  expect((await ask(account, '')).status).toBe(401)
})
