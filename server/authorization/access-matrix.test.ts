import { expect } from 'vitest'
import { apiPrefix } from '#contract/index.ts'
import { createApp } from '../app.ts'
import type { Database } from '../database/connect.ts'
import { openApiDocument } from '../openapi.ts'
import { addCandidate, addJob, contextOf, noPages, test } from '../testing.ts'
import type { Access, Call, World } from './access.ts'
import { accountAccess } from './account-access.ts'
import { candidateAccess } from './candidate-access.ts'
import { followingAccess } from './following-access.ts'
import { notificationAccess } from './notification-access.ts'
import { privacyAccess } from './privacy-access.ts'
import { visitorAccess } from './visitor-access.ts'

const matrix: Record<string, Access> = { ...visitorAccess, ...accountAccess, ...candidateAccess, ...followingAccess, ...notificationAccess, ...privacyAccess }
const { paths } = await openApiDocument()
const routes = Object.entries(paths).flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`))

test('every route has its row, and every row its route', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(routes.toSorted())
})

/** The world of a matrix: two candidates who have nothing to do with each other, one who left, and whoever is not signed in. */
async function populate(db: Database) {
  const [owner, stranger, gone] = [await addCandidate(db), await addCandidate(db), await addCandidate(db)]
  await db.deleteFrom('candidate_users').where('id', '=', gone.id).execute()
  const { id: job_id, company_id } = await addJob(db)
  const world: World = { db, owner: owner.id, stranger: stranger.id, company_id, job_id }
  return { world, cookies: { anonymous: '', owner: owner.cookie, stranger: stranger.cookie, 'someone who left': gone.cookie } }
}

const expected = ({ who, status = 200 }: Access, principal: string) => {
  if (who === 'anyone' || principal === 'owner') return status
  if (principal !== 'stranger') return 401
  return who === 'candidate' ? status : 404
}

for (const [route, access] of Object.entries(matrix)) {
  const [method = '', path = ''] = route.split(' ')
  const takesBody = ['POST', 'PUT', 'PATCH'].includes(method)

  test(`${route} answers ${access.who}`, async ({ db }) => {
    const { world, cookies } = await populate(db)
    const app = createApp(await contextOf(db), noPages)
    const ask = async (cookie: string, call: Call, others: Record<string, string> = {}) => {
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(call.params?.[name]))
      const body = takesBody ? { body: call.files ? formOf(call) : JSON.stringify(call.body ?? {}) } : {}
      const headers = { cookie, ...(call.files ? {} : { 'content-type': 'application/json' }), 'sec-fetch-site': 'same-origin', ...others }
      return app.request(`${apiPrefix}${address}?${call.query ?? ''}`, { method, headers, ...body })
    }
    const call = (await access.call?.(world)) ?? {}
    if (method !== 'GET') {
      expect(['from another site', (await ask(cookies.owner, call, { 'sec-fetch-site': 'cross-site' })).status]).toEqual(['from another site', 403])
      expect(['from nowhere', (await ask(cookies.owner, call, { 'sec-fetch-site': 'none', origin: 'null' })).status]).toEqual(['from nowhere', 403])
    }
    if (takesBody) {
      expect(['as text', (await ask(cookies.owner, call, { 'content-type': 'text/plain' })).status]).toEqual(['as text', 415])
      const greedy = { ...call, body: { ...(call.body as object), premium_granted_at: '2026-11-21T10:00:00+09:00' } }
      expect(['with a column that nobody may set', (await ask(cookies.owner, greedy)).status]).toEqual(['with a column that nobody may set', 422])
    }
    // The owner last: what they do may end the thing.
    for (const principal of ['anonymous', 'someone who left', 'stranger', 'owner'] as const) {
      const answer = await ask(cookies[principal], call)
      expect([principal, answer.status, await answer.clone().text()]).toEqual([principal, expected(access, principal), expect.anything()])
    }
  })
}

function formOf({ files = {}, body = {} }: Call) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...files, ...(body as object) })) form.append(name, value)
  return form
}
