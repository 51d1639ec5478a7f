import { expect } from 'vitest'
import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import { addCompany, addJob, addMember, apiFor, daysAgo, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { publishableJob } from '../testing.ts'

const whole = { address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example' }
const draft = { ...publishableJob, state: 'draft', published_at: null, confirmed_at: null }

async function desk(db: Database, { isKnown = true } = {}) {
  const { id: company_id } = await addCompany(db, whole)
  await db.insertInto('fee_acceptances').values({ company_id, version: FEES_VERSION, accepted_by: '木下 遥' }).execute()
  if (isKnown) await addJob(db, { company_id, state: 'closed', closed_at: daysAgo(1), closed_reason: 'filled' })
  const member = await addMember(db, { company_id })
  const { job_offers } = (await apiFor(db, member.as)).company_users
  const clean = await addJob(db, { ...draft, company_id })
  const broken = await addJob(db, { ...draft, company_id, description: '', smoking_rule: '' })
  return { company_id, job_offers, clean: clean.id, broken: broken.id }
}
const stateOf = async (db: Database, id: number) => (await db.selectFrom('job_offers').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const outcomes = ({ results }: { results: { outcome: string }[] }) => results.map(({ outcome }) => outcome)

test('the drafts are listed with what publishing still needs of each, and nothing else is', async ({ db }) => {
  const { job_offers, clean, broken } = await desk(db)
  const { drafts } = await job_offers.drafts({})
  expect(new Set(drafts.map(({ id }) => id))).toEqual(new Set([clean, broken]))
  expect(drafts.find(({ id }) => id === clean)).toMatchObject({ errors: 0, first: null, error_fields: [] })
  expect(drafts.find(({ id }) => id === broken)).toMatchObject({
    errors: 2,
    first: { field: expect.any(String) },
    error_fields: expect.arrayContaining(['smoking_rule']),
  })
})

test('a trial says what publishing would do and changes nothing; then what is clean is public and the rest says why not', async ({ db }) => {
  const { job_offers, clean, broken } = await desk(db)
  const ids = [broken, clean]
  expect(outcomes(await job_offers.publish_many({ ids, is_trial: true }))).toEqual(['published', 'refused'])
  expect([await stateOf(db, clean), await stateOf(db, broken)]).toEqual(['draft', 'draft'])
  const done = await job_offers.publish_many({ ids })
  expect(outcomes(done)).toEqual(['published', 'refused'])
  expect(done.results[1]!.reason).toMatch(/仕事の内容|受動喫煙/)
  expect([await stateOf(db, clean), await stateOf(db, broken)]).toEqual(['published', 'draft'])
})

test('of a company that nobody knows yet, each goes to the operators first, as the trial says', async ({ db }) => {
  const { job_offers, clean } = await desk(db, { isKnown: false })
  expect(outcomes(await job_offers.publish_many({ ids: [clean], is_trial: true }))).toEqual(['in_review'])
  expect(outcomes(await job_offers.publish_many({ ids: [clean] }))).toEqual(['in_review'])
  expect(await stateOf(db, clean)).toBe('in_review')
})

test('one condition is written into the chosen drafts alone, and too long a text into none', async ({ db }) => {
  const { job_offers, clean, broken, company_id } = await desk(db)
  const { id: live } = await addJob(db, { ...publishableJob, company_id })
  expect(outcomes(await job_offers.change_many({ ids: [broken, live], field: 'smoking_rule', text: '敷地内禁煙' }))).toEqual(['changed', 'refused'])
  const ruleOf = async (id: number) => (await job_offers.show({ id })).job.smoking_rule
  expect([await ruleOf(broken), await ruleOf(clean), await ruleOf(live)]).toEqual(['敷地内禁煙', publishableJob.smoking_rule, publishableJob.smoking_rule])
  await expect(job_offers.change_many({ ids: [broken], field: 'smoking_rule', text: 'あ'.repeat(1_001) })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('jobs of another company are not there, and no fees are agreed to in passing', async ({ db }) => {
  const [own, other] = [await desk(db), await desk(db)]
  const unknown = { id: other.clean, position_title: `番号 ${other.clean}`, outcome: 'refused', reason: expect.any(String) }
  expect((await own.job_offers.publish_many({ ids: [other.clean] })).results).toEqual([unknown])
  expect((await own.job_offers.change_many({ ids: [other.clean], field: 'raise', text: '年1回' })).results).toEqual([unknown])
  expect(await stateOf(db, other.clean)).toBe('draft')
  await db.deleteFrom('fee_acceptances').where('company_id', '=', own.company_id).execute()
  await expect(own.job_offers.publish_many({ ids: [own.clean] })).rejects.toMatchObject({ code: 'FEES_NOT_ACCEPTED' })
  expect(await stateOf(db, own.clean)).toBe('draft')
})

test('a draft that a colleague has deleted meanwhile, or that refuses a change, leaves the others done', async ({ db }) => {
  const { job_offers, clean, broken } = await desk(db)
  await job_offers.remove({ id: broken })
  expect(outcomes(await job_offers.change_many({ ids: [broken, clean], field: 'raise', text: '年1回' }))).toEqual(['changed', 'refused'])
  expect((await job_offers.show({ id: clean })).job.raise).toBe('年1回')
  expect(outcomes(await job_offers.publish_many({ ids: [broken, clean] }))).toEqual(['published', 'refused'])
  expect(await stateOf(db, clean)).toBe('published')
})
