import type { KyselyPlugin } from 'kysely'
import { expect } from 'vitest'
import { apiPrefix } from '#contract/index.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { contextOf, noPages, test, today } from '#server/testing.ts'
import { addConversation } from '../testing.ts'

/** Both sides of a conversation, each in a browser that sends plain messages; and how many statements each took. */
async function browsers(db: Database) {
  const talk = await addConversation(db)
  const { candidate, recruiter, company_id, candidate_id } = talk
  let statements = 0
  const counting: KyselyPlugin = { transformQuery: ({ node }) => node, transformResult: async ({ result }) => (statements++, result) }
  const app = createApp(await contextOf(db.withPlugin(counting)), noPages)
  const send = async (side: 'candidate' | 'company') => {
    const before = statements
    const [cookie, partner] = side === 'candidate' ? [candidate.cookie, company_id] : [recruiter.cookie, candidate_id]
    const answer = await app.request(`${apiPrefix}/${side}_users/messages/${partner}/`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'はい。', client_id: crypto.randomUUID() }),
    })
    const { name, code } = (await answer.json()) as { name?: string; code?: string }
    return { told: code ?? name, statements: statements - before }
  }
  await send('candidate')
  await send('company')
  return { ...talk, send }
}

test('who sent a moment ago is not read again', async ({ db }) => {
  const { send } = await browsers(db)
  expect([await send('candidate'), await send('company')]).toMatchObject([{ statements: 1 }, { statements: 1 }])
})

test('a session that ended sends nothing more', async ({ db }) => {
  const { send } = await browsers(db)
  await db.deleteFrom('sessions').execute()
  expect([(await send('candidate')).told, (await send('company')).told]).toEqual(['SIGN_IN_REQUIRED', 'SIGN_IN_REQUIRED'])
})

test('a session that ran out sends nothing more', async ({ db }) => {
  const { send } = await browsers(db)
  await db.updateTable('sessions').set({ expires_at: today.toISOString() }).execute()
  expect([(await send('candidate')).told, (await send('company')).told]).toEqual(['SIGN_IN_REQUIRED', 'SIGN_IN_REQUIRED'])
})

test('a second factor that was set up meanwhile is asked for', async ({ db }) => {
  const { send } = await browsers(db)
  await db.updateTable('sessions').set({ second_factor_at: null }).execute()
  await db.updateTable('accounts').set({ totp_secret_sealed: 'sealed', totp_confirmed_at: today.toISOString() }).execute()
  expect([(await send('candidate')).told, (await send('company')).told]).toEqual(['SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_REQUIRED'])
})

test('a member writes under the name and the role of this moment', async ({ db }) => {
  const { send, recruiter } = await browsers(db)
  const change = (values: { name?: string; role?: string }) => db.updateTable('company_users').set(values).where('id', '=', recruiter.id).execute()
  await change({ name: '新しい名前' })
  expect((await send('company')).told).toBe('新しい名前')
  await change({ role: 'guest' })
  expect((await send('company')).told).not.toBe('新しい名前')
  await change({ role: 'recruiter' })
  expect((await send('company')).told).toBe('新しい名前')
})

test('a user who was restricted meanwhile sends nothing, and sends again once that is over', async ({ db }) => {
  const { send, candidate } = await browsers(db)
  const restrict = (restricted_at: string | null) => db.updateTable('accounts').set({ restricted_at }).where('id', '=', candidate.id).execute()
  await restrict(today.toISOString())
  expect((await send('candidate')).told).toBe('RESTRICTED')
  await restrict(null)
  expect((await send('candidate')).told).toMatch(/^求職者 /)
})
