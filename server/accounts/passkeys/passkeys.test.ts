import { afterEach, beforeEach, expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { browser } from '../sessions/challenges/testing.ts'
import { settings } from '#server/settings.ts'
import { addCandidate, apiFor, daysAgo, test, today } from '#server/testing.ts'
import { relyingParty } from '../sessions/factors/relying-party.ts'
import { authenticator } from './testing.ts'

const { publicUrl } = settings
beforeEach(() => void (settings.publicUrl = 'http://localhost:3000'))
afterEach(() => void (settings.publicUrl = publicUrl))

async function registered(db: Database, device = authenticator()) {
  const candidate = await addCandidate(db, { username: '千紘' })
  const { api } = await browser(db, candidate.as)
  const passkey = await api.candidate_users.passkeys.add({ passkey: device.make(await api.candidate_users.passkeys.begin({})) })
  return { ...candidate, device, passkey }
}

const refused = { code: 'PASSKEY_REFUSED', data: undefined }

test('a passkey signs in the user who added it, without a typed name', async ({ db }) => {
  const { id, device } = await registered(db)
  const { api, viewer } = await browser(db)
  expect(await api.sessions.passkey.create({ proof: device.prove(await api.sessions.passkey.begin({})) })).toMatchObject({ area: 'candidate' })
  expect(await viewer()).toMatchObject({ area: 'candidate', id })
})

test('what is asked names no passkey and no person', async ({ db }) => {
  await registered(db)
  expect(Object.keys(await (await browser(db)).api.sessions.passkey.begin({})).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
})

test('an answer is taken once, within five minutes, from the browser that was asked', async ({ db }) => {
  const { device } = await registered(db)
  const { api } = await browser(db)
  const proof = device.prove(await api.sessions.passkey.begin({}))
  await expect((await browser(db)).api.sessions.passkey.create({ proof })).rejects.toMatchObject(refused)
  await api.sessions.passkey.create({ proof })
  await expect(api.sessions.passkey.create({ proof })).rejects.toMatchObject(refused)

  const slow = await browser(db)
  const late = device.prove(await slow.api.sessions.passkey.begin({}))
  const later = new Date(today.getTime() + 5 * 60_000 + 1)
  const client = { cookie: (name: string) => slow.jar.get(name), address: '192.0.2.1', userAgent: '', idempotencyKey: undefined }
  await expect((await apiFor(db, { client, now: () => later })).sessions.passkey.create({ proof: late })).rejects.toMatchObject(refused)
})

test('unknown passkeys, forged ones and those of another site are refused alike', async ({ db }) => {
  const { device, id } = await registered(db)
  const userHandle = Buffer.from(id).toString('base64url')
  const forged = Object.assign(authenticator(), { id: device.id, userHandle })
  const proofs = [
    (request: { challenge: string }) => Object.assign(authenticator(), { userHandle }).prove(request),
    (request: { challenge: string }) => forged.prove(request),
    () => device.prove({ challenge: 'YW5vdGhlciBjaGFsbGVuZ2U' }),
    (request: { challenge: string }) => ({ ...device.prove(request), response: { ...device.prove(request).response, userHandle: 'bm9ib2R5' } }),
  ]
  for (const proof of proofs) {
    const { api } = await browser(db)
    await expect(api.sessions.passkey.create({ proof: proof(await api.sessions.passkey.begin({})) })).rejects.toMatchObject(refused)
  }
  for (const place of [{ origin: 'http://localhost:3001' }, { rpId: 'evil.example' }, { flags: 0x01 }])
    await expect(registered(db, authenticator(place))).rejects.toMatchObject(refused)
})

test('a counter that went back is a copy, and signs nobody in', async ({ db }) => {
  const { device } = await registered(db)
  device.counter = 41
  const { api } = await browser(db)
  await api.sessions.passkey.create({ proof: device.prove(await api.sessions.passkey.begin({})) })
  device.counter = 12
  await expect(api.sessions.passkey.create({ proof: device.prove(await api.sessions.passkey.begin({})) })).rejects.toMatchObject(refused)
})

test('a device that says more about itself than was asked is refused unread', async ({ db }) => {
  const device = Object.assign(authenticator(), { fmt: 'packed' })
  await expect(registered(db, device)).rejects.toMatchObject(refused)
})

test('a mail tells its owner of a new passkey', async ({ db }) => {
  const { id } = await registered(db)
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  expect(await db.selectFrom('mails').select(['kind', 'to_address']).execute()).toEqual([{ kind: 'sign_in_added', to_address: email }])
})

test('at a screen left open no passkey is added', async ({ db }) => {
  const { viewer } = await addCandidate(db)
  const { api } = await browser(db, { viewer: { ...viewer, authenticated_at: daysAgo(1) } })
  await expect(api.candidate_users.passkeys.begin({})).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
})

test('what one person was asked is no passkey of another, though it is the same browser', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { jar, api } = await browser(db, as)
  const asked = await api.candidate_users.passkeys.begin({})
  const client = { cookie: (name: string) => jar.get(name), address: '192.0.2.1', userAgent: '', idempotencyKey: undefined }
  const other = await apiFor(db, { ...(await addCandidate(db)).as, client })
  await expect(other.candidate_users.passkeys.add({ passkey: authenticator().make(asked) })).rejects.toMatchObject(refused)
})

test('a passkey is listed, renamed and removed by its owner only; removed, it opens nothing', async ({ db }) => {
  const { id, as, device, passkey } = await registered(db)
  const own = (await apiFor(db, as)).candidate_users.passkeys
  const others = (await apiFor(db, (await addCandidate(db)).as)).candidate_users.passkeys
  const { id: passkey_id } = passkey
  await expect(others.rename({ passkey_id, name: '会社のPC' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(others.remove({ passkey_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await own.rename({ passkey_id, name: '会社のPC' })
  expect(await own.list()).toEqual({ passkeys: [{ ...passkey, name: '会社のPC' }], is_available: true })
  expect((await others.list()).passkeys).toEqual([])
  await db.updateTable('accounts').set({ password_hash: 'some hash' }).where('id', '=', id).execute()
  await own.remove({ passkey_id })
  const { api } = await browser(db)
  await expect(api.sessions.passkey.create({ proof: device.prove(await api.sessions.passkey.begin({})) })).rejects.toMatchObject(refused)
})

test('the last way in is not removed', async ({ db }) => {
  const { as, passkey } = await registered(db)
  const { passkeys } = (await apiFor(db, as)).candidate_users
  await expect(passkeys.remove({ passkey_id: passkey.id })).rejects.toMatchObject({ code: 'LAST_WAY_IN' })
})

test('one’s own passkey confirms in place of the password; another’s does not', async ({ db }) => {
  const { device, viewer } = await registered(db)
  const { id, device: anothers } = await registered(db)
  const stale = { ...viewer, authenticated_at: daysAgo(1) }
  const { api, viewer: now } = await browser(db, { viewer: stale })
  await expect(api.sessions.passkey.confirm({ proof: anothers.prove(await api.sessions.passkey.begin({})) })).rejects.toMatchObject(refused)
  await api.sessions.passkey.confirm({ proof: device.prove(await api.sessions.passkey.begin({})) })
  expect(await now()).toMatchObject({ id: viewer.id, authenticated_at: '2026-11-21T10:00:00+09:00' })
  expect(id).not.toBe(viewer.id)
})

test('a client that tries too often learns when to come again', async ({ db }) => {
  const { device } = await registered(db)
  const { api } = await browser(db, { take: async () => 42 })
  await expect(api.sessions.passkey.create({ proof: device.prove(await api.sessions.passkey.begin({})) })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('the table holds nothing that answers', async ({ db }) => {
  const { jar, api } = await browser(db)
  await api.sessions.passkey.begin({})
  const rows = JSON.stringify(await db.selectFrom('sign_in_challenges').selectAll().execute())
  expect([...jar.values()].filter((token) => rows.includes(token))).toEqual([])
})

test('under a bare address, or without TLS elsewhere, there are no passkeys', async ({ db }) => {
  settings.publicUrl = 'http://192.0.2.7:3000'
  const { as } = await addCandidate(db)
  const { candidate_users, sessions } = await apiFor(db, as)
  expect(await candidate_users.passkeys.list()).toEqual({ passkeys: [], is_available: false })
  expect(await sessions.ways()).toEqual({ passkey: false, line: false, external: [] })
  await expect(candidate_users.passkeys.begin({})).rejects.toMatchObject({ code: 'PASSKEYS_UNAVAILABLE' })
  await expect(sessions.passkey.begin({})).rejects.toMatchObject({ code: 'PASSKEYS_UNAVAILABLE' })
  expect(['http://[2001:db8::1]:3000', 'http://mebae.example'].map((url) => relyingParty(url))).toEqual([undefined, undefined])
  expect(relyingParty('https://jobs.mebae.example')).toEqual({ origin: 'https://jobs.mebae.example', id: 'jobs.mebae.example' })
})

test('this machine has a name, too', () => {
  for (const url of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:3000'])
    expect(relyingParty(url)).toEqual({ origin: 'http://localhost:3000', id: 'localhost' })
})
