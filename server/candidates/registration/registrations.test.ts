import { accountWith } from '#server/accounts/account/accounts.ts'
import { expect } from 'vitest'
import { purposeNames, purposes } from '#contract/accounts/consents/purposes.ts'
import type { SignUp } from '#contract/candidates/account/registrations.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { open } from '#server/platform/sealing/seal.ts'
import { addCandidate, apiFor, contextOf, test, today } from '#server/testing.ts'
import { purgeSignUps } from './sign-up.ts'

const email = 'chihiro@candidate.example'
const password = '正しい馬とホチキス'
const form = { email, password, is_16_or_older: true, consents: { terms: purposes.terms.version, privacy: purposes.privacy.version } }

/** One browser: it keeps the cookies that answers hand out. */
function browser(db: Database, rest: Partial<RequestContext> = {}) {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async api() {
      const context = await contextOf(db, rest)
      const { append } = context.answer
      context.answer.append = (name, value) => {
        const [, key = '', content = ''] = /^([^=]+)=([^;]*)/.exec(value) ?? []
        if (name === 'Set-Cookie') cookies.set(key, content)
        append.call(context.answer, name, value)
      }
      return {
        registrations: (await apiFor(db, { ...context, client: { ...context.client, cookie: (name) => cookies.get(name) || undefined } })).registrations,
        answer: context.answer,
      }
    },
  }
}
type Browser = ReturnType<typeof browser>

const signUp = async (one: Browser, rest: Partial<SignUp> = {}) => (await one.api()).registrations.sign_up({ ...form, ...rest })
const verify = async (one: Browser, token: string, typed?: string) =>
  (await one.api()).registrations.verify({ token, ...(typed === undefined ? {} : { password: typed }) })

const mails = (db: Database) => db.selectFrom('mails').select(['kind', 'to_address', 'text', 'account_id']).orderBy('created_at').orderBy('id').execute()
/** What the newest link to an address carries. */
async function tokensMailed(db: Database) {
  return (await mails(db)).flatMap(({ text }) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? [])
}
const people = (db: Database) => accountWith(db, 'candidate', email).innerJoin('candidate_users', 'candidate_users.id', 'accounts.id').selectAll().execute()

test('a visitor who signs up and opens the link is signed in with a new account', async ({ db }) => {
  const mine = browser(db)
  await signUp(mine, { referral_code: 'tomodachi', source: 'poster' })
  expect(await people(db)).toEqual([])
  const [token = ''] = await tokensMailed(db)
  expect(await verify(mine, token)).toEqual({ success: true, has_draft: false, next: '' })
  const [person] = await people(db)
  expect(person).toMatchObject({
    email,
    is_open: false,
    enable_mail_magazine: true,
    referral_code: 'tomodachi',
    source: 'poster',
    profile_registration_date: null,
  })
  expect(person?.email_verified_at).not.toBeNull()
  expect(mine.cookies.get('mebae_candidate')).toMatch(/^[\w-]{43}$/)
  expect((await mails(db)).map(({ kind, to_address }) => [kind, to_address])).toEqual([['verify_email', email]])
})

test('known and unknown addresses get the same reply; only the mail differs', async ({ db }) => {
  await addCandidate(db, { email })
  const answers = []
  for (const one of [email, 'nobody@candidate.example']) {
    const { registrations, answer } = await browser(db).api()
    const body = await registrations.sign_up({ ...form, email: one })
    answers.push({ body, headers: [...answer].map(([name, value]) => [name, value.replace(/=[\w-]{43};/, '=…;')]) })
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.headers).toHaveLength(1)
  expect((await mails(db)).map(({ kind }) => kind).toSorted()).toEqual(['already_registered', 'verify_email'])
})

test('an address that another visitor signed up first gets only the password of its owner, who opens the link', async ({ db }) => {
  const stranger = browser(db)
  await signUp(stranger, { password: '見知らぬ人のことば' })
  const [strangersToken = ''] = await tokensMailed(db)
  const owner = browser(db)
  await expect(verify(owner, strangersToken)).rejects.toMatchObject({ code: 'SIGN_UP_PASSWORD_REQUIRED' })
  await expect(verify(owner, strangersToken, password)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await signUp(owner)
  const token = (await tokensMailed(db)).find((one) => one !== strangersToken) ?? ''
  await verify(owner, token)
  expect(await people(db)).toHaveLength(1)
  await expect(verify(stranger, strangersToken)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  const api = await apiFor(db)
  await expect(api.sessions.create({ email, password: '見知らぬ人のことば' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  expect(await api.sessions.create({ email, password })).toMatchObject({ area: 'candidate' })
})

test('on another device the password of the sign-up opens the link', async ({ db }) => {
  await signUp(browser(db))
  const [token = ''] = await tokensMailed(db)
  await verify(browser(db), token, password)
  expect(await people(db)).toHaveLength(1)
})

test('a link works once, for half an hour, and not after a newer one', async ({ db }) => {
  const mine = browser(db)
  await signUp(mine)
  const [first = ''] = await tokensMailed(db)
  await signUp(mine)
  await expect(verify(mine, first)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  const second = (await tokensMailed(db)).find((token) => token !== first) ?? ''
  const late = browser(db, { now: () => new Date(today.getTime() + 31 * 60_000) })
  await expect(verify(late, second, password)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  await verify(mine, second)
  await expect(verify(mine, second)).rejects.toMatchObject({ code: 'LINK_INVALID' })
})

test('the tables hold neither the token nor the password nor the sign-up’s answers in the clear', async ({ db }) => {
  await signUp(browser(db), { registration_draft: { latest_work_name: '株式会社ハシワタシ情報' } })
  const [token = ''] = await tokensMailed(db)
  const rows = JSON.stringify(await db.selectFrom('pending_sign_ups').selectAll().execute())
  for (const secret of [token, password, '株式会社ハシワタシ情報']) expect(rows).not.toContain(secret)
})

test('sign-ups that were not confirmed in time are deleted', async ({ db }) => {
  await signUp(browser(db))
  await purgeSignUps({ db, now: () => new Date(today.getTime() + 29 * 60_000) })
  expect(await db.selectFrom('pending_sign_ups').select('id').execute()).toHaveLength(1)
  await purgeSignUps({ db, now: () => new Date(today.getTime() + 31 * 60_000) })
  expect(await db.selectFrom('pending_sign_ups').select('id').execute()).toEqual([])
})

test.for([
  ['the age is missing', { is_16_or_older: false }, 'is_16_or_older'],
  ['the sixteenth birthday is tomorrow', { birthday: '2010-11-22' }, 'birthday'],
  ['the password is a common one', { password: 'ｐａｓｓｗｏｒｄ' }, 'password'],
  ['the password contains the address', { password: 'chihiro-no-password' }, 'password'],
  ['the password is short', { password: 'みじかい' }, 'password'],
  ['the terms were not agreed to', { consents: { privacy: purposes.privacy.version } as never }, 'consents.terms'],
  ['the terms were those of another day', { consents: { ...form.consents, terms: '2020-01-01' } as never }, 'consents.terms'],
  ['the address is none', { email: 'chihiro' }, 'email'],
  ['the address would begin another', { email: 'a@b.example,c@d.example' }, 'email'],
] as const)('nothing is stored and nothing is sent when %s', async ([, wrong, field], { db }) => {
  const failure = await signUp(browser(db), wrong).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'INPUT_INVALID', data: [{ field, message: expect.stringMatching(/[ぁ-ん].*。$/) }] })
  expect(await mails(db)).toEqual([])
})

test('a visitor who turns sixteen today may register, and the birthday is stored sealed', async ({ db }) => {
  const mine = browser(db)
  await signUp(mine, { birthday: '2010-11-21', is_16_or_older: false })
  await verify(mine, (await tokensMailed(db))[0] ?? '')
  const { birthday_sealed } = await db.selectFrom('candidate_profiles').select('birthday_sealed').executeTakeFirstOrThrow()
  expect(open(birthday_sealed)).toBe('2010-11-21')
})

test('each purpose has a row with the version that was shown; the mail magazine is off unless the visitor asks for it', async ({ db }) => {
  const mine = browser(db)
  await signUp(mine)
  await verify(mine, (await tokensMailed(db))[0] ?? '')
  const rows = await db.selectFrom('consents').select(['purpose', 'version', 'agreed', 'decided_at']).execute()
  expect(rows.map(({ purpose }) => purpose).toSorted()).toEqual(purposeNames.filter((purpose) => purpose !== 'ai_interview').toSorted())
  expect(rows.filter(({ agreed }) => !agreed).map(({ purpose }) => purpose)).toEqual(['mail_magazine'])
  expect(
    rows.every(({ purpose, version, decided_at }) => version === purposes[purpose as keyof typeof purposes].version && decided_at.startsWith('2026-11-21')),
  ).toBe(true)
})

test('a candidate who asks for the mail magazine gets it', async ({ db }) => {
  const mine = browser(db)
  await signUp(mine, { consents: { ...form.consents, mail_magazine: purposes.mail_magazine.version } })
  await verify(mine, (await tokensMailed(db))[0] ?? '')
  expect(await db.selectFrom('consents').select('agreed').where('purpose', '=', 'mail_magazine').execute()).toEqual([{ agreed: true }])
})

test('a client that sends mail after mail learns when to come again', async ({ db }) => {
  const { registrations, answer } = await browser(db, { take: async (budget) => (budget === 'mail' ? 90 : 0) }).api()
  await expect(registrations.sign_up(form)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(answer.get('Retry-After')).toBe('90')
})

const apply = '/job_offer/apply?id=1&company_id=2'

test('the page that the visitor wanted comes back when the link is opened, also in another browser', async ({ db }) => {
  await signUp(browser(db), { next: apply })
  const [token = ''] = await tokensMailed(db)
  expect(await verify(browser(db), token, password)).toEqual({ success: true, has_draft: false, next: apply })
})

test('an address that has an account is led on by the mail, too', async ({ db }) => {
  await addCandidate(db, { email })
  await signUp(browser(db), { next: apply })
  const { text } = (await mails(db)).at(-1)!
  for (const page of ['/online/companies/', '/password/reset']) expect(text).toContain(`${page}?${new URLSearchParams({ next: apply })}`)
})

test.for(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'job_offer'])(
  '%j is no page to go on to',
  async (next, { db }) => {
    await expect(signUp(browser(db), { next })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  },
)

test('without a password the link is enough in any browser, and no password opens the account until one is set', async ({ db }) => {
  await signUp(browser(db), { password: undefined })
  const [token = ''] = await tokensMailed(db)
  await verify(browser(db), token)
  expect(await people(db)).toMatchObject([{ password_hash: null }])
  const { sessions } = await apiFor(db)
  for (const tried of [password, '']) await expect(sessions.create({ email, password: tried || 'x' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
})
