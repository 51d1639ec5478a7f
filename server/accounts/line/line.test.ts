import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { makeDatabase } from '#server/platform/database/testing.ts'
import { browser } from '../sessions/challenges/testing.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { addCandidate, apiFor, daysAgo, today } from '#server/testing.ts'
import { returnUrl } from '../external/ask-provider.ts'
import { visitProvider } from '../external/testing.ts'
import { lineProvider } from './testing.ts'

let provider: Awaited<ReturnType<typeof lineProvider>>
let db: Database
let drop: () => Promise<void>
// Coming back from LINE makes its own transactions, so these tests share a database that is theirs alone; each has its own LINE user.
beforeAll(async () => {
  provider = await lineProvider(returnUrl('line'))
  const { url, ...database } = await makeDatabase('line')
  drop = database.drop
  db = connect(url)
})
afterAll(async () => {
  await db.destroy()
  await drop()
  await provider.close()
})
let chihiro = ''
beforeEach(() => {
  chihiro = `U${randomUUID()}`
  siteSettings().line = provider.line
})
afterEach(() => void (siteSettings().line = undefined))

const visit = (url: string, user = chihiro) => visitProvider(url, user, returnUrl('line'))
const refused = { code: 'LINE_REFUSED', data: undefined }

async function linked() {
  const candidate = await addCandidate(db, { password_hash: 'some hash' })
  const { api } = await browser(db, candidate.as)
  const { url } = await api.candidate_users.line.begin({})
  const answer = await api.sessions.line.finish({ query: await visit(url) })
  return { ...candidate, api, answer }
}

const lineUserOf = async (id: string) =>
  (await db.selectFrom('candidate_users').select('line_user_id').where('id', '=', id).executeTakeFirstOrThrow()).line_user_id

test('a candidate who linked LINE signs in with it in any browser, and continues where they wanted to', async () => {
  const { id, answer } = await linked()
  expect(answer).toMatchObject({ outcome: 'linked', next: null })
  const { api, viewer } = await browser(db)
  const { url } = await api.sessions.line.begin({ next: '/profile' })
  expect(await api.sessions.line.finish({ query: await visit(url) })).toMatchObject({ outcome: 'signed_in', next: '/profile' })
  expect(await viewer()).toMatchObject({ area: 'candidate', id })
})

test('LINE is asked who somebody is and nothing else, with a state, a nonce and its own proof each time', async () => {
  const asked = async () => Object.fromEntries(new URL((await (await browser(db)).api.sessions.line.begin({})).url).searchParams)
  const [one, other] = [await asked(), await asked()]
  expect(one).toMatchObject({ scope: 'openid', response_type: 'code', code_challenge_method: 'S256', redirect_uri: returnUrl('line') })
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(one[name]).toMatch(/^[\w-]{43}$/)
    expect(one[name]).not.toBe(other[name])
  }
})

test('a LINE account that nobody linked signs nobody in', async () => {
  await addCandidate(db, { email: `${chihiro}@line.example` })
  const { api, viewer } = await browser(db)
  const { url } = await api.sessions.line.begin({})
  await expect(api.sessions.line.finish({ query: await visit(url, `${chihiro}@line.example`) })).resolves.toMatchObject({ outcome: 'new' })
  expect(await viewer()).toBeUndefined()
})

test('a LINE account belongs to one person', async () => {
  const { id } = await linked()
  await expect(linked()).rejects.toMatchObject({ code: 'LINE_TAKEN' })
  expect(await lineUserOf(id)).toBe(chihiro)
  expect(await db.selectFrom('candidate_users').select('id').where('line_user_id', '=', chihiro).execute()).toEqual([{ id }])
})

test('what LINE answers is taken once, within five minutes, in the browser that asked', async () => {
  const { api } = await linked()
  const asking = await browser(db)
  const { url } = await asking.api.sessions.line.begin({})
  const query = await visit(url)
  await expect((await browser(db)).api.sessions.line.finish({ query })).rejects.toMatchObject(refused)
  await expect(api.sessions.line.finish({ query })).rejects.toMatchObject(refused)
  await expect(asking.api.sessions.line.finish({ query: query.replace(/state=[^&]+/, 'state=another') })).rejects.toMatchObject(refused)
  const later = await apiFor(db, { client: asking.client, now: () => new Date(today.getTime() + 5 * 60_000 + 1) })
  await expect(later.sessions.line.finish({ query })).rejects.toMatchObject(refused)
  await asking.api.sessions.line.finish({ query })
  await expect(asking.api.sessions.line.finish({ query })).rejects.toMatchObject(refused)
})

test('an answer that was given to somebody else proves nothing, though the state is right', async () => {
  await linked()
  const stolen = new URLSearchParams(await visit((await (await browser(db)).api.sessions.line.begin({})).url)).get('code') ?? ''
  const { api, viewer } = await browser(db)
  const query = new URLSearchParams(await visit((await api.sessions.line.begin({})).url, 'U0000000000'))
  query.set('code', stolen)
  await expect(api.sessions.line.finish({ query: query.toString() })).rejects.toMatchObject(refused)
  expect(await viewer()).toBeUndefined()
})

test('who says no at LINE is not signed in', async () => {
  const { api } = await browser(db)
  const query = await visit((await api.sessions.line.begin({})).url, '')
  expect(query).toContain('error=access_denied')
  await expect(api.sessions.line.finish({ query })).rejects.toMatchObject(refused)
})

test('what one person began, another who signs in meanwhile in the same browser does not finish', async () => {
  const [one, other] = [await addCandidate(db), await addCandidate(db)]
  const first = await browser(db, one.as)
  const query = await visit((await first.api.candidate_users.line.begin({})).url)
  for (const as of [other.as, {}])
    await expect((await apiFor(db, { client: first.client, ...as })).sessions.line.finish({ query })).rejects.toMatchObject(refused)
  expect([await lineUserOf(one.id), await lineUserOf(other.id)]).toEqual([null, null])
})

test('a candidate who was signed out while they were at LINE links nothing', async () => {
  const { id, as, viewer } = await addCandidate(db)
  const { api } = await browser(db, as)
  const query = await visit((await api.candidate_users.line.begin({})).url)
  await db.deleteFrom('sessions').where('id', '=', viewer.session_id).execute()
  await expect(api.sessions.line.finish({ query })).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
  expect(await lineUserOf(id)).toBeNull()
})

test('at a screen left open nothing is linked', async () => {
  const { viewer } = await addCandidate(db)
  const { candidate_users } = await apiFor(db, { viewer: { ...viewer, authenticated_at: daysAgo(1) } })
  await expect(candidate_users.line.begin({})).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
})

test('one mail says that LINE was linked', async () => {
  const { id, api } = await linked()
  await api.sessions.line.finish({ query: await visit((await api.candidate_users.line.begin({})).url) })
  expect(await db.selectFrom('mails').select('kind').where('account_id', '=', id).execute()).toEqual([{ kind: 'sign_in_added' }])
})

test('unlinked, LINE opens nothing any more', async () => {
  const { id, api } = await linked()
  expect(await api.candidate_users.account()).toMatchObject({ line_connected: true, line_login_url: null, line_unlink_url: '/settings/line' })
  await api.candidate_users.line.unlink()
  expect(await api.candidate_users.account()).toMatchObject({ line_connected: false, line_login_url: '/settings/line', line_unlink_url: null })
  expect(await lineUserOf(id)).toBeNull()
  const stranger = await browser(db)
  const query = await visit((await stranger.api.sessions.line.begin({})).url)
  await expect(stranger.api.sessions.line.finish({ query })).resolves.toMatchObject({ outcome: 'new' })
})

test('without its settings LINE is nowhere', async () => {
  siteSettings().line = undefined
  const { as } = await addCandidate(db)
  const { sessions, candidate_users } = await apiFor(db, as)
  expect(await sessions.ways()).toMatchObject({ line: false })
  expect(await candidate_users.account()).toMatchObject({ line_connected: false, line_login_url: null, line_unlink_url: null })
  for (const ask of [sessions.line.begin({}), sessions.line.finish({ query: 'state=a' }), candidate_users.line.begin({})])
    await expect(ask).rejects.toMatchObject({ code: 'LINE_UNAVAILABLE' })
})
