import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, addOperator, apiFor, contextOf, test, today } from '#server/testing.ts'
import { endSessions } from '#server/operations/candidates/account-acts.ts'
import { addPersonOfTwo, email, memberAfter, password, signInAgain, switchTo } from './testing.ts'

const other = 'べつの馬とホチキス'
const sessionsOf = (db: Database, ids: string[]) => db.selectFrom('sessions').select('account_id').where('account_id', 'in', ids).execute()

/** The app of a person, set up while they are signed in to the second company. */
async function setUpApp(db: Database, role: CompanyRole = 'assistant') {
  const world = await addPersonOfTwo(db, role)
  const answer = new Headers()
  const { second_factor } = (await apiFor(db, { viewer: world.viewer, answer })).company_users
  const { secret } = await second_factor.begin_totp({})
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: today.getTime() })
  await second_factor.confirm_totp({ code })
  return { ...world, secret, viewer: await memberAfter(db, answer) }
}

test('a password that is changed in one company holds in all, and ends every other session of the person', async ({ db }) => {
  const { person, viewer, second } = await addPersonOfTwo(db)
  await signInAgain(db)
  const answer = new Headers()
  await (await apiFor(db, { viewer, answer })).company_users.password.change({ current_password: password, password: other })
  expect((await memberAfter(db, answer)).company_id).toBe(second.id)
  expect(await sessionsOf(db, [person.id, viewer.id])).toEqual([{ account_id: viewer.id }])
  await expect(signInAgain(db)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  expect((await signInAgain(db, other)).viewer.id).toBe(viewer.id)
})

test('a second factor that was set up in one company is asked for before each of them', async ({ db }) => {
  const { first, person, viewer } = await setUpApp(db)
  expect(viewer.second_factor).toBe('passed')
  const back = await switchTo(db, viewer, person.id)
  expect(back).toMatchObject({ company_id: first.id, second_factor: 'passed' })
  const entered = await signInAgain(db)
  expect([entered.needs_second_factor, entered.viewer.second_factor, entered.viewer.company_id]).toEqual([true, 'asked', first.id])
  const halfway = (await apiFor(db, { viewer: entered.viewer })).company_users
  await expect(halfway.memberships.switch({ company_user_id: viewer.id })).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  // Removed in the other company, it is gone in this one.
  await (await apiFor(db, { viewer: back })).company_users.second_factor.remove_totp()
  expect((await signInAgain(db)).needs_second_factor).toBe(false)
})

test('a company whose role needs a factor asks a person without one to set it up, and the others do not', async ({ db }) => {
  const { person, viewer } = await addPersonOfTwo(db, 'recruiter')
  await db.updateTable('sessions').set({ second_factor_at: null }).execute()
  const entered = await signInAgain(db)
  expect([entered.viewer.id, entered.viewer.second_factor]).toEqual([viewer.id, 'missing'])
  await db.updateTable('accounts').set({ chosen_at: today.toISOString() }).where('id', '=', person.id).execute()
  await db.updateTable('accounts').set({ chosen_at: null }).where('id', '=', viewer.id).execute()
  expect((await signInAgain(db)).viewer).toMatchObject({ id: person.id, second_factor: 'optional' })
})

test('the list of devices names the company, and ending the others ends them in each company', async ({ db }) => {
  const { person, viewer } = await addPersonOfTwo(db)
  await db.updateTable('accounts').set({ chosen_at: null }).execute()
  await signInAgain(db)
  const { sessions } = (await apiFor(db, { viewer })).company_users
  expect((await sessions.list()).sessions.map(({ company_name, is_current }) => [company_name, is_current])).toEqual([
    ['株式会社二', true],
    ['株式会社一', false],
  ])
  await sessions.end_others()
  expect(await sessionsOf(db, [person.id, viewer.id])).toEqual([{ account_id: viewer.id }])
  const alone = await addMember(db)
  expect((await (await apiFor(db, alone.as)).company_users.sessions.list()).sessions).toMatchObject([{ company_name: null }])
})

test('an address that is changed in one company is that of all', async ({ db }) => {
  const { person, viewer, token: used } = await addPersonOfTwo(db)
  await (await apiFor(db, { viewer })).company_users.email.ask_change({ email: 'moved@ichi.example' })
  const { text } = await db.selectFrom('mails').select('text').where('to_address', '=', 'moved@ichi.example').executeTakeFirstOrThrow()
  const token = text?.match(/token=([\w-]+)/)?.[1] ?? used
  await (await apiFor(db)).company_registrations.change_email({ token })
  const accounts = db.selectFrom('accounts').select(['email', 'email_key']).where('id', 'in', [person.id, viewer.id]).orderBy('email_key')
  expect(await accounts.execute()).toEqual([
    { email: 'moved@ichi.example', email_key: 'moved@ichi.example' },
    { email: 'moved@ichi.example', email_key: null },
  ])
})

test('removed from the first company, the person signs in to the other as before', async ({ db }) => {
  const { first, person, viewer, secret } = await setUpApp(db)
  const key = { id: 'key', public_key: Buffer.from('key'), name: 'PC' }
  await db
    .insertInto('passkeys')
    .values({ ...key, account_id: person.id })
    .execute()
  const admin = await addMember(db, { company_id: first.id })
  await (await apiFor(db, admin.as)).company_users.members.remove({ company_user_id: person.id })
  expect(await db.selectFrom('accounts').select('id').where('email', '=', email).execute()).toEqual([{ id: viewer.id }])
  expect(await db.selectFrom('passkeys').select(['account_id', 'user_handle']).execute()).toEqual([{ account_id: viewer.id, user_handle: person.id }])
  // The session in the other company goes on.
  expect((await (await apiFor(db, { viewer })).company_users.account()).memberships).toEqual([])
  const entered = await signInAgain(db)
  expect(entered).toMatchObject({ needs_second_factor: true, viewer: { id: viewer.id } })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: today.getTime() + 60_000 })
  const later = { viewer: entered.viewer, now: () => new Date(today.getTime() + 60_000) }
  await expect((await apiFor(db, later)).company_users.second_factor.prove({ code })).resolves.toEqual({ success: true })
})

test('of three memberships the two that are left stay one person', async ({ db }) => {
  const { first, person, viewer } = await addPersonOfTwo(db)
  const { id: third } = await db
    .insertInto('accounts')
    .values({ kind: 'company', principal_id: person.id, email: 'ignored@ichi.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: company_id } = await db.insertInto('companies').values({ name: '株式会社三', state: 'active' }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('company_users').values({ id: third, company_id, name: '三枝', role: 'guest' }).execute()
  const admin = await addMember(db, { company_id: first.id })
  await (await apiFor(db, admin.as)).company_users.members.remove({ company_user_id: person.id })
  expect((await switchTo(db, viewer, third)).company_id).toBe(company_id)
  expect(await db.selectFrom('accounts').select(['id', 'principal_id']).where('email', '=', email).orderBy('principal_id').execute()).toEqual([
    { id: third, principal_id: viewer.id },
    { id: viewer.id, principal_id: null },
  ])
})

test('removing a further membership leaves the first one and its sessions', async ({ db }) => {
  const { person, inviter, viewer } = await addPersonOfTwo(db)
  const back = await switchTo(db, viewer, person.id)
  await (await apiFor(db, inviter.as)).company_users.members.remove({ company_user_id: viewer.id })
  expect(await (await apiFor(db, { viewer: back })).company_users.account()).toMatchObject({ id: person.id, email, memberships: [] })
  expect((await signInAgain(db)).viewer.id).toBe(person.id)
})

test('operators end the sessions of the person in each company', async ({ db }) => {
  const { person, viewer } = await addPersonOfTwo(db)
  await signInAgain(db)
  const operator = await addOperator(db)
  await endSessions({ ...(await contextOf(db)), viewer: operator.viewer }, { area: 'company', id: person.id, reason: '乗っ取り' })
  expect(await sessionsOf(db, [person.id, viewer.id])).toEqual([])
})

test('the database refuses credentials of a further membership, and one of a membership', async ({ db }) => {
  const { viewer } = await addPersonOfTwo(db)
  const refused = async (why: string, act: (one: Database) => Promise<unknown>) => {
    const before = await (
      db as never as { savepoint(name: string): { execute(): Promise<{ rollbackToSavepoint(name: string): { execute(): Promise<unknown> } }> } }
    )
      .savepoint('before')
      .execute()
    await expect(act(db)).rejects.toThrow(why)
    await before.rollbackToSavepoint('before').execute()
  }
  await refused('accounts_membership_has_no_credentials', (one) =>
    one.updateTable('accounts').set({ password_hash: 'x' }).where('id', '=', viewer.id).execute(),
  )
  await refused('belongs to no account that signs in', (one) =>
    one.insertInto('accounts').values({ kind: 'company', principal_id: viewer.id, email }).execute(),
  )
})
