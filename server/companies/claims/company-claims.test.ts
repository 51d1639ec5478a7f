import { afterEach, expect, vi } from 'vitest'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { test as alone } from '#server/platform/database/testing.ts'
import { purgeSignUps } from '#server/candidates/registration/sign-up.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { browser } from '#server/accounts/sessions/challenges/testing.ts'
import { addCompany, addMember, addOperator, apiFor, daysAgo, test, today } from '#server/testing.ts'

const password = '正しい馬とホチキス'
const form = {
  company_name: '株式会社山田製作所',
  corporate_number: '7700110006801',
  url: 'https://www.yamada.example/about',
  name: '三枝 由香',
  email: 'saegusa@yamada.example',
  password,
  consents: { terms: purposes.terms.version, privacy: purposes.privacy.version },
}

afterEach(() => void vi.restoreAllMocks())

const imported = (db: Database, company = {}) =>
  addCompany(db, { corporate_number: form.corporate_number, url: 'https://yamada.example/', unclaimed_at: daysAgo(20), ...company })

async function claim(db: Database, told: Partial<typeof form> & { company_id?: number } = {}) {
  const { api, jar } = await browser(db)
  await db.deleteFrom('mails').where('kind', '=', 'verify_company').execute()
  await api.company_registrations.sign_up({ ...form, ...told })
  const mail = await db.selectFrom('mails').select('text').where('kind', '=', 'verify_company').executeTakeFirstOrThrow()
  const { outcome } = await api.company_registrations.verify({ token: mail.text?.match(/token=([\w-]+)/)?.[1] ?? '' })
  return { outcome, jar }
}

const mailsTo = async (db: Database, address: string) =>
  (await db.selectFrom('mails').select('kind').where('to_address', '=', address).orderBy('created_at').execute()).map(({ kind }) => kind)
const desk = async (db: Database) => (await apiFor(db, (await addOperator(db, { email: 'desk@operator.example' })).as)).operators.company_claims

test('a visitor who signs up for a company that an import added asks to become its admin: stored, mailed, and listed with the evidence', async ({ db }) => {
  const { id } = await imported(db)
  const claims = await desk(db)
  const { outcome, jar } = await claim(db)
  expect(outcome).toBe('claimed')
  expect([...jar.keys()]).toEqual([])
  expect((await mailsTo(db, form.email)).toSorted()).toEqual(['claim_received', 'verify_company'])
  expect(await mailsTo(db, 'desk@operator.example')).toEqual(['claim_waiting'])
  expect(await claims.list({})).toMatchObject({
    total: 1,
    claims: [
      {
        company: { id, members: 0 },
        name: form.name,
        email: form.email,
        evidence: { domain: 'match', corporate_number: 'match', is_invited: false },
        decision: null,
      },
    ],
  })
  const operator = await addOperator(db)
  expect((await (await apiFor(db, operator.as)).operators.account()).waiting.claims).toBe(1)
})

test('a granted claim makes the claimer the admin, with the password of the sign-up; the company is claimed and the claimer is notified', async ({ db }) => {
  const { id } = await imported(db)
  await claim(db)
  const claims = await desk(db)
  const { claims: listed } = await claims.list({ claim_state: 'waiting' })
  expect(await claims.decide({ id: listed[0]!.id, decision: 'approve' })).toMatchObject({ decision: 'granted', company: { members: 1 } })
  expect(
    await db
      .selectFrom('company_users')
      .innerJoin('accounts', 'accounts.id', 'company_users.id')
      .select(['role', 'email'])
      .where('company_id', '=', id)
      .execute(),
  ).toEqual([{ role: 'admin', email: form.email }])
  expect(await db.selectFrom('companies').select(['is_unclaimed', 'state']).where('id', '=', id).execute()).toEqual([{ is_unclaimed: false, state: 'active' }])
  expect(await mailsTo(db, form.email)).toContain('claim_decided')
  expect(await (await apiFor(db)).sessions.create({ email: form.email, password, area: 'company' })).toMatchObject({ area: 'company' })
  await expect(claims.decide({ id: listed[0]!.id, decision: 'refuse', reason: '二重' })).rejects.toMatchObject({ code: 'CLAIM_DECIDED' })
  expect(await db.selectFrom('audit_logs').select(['act', 'subject_id']).execute()).toContainEqual({ act: 'grant_claim', subject_id: String(id) })
})

test('a refusal needs a reason, is mailed with it, and leaves neither a member nor the password', async ({ db }) => {
  const { id } = await imported(db)
  await claim(db)
  const claims = await desk(db)
  const claimId = (await claims.list({})).claims[0]!.id
  await expect(claims.decide({ id: claimId, decision: 'refuse' })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'reason' }] })
  await claims.decide({ id: claimId, decision: 'refuse', reason: '登記の会社と違うため' })
  const mail = await db.selectFrom('mails').select('text').where('kind', '=', 'claim_decided').executeTakeFirstOrThrow()
  expect(mail.text).toContain('登記の会社と違うため')
  expect(await db.selectFrom('company_claims').select(['decision', 'password_hash']).execute()).toEqual([{ decision: 'refused', password_hash: null }])
  expect(await db.selectFrom('company_users').select('id').where('company_id', '=', id).execute()).toEqual([])
  expect((await claim(db)).outcome).toBe('claimed')
})

test.for([
  ['another domain, the same number', { url: 'https://yamada-hr.example/' }, { domain: 'differs', corporate_number: 'match' }],
  ['nothing known of the company', { url: null, corporate_number: null }, { domain: 'unknown', corporate_number: 'unknown' }],
  ['a number that differs', { corporate_number: '6700110006802' }, { domain: 'match', corporate_number: 'differs' }],
  ['a site where anyone has a page', { url: 'https://note.com/yamada' }, { domain: 'unknown', corporate_number: 'match' }],
] as const)('evidence: %s', async ([, company, evidence], { db }) => {
  const { id } = await imported(db, company)
  await claim(db, { company_id: id })
  expect((await (await desk(db)).list({})).claims).toMatchObject([{ company: { id }, evidence }])
})

test('a visitor from the page of a company without number and domain claims that one; its missing fields come from a granted claim', async ({ db }) => {
  const { id } = await imported(db, { url: null, corporate_number: null })
  expect((await claim(db, { company_id: id })).outcome).toBe('claimed')
  const claims = await desk(db)
  await claims.decide({ id: (await claims.list({})).claims[0]!.id, decision: 'approve' })
  expect(await db.selectFrom('companies').select(['url', 'corporate_number']).execute()).toEqual([{ url: form.url, corporate_number: form.corporate_number }])
})

test('a page whose company got an admin in between leads to the plain sign-up', async ({ db }) => {
  const { id } = await imported(db)
  await addMember(db, { company_id: id, email: 'admin@yamada.example' })
  expect((await claim(db, { company_id: id })).outcome).toBe('asked')
})

test('of two claims the second cannot be granted once the first was, and the refusal gives the reason', async ({ db }) => {
  await imported(db)
  await claim(db)
  await claim(db, { email: 'other@yamada.example', name: '別の人' })
  const claims = await desk(db)
  const [first, second] = (await claims.list({})).claims
  await claims.decide({ id: first!.id, decision: 'approve' })
  await expect(claims.decide({ id: second!.id, decision: 'approve' })).rejects.toMatchObject({ code: 'COMPANY_HAS_ADMIN' })
})

test.for([
  ['domain and number agree', {}, 'granted', 1],
  ['the number differs', { corporate_number: '6700110006802' }, 'claimed', 0],
  ['the company is suspended', { state: 'suspended' }, 'claimed', 0],
] as const)('with the setting on, a claim is granted by itself only where all agrees: %s', async ([, company, outcome, members], { db }) => {
  vi.spyOn(siteSettings(), 'claimAutomatically', 'get').mockReturnValue(true)
  const { id } = await imported(db, company)
  const claimed = await claim(db)
  expect(claimed.outcome).toBe(outcome)
  expect([...claimed.jar.keys()].includes('mebae_company')).toBe(outcome === 'granted')
  expect(await db.selectFrom('company_users').select('id').where('company_id', '=', id).execute()).toHaveLength(members)
})

test('decided claims are deleted after half a year; waiting ones stay', async ({ db }) => {
  await imported(db)
  await claim(db)
  await claim(db, { email: 'other@yamada.example' })
  const claims = await desk(db)
  await claims.decide({ id: (await claims.list({})).claims[0]!.id, decision: 'refuse', reason: '登記の会社と違うため' })
  const left = async (days: number) => {
    await purgeSignUps({ db, now: () => new Date(today.getTime() + days * 86_400_000) })
    return (await claims.list({})).total
  }
  expect(await left(179)).toBe(2)
  expect(await left(181)).toBe(1)
})

alone('of two operators who grant two claims at once, one makes the admin', async ({ db }) => {
  await imported(db)
  await claim(db)
  await claim(db, { email: 'other@yamada.example' })
  const claims = await desk(db)
  const second = (await apiFor(db, (await addOperator(db)).as)).operators.company_claims
  const { claims: listed } = await claims.list({})
  const outcomes = await Promise.allSettled([
    claims.decide({ id: listed[0]!.id, decision: 'approve' }),
    second.decide({ id: listed[1]!.id, decision: 'approve' }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await db.selectFrom('company_users').select('role').execute()).toEqual([{ role: 'admin' }])
})
