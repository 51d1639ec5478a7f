import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addMember, apiFor, daysAgo, test } from '#server/testing.ts'
import { prepareScout } from '../testing.ts'

async function addAnswer(db: Database, company_id: number, scout: { state: string; refusal_reasons?: number[]; template_id?: string }) {
  const parties = { candidate_user_id: (await addCandidate(db)).id, company_id }
  const { id: thread_id } = await db.insertInto('threads').values(parties).returning('id').executeTakeFirstOrThrow()
  const words = { reason: '理由', reference_parts: ['job_summary'], min_salary: 500, max_salary: 700, meeting_type: 'mendan', integrity: 70, likeness: 0 }
  await db
    .insertInto('scouts')
    .values({ ...parties, ...words, ...scout, thread_id, delivered_at: daysAgo(1), answered_at: daysAgo(0) })
    .execute()
}

test('how many answered is told from the fifth on; why scouts were refused, of five who refused at once, with the field that would mend it', async ({ db }) => {
  const { company, company_id } = await prepareScout(db)
  const { id: template_id } = await company.scout_templates.create({ name: '開発から', greeting: 'はじめまして。' })
  for (let nth = 0; nth < 3; nth++) await addAnswer(db, company_id, { state: 'refused', refusal_reasons: [7], template_id })
  await addAnswer(db, company_id, { state: 'accepted', template_id })
  await addAnswer(db, company_id, { state: 'parked' })
  const [all, one] = (await company.scout_feedback()).feedback
  expect([all, one]).toMatchObject([
    { template_id: null, answered: null, accepted: null, reasons: [] },
    { template_id, answered: null },
  ])

  await addAnswer(db, company_id, { state: 'refused', refusal_reasons: [11] })
  expect((await company.scout_feedback()).feedback).toMatchObject([
    { answered: 5, accepted: 1, reasons: [] },
    { template_id, answered: null },
  ])

  for (const reason of [7, 11]) await addAnswer(db, company_id, { state: 'refused', refusal_reasons: [reason], template_id })
  const reasons = [
    { id: 7, count: 4, field: '想定年収' },
    { id: 11, count: 1, field: '送る理由' },
  ]
  expect((await company.scout_feedback()).feedback).toMatchObject([
    { answered: 7, accepted: 1, reasons },
    { template_id, answered: 6, reasons },
  ])
})

test('no pair of what is told of refusals differs by one person: before and after each answer, of a template and of the whole, and when a template goes', async ({
  db,
}) => {
  const { company, company_id } = await prepareScout(db)
  const templates = [(await company.scout_templates.create({ name: '甲' })).id, (await company.scout_templates.create({ name: '乙' })).id, undefined]
  const told = async () => (await company.scout_feedback()).feedback.map(({ reasons }) => reasons.reduce((people, { count }) => people + count, 0))
  let before = await told()
  for (let nth = 0; nth < 23; nth++) {
    const template_id = templates[(nth + (nth >> 2)) % 3]
    await addAnswer(db, company_id, { state: 'refused', refusal_reasons: [1 + (nth % 11)], ...(template_id && { template_id }) })
    const after = await told()
    // Each refused for one reason, so the reasons add up to people.
    for (const [at, count] of after.entries()) {
      expect(count % 5).toBe(0)
      expect((count - (before[at] ?? 0)) % 5).toBe(0)
      expect(((after[0] ?? 0) - count) % 5).toBe(0)
    }
    before = after
  }
  await company.scout_templates.remove({ template_id: templates[0]! })
  expect((await told())[0]).toBe(before[0])
})

test('a template is of its company, holds no reason, and goes without the scouts that were written with it', async ({ db }) => {
  const { company, scout } = await prepareScout(db)
  const { id: template_id } = await company.scout_templates.create({ name: '開発から', closing: 'お待ちしています。' })
  await scout({ template_id })
  const stranger = (await apiFor(db, (await addMember(db)).as)).company_users
  expect((await stranger.scout_templates.list()).templates).toEqual([])
  await expect(stranger.scout_templates.remove({ template_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(company.scout_templates.create({ name: '理由つき', reason: '同じ理由' } as never)).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await company.scout_templates.remove({ template_id })
  expect(await db.selectFrom('scouts').select('template_id').execute()).toEqual([{ template_id: null }])
})

test("another company's template counts as none", async ({ db }) => {
  const { scout } = await prepareScout(db)
  await scout({ template_id: randomUUID() })
  expect(await db.selectFrom('scouts').select('template_id').execute()).toEqual([{ template_id: null }])
})
