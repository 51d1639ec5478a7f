import { expect } from 'vitest'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import { issueLink } from '#server/accounts/links/links.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { test as alone } from '#server/platform/database/testing.ts'
import { purgeSignUps } from '#server/candidates/registration/sign-up.ts'
import { browser } from '#server/accounts/sessions/challenges/testing.ts'
import { addCompany, addMember, apiFor, test, today } from '#server/testing.ts'

const password = '正しい馬とホチキス'
const form = {
  company_name: '株式会社山田製作所',
  corporate_number: '8700110005901',
  url: 'https://www.yamada.example/about',
  name: '三枝 由香',
  email: 'saegusa@mail.yamada.example',
  password,
  consents: { terms: purposes.terms.version, privacy: purposes.privacy.version },
}

const mails = (db: Database) => db.selectFrom('mails').select(['to_address', 'kind', 'text']).orderBy('created_at').orderBy('id').execute()
const tokenTo = async (db: Database, address: string) =>
  (await mails(db)).findLast(({ to_address }) => to_address === address)?.text?.match(/token=([\w-]+)/)?.[1] ?? ''
const verified = async (db: Database, email = form.email) => (await apiFor(db)).company_registrations.verify({ token: await tokenTo(db, email), password })

test('a visitor who proves an address under the company’s domain is its first admin, and the company waits for its approval', async ({ db }) => {
  const { api, jar } = await browser(db)
  await api.company_registrations.sign_up(form)
  expect(await db.selectFrom('companies').select('id').execute()).toEqual([])
  expect(await api.company_registrations.verify({ token: await tokenTo(db, form.email) })).toMatchObject({ outcome: 'pending' })
  expect([...jar.keys()]).toEqual(['mebae_company', 'mebae_device'])
  expect(await db.selectFrom('companies').select(['name', 'state', 'corporate_number', 'url']).execute()).toEqual([
    { name: form.company_name, state: 'pending', corporate_number: form.corporate_number, url: form.url },
  ])
  const [member] = await db.selectFrom('company_users').innerJoin('accounts', 'accounts.id', 'company_users.id').selectAll().execute()
  expect(member).toMatchObject({ role: 'admin', email: form.email, terms_version: purposes.terms.version, email_verified_at: expect.any(String) })
})

test.for([
  ['a free mail address', { email: 'saegusa@gmail.com' }, 'email'],
  ['an address of another domain', { email: 'saegusa@tanaka.example' }, 'email'],
  ['a site where anyone has a page', { url: 'https://note.com/yamada' }, 'url'],
  ['an address that is none', { url: 'https://127.0.0.1/' }, 'url'],
  ['a script in place of a site', { url: 'javascript:alert(1)' }, 'url'],
  ['a corporate number with a wrong digit', { corporate_number: '8700110005902' }, 'corporate_number'],
  ['a common password', { password: 'password' }, 'password'],
  ['terms that were not agreed to', { consents: { privacy: purposes.privacy.version } as never }, 'consents.terms'],
] as const)('%s is refused with a sentence, and nothing is sent', async ([, wrong, field], { db }) => {
  await expect((await apiFor(db)).company_registrations.sign_up({ ...form, ...wrong })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: [{ field, message: expect.stringMatching(/[ぁ-ん].*/) }],
  })
  expect(await mails(db)).toEqual([])
})

test('a site without scheme is read as https, and a corporate number in any spelling', async ({ db }) => {
  await (await apiFor(db)).company_registrations.sign_up({ ...form, url: 'yamada.example', corporate_number: '8-7001-1000-5901' })
  await verified(db)
  expect(await db.selectFrom('companies').select(['corporate_number', 'url']).execute()).toEqual([
    { corporate_number: form.corporate_number, url: 'https://yamada.example' },
  ])
})

test.for([
  ['corporate number', { corporate_number: form.corporate_number }],
  ['domain', { url: 'https://yamada.example/' }],
] as const)('a company known by its %s is not added twice: its admins are asked to invite, and the first reply is the same', async ([, known], { db }) => {
  const { id: company_id } = await addCompany(db, known)
  await addMember(db, { company_id, email: 'admin@yamada.example' })
  await addMember(db, { company_id, role: 'recruiter', email: 'recruiter@yamada.example' })
  expect(await (await apiFor(db)).company_registrations.sign_up(form)).toEqual({ success: true })
  expect((await mails(db)).map(({ kind }) => kind)).toEqual(['verify_company'])
  expect(await verified(db)).toMatchObject({ outcome: 'asked' })
  expect((await mails(db)).filter(({ kind }) => kind !== 'verify_company')).toEqual([
    { to_address: 'admin@yamada.example', kind: 'ask_to_invite', text: expect.stringContaining('email=saegusa%40mail.yamada.example') },
  ])
  expect(await db.selectFrom('companies').select('id').execute()).toEqual([{ id: company_id }])
  expect(await db.selectFrom('accounts').select('id').where('email', '=', form.email).execute()).toEqual([])
})

test('unconfirmed sign-ups and unused invitations are deleted', async ({ db }) => {
  const { as } = await addMember(db)
  await (await apiFor(db)).company_registrations.sign_up(form)
  await (await apiFor(db, as)).company_users.invitations.create({ email: 'izumi@yamada.example', role: 'guest' })
  const left = async (days: number) => {
    await purgeSignUps({ db, now: () => new Date(today.getTime() + days * 86_400_000) })
    const count = async (table: 'pending_company_sign_ups' | 'member_invitations') => (await db.selectFrom(table).select('id').execute()).length
    return [await count('pending_company_sign_ups'), await count('member_invitations')]
  }
  expect(await left(0)).toEqual([1, 1])
  expect(await left(1)).toEqual([0, 1])
  expect(await left(36)).toEqual([0, 1])
  expect(await left(38)).toEqual([0, 0])
})

test('an address that is a member’s already gets the same reply, and only its mail differs', async ({ db }) => {
  await addMember(db, { email: form.email })
  const statements: string[] = []
  const spied = db.withPlugin({ transformQuery: ({ node }) => (statements.push(node.kind), node), transformResult: async ({ result }) => result })
  const answers = []
  const counts = []
  for (const email of [form.email, 'izumi@yamada.example']) {
    statements.length = 0
    answers.push(await (await apiFor(spied)).company_registrations.sign_up({ ...form, email }))
    counts.push([...statements])
  }
  expect(answers[0]).toEqual(answers[1])
  expect(counts[0]).toEqual(counts[1])
  const told = Object.fromEntries((await mails(db)).map(({ to_address, text }) => [to_address, text?.includes('いまのアカウントで使える企業が1つ増えます')]))
  expect(told).toEqual({ [form.email]: true, 'izumi@yamada.example': false })
})

alone('of ten visitors who sign one company up and open their links at the same moment one makes it, and the others ask to be invited', async ({ db }) => {
  const api = await apiFor(db)
  const emails = Array.from({ length: 10 }, (_, n) => `person${n}@yamada.example`)
  // Half of them by its domain, half by its corporate number alone.
  for (const [n, email] of emails.entries())
    await api.company_registrations.sign_up(
      n % 2 === 0 ? { ...form, email } : { ...form, email: email.replace('yamada', 'tanaka'), url: 'https://tanaka.example' },
    )
  const addresses = emails.map((email, n) => (n % 2 === 0 ? email : email.replace('yamada', 'tanaka')))
  const outcomes = await Promise.all(addresses.map(async (email) => (await verified(db, email)).outcome))
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'asked'), 'pending'])
  expect(await db.selectFrom('companies').select('id').execute()).toHaveLength(1)
  expect(await db.selectFrom('company_users').select('role').execute()).toEqual([{ role: 'admin' }])
})

alone('of two links to choose another password the member’s one counts in the company’s area only', async ({ db }) => {
  const { id } = await addMember(db, { email: form.email })
  const token = await issueLink(db, today, { purpose: 'reset', id, email: form.email })
  const api = await apiFor(db)
  await expect(api.registrations.reset_password({ token, password })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  await api.company_registrations.reset_password({ token, password })
  await expect(api.company_registrations.reset_password({ token, password })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  expect(await api.sessions.create({ email: form.email, password, area: 'company' })).toMatchObject({ area: 'company' })
})
