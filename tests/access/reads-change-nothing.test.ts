import { sql } from 'kysely'
import { expect } from 'vitest'
import { vapidKeys } from '#server/notifications/notifications/push/vapid-keys.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addJob, addMember, addOperator, candidatesNow, contextOf, noPages, testIn } from '#server/testing.ts'
import { matrix } from './matrix.ts'
import { requestOf } from './request-of.ts'

const AUDIT = 'an operator who opens what belongs to somebody leaves a line each time'

/**
 * The reads that write something, what and why. `once`: a second call writes nothing more.
 * Every other GET that writes is a mistake: browsers, previews and proxies send GETs without a user.
 */
const leaving: Record<string, { tables: string[]; once: boolean; why: string }> = {
  'GET /company_users/candidates/': {
    tables: ['company_days', 'company_looks'],
    once: true,
    why: 'who is listed is counted for the company and day, each once',
  },
  'GET /company_users/found/': {
    tables: ['company_days', 'company_looks', 'candidate_index_marks', 'candidate_search_texts'],
    once: true,
    why: 'who is found is counted as who is listed, and a search with words makes the texts that it reads',
  },
  'GET /company_users/candidates/{candidate_id}/': {
    tables: ['company_days', 'company_looks', 'events'],
    once: true,
    why: 'no profile is read without a line in its ledger: one for each member, person and day',
  },
  'GET /company_users/applications/{id}/': {
    tables: ['events'],
    once: true,
    why: 'an application shows the profile of the applicant: the same line as above',
  },
  'GET /company_users/applications/{id}/document/': {
    tables: ['events'],
    once: true,
    why: 'no résumé is opened without a line in its ledger: one for each member, person and day',
  },
  'GET /company_users/outside_candidates/{id}/file/': {
    tables: ['outside_events'],
    once: false,
    why: 'the person reads each time that their résumé was opened',
  },
  'GET /operators/export_approvals/{id}/file/': {
    tables: ['audit_logs', 'audit_chain', 'export_approvals'],
    once: false,
    why: `${AUDIT}, and the first one its time`,
  },
}

const test = testIn(prepare)
const routes = Object.entries(matrix).filter(([route]) => route.startsWith('GET ') && !route.endsWith('/events/'))

/** How often rows of each table were written in this transaction. */
async function writes(db: Database) {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, (n_tup_ins + n_tup_upd + n_tup_del)::int as count from pg_stat_xact_user_tables where n_tup_ins + n_tup_upd + n_tup_del > 0`.execute(
    db,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}
const written = (before: Map<string, number>, after: Map<string, number>) =>
  [...after].flatMap(([name, count]) => (count === before.get(name) ? [] : [name])).toSorted()

const contentOf = async (db: Database, tables: string[]) =>
  Promise.all(
    tables.map(async (name) => (await sql<{ row: string }>`select row::text from ${sql.table(name)} as row order by 1`.execute(db)).rows.map(({ row }) => row)),
  )

async function prepare(db: Database) {
  // As the start of a server does.
  await vapidKeys(db)
  const [owner, stranger] = [await addCandidate(db), await addCandidate(db)]
  const { id: job_id, company_id } = await addJob(db)
  const [admin, guest, operator] = [await addMember(db, { company_id }), await addMember(db, { company_id, role: 'guest' }), await addOperator(db)]
  // As their commit does.
  await candidatesNow(db)
  const world = { db, owner: owner.id, stranger: stranger.id, company_id, job_id, admin: admin.id, guest: guest.id, operator: operator.id }
  return { world, cookies: { anyone: owner.cookie, owner: owner.cookie, candidate: owner.cookie, member: admin.cookie, operator: operator.cookie } }
}

for (const [route, access] of routes)
  test(`${route} asked twice leaves the database as it was`, async ({ db, world: { world: everybody, cookies } }) => {
    const world = { ...everybody, db }
    const call = (await access.call?.(world)) ?? {}
    const app = createApp(await contextOf(db), noPages)
    const ask = async (headers: Record<string, string> = {}) => {
      const before = await writes(db)
      const answer = await app.request(...requestOf(route, call, { cookie: cookies[access.who], ...headers }), { isLocal: true })
      await answer.body?.cancel()
      return { status: answer.status, written: written(before, await writes(db)) }
    }
    // A prefetch reads nothing, so nothing is counted.
    expect(await ask({ 'sec-purpose': 'prefetch;prerender' })).toEqual({ status: 503, written: [] })
    const first = await ask()
    expect(first.status).toBe(access.status ?? 200)
    const audited = access.who === 'operator' && access.audited === true
    const { tables, once } = leaving[route] ?? { tables: audited ? ['audit_logs', 'audit_chain'] : [], once: !audited, why: AUDIT }
    expect(first.written.filter((name) => !tables.includes(name))).toEqual([])
    if (!once) return
    const before = await contentOf(db, tables)
    await ask()
    expect(await contentOf(db, tables)).toEqual(before)
  })

test.for(['sec-purpose', 'purpose', 'x-purpose', 'x-moz'])(
  'a prefetch (%s) or HEAD request of a profile by a member neither reads nor counts it',
  async (header, { db, world: { world: everybody, cookies } }) => {
    const world = { ...everybody, db }
    const route = 'GET /company_users/candidates/{candidate_id}/'
    const call = (await matrix[route]?.call?.(world)) ?? {}
    const app = createApp(await contextOf(db), noPages)
    const [url, init] = requestOf(route, call, { cookie: cookies.member })
    const asked = [
      { status: 503, given: { ...init, headers: { ...(init as { headers: object }).headers, [header]: 'prefetch' } } },
      { status: 405, given: { ...init, method: 'HEAD' } },
    ]
    for (const { status, given } of asked) {
      const answer = await app.request(url, given as RequestInit)
      expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([status, '', 'no-store'])
    }
    expect(await db.selectFrom('company_looks').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('events').select('id').where('kind', '=', 'profile_viewed').execute()).toEqual([])
  },
)

test('a visitor whose cookies are invalid may send HEAD requests and prefetch', async ({ db }) => {
  const app = createApp(await contextOf(db), noPages)
  for (const init of [{ method: 'HEAD' }, { headers: { 'sec-purpose': 'prefetch' } }])
    expect((await app.request('/online/api/v1/amateras/job_offers/', { ...init, headers: { ...init.headers, cookie: '_ga=GA1.1.1' } })).status).toBe(200)
})
