import { accountWith } from '#server/accounts/account/accounts.ts'
import { expect } from 'vitest'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { test as alone } from '#server/platform/database/testing.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { addCompany, addMember, apiFor, daysAgo, test, today } from '#server/testing.ts'

const consents = { terms: purposes.terms.version, privacy: purposes.privacy.version }
const accepted = { name: '和泉 亮', password: '正しい馬とホチキス', consents }
const email = 'izumi@yamada.example'

async function house(db: Database) {
  const { id: company_id } = await addCompany(db, { url: 'https://yamada.example' })
  const admin = await addMember(db, { company_id, email: 'saegusa@yamada.example', name: '三枝' })
  return { company_id, admin, api: (await apiFor(db, admin.as)).company_users }
}

async function tokens(db: Database) {
  const mails = await db.selectFrom('mails').select('text').where('kind', '=', 'invitation').execute()
  return mails.flatMap(({ text }) => text?.match(/token=([\w-]+)/)?.[1] ?? [])
}

test('an invited visitor joins with the role of the invitation, once', async ({ db }) => {
  const { api, company_id } = await house(db)
  expect(await api.invitations.create({ email, role: 'assistant' })).toMatchObject({ email, role: 'assistant', is_outside: false, invited_by_name: '三枝' })
  const [token = ''] = await tokens(db)
  expect(JSON.stringify(await db.selectFrom('member_invitations').selectAll().execute())).not.toContain(token)
  const { company_registrations } = await apiFor(db)
  expect(await company_registrations.show_invitation({ token })).toMatchObject({ email, role: 'assistant', company_name: '山田製作所' })
  await company_registrations.accept_invitation({ token, ...accepted })
  expect(
    await accountWith(db, 'company', email).innerJoin('company_users', 'company_users.id', 'accounts.id').select(['company_id', 'name', 'role']).execute(),
  ).toEqual([{ company_id, name: '和泉 亮', role: 'assistant' }])
  await expect(company_registrations.accept_invitation({ token, ...accepted })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  expect(await api.members.list({})).toMatchObject({ members: [{ name: '三枝', is_me: true }, { name: '和泉 亮' }], invitations: [] })
  await expect(api.invitations.create({ email: 'Izumi@yamada.example', role: 'guest' })).rejects.toMatchObject({ code: 'ALREADY_MEMBER' })
})

test('an invitation ends after seven days, when it is withdrawn, and when it is sent again', async ({ db }) => {
  const { api, admin } = await house(db)
  const { id } = await api.invitations.create({ email, role: 'guest' })
  const [first = ''] = await tokens(db)
  const show = async (token: string, days = 0) =>
    (await apiFor(db, { now: () => new Date(today.getTime() + days * 86_400_000) })).company_registrations.show_invitation({ token })
  await show(first, 6.9)
  await expect(show(first, 7)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  const later = (await apiFor(db, { ...admin.as, now: () => new Date(today.getTime() + 8 * 86_400_000) })).company_users
  expect((await later.members.list({})).invitations).toMatchObject([{ is_expired: true }])
  await later.invitations.resend({ id })
  await expect(show(first)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  const second = (await tokens(db)).find((token) => token !== first) ?? ''
  await show(second, 14.9)
  await api.invitations.withdraw({ id })
  await expect(show(second)).rejects.toMatchObject({ code: 'LINK_INVALID' })
})

test('the page warns of an address of another domain, and only its owner learns that it is a member’s of another company', async ({ db }) => {
  const { api } = await house(db)
  const taken = 'sato@elsewhere.example'
  await addMember(db, { email: taken, password_hash: await hashPassword('another horse') })
  expect(await api.invitations.create({ email: taken, role: 'guest' })).toMatchObject({ is_outside: true })
  const [token = ''] = await tokens(db)
  await expect((await apiFor(db)).company_registrations.accept_invitation({ token, ...accepted })).rejects.toMatchObject({ code: 'ADDRESS_TAKEN' })
})

test('the last admin stays, and stays an admin', async ({ db }) => {
  const { api, admin, company_id } = await house(db)
  await addMember(db, { company_id, role: 'recruiter' })
  await expect(api.members.change_role({ company_user_id: admin.id, role: 'recruiter' })).rejects.toMatchObject({ code: 'LAST_ADMIN' })
  await expect(api.members.remove({ company_user_id: admin.id })).rejects.toMatchObject({ code: 'LAST_ADMIN' })
  const other = await addMember(db, { company_id })
  await api.members.change_role({ company_user_id: other.id, role: 'guest' })
  await expect(api.members.remove({ company_user_id: admin.id })).rejects.toMatchObject({ code: 'LAST_ADMIN' })
})

test('a removed member has no session left, gets a mail, and their texts stay', async ({ db }) => {
  const { api, company_id } = await house(db)
  const { id } = await addMember(db, { company_id, role: 'recruiter', email })
  await api.members.remove({ company_user_id: id })
  expect(await db.selectFrom('sessions').select('id').where('account_id', '=', id).execute()).toEqual([])
  expect(await db.selectFrom('mails').select(['to_address', 'kind']).execute()).toEqual([{ to_address: email, kind: 'member_removed' }])
})

test('fifty invitations wait at most', async ({ db }) => {
  const { api, company_id } = await house(db)
  const many = Array.from({ length: 50 }, (_, n) => ({
    company_id,
    email: `n${n}@yamada.example`,
    role: 'guest',
    token_hash: Buffer.of(n),
    invited_by_name: '三枝',
    expires_at: daysAgo(-7),
  }))
  await db.insertInto('member_invitations').values(many).execute()
  await expect(api.invitations.create({ email, role: 'guest' })).rejects.toMatchObject({ code: 'TOO_MANY_INVITATIONS' })
})

alone('two admins who demote each other at the same moment leave one, every time', async ({ db }) => {
  for (let round = 0; round < 4; round++) {
    const { id: company_id } = await addCompany(db)
    const [one, two] = [await addMember(db, { company_id }), await addMember(db, { company_id })]
    const [first, second] = [await apiFor(db, one.as), await apiFor(db, two.as)]
    const done = await Promise.allSettled([
      first.company_users.members.change_role({ company_user_id: two.id, role: 'guest' }),
      round % 2 === 0
        ? second.company_users.members.change_role({ company_user_id: one.id, role: 'guest' })
        : second.company_users.members.remove({ company_user_id: one.id }),
    ])
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.selectFrom('company_users').select('role').where('company_id', '=', company_id).where('role', '=', 'admin').execute()).toHaveLength(1)
  }
})

alone('of ten visitors who open one invitation at the same moment one becomes a member', async ({ db }) => {
  const { api } = await house(db)
  await api.invitations.create({ email, role: 'guest' })
  const [token = ''] = await tokens(db)
  const { company_registrations } = await apiFor(db)
  const done = await Promise.allSettled(Array.from({ length: 10 }, () => company_registrations.accept_invitation({ token, ...accepted })))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db.selectFrom('accounts').select('id').where('email', '=', email).execute()).toHaveLength(1)
})
