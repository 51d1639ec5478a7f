import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { addConversation } from '#server/conversations/messages/testing.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { newTotpSecret } from '#server/accounts/second-factors/totp-of.ts'
import { browser } from '#server/accounts/sessions/challenges/testing.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { notificationsOf } from '#server/notifications/notifications/testing.ts'
import { addCandidate, addJob, addMember, addOperator, apiFor, daysAgo, test } from '#server/testing.ts'
import { test as alone } from '#server/platform/database/testing.ts'
import { addPersonOfTwo } from '#server/companies/members/memberships/testing.ts'
import { candidateForCompany } from '#server/candidates/visibility/for-company/candidate-for-company.ts'

const reason = '迷惑行為のため'
const operators = async (db: Parameters<typeof addOperator>[0], operator?: { as: object }) =>
  (await apiFor(db, (operator ?? (await addOperator(db))).as)).operators

test('operators find candidates by the whole address, the id or the beginning of the name, never all of them', async ({ db }) => {
  const { id } = await addCandidate(db, { email: 'Hanako@Candidate.example' })
  await db.updateTable('candidate_profiles').set({ name: '珍名 花子' }).where('candidate_user_id', '=', id).execute()
  const { id: member } = await addMember(db, { name: '珍名 太郎' })
  const { people } = await operators(db)
  const found = async (q: string) => (await people.search({ q })).people.map((one) => one.id)
  expect(await found('hanako@candidate.example')).toEqual([id])
  expect(await found('hanako@')).toEqual([])
  expect(await found(id)).toEqual([id])
  expect((await found('珍名')).toSorted()).toEqual([id, member].toSorted())
  expect(await found('%%')).toEqual([])
  await expect(people.search({ q: '珍' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('each search and each opened person leaves a line, without the words that were searched for', async ({ db }) => {
  const { id } = await addCandidate(db, { email: 'secret@candidate.example' })
  const operator = await addOperator(db, { role: 'read_only' })
  const { people } = await operators(db, operator)
  await people.search({ q: 'secret@candidate.example' })
  await people.show({ area: 'candidate', id })
  const lines = await db.selectFrom('audit_logs').selectAll().where('operator_user_id', '=', operator.id).orderBy('id').execute()
  expect(lines).toMatchObject([
    { act: 'search_people', detail: { by: 'email', found: [id] } },
    { act: 'open_person', subject_id: id },
  ])
  expect(JSON.stringify(lines)).not.toContain('secret@')
})

test('a person’s page holds no word of theirs: no profile, message, note, floor or refusal', async ({ db }) => {
  const { candidate_id, say, mine, company_id } = await addConversation(db)
  const canary = 'kanarienvogel'
  await say(canary)
  await mine.progress_notes.change({ company_id, note: canary })
  await db
    .updateTable('candidate_profiles')
    .set({ job_summary: canary, your_vision: canary, user_interest: canary })
    .where('candidate_user_id', '=', candidate_id)
    .execute()
  await db.updateTable('candidate_privacy').set({ salary_floor: 87_654 }).where('candidate_user_id', '=', candidate_id).execute()
  const page = JSON.stringify(await (await operators(db)).people.show({ area: 'candidate', id: candidate_id }))
  expect(page).not.toContain(canary)
  expect(page).not.toContain('87654')
})

test('a restricted candidate reads, exports and leaves, learns why, and reaches no one', async ({ db }) => {
  const { candidate, candidate_id, company_id, mine, answer, recruiter } = await addConversation(db)
  const { id: job_id } = await addJob(db)
  await (await operators(db)).people.restrict({ area: 'candidate', id: candidate_id, restricted: true, reason })
  const restricted = { viewer: { ...candidate.viewer, is_restricted: true } }
  const theirs = (await apiFor(db, restricted)).candidate_users
  const refused = { code: 'RESTRICTED', status: 403 }
  await expect(theirs.messages.send({ company_id, message: 'こんにちは' })).rejects.toMatchObject(refused)
  await expect(theirs.favorites.add({ company_id, job_id })).rejects.toMatchObject(refused)
  await expect(theirs.applications.create({ id: job_id, message: 'はじめまして。' })).rejects.toMatchObject(refused)
  expect(await theirs.account()).toMatchObject({ id: candidate_id })
  expect((await theirs.exports.create({})).state).toBe('waiting')
  const { notifications } = await mine.notifications.list({})
  expect(notifications.find(({ title }) => title === '利用を制限しました')?.message).toContain(reason)
  expect(await db.selectFrom('mails').select('kind').where('account_id', '=', candidate_id).where('kind', '=', 'restricted').execute()).toHaveLength(1)
  // For companies they are not there, and cannot be written to.
  expect(await candidateForCompany(db, { company_id }, candidate_id)).toBeUndefined()
  await expect(answer('まだいますか')).rejects.toMatchObject({ code: 'PARTNER_UNREACHABLE' })
  await (await operators(db)).people.restrict({ area: 'candidate', id: candidate_id, restricted: false, reason: '話し合いがついたため' })
  expect(await candidateForCompany(db, { company_id }, candidate_id)).toBeDefined()
  await mine.messages.send({ company_id, message: 'もどりました。' })
  expect(recruiter.company_id).toBe(company_id)
})

test('of a person of two companies one membership is restricted, and each page names the other one', async ({ db }) => {
  const { first, second, person, viewer } = await addPersonOfTwo(db)
  const { people } = await operators(db)
  await people.restrict({ area: 'company', id: viewer.id, restricted: true, reason })
  expect((await people.show({ area: 'company', id: person.id })).memberships).toMatchObject([
    { id: viewer.id, company: { id: second.id }, is_restricted: true },
  ])
  expect(await people.show({ area: 'company', id: viewer.id })).toMatchObject({ memberships: [{ company: { id: first.id }, is_restricted: false }] })
})

test('a restricted member is signed out, and back in has nothing but their own account', async ({ db }) => {
  const member = await addMember(db)
  await (await operators(db)).people.restrict({ area: 'company', id: member.id, restricted: true, reason })
  expect(await db.selectFrom('sessions').select('id').where('account_id', '=', member.id).execute()).toEqual([])
  const theirs = (await apiFor(db, { viewer: { ...member.viewer, is_restricted: true } })).company_users
  expect(await theirs.account()).toMatchObject({ acts: ['see_account', 'change_account'] })
  await expect(theirs.messages.send({ candidate_id: member.id, message: 'こんにちは' })).rejects.toMatchObject({ code: 'RESTRICTED' })
})

test('an account that was taken over: every session and every link in a mail ends', async ({ db }) => {
  const { id } = await addCandidate(db)
  const { people } = await operators(db)
  await people.end_sessions({ area: 'candidate', id, reason: '乗っ取りの届け' })
  expect(await db.selectFrom('sessions').select('id').where('account_id', '=', id).execute()).toEqual([])
  expect(await people.show({ area: 'candidate', id })).toMatchObject({ session_count: 0 })
})

test('a candidate who lost every second factor signs in with the password alone, is signed out everywhere and notified', async ({ db }) => {
  const password = '正しい馬とホチキス'
  const factor = { totp_secret_sealed: seal(newTotpSecret()), totp_confirmed_at: daysAgo(3), passkey_factor_at: daysAgo(2), recovery_codes: ['A$x'] }
  const { id } = await addCandidate(db, { email: 'lost@candidate.example', password_hash: await hashPassword(password), ...factor })
  const entry = { email: 'lost@candidate.example', password }
  expect(await (await browser(db)).api.sessions.create(entry)).toMatchObject({ needs_second_factor: true })
  const link = { account_id: id, purpose: 'reset', email: entry.email, token_hash: Buffer.from(id), expires_at: daysAgo(-1) }
  await db.insertInto('email_tokens').values(link).execute()
  const { people } = await operators(db)
  expect(await people.show({ area: 'candidate', id })).toMatchObject({ has_second_factor: true, session_count: 2 })

  const how = '登録のアドレスからの返事と、登録した月で確かめました'
  await people.reset_second_factor({ id, reason: how })
  expect(await db.selectFrom('email_tokens').select('id').where('account_id', '=', id).execute()).toEqual([])
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ totp_secret_sealed: null, totp_confirmed_at: null, totp_last_step: null, passkey_factor_at: null, recovery_codes: [] })
  expect(await people.show({ area: 'candidate', id })).toMatchObject({
    has_second_factor: false,
    session_count: 0,
    audit_logs: expect.arrayContaining([expect.objectContaining({ act: 'reset_candidate_factor', reason: how })]),
  })
  const [mail, ...others] = await db.selectFrom('mails').select(['kind', 'to_address', 'text']).where('account_id', '=', id).execute()
  expect([mail, others]).toMatchObject([{ kind: 'second_factor_reset', to_address: entry.email }, []])
  expect(mail?.text).toContain('/password/reset')
  expect(mail?.text).not.toContain(how)
  expect((await notificationsOf(db, id)).map(({ title }) => title)).toEqual(['運営が二段階認証を解除しました'])

  const again = await browser(db)
  expect(await again.api.sessions.create(entry)).toMatchObject({ needs_second_factor: false })
  expect(await again.viewer()).toMatchObject({ id, second_factor: 'optional' })
})

test('a second factor is not removed where there is none, by a read-only operator, or without reauthentication', async ({ db }) => {
  const { id } = await addCandidate(db)
  const call = { id, reason: '本人と確かめました' }
  const { people } = await operators(db)
  await expect(people.reset_second_factor(call)).rejects.toMatchObject({ code: 'NO_SECOND_FACTOR', status: 409 })
  await expect(people.reset_second_factor({ ...call, id: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db
    .updateTable('accounts')
    .set({ passkey_factor_at: daysAgo(1) })
    .where('id', '=', id)
    .execute()
  await expect(people.reset_second_factor({ id, reason: ' ' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  const reading = await operators(db, await addOperator(db, { role: 'read_only' }))
  await expect(reading.people.reset_second_factor(call)).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
  const { viewer } = await addOperator(db)
  const leftOpen = await operators(db, { as: { viewer: { ...viewer, authenticated_at: daysAgo(1) } } })
  await expect(leftOpen.people.reset_second_factor(call)).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
  expect(await db.selectFrom('sessions').select('id').where('account_id', '=', id).execute()).toHaveLength(1)
  expect(await db.selectFrom('mails').select('id').where('account_id', '=', id).execute()).toEqual([])
})

test('premium is given and taken with a reason that stays', async ({ db }) => {
  const { id } = await addCandidate(db)
  const { people } = await operators(db)
  await people.grant_premium({ id, premium: true, reason: '役員の経験があるため' })
  expect(await people.show({ area: 'candidate', id })).toMatchObject({
    premium_granted_at: expect.any(String),
    audit_logs: expect.arrayContaining([expect.objectContaining({ act: 'grant_premium', reason: '役員の経験があるため' })]),
  })
  await people.grant_premium({ id, premium: false, reason: '誤り' })
  expect((await people.show({ area: 'candidate', id })).premium_granted_at).toBeNull()
})

test('mails are sent again a few times an hour, to the person’s own address', async ({ db }) => {
  const { id } = await addCandidate(db)
  const { as } = await addOperator(db)
  const taken: string[] = []
  const { people } = (await apiFor(db, { ...as, take: async (budget, key) => (taken.push(`${budget}:${key}`) > 1 ? 60 : 0) })).operators
  await people.send_mail({ area: 'candidate', id, kind: 'reset' })
  await expect(people.send_mail({ area: 'candidate', id, kind: 'reset' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(taken).toEqual([`resend:${id}`, `resend:${id}`])
})

alone('a message that waits for the lock finds the restriction that came first', async ({ db }) => {
  const { candidate_id, mine, company_id } = await addConversation(db)
  const { people } = await operators(db)
  const acts = [
    people.restrict({ area: 'candidate', id: candidate_id, restricted: true, reason }),
    ...Array.from({ length: 8 }, (_, at) => mine.messages.send({ company_id, message: `${at}` })),
  ]
  const [first, ...sent] = await Promise.allSettled(acts)
  expect(first?.status).toBe('fulfilled')
  const refusals = sent.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []))
  expect(new Set([...refusals, 'RESTRICTED'])).toEqual(new Set(['RESTRICTED']))
  await expect(mine.messages.send({ company_id, message: 'あと' })).rejects.toMatchObject({ code: 'RESTRICTED' })
})

test('operators list who carries a tag or is restricted, in an order and by area, and never everybody', async ({ db }) => {
  const operator = await addOperator(db)
  const { people } = await operators(db, operator)
  const { id: candidate } = await addCandidate(db)
  const { id: member } = await addMember(db, { name: '札付 太郎' })
  await db.updateTable('candidate_profiles').set({ name: '札付 花子' }).where('candidate_user_id', '=', candidate).execute()
  const tag = '珍しい札'
  await people.set_tags({ area: 'candidate', id: candidate, tags: [tag] })
  await people.set_tags({ area: 'company', id: member, tags: [tag] })
  await db
    .updateTable('accounts')
    .set({ restricted_at: daysAgo(1) })
    .where('id', '=', candidate)
    .execute()
  const found = async (search: Parameters<typeof people.search>[0]) => (await people.search(search)).people.map(({ id }) => id)
  expect(await found({ tag, sort: 'name' })).toEqual([member, candidate])
  expect(await found({ tag, sort: '-name' })).toEqual([candidate, member])
  expect(await found({ tag, area: 'company' })).toEqual([member])
  expect(await found({ tag, restricted: 'true' })).toEqual([candidate])
  expect(await found({ tag, q: '札付 太' })).toEqual([member])
  expect(await found({ tag, page: 2, per_page: 1, sort: 'name' })).toEqual([candidate])
  const before = await db.selectFrom('audit_logs').select('id').where('operator_user_id', '=', operator.id).execute()
  expect(await people.search({ area: 'candidate' })).toMatchObject({ people: [], total: 0, tags: [tag] })
  expect(await db.selectFrom('audit_logs').select('id').where('operator_user_id', '=', operator.id).execute()).toHaveLength(before.length)
})
