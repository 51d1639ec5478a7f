import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { addCompany, addMember, apiFor, daysAgo, test } from '#server/testing.ts'

const password = '正しい馬とホチキス'
const email = 'saegusa@yamada.example'
const aMember = async (db: Database, role = 'admin') => addMember(db, { email, role, password_hash: await hashPassword(password) })
const tokenIn = async (db: Database, to_address: string) => {
  const { text } = await db.selectFrom('mails').select('text').where('to_address', '=', to_address).executeTakeFirstOrThrow()
  return text?.match(/online\/companies\/[a-z/]+\?token=([\w-]+)/)?.[1] ?? ''
}

test('a new address counts once its link is opened, the old one is notified, and another user’s cannot be taken', async ({ db }) => {
  const { as } = await aMember(db)
  await addMember(db, { email: 'izumi@yamada.example' })
  const { company_users, company_registrations } = await apiFor(db, as)
  expect(await company_users.email.ask_change({ email: 'Izumi@yamada.example' })).toEqual({ success: true })
  expect(await company_users.email.ask_change({ email: 'moved@yamada.example' })).toEqual({ success: true })
  expect((await company_users.account()).email).toBe(email)
  await company_registrations.change_email({ token: await tokenIn(db, 'moved@yamada.example') })
  expect((await company_users.account()).email).toBe('moved@yamada.example')
  expect(await db.selectFrom('mails').select(['to_address', 'kind']).where('kind', '!=', 'change_email').orderBy('kind').execute()).toEqual([
    { to_address: 'Izumi@yamada.example', kind: 'already_registered' },
    { to_address: email, kind: 'email_changed' },
  ])
})

test('a new password signs every other device out and keeps this one behind its second factor', async ({ db }) => {
  const { as, id } = await aMember(db)
  await (await apiFor(db)).sessions.create({ email, password, area: 'company' })
  const { company_users } = await apiFor(db, as)
  expect((await company_users.sessions.list()).sessions).toHaveLength(2)
  const wrong = { current_password: `${password}?`, password: 'べつの馬とホチキス' }
  await expect(company_users.password.change(wrong)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await company_users.password.change({ current_password: password, password: 'べつの馬とホチキス' })
  expect(await db.selectFrom('sessions').select('second_factor_at').where('account_id', '=', id).execute()).toEqual([{ second_factor_at: expect.any(String) }])
  expect(await (await apiFor(db)).sessions.create({ email, password: 'べつの馬とホチキス', area: 'company' })).toEqual({
    area: 'company',
    needs_second_factor: false,
  })
})

test('a member ends their own devices, and no colleague’s', async ({ db }) => {
  const { as, company_id } = await aMember(db)
  const colleague = await addMember(db, { company_id })
  const { sessions } = (await apiFor(db, as)).company_users
  await expect(sessions.end({ session_id: colleague.viewer.session_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await (await apiFor(db)).sessions.create({ email, password, area: 'company' })
  const leftOpen = (await apiFor(db, { viewer: { ...as.viewer, authenticated_at: daysAgo(1) } })).company_users.sessions
  await expect(leftOpen.end_others()).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
  await sessions.end_others()
  expect((await sessions.list()).sessions).toMatchObject([{ id: as.viewer.session_id, is_current: true }])
  expect(await db.selectFrom('sessions').select('id').where('account_id', '=', colleague.id).execute()).toHaveLength(1)
})

test('only an admin changes settings of the whole company, and absent fields stay', async ({ db }) => {
  const { id: company_id } = await addCompany(db, { deny_company_apply: true })
  const [admin, recruiter] = [await addMember(db, { company_id }), await addMember(db, { company_id, role: 'recruiter' })]
  const settings = (await apiFor(db, admin.as)).company_users.settings
  expect(await settings.change({ is_hiring_open_position: true })).toEqual({
    is_hiring_open_position: true,
    deny_company_apply: true,
    is_job_approval_required: false,
  })
  const others = (await apiFor(db, recruiter.as)).company_users.settings
  expect(await others.show()).toEqual({ is_hiring_open_position: true, deny_company_apply: true, is_job_approval_required: false })
  await expect(others.change({ deny_company_apply: false })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})
