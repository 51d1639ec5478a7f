import { expect } from 'vitest'
import { hashToken } from '#server/accounts/sessions/session-cookie.ts'
import { test as alone } from '#server/platform/database/testing.ts'
import { membershipHeader } from '#contract/platform/membership-header.ts'
import { mailText } from '#server/platform/mail/mail-text.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { settings } from '#server/settings.ts'
import { addCompany, addJob, addMember, addSession, apiFor, get, test } from '#server/testing.ts'
import { addInvited, addPersonOfTwo, consents, email, memberAfter, password, signInAgain, switchTo, tokenTo } from './testing.ts'

test('a person with an account accepts an invitation of another company without a new password, and goes on there', async ({ db }) => {
  const { first, second, person, viewer } = await addPersonOfTwo(db)
  expect(viewer).toMatchObject({ company_id: second.id, role: 'assistant', name: '三枝 由香', second_factor: 'passed' })
  const { memberships, email: shown } = await (await apiFor(db, { viewer })).company_users.account()
  expect(shown).toBe(email)
  expect(new Map(memberships.map(({ company, is_current }) => [company.id, is_current]))).toEqual(
    new Map([
      [first.id, false],
      [second.id, true],
    ]),
  )
  // The session of before is worth nothing.
  expect(await db.selectFrom('sessions').select('id').where('account_id', '=', person.id).execute()).toEqual([])
})

test('a person of one company sees no choice', async ({ db }) => {
  const { as } = await addMember(db)
  expect((await (await apiFor(db, as)).company_users.account()).memberships).toEqual([])
})

test('the inviting company reads the same of an address that is a member elsewhere as of a new one, and the mails are alike', async ({ db }) => {
  const { id: company_id } = await addCompany(db)
  await addMember(db, { email: 'known@sato.example' })
  const { as } = await addMember(db, { company_id })
  const statements: string[][] = []
  const answers = []
  for (const address of ['known@sato.example', 'fresh@sato.example']) {
    const asked: string[] = []
    const spied = db.withPlugin({ transformQuery: ({ node }) => (asked.push(node.kind), node), transformResult: async ({ result }) => result })
    answers.push(await (await apiFor(spied, as)).company_users.invitations.create({ email: address, role: 'guest' }))
    statements.push(asked)
  }
  const [known, fresh] = answers
  expect({ ...known, id: '', email: '' }).toEqual({ ...fresh, id: '', email: '' })
  expect(statements[0]).toEqual(statements[1])
  const mails = await db.selectFrom('mails').select(['kind', 'subject', 'text']).orderBy('id').execute()
  const [one, other] = mails.map((mail) => ({ ...mail, text: mail.text?.replace(/token=[\w-]+/, '') }))
  expect(one).toEqual(other)
})

test('the link says how the address stands, and only its owner, signed in, joins with it', async ({ db }) => {
  const { person, second, token } = await addInvited(db)
  const accountAs = async (as: object) => (await (await apiFor(db, as)).company_registrations.show_invitation({ token })).account
  const stranger = await addMember(db, { email: 'other@san.example' })
  expect([await accountAs({}), await accountAs(stranger.as), await accountAs(person.as)]).toEqual(['sign_in', 'sign_in', 'ready'])
  const join = async (as: object) => (await apiFor(db, as)).company_users.memberships.create({ token, name: '三枝', consents })
  await expect(join(stranger.as)).rejects.toMatchObject({ code: 'INVITATION_OF_OTHERS' })
  await expect(join({})).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
  await join(person.as)
  expect(await db.selectFrom('company_users').select(['name', 'role']).where('company_id', '=', second.id).orderBy('created_at').execute()).toHaveLength(2)
})

test('nobody gets a second membership in one company', async ({ db }) => {
  const { inviter, viewer, second } = await addPersonOfTwo(db)
  const invite = (await apiFor(db, inviter.as)).company_users.invitations.create({ email: email.toUpperCase(), role: 'admin' })
  await expect(invite).rejects.toMatchObject({ code: 'ALREADY_MEMBER' })
  // A link of before that was still in the mailbox.
  const kept = { company_id: second.id, email, role: 'admin', token_hash: Buffer.alloc(32, 7), invited_by_name: '山本', expires_at: '2026-12-25' }
  await db.insertInto('member_invitations').values(kept).execute()
  const token = 'a'.repeat(43)
  await db
    .updateTable('member_invitations')
    .set({ token_hash: hashToken(token) })
    .execute()
  expect((await (await apiFor(db)).company_registrations.show_invitation({ token })).account).toBe('member')
  await expect((await apiFor(db, { viewer })).company_users.memberships.create({ token, name: '三枝', consents })).rejects.toMatchObject({
    code: 'ALREADY_MEMBER',
  })
})

test('switching keeps when the person signed in and showed the factor, and its end', async ({ db }) => {
  const { person, viewer } = await addPersonOfTwo(db)
  const times = ['created_at', 'authenticated_at', 'second_factor_at', 'expires_at'] as const
  const before = await db.selectFrom('sessions').select(times).where('id', '=', viewer.session_id).executeTakeFirstOrThrow()
  const back = await switchTo(db, viewer, person.id)
  expect(await db.selectFrom('sessions').select(times).where('id', '=', back.session_id).executeTakeFirstOrThrow()).toEqual(before)
  expect(await db.selectFrom('sessions').select('id').where('id', '=', viewer.session_id).execute()).toEqual([])
  // Pressed twice, the second finds the company open already.
  await expect((await apiFor(db, { viewer: back })).company_users.memberships.switch({ company_user_id: person.id })).resolves.toEqual({ success: true })
})

test('nobody switches to a company of others, to one they were removed from, or to a suspended one', async ({ db }) => {
  const { person, inviter, viewer, first, second } = await addPersonOfTwo(db)
  const stranger = await addMember(db)
  const tried = async (as: object, company_user_id: string) => (await apiFor(db, as)).company_users.memberships.switch({ company_user_id })
  await expect(tried({ viewer }, stranger.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(tried(stranger.as, viewer.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(tried(stranger.as, person.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db.updateTable('companies').set({ state: 'suspended' }).where('id', '=', first.id).execute()
  await expect(tried({ viewer }, person.id)).rejects.toMatchObject({ code: 'COMPANY_SUSPENDED' })
  await db.updateTable('companies').set({ state: 'active' }).where('id', '=', first.id).execute()
  const back = await switchTo(db, viewer, person.id)
  await (await apiFor(db, inviter.as)).company_users.members.remove({ company_user_id: viewer.id })
  await expect(tried({ viewer: back }, viewer.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await (await apiFor(db, { viewer: back })).company_users.account()).memberships).toEqual([])
  expect(second.id).not.toBe(back.company_id)
})

test('a session of one company reads nothing of the other', async ({ db }) => {
  const { first, person, viewer } = await addPersonOfTwo(db)
  const { id } = await addJob(db, { company_id: first.id })
  const { company_users } = await apiFor(db, { viewer })
  await expect(company_users.job_offers.show({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await company_users.members.list({})).members.map(({ id: member }) => member)).not.toContain(person.id)
  const back = (await apiFor(db, { viewer: await switchTo(db, viewer, person.id) })).company_users
  expect(await back.job_offers.show({ id })).toMatchObject({ job: { id } })
})

test('what a tab sends that shows another company of the person is not written, but switching and signing out go on from it', async ({ db }) => {
  const { person, viewer, second } = await addPersonOfTwo(db)
  const { cookie } = await addSession(db, { area: 'company', id: viewer.id })
  const send = async (method: string, path: string, shown_to: string, body?: object) => {
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', [membershipHeader]: shown_to }
    return (await get(db, path, { method, headers, ...(body && { body: JSON.stringify(body) }) })).status
  }
  const job = { position_title: '営業' }
  expect(await send('POST', '/company_users/job_offers/', person.id, job)).toBe(409)
  expect(await db.selectFrom('job_offers').select('id').execute()).toEqual([])
  expect(await send('POST', '/company_users/job_offers/', viewer.id, job)).toBe(200)
  expect(await db.selectFrom('job_offers').select('company_id').execute()).toEqual([{ company_id: second.id }])
  // It does not read either, but learns whose account it has by now.
  expect(await send('GET', '/company_users/job_offers/', person.id)).toBe(409)
  expect(await send('GET', '/company_users/account/', person.id)).toBe(200)
  expect(await send('GET', '/company_users/job_offers/', viewer.id)).toBe(200)
  expect(await send('POST', `/company_users/memberships/${person.id}/sessions/`, person.id, {})).toBe(200)
  expect(await send('DELETE', '/sessions/current/?area=company', person.id)).toBe(200)
})

test('the links of a mail to a person of two companies name the one to which it belongs; those for one use and of others do not', async ({ db }) => {
  const { person, viewer, second } = await addPersonOfTwo(db)
  const alone = await addMember(db)
  const link = (path: string) => `${settings.publicUrl}/online/companies/${path}`
  const parts = [
    { action: '開く', url: link('selection/detail?id=7#scorecards') },
    { action: '一覧', url: link('notifications') },
    { action: '確認', url: link('password/new?token=t') },
  ]
  await db.deleteFrom('mails').execute()
  for (const account_id of [viewer.id, alone.id])
    await sendMail(db, { to: email, account_id, ...mailText({ kind: 'member_notification', subject: '応募', parts }) })
  const mailTo = (id: string) => db.selectFrom('mails').select(['text', 'html']).where('account_id', '=', id).executeTakeFirst()
  const [mail, other] = [await mailTo(viewer.id), await mailTo(alone.id)]
  expect(mail?.text).toContain(`${link(`selection/detail?id=7&of_company=${second.id}#scorecards`)}\n`)
  expect(mail?.text).toContain(`${link(`notifications?of_company=${second.id}`)}\n`)
  expect(mail?.text).toContain(`${link('password/new?token=t')}\n`)
  expect(mail?.html).toContain(`selection/detail?id=7&amp;of_company=${second.id}#scorecards"`)
  expect(other?.text).not.toContain('of_company')
  expect(person.id).not.toBe(viewer.id)
})

test('signing in leads to the company used last, and past a suspended one', async ({ db }) => {
  const { first, second, person, viewer } = await addPersonOfTwo(db)
  expect((await signInAgain(db)).viewer.company_id).toBe(second.id)
  await switchTo(db, viewer, person.id)
  expect((await signInAgain(db)).viewer.company_id).toBe(first.id)
  await db.updateTable('companies').set({ state: 'suspended' }).where('id', '=', first.id).execute()
  expect((await signInAgain(db)).viewer.company_id).toBe(second.id)
})

test('a person of one company registers another: they get its first membership, signed in as before', async ({ db }) => {
  const person = await addMember(db, { email: 'saegusa@shin.example' })
  const company = { company_name: '株式会社新', corporate_number: '8700110005901', url: 'https://shin.example', name: '三枝' }
  const { company_registrations } = await apiFor(db)
  await company_registrations.sign_up({ ...company, email: 'saegusa@shin.example', password: 'べつの馬とホチキス', consents })
  const token = await tokenTo(db, 'saegusa@shin.example')
  const answer = new Headers()
  const opened = (await apiFor(db, { ...person.as, answer })).company_registrations.verify({ token, password: 'べつの馬とホチキス' })
  expect(await opened).toEqual({ outcome: 'pending' })
  expect(await memberAfter(db, answer)).toMatchObject({ role: 'admin', state: 'pending', name: '三枝' })
  // The password of the form opens nothing.
  const signIn = (await apiFor(db)).sessions.create({ email: 'saegusa@shin.example', password: 'べつの馬とホチキス', area: 'company' })
  await expect(signIn).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
})

test('the link of a registration does not sign a person with an account in', async ({ db }) => {
  const { id } = await addMember(db, { email: 'saegusa@shin.example' })
  await db.deleteFrom('sessions').execute()
  const company = { company_name: '株式会社新', corporate_number: '8700110005901', url: 'https://shin.example', name: '三枝' }
  await (await apiFor(db)).company_registrations.sign_up({ ...company, email: 'saegusa@shin.example', password, consents })
  const verified = (await apiFor(db)).company_registrations.verify({ token: await tokenTo(db, 'saegusa@shin.example'), password })
  expect(await verified).toEqual({ outcome: 'sign_in' })
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
  expect(await db.selectFrom('accounts').select('id').where('principal_id', '=', id).execute()).toHaveLength(1)
})

alone('of switching and being removed at the same moment no session of the removed membership is left', async ({ db }) => {
  for (let round = 0; round < 6; round++) {
    const { person, inviter, viewer } = await addPersonOfTwo(db)
    const back = await switchTo(db, viewer, person.id)
    const removing = (await apiFor(db, inviter.as)).company_users.members.remove({ company_user_id: viewer.id })
    const switching = (await apiFor(db, { viewer: back })).company_users.memberships.switch({ company_user_id: viewer.id })
    const both = round % 2 === 0 ? [removing, switching] : [switching, removing]
    const outcomes = await Promise.allSettled(both.map(async (each) => each))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : []))
    expect(['', 'NOT_FOUND']).toContain(refused.join())
    expect(await db.selectFrom('sessions').select('id').where('account_id', '=', viewer.id).execute()).toEqual([])
    expect(await db.selectFrom('accounts').select('id').where('id', '=', viewer.id).execute()).toEqual([])
    // The next round invites the same address again.
    await db.deleteFrom('accounts').where('kind', '=', 'company').execute()
    await db.deleteFrom('mails').execute()
  }
})
