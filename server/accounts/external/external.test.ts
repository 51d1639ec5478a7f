import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import { externalNames, type ExternalProvider } from '#contract/accounts/sign-in/external-providers.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { makeDatabase } from '#server/platform/database/testing.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { addCandidate, apiFor, daysAgo, today } from '#server/testing.ts'
import { browser } from '../sessions/challenges/testing.ts'
import { hashPassword } from '../sessions/password/password.ts'
import { returnUrl } from './ask-provider.ts'
import { externalStandIns, visitProvider } from './testing.ts'

let standIns: Awaited<ReturnType<typeof externalStandIns>>
let db: Database
let drop: () => Promise<void>
// The return from a provider opens transactions itself, so these tests use a separate database, and each test uses new people.
beforeAll(async () => {
  standIns = await externalStandIns(returnUrl)
  const { url, ...database } = await makeDatabase('external')
  drop = database.drop
  db = connect(url)
})
afterAll(async () => {
  await db.destroy()
  await drop()
  await standIns.close()
})
beforeEach(() => void (siteSettings().external = standIns.external))
afterEach(() => void (siteSettings().external = { google: undefined, apple: undefined, github: undefined }))

let people = 0
const newPerson = () => {
  const number = `${process.pid}${people++}`
  return { number, email: `p${number}@mail.example` }
}
const consents = { terms: purposes.terms.version, privacy: purposes.privacy.version }
const agreed = { is_16_or_older: true, consents }
const refused = { code: 'EXTERNAL_REFUSED' }

type Browser = Awaited<ReturnType<typeof browser>>
async function comeBy({ api }: Browser, provider: ExternalProvider, user: string, next = '') {
  const { url } = await api.sessions.external.begin({ provider, next })
  return api.sessions.external.finish({ provider, query: await visitProvider(url, user, returnUrl(provider)) })
}
async function linkedTo(provider: ExternalProvider, subject: string) {
  const candidate = await addCandidate(db, { password_hash: await hashPassword('正しい馬とホチキス') })
  const { api } = await browser(db, candidate.as)
  const { url } = await api.candidate_users.identities.begin({ provider })
  const answer = await api.sessions.external.finish({ provider, query: await visitProvider(url, subject, returnUrl(provider)) })
  return { ...candidate, api, answer }
}
const accountsWith = (email: string) => db.selectFrom('accounts').select(['id', 'password_hash']).where('email', '=', email).execute()
const identitiesOf = (id: string) => db.selectFrom('account_identities').select(['provider', 'subject']).where('account_id', '=', id).execute()

test.each(externalNames)('somebody whose address %s confirmed signs up with one tick, goes on, and is known from then on', async (provider) => {
  const { number, email } = newPerson()
  const first = await browser(db)
  expect(await comeBy(first, provider, `${number} ${email} yes`, '/job_offer/apply?id=1')).toMatchObject({ outcome: 'new' })
  expect(await first.viewer()).toBeUndefined()
  expect(await accountsWith(email)).toEqual([])
  expect(await first.api.sessions.external.newcomer()).toEqual({ provider, email, next: '/job_offer/apply?id=1' })
  await expect(first.api.sessions.external.sign_up({ ...agreed, is_16_or_older: false })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  expect(await first.api.sessions.external.sign_up(agreed)).toEqual({ outcome: 'signed_up', next: '/job_offer/apply?id=1' })
  const [account] = await accountsWith(email)
  expect(await first.viewer()).toMatchObject({ area: 'candidate', id: account!.id })
  expect(account!.password_hash).toBeNull()

  const again = await browser(db)
  expect(await comeBy(again, provider, `${number} moved@elsewhere.example yes`)).toMatchObject({ outcome: 'signed_in' })
  expect(await again.viewer()).toMatchObject({ id: account!.id })
})

test.each(externalNames)('%s is asked with a new state and proof each time', async (provider) => {
  const asked = async () => Object.fromEntries(new URL((await (await browser(db)).api.sessions.external.begin({ provider })).url).searchParams)
  const [one, other] = [await asked(), await asked()]
  expect(one).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', redirect_uri: returnUrl(provider) })
  for (const name of ['state', 'code_challenge', ...(provider === 'github' ? [] : ['nonce'])]) {
    expect(one[name]).toMatch(/^[\w-]{43}$/)
    expect(one[name]).not.toBe(other[name])
  }
  expect(one.response_mode).toBe(provider === 'apple' ? 'form_post' : undefined)
})

test.each(externalNames)('an address that %s does not confirm makes no account; a mail to it does, and links in the browser that asked', async (provider) => {
  const { number, email } = newPerson()
  const mine = await browser(db)
  expect(await comeBy(mine, provider, `${number} ${email} no`)).toMatchObject({ outcome: 'new' })
  expect(await mine.api.sessions.external.newcomer()).toMatchObject({ email: null })
  await expect(mine.api.sessions.external.sign_up(agreed)).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  expect(await mine.api.sessions.external.sign_up({ ...agreed, email })).toMatchObject({ outcome: 'mail_sent' })
  expect(await accountsWith(email)).toEqual([])
  const token = await mailedToken(email)
  await mine.api.registrations.verify({ token })
  const [account] = await accountsWith(email)
  expect(await identitiesOf(account!.id)).toEqual([{ provider, subject: number }])
})

test('the link of that mail, opened in another browser, makes an account that no stranger’s identity opens', async () => {
  const { number, email } = newPerson()
  const stranger = await browser(db)
  await comeBy(stranger, 'google', `${number} ${email} no`)
  await stranger.api.sessions.external.sign_up({ ...agreed, email })
  const owner = await browser(db)
  await owner.api.registrations.verify({ token: await mailedToken(email) })
  const [account] = await accountsWith(email)
  expect(await identitiesOf(account!.id)).toEqual([])
  expect(await comeBy(await browser(db), 'google', `${number} ${email} no`)).toMatchObject({ outcome: 'new' })
})

test.each(externalNames)('an account is not opened by its address at %s, confirmed or not', async (provider) => {
  const { number, email } = newPerson()
  const { id } = await addCandidate(db, { email })
  const other = await browser(db)
  await expect(comeBy(other, provider, `${number} ${email} yes`)).rejects.toMatchObject({ code: 'ADDRESS_REGISTERED' })
  expect(await comeBy(other, provider, `${number} ${email} no`)).toMatchObject({ outcome: 'new' })
  // By mail the owner alone learns that there is an account.
  expect(await other.api.sessions.external.sign_up({ ...agreed, email })).toMatchObject({ outcome: 'mail_sent' })
  expect(await db.selectFrom('mails').select('kind').where('to_address', '=', email).execute()).toEqual([{ kind: 'already_registered' }])
  expect(await other.viewer()).toBeUndefined()
  expect(await identitiesOf(id)).toEqual([])
})

test.each(externalNames)('somebody who is signed in links %s, is told by mail, and signs in with it', async (provider) => {
  const { number } = newPerson()
  const { id, api, answer } = await linkedTo(provider, number)
  expect(answer).toMatchObject({ outcome: 'linked' })
  const { identities } = await api.candidate_users.identities.list()
  expect(identities.find((one) => one.provider === provider)).toMatchObject({ linked_at: expect.any(String), is_available: true })
  expect(await db.selectFrom('mails').select('kind').where('account_id', '=', id).execute()).toEqual([{ kind: 'sign_in_added' }])
  const other = await browser(db)
  expect(await comeBy(other, provider, number)).toMatchObject({ outcome: 'signed_in' })
  expect(await other.viewer()).toMatchObject({ id })
})

test('one at a provider opens one account', async () => {
  const { number } = newPerson()
  const { id } = await linkedTo('github', number)
  await expect(linkedTo('github', number)).rejects.toMatchObject({ code: 'EXTERNAL_TAKEN' })
  expect(await identitiesOf(id)).toEqual([{ provider: 'github', subject: number }])
})

test('the last way in is not given up; the owner is told of one that is', async () => {
  const { number } = newPerson()
  const { id, api } = await linkedTo('google', number)
  await db.updateTable('accounts').set({ password_hash: null }).where('id', '=', id).execute()
  await expect(api.candidate_users.identities.unlink({ provider: 'google' })).rejects.toMatchObject({ code: 'LAST_WAY_IN' })
  await db
    .updateTable('candidate_users')
    .set({ line_user_id: `U${randomUUID()}` })
    .where('id', '=', id)
    .execute()
  await api.candidate_users.identities.unlink({ provider: 'google' })
  expect(await identitiesOf(id)).toEqual([])
  expect((await db.selectFrom('mails').select('kind').where('account_id', '=', id).execute()).map(({ kind }) => kind)).toContain('sign_in_removed')
  await expect(api.candidate_users.line.unlink()).rejects.toMatchObject({ code: 'LAST_WAY_IN' })
  expect(await comeBy(await browser(db), 'google', number)).toMatchObject({ outcome: 'new' })
})

test('an answer is taken once, within five minutes, in the browser that asked, from the provider that was asked', async () => {
  const { number } = newPerson()
  await linkedTo('google', number)
  const asking = await browser(db)
  const { url } = await asking.api.sessions.external.begin({ provider: 'google' })
  const query = await visitProvider(url, number, returnUrl('google'))
  const finish = (api: Browser['api'], provider: ExternalProvider = 'google', given = query) => api.sessions.external.finish({ provider, query: given })
  await expect(finish((await browser(db)).api)).rejects.toMatchObject(refused)
  await expect(finish(asking.api, 'github')).rejects.toMatchObject(refused)
  for (const state of ['another', '%00', ''])
    await expect(finish(asking.api, 'google', query.replace(/state=[^&]+/, `state=${state}`))).rejects.toMatchObject(refused)
  const later = await apiFor(db, { client: asking.client, now: () => new Date(today.getTime() + 5 * 60_000 + 1) })
  await expect(finish(later)).rejects.toMatchObject(refused)
  await finish(asking.api)
  await expect(finish(asking.api)).rejects.toMatchObject(refused)
})

test.each(externalNames)('a code of %s that was given to somebody else proves nothing, though the state is right; neither does a refusal', async (provider) => {
  const { number } = newPerson()
  await linkedTo(provider, number)
  const codeOf = (query: string) => new URLSearchParams(query).get('code') ?? ''
  const stolen = codeOf(await visitProvider((await (await browser(db)).api.sessions.external.begin({ provider })).url, number, returnUrl(provider)))
  const { api, viewer } = await browser(db)
  const query = new URLSearchParams(await visitProvider((await api.sessions.external.begin({ provider })).url, '999', returnUrl(provider)))
  query.set('code', stolen)
  await expect(api.sessions.external.finish({ provider, query: query.toString() })).rejects.toMatchObject(refused)
  const no = await visitProvider((await api.sessions.external.begin({ provider })).url, '', returnUrl(provider))
  expect(no).toContain('error=access_denied')
  await expect(api.sessions.external.finish({ provider, query: no })).rejects.toMatchObject(refused)
  expect(await viewer()).toBeUndefined()
})

test('what one person began, another who signs in meanwhile does not finish; a screen left open begins nothing', async () => {
  const { number } = newPerson()
  const [one, other] = [await addCandidate(db), await addCandidate(db)]
  const first = await browser(db, one.as)
  const query = await visitProvider((await first.api.candidate_users.identities.begin({ provider: 'google' })).url, number, returnUrl('google'))
  for (const as of [other.as, {}])
    await expect((await apiFor(db, { client: first.client, ...as })).sessions.external.finish({ provider: 'google', query })).rejects.toMatchObject(refused)
  const { candidate_users } = await apiFor(db, { viewer: { ...one.viewer, authenticated_at: daysAgo(1) } })
  await expect(candidate_users.identities.begin({ provider: 'google' })).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
})

test('a page of another site is no way on', async () => {
  const { api } = await browser(db)
  for (const next of ['https://evil.example/', '//evil.example'])
    await expect(api.sessions.external.begin({ provider: 'google', next })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('a provider that is not set up is absent and refuses; one that does not answer is a refusal', async () => {
  siteSettings().external = { google: { ...standIns.external.google, issuer: 'http://127.0.0.1:1' }, apple: undefined, github: undefined }
  const { api } = await browser(db)
  expect((await api.sessions.ways()).external).toEqual(['google'])
  await expect(api.sessions.external.begin({ provider: 'apple' })).rejects.toMatchObject({ code: 'EXTERNAL_UNAVAILABLE' })
  await expect(api.sessions.external.begin({ provider: 'google' })).rejects.toMatchObject(refused)
})

async function mailedToken(email: string) {
  const { text } = await db.selectFrom('mails').select('text').where('to_address', '=', email).where('kind', '=', 'verify_email').executeTakeFirstOrThrow()
  return /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
}
