import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect } from 'vitest'
import { issueLink } from '../links/links.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { signInWithIdentity } from '../external/finish-external.ts'
import { endedSessions } from '../sessions/viewer/ended-sessions.ts'
import { authenticator } from '../passkeys/testing.ts'
import { browser } from '../sessions/challenges/testing.ts'
import { hashPassword } from '../sessions/password/password.ts'
import { settings } from '#server/settings.ts'
import { addCandidate, contextOf, daysAgo, test, today } from '#server/testing.ts'

const { publicUrl } = settings
beforeEach(() => void (settings.publicUrl = 'http://localhost:3000'))
afterEach(() => void (settings.publicUrl = publicUrl))

const email = 'chihiro@candidate.example'
const password = '正しい馬とホチキス'
const later = (seconds: number) => new Date(today.getTime() + seconds * 1_000)

/** A browser whose cookies decide who is signed in. */
async function going(db: Database, { client, jar, viewer }: Awaited<ReturnType<typeof browser>>, now = () => today) {
  const next = await browser(db, { viewer: await viewer(), now })
  for (const [name, value] of jar) next.jar.set(name, value)
  return { ...next, before: client }
}

async function signedIn(db: Database) {
  const one = await browser(db)
  const started = await one.api.sessions.create({ email, password })
  return { started, ...(await going(db, one)) }
}

async function withApp(db: Database) {
  await addCandidate(db, { email, password_hash: await hashPassword(password) })
  const { api, viewer, ...rest } = await signedIn(db)
  const { secret } = await api.candidate_users.second_factor.begin_totp({})
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = (at: Date) => app.generate({ timestamp: at.getTime() })
  const { recovery_codes } = await api.candidate_users.second_factor.confirm_totp({ code: code(today) })
  return { api, viewer, code, recovery_codes, ...rest }
}

const mailsOf = async (db: Database) =>
  (await db.selectFrom('mails').select(['kind', 'text']).where('kind', '=', 'second_factor_changed').execute()).map(({ text }) => text)
const asked = { code: 'SECOND_FACTOR_REQUIRED' }

test('a candidate who sets up an app is asked for it at each sign-in, and is nobody until then', async ({ db }) => {
  const { viewer, code } = await withApp(db)
  expect(await viewer()).toMatchObject({ area: 'candidate', second_factor: 'passed' })
  const half = await signedIn(db)
  expect(half.started).toEqual({ area: 'candidate', needs_second_factor: true })
  await expect(half.api.candidate_users.account()).rejects.toMatchObject(asked)
  await expect(half.api.candidate_users.second_factor.begin_totp({})).rejects.toMatchObject(asked)
  await expect(half.api.candidate_users.second_factor.remove_totp()).rejects.toMatchObject(asked)
  const whole = await going(db, half, () => later(60))
  await whole.api.candidate_users.second_factor.prove({ code: code(later(60)) })
  expect(await whole.viewer()).toMatchObject({ second_factor: 'passed' })
  expect(await mailsOf(db)).toHaveLength(1)
})

test('LINE and a new password lead to the factor, too; a passkey is both', async ({ db }) => {
  const { viewer } = await withApp(db)
  const { id } = (await viewer())!
  await db.updateTable('candidate_users').set({ line_user_id: 'U1' }).where('id', '=', id).execute()
  expect(await signInWithIdentity(await contextOf(db), 'line', { subject: 'U1' })).toEqual({ needs_second_factor: true })
  const token = await issueLink(db, today, { purpose: 'reset', id, email })
  const reset = await browser(db)
  expect(await reset.api.registrations.reset_password({ token, password: '夕焼けの坂道をくだる猫' })).toMatchObject({ needs_second_factor: true })
  expect(await reset.viewer()).toMatchObject({ second_factor: 'asked' })
})

test('sessions on other devices show the factor before they go on, and their open screens close', async ({ db }) => {
  await addCandidate(db, { email, password_hash: await hashPassword(password) })
  const [here, there] = [await signedIn(db), await signedIn(db)]
  const session_id = (await there.viewer())!.session_id
  await db.updateTable('sessions').set({ expires_at: '2099-01-01' }).execute()
  expect(await endedSessions(db, [{ id: session_id, role: 'candidate' }])).toHaveLength(0)
  const { secret } = await here.api.candidate_users.second_factor.begin_totp({})
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await here.api.candidate_users.second_factor.confirm_totp({ code: app.generate({ timestamp: today.getTime() }) })
  expect(await there.viewer()).toMatchObject({ second_factor: 'asked' })
  expect(await endedSessions(db, [{ id: session_id, role: 'candidate' }])).toHaveLength(1)
})

test('a lost app: a recovery code opens once; without the app nothing is asked any more, and each change is told', async ({ db }) => {
  const { recovery_codes } = await withApp(db)
  const half = await signedIn(db)
  await half.api.candidate_users.second_factor.prove({ code: recovery_codes[0]! })
  const { api } = await going(db, half)
  expect(await api.candidate_users.second_factor.show()).toMatchObject({ is_required: false, recovery_codes_left: 9 })
  await api.candidate_users.second_factor.remove_totp()
  expect(await api.candidate_users.second_factor.show()).toMatchObject({ totp_confirmed_at: null, recovery_codes_left: 0 })
  expect((await signedIn(db)).started.needs_second_factor).toBe(false)
  expect((await mailsOf(db)).map((text) => text?.split('\n')[0] ?? '').toSorted()).toEqual([
    'リカバリーコードが1つ使われました。残りは9個です。',
    '二段階認証の認証アプリが外されました。',
    '二段階認証の認証アプリが設定されました。',
  ])
})

test('at a screen left open no factor is set up, changed or removed', async ({ db }) => {
  const { viewer } = await withApp(db)
  const { api } = await browser(db, { viewer: { ...(await viewer())!, authenticated_at: daysAgo(1) } })
  const { second_factor, passkeys } = api.candidate_users
  const refused = { code: 'CONFIRMATION_REQUIRED' }
  await expect(second_factor.remove_totp()).rejects.toMatchObject(refused)
  await expect(second_factor.renew_recovery_codes({})).rejects.toMatchObject(refused)
  await expect(second_factor.ask_for_passkey({ is_asked: true })).rejects.toMatchObject(refused)
  await expect(passkeys.remove({ passkey_id: 'x' })).rejects.toMatchObject(refused)
})

test('a passkey is asked for after the password only where its owner wants it, with recovery codes for a lost device', async ({ db }) => {
  await addCandidate(db, { email, password_hash: await hashPassword(password) })
  const key = authenticator()
  const { api, viewer } = await signedIn(db)
  const { passkeys, second_factor } = api.candidate_users
  await expect(second_factor.ask_for_passkey({ is_asked: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { id } = await passkeys.add({ passkey: key.make(await passkeys.begin({})) })
  expect((await signedIn(db)).started.needs_second_factor).toBe(false)

  const { recovery_codes } = await second_factor.ask_for_passkey({ is_asked: true })
  expect(recovery_codes).toHaveLength(10)
  const half = await signedIn(db)
  expect(half.started.needs_second_factor).toBe(true)
  await half.api.sessions.passkey.confirm({ proof: key.prove(await half.api.sessions.passkey.begin({})) })
  expect(await half.viewer()).toMatchObject({ second_factor: 'passed' })
  const lost = await signedIn(db)
  await lost.api.candidate_users.second_factor.prove({ code: recovery_codes[3]! })
  expect(await lost.viewer()).toMatchObject({ second_factor: 'passed' })

  const own = await browser(db, { viewer: await viewer() })
  await own.api.candidate_users.passkeys.remove({ passkey_id: id })
  expect((await signedIn(db)).started.needs_second_factor).toBe(false)
  expect(await own.api.candidate_users.second_factor.show()).toMatchObject({ passkey_factor_at: null, recovery_codes_left: 0 })
})
