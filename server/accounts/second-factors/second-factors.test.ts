import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { test as alone } from '#server/platform/database/testing.ts'
import { hashPassword } from '../sessions/password/password.ts'
import { hashToken, sessionCookieName } from '../sessions/session-cookie.ts'
import { findViewer } from '../sessions/viewer/find-viewer.ts'
import { addMember, apiFor, daysAgo, test, today } from '#server/testing.ts'

const password = '正しい馬とホチキス'
const later = (seconds: number) => new Date(today.getTime() + seconds * 1_000)
type At = { now?: () => Date }

/** A browser of a member, signed in with the password only. */
async function signIn(db: Database, email: string, { now = () => today }: At = {}) {
  const answer = new Headers()
  await (await apiFor(db, { answer, now })).sessions.create({ email, password, area: 'company' })
  return follow(db, answer)
}

/** The user whom the cookies of an answer sign in. */
async function follow(db: Database, answer: Headers) {
  const token = answer
    .getSetCookie()
    .findLast((cookie) => cookie.startsWith(`${sessionCookieName('company')}=`))
    ?.match(/=([^;]+)/)?.[1]
  const viewer = await findViewer(db, { cookie: (name) => (name === sessionCookieName('company') ? token : undefined) }, today, ['company'])
  if (viewer?.area !== 'company') throw new Error('nobody')
  return viewer
}

async function aMember(db: Database, role: CompanyRole = 'admin') {
  const email = `${role}@yamada.example`
  await addMember(db, { email, role, password_hash: await hashPassword(password) })
  return { email, viewer: await signIn(db, email) }
}

async function withApp(db: Database) {
  const { email, viewer } = await aMember(db)
  const answer = new Headers()
  const api = (await apiFor(db, { viewer, answer })).company_users
  const { secret } = await api.second_factor.begin_totp({})
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = (at: Date) => app.generate({ timestamp: at.getTime() })
  const { recovery_codes } = await api.second_factor.confirm_totp({ code: code(today) })
  return { email, code, recovery_codes, viewer: await follow(db, answer) }
}

test.for(['𖼂Κ┭ⲲḘ', '１２３４５６', '12345', '1234567'])('what is no code of the app is wrong: %s', async (code, { db }) => {
  const { viewer } = await aMember(db)
  const { second_factor } = (await apiFor(db, { viewer })).company_users
  await second_factor.begin_totp({})
  await expect(second_factor.confirm_totp({ code })).rejects.toMatchObject({ code: 'CODE_WRONG' })
})

test('an admin and a recruiter set a factor up before anything else; an assistant and a guest may go without', async ({ db }) => {
  for (const [role, factor] of [
    ['admin', 'missing'],
    ['recruiter', 'missing'],
    ['assistant', 'optional'],
    ['guest', 'optional'],
  ] as const) {
    const { viewer } = await aMember(db, role)
    expect([role, viewer.second_factor]).toEqual([role, factor])
    const { company_users } = await apiFor(db, { viewer })
    const changed = await company_users.own.change({ name: '三枝' }).catch(({ code }: { code: string }) => code)
    expect([role, changed]).toEqual([role, factor === 'optional' ? { success: true } : 'SECOND_FACTOR_REQUIRED'])
  }
})

test('a user who set an app up is asked for it at each sign-in, and continues where they were in this one', async ({ db }) => {
  const { email, code, viewer } = await withApp(db)
  expect(viewer.second_factor).toBe('passed')
  const next = await signIn(db, email)
  expect(next.second_factor).toBe('asked')
  const answer = new Headers()
  const { company_users } = await apiFor(db, { viewer: next, answer, now: () => later(60) })
  await expect(company_users.members.list({})).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  await expect(company_users.second_factor.prove({ code: '123' })).rejects.toMatchObject({ code: 'CODE_WRONG' })
  await company_users.second_factor.prove({ code: code(later(60)) })
  expect((await follow(db, answer)).second_factor).toBe('passed')
})

test('a code counts once, in its thirty seconds or the thirty after, never before, and none older than the last', async ({ db }) => {
  const { email, code } = await withApp(db)
  const prove = async (at: Date, now: Date) =>
    (await apiFor(db, { viewer: await signIn(db, email), now: () => now })).company_users.second_factor.prove({ code: code(at) })
  const refused = { code: 'CODE_WRONG' }
  // The one that set the app up is used.
  await expect(prove(today, later(10))).rejects.toMatchObject(refused)
  // Of steps to come, the next one included.
  for (const ahead of [30, 60]) await expect(prove(later(ahead), later(0))).rejects.toMatchObject(refused)
  await prove(later(30), later(30))
  await expect(prove(later(30), later(31))).rejects.toMatchObject(refused)
  await prove(later(90), later(120))
  await expect(prove(later(60), later(90))).rejects.toMatchObject(refused)
  await expect(prove(later(120), later(180))).rejects.toMatchObject(refused)
})

test('a recovery code holds 115 random bits behind the letter that names it, and is kept as a slow hash', async ({ db }) => {
  const { recovery_codes } = await withApp(db)
  for (const code of recovery_codes) expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){5}[2-9A-HJ-NP-Z]{4}$/)
  expect(new Set(recovery_codes.map((code) => code.charAt(0))).size).toBe(10)
  expect(Math.log2(32) * 23).toBeGreaterThanOrEqual(112)
  const { recovery_codes: kept } = await db.selectFrom('accounts').select('recovery_codes').executeTakeFirstOrThrow()
  for (const hash of kept) expect(hash).toMatch(/^[2-9A-Z]\$argon2id\$v=19\$/)
})

test('codes of the short kind from before work once, are named as such, and end with new ones', async ({ db }) => {
  const { email, viewer } = await withApp(db)
  const short = ['7K2MQXW9RT4HDPA', 'C8NVE2GY5BLJ6UF']
  await db
    .updateTable('accounts')
    .set({ recovery_codes: [], recovery_code_hashes: short.map(hashToken) })
    .where('id', '=', viewer.id)
    .execute()
  const { second_factor } = (await apiFor(db, { viewer })).company_users
  expect(await second_factor.show()).toMatchObject({ recovery_codes_left: 2, has_short_recovery_codes: true })
  const prove = async (code: string) => (await apiFor(db, { viewer: await signIn(db, email) })).company_users.second_factor.prove({ code })
  await prove('7k2mq-xw9rt-4hdpa')
  await expect(prove('7K2MQ-XW9RT-4HDPA')).rejects.toMatchObject({ code: 'CODE_WRONG' })
  await second_factor.renew_recovery_codes({})
  expect(await second_factor.show()).toMatchObject({ recovery_codes_left: 10, has_short_recovery_codes: false })
  await expect(prove('C8NVE-2GY5B-LJ6UF')).rejects.toMatchObject({ code: 'CODE_WRONG' })
})

const wide = (text: string) => [...text].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join('')

test('a recovery code opens once, however it is typed, and its owner hears of it', async ({ db }) => {
  const { email, recovery_codes } = await withApp(db)
  const [first = '', second = '', third = ''] = recovery_codes
  expect(recovery_codes).toHaveLength(10)
  expect(JSON.stringify(await db.selectFrom('accounts').selectAll().execute())).not.toContain(first)
  const prove = async (code: string) => (await apiFor(db, { viewer: await signIn(db, email) })).company_users.second_factor.prove({ code })
  await prove(` ${first.toLowerCase().replaceAll('-', ' ')} `)
  await prove(wide(second.toLowerCase()))
  await prove(third.replaceAll('-', 'ー'))
  await expect(prove(first)).rejects.toMatchObject({ code: 'CODE_WRONG' })
  const mails = await db.selectFrom('mails').select('text').where('kind', '=', 'second_factor_changed').execute()
  expect(mails.map(({ text }) => text).join()).toContain('残りは7個です')
})

test('half signed in, nobody adds, renews or removes a factor', async ({ db }) => {
  const { email } = await withApp(db)
  const { second_factor, passkeys } = (await apiFor(db, { viewer: await signIn(db, email) })).company_users
  const refused = { code: 'SECOND_FACTOR_REQUIRED' }
  await expect(second_factor.begin_totp({})).rejects.toMatchObject(refused)
  await expect(second_factor.confirm_totp({ code: '000000' })).rejects.toMatchObject(refused)
  await expect(second_factor.remove_totp()).rejects.toMatchObject(refused)
  await expect(second_factor.renew_recovery_codes({})).rejects.toMatchObject(refused)
  await expect(passkeys.begin({})).rejects.toMatchObject(refused)
})

test('removing the app, or making new codes, asks for the password first; without any factor one is to be set up again', async ({ db }) => {
  const { viewer, recovery_codes } = await withApp(db)
  const open = { ...viewer, authenticated_at: daysAgo(1) }
  const old = (await apiFor(db, { viewer: open })).company_users.second_factor
  await expect(old.remove_totp()).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
  await expect(old.renew_recovery_codes({})).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
  const { second_factor } = (await apiFor(db, { viewer })).company_users
  expect((await second_factor.renew_recovery_codes({})).recovery_codes).not.toContain(recovery_codes[0])
  await second_factor.remove_totp()
  const shown = await db.selectFrom('sessions').select('second_factor_at').where('account_id', '=', viewer.id).execute()
  expect(shown.filter(({ second_factor_at }) => second_factor_at)).toEqual([])
  expect(await second_factor.show()).toMatchObject({ is_required: true, totp_confirmed_at: null, recovery_codes_left: 0, passkey_count: 0 })
})

test('the secret is kept sealed, told until it is confirmed, and never after', async ({ db }) => {
  const { viewer } = await aMember(db)
  const { second_factor } = (await apiFor(db, { viewer })).company_users
  const { secret, uri } = await second_factor.begin_totp({})
  expect(await second_factor.begin_totp({})).toEqual({ secret, uri })
  expect(uri).toMatch(/^otpauth:\/\/totp\/Mebae:admin%40yamada\.example\?/)
  expect(JSON.stringify(await db.selectFrom('accounts').selectAll().execute())).not.toContain(secret)
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const answer = new Headers()
  await (await apiFor(db, { viewer, answer })).company_users.second_factor.confirm_totp({ code: app.generate({ timestamp: today.getTime() }) })
  const after = (await apiFor(db, { viewer: await follow(db, answer) })).company_users.second_factor
  await expect(after.begin_totp({})).rejects.toMatchObject({ code: 'SECOND_FACTOR_SET' })
})

alone('of ten uses of one code at the same moment one passes', async ({ db }) => {
  const { email, code } = await withApp(db)
  const viewers = await Promise.all(Array.from({ length: 10 }, () => signIn(db, email)))
  const done = await Promise.allSettled(
    viewers.map(async (viewer) => (await apiFor(db, { viewer, now: () => later(30) })).company_users.second_factor.prove({ code: code(later(30)) })),
  )
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
