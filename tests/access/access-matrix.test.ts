import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { openApiDocument } from '#server/openapi.ts'
import { allScopes, scopesCover } from '#contract/companies/members/api-key-scopes.ts'
import { addApiKey } from '#server/companies/api-keys/testing.ts'
import { companyActs } from '#contract/accounts/members/company-acts.ts'
import { operatorMay } from '#contract/accounts/operators/operator-acts.ts'
import { addCandidate, addCompany, addJob, addMember, addOperator, contextOf, daysAgo, noPages, testIn } from '#server/testing.ts'
import type { Access, Call, World } from './access.ts'
import { matrix } from './matrix.ts'
import { openBeforeFactor } from './factors/open-before-factor.ts'
import { requestOf } from './request-of.ts'

const test = testIn(populate)
const { paths } = await openApiDocument()
const routes = Object.entries(paths).flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`))

test('every route has its row, and every row its route', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(routes.toSorted())
})

/**
 * The principals of the matrix: two unrelated candidates, one whose account is deleted, and a visitor; the members of a company by role,
 * a removed member, a member of another company, one whose company's contract ended, and one before the second factor; a program with another admin's API key, and one with a revoked key;
 * the operators by role, a removed operator, and one before the second factor.
 */
async function populate(db: Database) {
  const [owner, stranger, gone] = [await addCandidate(db), await addCandidate(db), await addCandidate(db)]
  const halfwayCandidate = await addCandidate(db, { totp_secret_sealed: seal('nobody'), totp_confirmed_at: daysAgo(1) })
  await db.deleteFrom('accounts').where('id', '=', gone.id).execute()
  const { id: job_id, company_id } = await addJob(db)
  const [admin, guest] = [await addMember(db, { company_id }), await addMember(db, { company_id, role: 'guest' })]
  const ended = await addCompany(db, { name: '契約の終わった会社', end_of_contract: true })
  const keeper = await addMember(db, { company_id })
  const [removed, halfway] = [await addMember(db, { company_id, role: 'recruiter' }), await addMember(db, { company_id })]
  await db.deleteFrom('accounts').where('id', '=', removed.id).execute()
  await db.updateTable('sessions').set({ second_factor_at: null }).where('account_id', '=', halfway.id).execute()
  const operator = await addOperator(db)
  const [removedOperator, halfwayOperator] = [await addOperator(db), await addOperator(db)]
  await db.deleteFrom('accounts').where('id', '=', removedOperator.id).execute()
  await db.updateTable('sessions').set({ second_factor_at: null }).where('account_id', '=', halfwayOperator.id).execute()
  const world: World = { db, owner: owner.id, stranger: stranger.id, company_id, job_id, admin: admin.id, guest: guest.id, operator: operator.id }
  const cookies = {
    anonymous: '',
    'someone who left': gone.cookie,
    'candidate before the second factor': halfwayCandidate.cookie,
    stranger: stranger.cookie,
    owner: owner.cookie,
    'removed recruiter': removed.cookie,
    'admin without second factor': halfway.cookie,
    'admin of an ended contract': (await addMember(db, { company_id: ended.id })).cookie,
    "another company's recruiter": (await addMember(db, { role: 'recruiter' })).cookie,
    'revoked api key': await addApiKey(db, keeper, { revoked_at: daysAgo(1) }),
    'api key': await addApiKey(db, keeper),
    guest: guest.cookie,
    assistant: (await addMember(db, { company_id, role: 'assistant' })).cookie,
    recruiter: (await addMember(db, { company_id, role: 'recruiter' })).cookie,
    admin: admin.cookie,
    'removed operator': removedOperator.cookie,
    'operator without second factor': halfwayOperator.cookie,
    'operator who only looks': (await addOperator(db, { role: 'read_only' })).cookie,
    operator: operator.cookie,
  }
  return { world, cookies }
}

type Principal = keyof Awaited<ReturnType<typeof populate>>['cookies']
const nobodys = new Set<Principal>(['anonymous', 'someone who left', 'removed recruiter', 'revoked api key', 'removed operator'])
const candidates = new Set<Principal>(['candidate before the second factor', 'stranger', 'owner'])

const expected = (route: string, access: Access, principal: Principal) => {
  const { status = 200 } = access
  if (access.who === 'anyone') return status
  if (nobodys.has(principal)) return 401
  if (access.who === 'operator') return expectedOfOperator(route, access, principal)
  if (principal.startsWith('operator')) return 401
  if (access.who !== 'member' && principal.endsWith('before the second factor')) return openBeforeFactor.has(route) ? status : 403
  if (access.who !== 'member') return candidates.has(principal) ? (access.who === 'candidate' || principal === 'owner' ? status : 404) : 401
  return candidates.has(principal) ? 401 : expectedOfMember(route, access, principal)
}

function expectedOfOperator(route: string, { act, status = 200 }: Extract<Access, { who: 'operator' }>, principal: Principal) {
  if (!principal.startsWith('operator')) return 401
  if (principal === 'operator without second factor' && !openBeforeFactor.has(route)) return 403
  return operatorMay(principal === 'operator who only looks' ? 'read_only' : 'full', act) ? status : 403
}

function expectedOfMember(route: string, { act, of, status = 200, unassigned = status }: Extract<Access, { who: 'member' }>, principal: Principal) {
  const { who, while: needs }: { who: readonly string[]; while: string } = companyActs[act]
  const role = principal.match(/admin|recruiter|assistant|guest/)?.[0] ?? ''
  if (principal === 'api key') return scopesCover(allScopes, act) ? status : 403
  if (principal === 'admin without second factor') return openBeforeFactor.has(route) ? status : 403
  if (!who.includes(role) || (needs === 'active' && principal === 'admin of an ended contract')) return 403
  const isOthers = principal === "another company's recruiter" || principal === 'admin of an ended contract'
  if (of && isOthers) return 404
  return principal === 'guest' ? unassigned : status
}

for (const [route, access] of Object.entries(matrix)) {
  const [method = ''] = route.split(' ')
  const takesBody = ['POST', 'PUT', 'PATCH'].includes(method)

  test(`${route} answers ${access.who}`, async ({ db, world: { world: everybody, cookies } }) => {
    const world: World = { ...everybody, db }
    const mighty = access.who === 'member' ? 'admin' : access.who === 'operator' ? 'operator' : 'owner'
    const app = createApp(await contextOf(db), noPages)
    const ask = (cookie: string, call: Call, others: Record<string, string> = {}) =>
      app.request(...requestOf(route, call, { ...(cookie.startsWith('Bearer ') ? { authorization: cookie } : { cookie }), ...others }), { isLocal: true })
    const call = (await access.call?.(world)) ?? {}
    if (method !== 'GET') {
      expect(['from another site', (await ask(cookies[mighty], call, { 'sec-fetch-site': 'cross-site' })).status]).toEqual(['from another site', 403])
      expect(['from nowhere', (await ask(cookies[mighty], call, { 'sec-fetch-site': 'none', origin: 'null' })).status]).toEqual(['from nowhere', 403])
    }
    if (takesBody) {
      expect(['as text', (await ask(cookies[mighty], call, { 'content-type': 'text/plain' })).status]).toEqual(['as text', 415])
      const greedy = { ...call, body: { ...(call.body as object), premium_granted_at: '2026-11-21T10:00:00+09:00' } }
      expect(['with a column that nobody may set', (await ask(cookies[mighty], greedy)).status]).toEqual(['with a column that nobody may set', 422])
    }
    // The principal with most rights comes last: its call may delete the thing.
    for (const principal of Object.keys(cookies) as Principal[]) {
      const theirs = access.who === 'member' || access.who === 'operator' ? ((await access.call?.(world)) ?? {}) : call
      const before = access.who === 'operator' ? await auditLines(db) : 0
      const answer = await ask(cookies[principal], theirs)
      expect([principal, answer.status, await bodyOf(answer)]).toEqual([principal, expected(route, access, principal), expect.anything()])
      if (access.who !== 'operator') continue
      const { audited = method !== 'GET' } = access
      expect([principal, 'audited', (await auditLines(db)) > before]).toEqual([principal, 'audited', audited && answer.status === 200])
    }
  })
}

const auditLines = async (db: Database) =>
  Number(
    (
      await db
        .selectFrom('audit_logs')
        .select(({ fn }) => fn.countAll<number>().as('lines'))
        .executeTakeFirstOrThrow()
    ).lines,
  )

/** An event stream stays open as long as its client reads. */
async function bodyOf(answer: Response) {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text()
  await answer.body?.cancel()
  return 'events'
}
