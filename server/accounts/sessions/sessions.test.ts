import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, apiFor, contextOf, test } from '#server/testing.ts'
import { findViewer } from './viewer/find-viewer.ts'
import { hashPassword } from './password/password.ts'

const password_hash = await hashPassword('正しい馬とホチキス')
const person = { email: 'Chihiro@candidate.example', password_hash }

/** What the browser keeps after an answer: the value of the session's cookie. */
const cookieIn = (answer: Headers) => /^mebae_candidate=([^;]*); .*HttpOnly; SameSite=Lax/.exec(answer.get('Set-Cookie') ?? '')?.[1]
const viewerWith = (db: Database, token: string, at = new Date('2026-11-21T10:00:00+09:00')) => findViewer(db, { cookie: () => token }, at)

async function signedIn(db: Database, rest = {}) {
  const answer = new Headers()
  const api = await apiFor(db, { answer, ...rest })
  await api.sessions.create({ email: 'chihiro@candidate.example', password: '正しい馬とホチキス' })
  return cookieIn(answer) ?? ''
}

test('a user who knows address and password is signed in until they sign out', async ({ db }) => {
  const { id } = await addCandidate(db, person)
  const token = await signedIn(db)
  const viewer = await viewerWith(db, token)
  expect(viewer).toMatchObject({ area: 'candidate', id })
  const answer = new Headers()
  await (await apiFor(db, { viewer, answer })).sessions.end()
  expect(await viewerWith(db, token)).toBeUndefined()
  expect(answer.get('Set-Cookie')).toContain('Max-Age=0')
})

test('a wrong password and an address that nobody has are refused alike', async ({ db }) => {
  await addCandidate(db, person)
  const api = await apiFor(db)
  for (const email of ['chihiro@candidate.example', 'nobody@candidate.example'])
    await expect(api.sessions.create({ email, password: 'ちがうパスワード' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD', data: undefined })
})

test('an address that is not verified signs nobody in', async ({ db }) => {
  await addCandidate(db, { ...person, email_verified_at: null })
  await expect(signedIn(db)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
})

test('an account of the demonstration signs in at this machine only, with whatever password', async ({ db }) => {
  await addCandidate(db, { ...person, is_demo: true })
  const { client } = await contextOf(db)
  const elsewhere = await apiFor(db, { client: { ...client, isLocal: false } })
  for (const password of ['正しい馬とホチキス', 'ちがうパスワード'])
    await expect(elsewhere.sessions.create({ email: person.email, password })).rejects.toMatchObject({ code: 'DEMO_ELSEWHERE' })
  expect(await signedIn(db)).toMatch(/^[\w-]{43}$/)
})

test('signing in changes the secret, and the table holds none', async ({ db }) => {
  await addCandidate(db, person)
  const first = await signedIn(db)
  const second = await signedIn(db, { viewer: await viewerWith(db, first) })
  expect(second).not.toBe(first)
  expect(await viewerWith(db, first)).toBeUndefined()
  const rows = await db.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(second)
})

test('a session ends a month after it was last used, and three months after it began', async ({ db }) => {
  await addCandidate(db, person)
  const token = await signedIn(db)
  expect(await viewerWith(db, token, new Date('2026-12-20T10:00:00+09:00'))).toBeDefined()
  expect(await viewerWith(db, token, new Date('2027-01-18T10:00:00+09:00'))).toBeDefined()
  expect(await viewerWith(db, token, new Date('2027-02-18T10:00:00+09:00'))).toBeUndefined()
  await signedIn(db)
  expect(await viewerWith(db, await signedIn(db), new Date('2026-12-22T10:00:00+09:00'))).toBeUndefined()
})

test('a client that tries too often learns when to come again, before any password is compared', async ({ db }) => {
  await addCandidate(db, person)
  const answer = new Headers()
  await expect(signedIn(db, { answer, take: async () => 42 })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(answer.get('Retry-After')).toBe('42')
})

test('without a session no page of one’s own is shown', async ({ db }) => {
  await expect((await apiFor(db)).candidate_users.account()).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
})

test('the account of somebody new is empty, and warns of what is missing', async ({ db }) => {
  const { as, id } = await addCandidate(db)
  expect(await (await apiFor(db, as)).candidate_users.account()).toMatchObject({
    id,
    role: 'candidate',
    is_open: false,
    block_company_ids: [],
    warn_job_history: true,
    warn_job_summary: true,
    ai_consent_agreed: null,
    needs_ai_consent_dialog: true,
  })
})

test('confirming with the password gives a fresh session', async ({ db }) => {
  const { as } = await addCandidate(db, person)
  const context = await contextOf(db, as)
  await (await apiFor(db, context)).sessions.confirm({ password: '正しい馬とホチキス' })
  expect(await viewerWith(db, cookieIn(context.answer) ?? '')).toMatchObject({ id: as.viewer.id })
  await expect((await apiFor(db, as)).sessions.confirm({ password: 'ちがう' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
})
