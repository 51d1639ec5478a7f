import { defaultDeclineReasons } from '#contract/hiring/selection/decline-reasons.ts'
import { expect } from 'vitest'
import { allScopes, apiKeyScopes, scopesCover } from '#contract/companies/members/api-key-scopes.ts'
import { apiPrefix } from '#contract/index.ts'
import { createApp } from '#server/app.ts'
import { matrix } from '../../../tests/access/matrix.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addJob, addMember, contextOf, daysAgo, noPages, test } from '#server/testing.ts'
import { addApiKey } from './testing.ts'

/** Every reading that a key can have, from the matrix of access: one address for each. A file is of one table. */
const readings = Object.entries(matrix).flatMap(([route, access]) => {
  const [method, path = ''] = route.split(' ')
  return method === 'GET' && access.who === 'member' && scopesCover(allScopes, access.act) && !path.includes('{')
    ? [path === '/company_users/selection_figures/file/' ? `${path}?table=jobs` : path]
    : []
})

type Ids = { id: string; company_id: number }
const change = (table: 'accounts' | 'company_users') => (values: object) => (db: Database, ids: Ids) =>
  db.updateTable(table).set(values).where('id', '=', ids.id).execute()
const [account, member] = [change('accounts'), change('company_users')]
const company = (values: object) => (db: Database, ids: Ids) => db.updateTable('companies').set(values).where('id', '=', ids.company_id).execute()

/** What becomes of a member or of their company, and what their key may read from then on: everything, or nothing and why. */
const states: [string, (db: Database, ids: Ids) => Promise<unknown>, string][] = [
  ['nothing happened', async () => {}, 'OK'],
  ['the member is restricted', account({ restricted_at: daysAgo(0), restriction_reason: '迷惑行為' }), 'RESTRICTED'],
  ['the member became a guest', member({ role: 'guest' }), 'ROLE_FORBIDDEN'],
  ['the member became an assistant', member({ role: 'assistant' }), 'OK'],
  ['the member has no second factor any more', account({ totp_confirmed_at: null, totp_secret_sealed: null }), 'SECOND_FACTOR_REQUIRED'],
  ['the address of the member is not verified', account({ email_verified_at: null }), 'SIGN_IN_REQUIRED'],
  ['the member was removed', (db, { id }) => db.deleteFrom('accounts').where('id', '=', id).execute(), 'SIGN_IN_REQUIRED'],
  ['the company is suspended', company({ state: 'suspended' }), 'COMPANY_SUSPENDED'],
  [
    'the key was stopped',
    (db, { id }) =>
      db
        .updateTable('api_keys')
        .set({ revoked_at: daysAgo(0) })
        .where('company_user_id', '=', id)
        .execute(),
    'SIGN_IN_REQUIRED',
  ],
  // Records that a company may read in a browser without an approval or a contract, it may read by a key: its own.
  ['the company is not approved', company({ state: 'pending' }), 'OK'],
  ['the contract ended', company({ end_of_contract: true }), 'OK'],
]

test('the matrix knows a route for each scope', () => {
  const asked = Object.values(matrix).flatMap((access) => (access.who === 'member' ? [access.act] : []))
  for (const [scope, { acts }] of Object.entries(apiKeyScopes)) expect([scope, acts.every((act) => asked.includes(act))]).toEqual([scope, true])
  expect(readings.length).toBeGreaterThan(3)
})

test.for(states)('a key follows its member and company at each call: %s', async ([, happens, code], { db }) => {
  const { company_id } = await addJob(db)
  const { id } = await addMember(db, { company_id })
  const authorization = await addApiKey(db, { id, company_id })
  await happens(db, { id, company_id })
  const app = createApp(await contextOf(db), noPages)
  for (const path of readings) {
    const answer = await app.request(`${apiPrefix}${path}`, { headers: { authorization } })
    // A guest sees the selections of candidates assigned to them: none here. The reasons are the company's words, of nobody.
    const isGuestsOwn = code === 'ROLE_FORBIDDEN' && answer.status === 200
    if (isGuestsOwn && path === '/company_users/decline_reasons/') expect(await answer.json()).toEqual({ reasons: defaultDeclineReasons })
    else if (isGuestsOwn && path === '/company_users/calendar/meetings/') expect(await answer.text()).not.toContain('BEGIN:VEVENT')
    else if (isGuestsOwn && path === '/company_users/job_selections/') expect(await answer.json()).toEqual({ jobs: [], total: 0 })
    else if (isGuestsOwn)
      expect([path, JSON.stringify(await answer.json())]).toEqual(['/company_users/applications/', expect.stringContaining('"applications":[]')])
    else expect([path, answer.status === 200 ? 'OK' : (await answer.json()).code]).toEqual([path, code])
  }
})

test.for([
  ['suspended', company({ state: 'suspended' }), 'COMPANY_SUSPENDED'],
  ['not approved', company({ state: 'pending' }), 'COMPANY_NOT_APPROVED'],
  ['without a contract', company({ end_of_contract: true }), 'CONTRACT_ENDED'],
  ['restricted', account({ restricted_at: daysAgo(0), restriction_reason: '迷惑行為' }), 'RESTRICTED'],
] as [string, (db: Database, ids: Ids) => Promise<unknown>, string][])(
  'a key publishes nothing for a company or member that is %s',
  async ([, happens, code], { db }) => {
    const { id: job_id, company_id } = await addJob(db)
    const { id } = await addMember(db, { company_id })
    const authorization = await addApiKey(db, { id, company_id })
    await happens(db, { id, company_id })
    const app = createApp(await contextOf(db), noPages)
    const init = { method: 'PUT', headers: { authorization, 'content-type': 'application/json' }, body: '{}' }
    const answer = await app.request(`${apiPrefix}/company_users/job_offers/${job_id}/confirmation/`, init)
    expect((await answer.json()).code).toBe(code)
  },
)
