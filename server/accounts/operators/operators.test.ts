import { accountWith } from '../account/accounts.ts'
import { expect } from 'vitest'
import { hashPassword } from '../sessions/password/password.ts'
import { browser } from '../sessions/challenges/testing.ts'
import { findViewer } from '../sessions/viewer/find-viewer.ts'
import { newTotpSecret, totpOf } from '../second-factors/totp-of.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { addMember, addOperator, apiFor, daysAgo, test, today } from '#server/testing.ts'
import { createOperator } from './create-operator.ts'

const password = '正しい馬とホチキス'

test('with the password alone an operator has nothing but the way to the second factor; with both, everything', async ({ db }) => {
  const secret = newTotpSecret()
  const email = 'hanako@mebae.example'
  await addOperator(db, { email, password_hash: await hashPassword(password), totp_secret_sealed: seal(secret), totp_confirmed_at: daysAgo(1) })
  const { api, jar, client } = await browser(db)
  await expect(api.sessions.create({ email, password: `${password}?`, area: 'operator' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await api.sessions.create({ email, password, area: 'operator' })
  const half = await findViewer(db, client, today, ['operator'])
  expect(half).toMatchObject({ area: 'operator', second_factor: 'asked' })
  const entering = (await browser(db, { viewer: half, client })).api.operators
  await expect(entering.members.list()).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  await expect(entering.second_factor.prove({ code: '000000' })).rejects.toMatchObject({ code: 'CODE_WRONG' })
  const { answer } = await proved(db, half, totpOf(secret, email).codeAfter(0, today).code)
  expect(answer).toMatchObject({ area: 'operator', second_factor: 'passed' })
  expect(jar.size).toBe(1)
  const log = await db.selectFrom('audit_logs').select('act').where('operator_user_id', '=', half!.id).execute()
  expect(log).toEqual([{ act: 'sign_in' }])
})

async function proved(db: Parameters<typeof browser>[0], viewer: Awaited<ReturnType<typeof findViewer>>, code: string) {
  const { api, client } = await browser(db, { viewer })
  await api.operators.second_factor.prove({ code })
  return { answer: await findViewer(db, client, today, ['operator']) }
}

test('a company’s password opens nothing of the operators', async ({ db }) => {
  await addMember(db, { email: 'both@mebae.example', password_hash: await hashPassword(password) })
  const { api } = await browser(db)
  await expect(api.sessions.create({ email: 'both@mebae.example', password, area: 'operator' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
})

test('an operator’s session ends after half a day without use, and after a day', async ({ db }) => {
  const { cookie } = await addOperator(db)
  const client = { cookie: (name: string) => (cookie.startsWith(`${name}=`) ? cookie.slice(name.length + 1) : undefined) }
  const at = (hours: number) => findViewer(db, client, new Date(today.getTime() + hours * 3_600_000), ['operator'])
  expect(await at(11)).toMatchObject({ area: 'operator' })
  expect(await at(11 + 11)).toMatchObject({ area: 'operator' })
  expect(await at(11 + 11 + 13)).toBeUndefined()
  expect(await at(25)).toBeUndefined()
})

test('what is grave asks for the password again after a while, before anything happens', async ({ db }) => {
  const { viewer } = await addOperator(db)
  const { id } = await addOperator(db)
  const { operators } = await apiFor(db, { viewer: { ...viewer, authenticated_at: daysAgo(1) } })
  await expect(operators.members.remove({ id, reason: '異動のため' })).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
  expect(await db.selectFrom('operator_users').select('id').where('id', '=', id).execute()).toHaveLength(1)
})

test('somebody stays who may change things', async ({ db }) => {
  await db.deleteFrom('accounts').where('kind', '=', 'operator').execute()
  const { id, as } = await addOperator(db)
  const { members } = (await apiFor(db, as)).operators
  await expect(members.remove({ id, reason: 'やめる' })).rejects.toMatchObject({ code: 'LAST_OPERATOR' })
  await expect(members.change_role({ id, role: 'read_only', reason: 'やめる' })).rejects.toMatchObject({ code: 'LAST_OPERATOR' })
})

test('a new operator chooses a password by a link that works once, and then has to set up a second factor', async ({ db }) => {
  await db.deleteFrom('accounts').where('kind', '=', 'operator').execute()
  const { as } = await addOperator(db)
  const { id } = await (await apiFor(db, as)).operators.members.add({ email: 'New@mebae.example', name: '新人', role: 'read_only' })
  await expect((await apiFor(db, as)).operators.members.add({ email: 'new@mebae.example', name: '新人', role: 'full' })).rejects.toMatchObject({
    code: 'OPERATOR_EXISTS',
  })
  const { text } = await db.selectFrom('mails').select('text').where('account_id', '=', id).where('kind', '=', 'operator_invitation').executeTakeFirstOrThrow()
  const token = /token=([\w-]+)/.exec(text ?? '')![1]!
  const { api, client } = await browser(db)
  await api.operator_registrations.reset_password({ token, password })
  expect(await findViewer(db, client, today, ['operator'])).toMatchObject({ id, role: 'read_only', second_factor: 'missing' })
  await expect(api.operator_registrations.reset_password({ token, password })).rejects.toMatchObject({ code: 'LINK_INVALID' })
})

test('an operator who lost everything starts again, and is signed out everywhere', async ({ db }) => {
  const { as } = await addOperator(db)
  const lost = await addOperator(db, { totp_secret_sealed: seal(newTotpSecret()), totp_confirmed_at: daysAgo(3) })
  await (await apiFor(db, as)).operators.members.reset_second_factor({ id: lost.id, reason: '携帯電話をなくした' })
  expect(await db.selectFrom('sessions').select('id').where('account_id', '=', lost.id).execute()).toEqual([])
  const { members } = await (await apiFor(db, as)).operators.members.list()
  expect(members.find(({ id }) => id === lost.id)).toMatchObject({ has_second_factor: false })
})

test('the command makes the first operator, and for the same address only a new link', async ({ db }) => {
  const made = { email: 'first@mebae.example', name: '最初', role: 'full', resetsFactor: false } as const
  const first = await createOperator(db, today, made)
  const second = await createOperator(db, today, { ...made, email: 'FIRST@mebae.example', role: 'read_only' })
  expect([first.isNew, second.isNew]).toEqual([true, false])
  expect(second.link).not.toBe(first.link)
  expect(await accountWith(db, 'operator', made.email).innerJoin('operator_users', 'operator_users.id', 'accounts.id').select('role').execute()).toEqual([
    { role: 'full' },
  ])
})
