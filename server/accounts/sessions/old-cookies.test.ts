import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { requestOf } from '../../../tests/access/request-of.ts'
import { issueLink } from '../links/links.ts'
import { test as alone } from '#server/platform/database/testing.ts'
import { hashPassword } from './password/password.ts'
import { addCandidate, contextOf, noPages, test, today } from '#server/testing.ts'

const password = '新しい馬とホチキス'
const own = 'GET /candidate_users/account/'

test.for([
  ['signing out', 'DELETE /sessions/current/', {}],
  ['choosing another password', 'PUT /candidate_users/password/', { current_password: '夕焼けの坂道をくだる猫', password }],
  ['leaving', 'POST /candidate_users/withdrawal/', { reason: 8 }],
] as const)('after %s the cookie that was used opens nothing', async ([, route, body], { db }) => {
  const { cookie } = await addCandidate(db, { password_hash: await hashPassword('夕焼けの坂道をくだる猫') })
  const app = createApp(await contextOf(db), noPages)
  expect((await app.request(...requestOf(own, {}, { cookie }))).status).toBe(200)
  expect((await app.request(...requestOf(route, { body }, { cookie }))).status).toBe(200)
  expect((await app.request(...requestOf(own, {}, { cookie }))).status).toBe(401)
})

test('a cookie that somebody put into the browser is nobody’s, and signing in does not take it over', async ({ db }) => {
  const app = createApp(await contextOf(db), noPages)
  const cookie = `mebae_candidate=${'A'.repeat(43)}`
  expect((await app.request(...requestOf(own, {}, { cookie }))).status).toBe(401)
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
})

alone('of fifty uses of one link for a new password at the same moment one counts, and every session ends', async ({ db }) => {
  const { id, cookie } = await addCandidate(db, { email: 'chihiro@candidate.example' })
  const token = await issueLink(db, today, { purpose: 'reset', id, email: 'chihiro@candidate.example' })
  const app = createApp(await contextOf(db), noPages)
  const use = requestOf.bind(undefined, 'POST /candidate_users/password_resets/uses/', { body: { token, password } })
  const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await app.request(...use({}))).status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 410)).toHaveLength(49)
  expect((await app.request(...requestOf(own, {}, { cookie }))).status).toBe(401)
})
