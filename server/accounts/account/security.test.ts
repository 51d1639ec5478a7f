import { expect } from 'vitest'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { hashPassword } from '../sessions/password/password.ts'
import { addCandidate, addSession, apiFor, daysAgo, test, today } from '#server/testing.ts'
import { sendResetLink } from '../passwords/send-reset-link.ts'

const email = 'chihiro@candidate.example'
const password = '正しい馬とホチキス'
const another = '机の上のりんごと鉛筆'
const password_hash = await hashPassword(password)
const longAgo = { authenticated_at: daysAgo(1) }

const mails = (db: Database) => db.selectFrom('mails').select(['kind', 'to_address', 'text']).orderBy('created_at').execute()
const kinds = async (db: Database) => (await mails(db)).flatMap(({ kind, to_address }) => (kind === 'new_sign_in' ? [] : [`${kind} ${to_address}`])).toSorted()
const tokenIn = async (db: Database, kind: string) => /token=([\w-]+)/.exec((await mails(db)).findLast((mail) => mail.kind === kind)?.text ?? '')?.[1] ?? ''
const signIn = async (db: Database, typed: string, as = email) => (await apiFor(db)).sessions.create({ email: as, password: typed })
const sessionsOf = (db: Database, id: string) => db.selectFrom('sessions').select('id').where('account_id', '=', id).execute()
/** The address is written down in the job that sends the link; the worker does it after the commit. */
const mailResetLink = (db: Database, to = email, now = today) => sendResetLink({ db: nested(db), now: () => now }, { email_sealed: seal(to) ?? '' })
/** A task begins its own transaction; here all is one already. */
const nested = (db: Database) => Object.assign(Object.create(db) as Database, { transaction: () => ({ execute: (run: (db: Database) => unknown) => run(db) }) })

test('asking for a new password answers alike for every address, and only the one that is known gets a mail', async ({ db }) => {
  await addCandidate(db, { email })
  const answers = []
  for (const one of [email, 'nobody@candidate.example']) {
    const answer = new Headers()
    answers.push([await (await apiFor(db, { answer })).registrations.ask_password_reset({ email: one }), [...answer]])
    await mailResetLink(db, one)
  }
  expect(answers[0]).toEqual(answers[1])
  expect(await kinds(db)).toEqual([`reset_password ${email}`])
})

test('the link sets a new password once; every session ends, and a mail says so', async ({ db }) => {
  const { id, viewer } = await addCandidate(db, { email, password_hash })
  await mailResetLink(db)
  const token = await tokenIn(db, 'reset_password')
  const { registrations } = await apiFor(db)
  await registrations.reset_password({ token, password: another })
  await expect(signIn(db, password)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await signIn(db, another)
  expect(await sessionsOf(db, id)).not.toContainEqual({ id: viewer.session_id })
  expect(await kinds(db)).toEqual([`password_changed ${email}`, `reset_password ${email}`])
  await expect(registrations.reset_password({ token, password: another })).rejects.toMatchObject({ code: 'LINK_INVALID' })
})

test('a link is dead after half an hour, and after a newer one', async ({ db }) => {
  await addCandidate(db, { email })
  await mailResetLink(db)
  const first = await tokenIn(db, 'reset_password')
  const late: Partial<RequestContext> = { now: () => new Date(today.getTime() + 31 * 60_000) }
  await expect((await apiFor(db, late)).registrations.reset_password({ token: first, password: another })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  await mailResetLink(db, email, new Date(today.getTime() + 1))
  await expect((await apiFor(db)).registrations.reset_password({ token: first, password: another })).rejects.toMatchObject({ code: 'LINK_INVALID' })
})

test('the table holds no token that opens anything', async ({ db }) => {
  await addCandidate(db, { email })
  await mailResetLink(db)
  expect(JSON.stringify(await db.selectFrom('email_tokens').selectAll().execute())).not.toContain(await tokenIn(db, 'reset_password'))
})

test('a user who knows the present password changes it; their other devices are signed out', async ({ db }) => {
  const { id, as, viewer } = await addCandidate(db, { email, password_hash })
  await signIn(db, password)
  const { candidate_users } = await apiFor(db, as)
  await expect(candidate_users.password.change({ current_password: 'ちがう馬とホチキス', password: another })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await expect(candidate_users.password.change({ current_password: password, password: 'chihiro-1992' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await candidate_users.password.change({ current_password: password, password: another })
  const left = await sessionsOf(db, id)
  expect(left).toHaveLength(1)
  expect(left).not.toContainEqual({ id: viewer.session_id })
  expect(await kinds(db)).toEqual([`password_changed ${email}`])
  await signIn(db, another)
})

test('at a screen left open the address does not change, nor the password of who does not know it', async ({ db }) => {
  const { viewer } = await addCandidate(db, { email, password_hash })
  const { candidate_users } = await apiFor(db, { viewer: { ...viewer, ...longAgo } })
  await expect(candidate_users.password.change({ current_password: 'ちがう馬とホチキス', password: another })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await expect(candidate_users.email.ask_change({ email: 'new@candidate.example' })).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
  expect(await mails(db)).toEqual([])
})

test('the address changes when the link in the new mailbox is opened; the old one is told', async ({ db }) => {
  const { as } = await addCandidate(db, { email, password_hash })
  await mailResetLink(db)
  const { candidate_users, registrations } = await apiFor(db, as)
  await candidate_users.email.ask_change({ email: 'new@candidate.example' })
  expect((await candidate_users.account()).email).toBe(email)
  await (await apiFor(db)).registrations.change_email({ token: await tokenIn(db, 'change_email') })
  expect((await candidate_users.account()).email).toBe('new@candidate.example')
  expect(await kinds(db)).toEqual(['change_email new@candidate.example', `email_changed ${email}`, `reset_password ${email}`])
  // What was sent to the old mailbox is worth nothing.
  await expect(registrations.reset_password({ token: await tokenIn(db, 'reset_password'), password: another })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  await signIn(db, password, 'new@candidate.example')
})

test('an address that somebody has is not told on, and never changes hands', async ({ db }) => {
  const { as } = await addCandidate(db, { email })
  await addCandidate(db, { email: 'taken@candidate.example' })
  const { candidate_users } = await apiFor(db, as)
  expect(await candidate_users.email.ask_change({ email: 'taken@candidate.example' })).toEqual({ success: true })
  expect(await kinds(db)).toEqual(['already_registered taken@candidate.example'])
})

test('I see where I am signed in, this browser first, and end one or all others', async ({ db }) => {
  const { as, id, viewer } = await addCandidate(db, { email, password_hash })
  for (const userAgent of ['Mozilla/5.0 (iPhone) Safari/604', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140']) {
    const client = { cookie: () => undefined, address: '192.0.2.1', userAgent, idempotencyKey: undefined }
    await (await apiFor(db, { client })).sessions.create({ email, password })
  }
  const { candidate_users } = await apiFor(db, as)
  const { sessions, confirmed_until } = await candidate_users.sessions.list()
  expect(sessions[0]).toMatchObject({ id: viewer.session_id, is_current: true })
  expect(
    sessions
      .slice(1)
      .map(({ device }) => device)
      .toSorted(),
  ).toEqual(['Chrome（Windows）', 'Safari（iPhone）'])
  expect(Date.parse(confirmed_until ?? '')).toBe(today.getTime() + 15 * 60_000)

  await candidate_users.sessions.end({ session_id: sessions[1]?.id ?? '' })
  expect(await sessionsOf(db, id)).toHaveLength(2)
  await candidate_users.sessions.end_others()
  expect(await sessionsOf(db, id)).toEqual([{ id: viewer.session_id }])
})

test('at a screen left open no other device is signed out, but this one is', async ({ db }) => {
  const { as, id, viewer } = await addCandidate(db)
  const { session_id } = await addSession(db, { area: 'candidate', id })
  const { sessions } = (await apiFor(db, { ...as, viewer: { ...viewer, authenticated_at: daysAgo(1) } })).candidate_users
  await expect(sessions.end({ session_id })).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED', status: 403 })
  await expect(sessions.end_others()).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
  expect(await sessionsOf(db, id)).toHaveLength(2)
  await sessions.end({ session_id: viewer.session_id })
  expect(await sessionsOf(db, id)).toEqual([{ id: session_id }])
})

test('nobody ends the session of somebody else', async ({ db }) => {
  const { viewer } = await addCandidate(db)
  const stranger = await apiFor(db, (await addCandidate(db)).as)
  await expect(stranger.candidate_users.sessions.end({ session_id: viewer.session_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await stranger.candidate_users.sessions.end_others()
  expect(await sessionsOf(db, viewer.id)).toHaveLength(1)
})

test('settings change one by one, and nothing else of the account does', async ({ db }) => {
  const { as, id } = await addCandidate(db)
  const { candidate_users } = await apiFor(db, as)
  expect(await candidate_users.settings.change({ is_open: true, username: ' ちひろ ' })).toMatchObject({ is_open: true, is_mama: false, username: 'ちひろ' })
  const own = db.selectFrom('candidate_users').selectAll().where('id', '=', id)
  const before = await own.executeTakeFirstOrThrow()
  const settable = new Set([
    'is_open',
    'is_mama',
    'username',
    'language',
    'enable_notification',
    'enable_mail_magazine',
    'show_tips',
    'job_list_view',
    'home_station_sealed',
  ])
  for (const [column, value] of Object.entries(before)) {
    if (settable.has(column)) continue
    const refused = candidate_users.settings.change({ [column]: value } as never).catch(({ code }: { code: string }) => [column, code])
    expect(await refused).toEqual([column, 'INPUT_INVALID'])
  }
  expect(await own.executeTakeFirstOrThrow()).toEqual(before)
})

test('the switch of the mail magazine is a consent, with its time, and can be taken back', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { candidate_users } = await apiFor(db, as)
  await candidate_users.settings.change({ enable_mail_magazine: true })
  expect(await candidate_users.consents.list()).toMatchObject({ consents: [{ purpose: 'mail_magazine', agreed: true, version: '2026-11-21' }] })
  const { consents } = await candidate_users.consents.decide({ purpose: 'mail_magazine', agreed: false })
  expect(consents).toMatchObject([{ purpose: 'mail_magazine', agreed: false }])
  expect((await candidate_users.settings.show()).enable_mail_magazine).toBe(false)
  expect(await db.selectFrom('consents').select('agreed').orderBy('id').execute()).toEqual([{ agreed: true }, { agreed: false }])
})

test('where somebody wanted to go comes back with the new password', async ({ db }) => {
  await addCandidate(db, { email })
  const next = '/job_offer/apply?id=1&company_id=2'
  await sendResetLink({ db: nested(db), now: () => today }, { email_sealed: seal(email) ?? '', next_sealed: seal(next) ?? '' })
  const { registrations } = await apiFor(db)
  expect(await registrations.reset_password({ token: await tokenIn(db, 'reset_password'), password: another })).toMatchObject({ next })
  await expect(registrations.ask_password_reset({ email, next: '//evil.example' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})
