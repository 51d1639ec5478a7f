import { expect } from 'vitest'
import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import { createApp } from '#server/app.ts'
import { requestOf } from '../../../tests/access/request-of.ts'
import { publishableJob } from '#server/jobs/editing/testing.ts'
import { test } from '#server/platform/database/testing.ts'
import { addCompany, addJob, addMember, addOperator, contextOf, noPages } from '#server/testing.ts'

/** Three in which one act ends first, and two for each act that begins first. */
const ROUNDS = 9

test('a job that its company withdraws while two operators decide is not public afterwards, and one decision at most holds', async ({ db }) => {
  const [one, other] = [await addOperator(db), await addOperator(db)]
  const { id: company_id } = await addCompany(db, { address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example' })
  await db.insertInto('fee_acceptances').values({ company_id, version: FEES_VERSION, accepted_by: '山田' }).execute()
  const member = await addMember(db, { company_id })
  const app = createApp(await contextOf(db), noPages)
  const ends = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await addJob(db, { ...publishableJob, company_id, state: 'in_review', published_at: null, confirmed_at: null })
    const review = await db.insertInto('job_offer_reviews').values({ job_id: id, requested_by: '山田' }).returning('id').executeTakeFirstOrThrow()
    const { updated_at } = await db.selectFrom('job_offers').select('updated_at').where('id', '=', id).executeTakeFirstOrThrow()
    const looked = { review_id: review.id, job_updated_at: updated_at }
    const decide = async (cookie: string, decision: object) =>
      (await app.request(...requestOf('PUT /operators/job_offers/{id}/decision/', { params: { id }, body: { ...looked, ...decision } }, { cookie }))).status
    const withdraw = async () =>
      (await app.request(...requestOf('DELETE /company_users/job_offers/{id}/publication/', { params: { id } }, { cookie: member.cookie }))).status
    const acts = [() => decide(one.cookie, { decision: 'approve' }), withdraw, () => decide(other.cookie, { decision: 'refuse', reason: '直してください。' })]
    const turned = [...acts.slice(round % 3), ...acts.slice(0, round % 3)]
    // The first three rounds let one act end before the others begin: each of them wins at least once, at any speed of the machine.
    const first = round < turned.length ? await turned[0]?.() : undefined
    const statuses = first === undefined ? await Promise.all(turned.map((act) => act())) : [first, ...(await Promise.all(turned.slice(1).map((act) => act())))]
    const [approved, withdrawn, refused] = [0, 1, 2].map((act) => statuses[(act - (round % 3) + 3) % 3])
    const { state } = await db.selectFrom('job_offers').select('state').where('id', '=', id).executeTakeFirstOrThrow()
    expect([approved, refused].filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    // Withdrawn before or after the approval: the reply to the company holds. A refusal leaves nothing to withdraw.
    expect(withdrawn === 200 ? ['draft', 'paused'] : ['draft']).toContain(state)
    ends.add(`${approved} ${refused} ${state}`)
  }
  expect(ends.size).toBeGreaterThan(1)
})
