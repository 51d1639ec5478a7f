import { expect } from 'vitest'
import { apiPrefix } from '#contract/index.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { newTotpSecret } from '#server/accounts/second-factors/totp-of.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { addCandidate, addJob, addMember, apiFor, contextOf, daysAgo, noPages, test } from '#server/testing.ts'
import { hintOf, isKey, newKey } from './api-keys.ts'
import { addApiKey } from './testing.ts'

const ask = async (db: Database, path: string, authorization: string, init: RequestInit & { headers?: Record<string, string> } = {}, rest = {}) =>
  createApp(await contextOf(db, rest), noPages).request(`${apiPrefix}${path}`, { ...init, headers: { authorization, ...init.headers } })

test('a key is known by its beginning and its checksum; one wrong letter makes it none', () => {
  for (let count = 0; count < 50; count++) {
    const key = newKey()
    expect(key).toMatch(/^mebae_[0-9A-Za-z]{47}$/)
    expect(isKey(key)).toBe(true)
    expect(isKey(key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a'))).toBe(false)
    expect(isKey(key.replace(/_./, (found) => (found === '_a' ? '_b' : '_a')))).toBe(false)
    expect(key.startsWith(hintOf(key).slice(0, -1))).toBe(true)
  }
})

test('an admin makes a key, reads it this once, and a program calls with it', async ({ db }) => {
  const { as, company_id } = await addMember(db, { name: '三枝 由香', totp_secret_sealed: seal(newTotpSecret()), totp_confirmed_at: daysAgo(3) })
  await addJob(db, { company_id, position_title: '自社の求人' })
  const { api_keys } = (await apiFor(db, as)).company_users
  const { key, api_key } = await api_keys.create({ name: ' 採用管理 ', scopes: ['jobs:read'], days: 90 })
  expect(api_key).toMatchObject({
    name: '採用管理',
    hint: hintOf(key),
    member_name: '三枝 由香',
    state: 'active',
    last_used_at: null,
    expires_at: '2027-02-19T10:00:00+09:00',
  })
  expect(JSON.stringify(await db.selectFrom('api_keys').selectAll().execute())).not.toContain(key)

  const answer = await ask(db, '/company_users/job_offers/', `Bearer ${key}`)
  expect([answer.status, (await answer.json()).jobs[0].position_title]).toEqual([200, '自社の求人'])
  expect((await api_keys.list()).api_keys).toMatchObject([{ last_used_at: '2026-11-21T10:00:00+09:00' }])
})

test('a program writes within its scopes, without a browser’s headers, in the name of the key’s maker', async ({ db }) => {
  const member = await addMember(db, { name: '三枝 由香' })
  const key = await addApiKey(db, member, { scopes: ['jobs:write'] })
  const draft = { method: 'POST', body: JSON.stringify({ position_title: '営業' }), headers: { 'content-type': 'application/json' } }
  expect((await ask(db, '/company_users/job_offers/', key, draft)).status).toBe(200)
  const reading = await ask(db, '/company_users/job_offers/', key)
  expect([reading.status, (await reading.json()).code]).toEqual([403, 'KEY_SCOPE_MISSING'])
  const fromElsewhere = { ...draft, headers: { ...draft.headers, origin: 'https://elsewhere.example' } }
  expect((await ask(db, '/company_users/job_offers/', key, fromElsewhere)).status).toBe(403)
})

test('a key that was stopped, has expired, or whose maker was removed opens nothing', async ({ db }) => {
  const member = await addMember(db)
  const keys = [
    await addApiKey(db, member, { revoked_at: daysAgo(0) }),
    await addApiKey(db, member, { expires_at: daysAgo(0) }),
    `Bearer ${newKey()}`,
    'Bearer mebae_x',
  ]
  for (const key of keys) expect((await ask(db, '/company_users/job_offers/', key)).status).toBe(401)
  const { as, id } = member
  const own = await addApiKey(db, member)
  const { api_keys } = (await apiFor(db, as)).company_users
  const active = (await api_keys.list()).api_keys.find(({ state }) => state === 'active')!
  expect((await ask(db, '/company_users/job_offers/', own)).status).toBe(200)
  await api_keys.revoke({ id: active.id })
  expect((await ask(db, '/company_users/job_offers/', own)).status).toBe(401)

  const other = await addApiKey(db, member)
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  expect((await ask(db, '/company_users/job_offers/', other)).status).toBe(401)
})

test('a key never does more than its maker may by now', async ({ db }) => {
  const member = await addMember(db)
  const key = await addApiKey(db, member)
  await db.updateTable('company_users').set({ role: 'guest' }).where('id', '=', member.id).execute()
  expect((await (await ask(db, '/company_users/job_offers/', key)).json()).code).toBe('ROLE_FORBIDDEN')
})

test('a key works only for the company’s calls, also beside a cookie', async ({ db }) => {
  const [member, candidate] = [await addMember(db), await addCandidate(db)]
  const key = await addApiKey(db, member)
  expect((await ask(db, '/candidate_users/account/', key, { headers: { cookie: candidate.cookie } })).status).toBe(401)
  expect((await ask(db, '/company_users/account/', key, { headers: { cookie: member.cookie } })).status).toBe(403)
  const confirm = { method: 'POST', body: JSON.stringify({ password: 'x' }), headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' } }
  expect((await ask(db, '/sessions/current/confirmation/', key, confirm)).status).toBe(401)
})

test('each key has its own pace', async ({ db }) => {
  const key = await addApiKey(db, await addMember(db))
  const taken: string[] = []
  const take = async (budget: string) => (taken.push(budget), 7)
  const answer = await ask(db, '/company_users/job_offers/', key, {}, { take })
  expect([answer.status, answer.headers.get('retry-after'), taken]).toEqual([429, '7', ['api_key']])
})

test('a member makes a key only after reauthentication, and no more than twenty', async ({ db }) => {
  const { viewer, id, company_id } = await addMember(db)
  const wish = { name: 'x', scopes: ['jobs:read' as const], days: 30 as const }
  const stale = (await apiFor(db, { viewer: { ...viewer, authenticated_at: daysAgo(1) } })).company_users.api_keys
  await expect(stale.create(wish)).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
  const { api_keys } = (await apiFor(db, { viewer })).company_users
  for (let count = 0; count < 20; count++) await addApiKey(db, { id, company_id })
  await expect(api_keys.create(wish)).rejects.toMatchObject({ code: 'TOO_MANY_KEYS' })
})
