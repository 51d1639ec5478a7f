import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database } from '../../database/connect.ts'
import { addCandidate, addMember, apiFor, daysAgo, test } from '../../testing.ts'
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

test('why scouts were refused is told from the fifth answer on, with the field that would mend it', async ({ db }) => {
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
  const { feedback } = await company.scout_feedback()
  expect(feedback[0]).toMatchObject({
    answered: 5,
    accepted: 1,
    reasons: [
      { id: 7, count: 3, field: '年収の幅' },
      { id: 11, count: 1, field: '送る理由' },
    ],
  })
  expect(feedback[1]).toMatchObject({ template_id, answered: null })
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
