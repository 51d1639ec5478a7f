import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addJob, addMember, apiFor, test } from '#server/testing.ts'
import { publishableJob } from '../testing.ts'

async function desk(db: Database) {
  const { id: job_id, company_id } = await addJob(db, { ...publishableJob, position_title: '灯台守', smoking_rule: '' })
  const member = await addMember(db, { company_id, name: '三枝 由香', role: 'assistant' })
  return { company_id, job_id, ours: (await apiFor(db, member.as)).company_users }
}
const question = { question: '海は好きですか', kind: 'yes_no' as const, is_required: true, choices: [] }

test('a job made from a template is a draft with every field and the same findings', async ({ db }) => {
  const { job_id, ours } = await desk(db)
  await ours.job_offers.change({ id: job_id, questions: [question] })
  const before = await ours.job_offers.show({ id: job_id })
  const { id } = await ours.job_templates.create({ job_id, name: '開発職' })
  expect((await ours.job_templates.list({})).templates).toMatchObject([{ id, name: '開発職', position_title: '灯台守', created_by: '三枝 由香' }])
  const made = await ours.job_templates.use({ id })
  const after = await ours.job_offers.show({ id: made.job_id })
  const {
    id: _one,
    state: _was,
    reference_number: _ref,
    created_at: _c,
    updated_at: _u,
    published_at: _p,
    confirmed_at: _d,
    confirmed_by: _b,
    leaves_at: _l,
    owner: _o,
    ...content
  } = before.job
  expect(after.job).toMatchObject({ ...content, state: 'draft', published_at: null })
  expect(after.findings).toEqual(before.findings)
})

test('a template is renamed and deleted; a name is free once, and what was made from it stays', async ({ db }) => {
  const { job_id, ours } = await desk(db)
  const first = await ours.job_templates.create({ job_id, name: '開発職' })
  await expect(ours.job_templates.create({ job_id, name: '開発職' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await expect(ours.job_templates.create({ job_id, name: ' ' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  const other = await ours.job_templates.create({ job_id, name: '営業職' })
  await expect(ours.job_templates.rename({ id: other.id, name: '開発職' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  expect(await ours.job_templates.rename({ id: other.id, name: '営業職（関西）' })).toMatchObject({ name: '営業職（関西）' })
  const made = await ours.job_templates.use({ id: first.id })
  await ours.job_templates.remove({ id: first.id })
  expect((await ours.job_templates.list({})).templates).toHaveLength(1)
  expect((await ours.job_offers.show({ id: made.job_id })).job.position_title).toBe('灯台守')
})

test('what can no longer be chosen is left empty in the draft', async ({ db }) => {
  const { job_id, ours } = await desk(db)
  const { id } = await ours.job_templates.create({ job_id, name: '開発職' })
  await db
    .updateTable('job_templates')
    .set({ content: JSON.stringify({ ...publishableJob, position_title: '灯台守', job_fields: [9_999] }) })
    .where('id', '=', id)
    .execute()
  const { job_id: made } = await ours.job_templates.use({ id })
  expect((await ours.job_offers.show({ id: made })).job).toMatchObject({ job_fields: [], description: publishableJob.description })
})

test('another company has no part in it', async ({ db }) => {
  const { job_id, ours } = await desk(db)
  const { id } = await ours.job_templates.create({ job_id, name: '開発職' })
  const { job_templates } = (await apiFor(db, (await addMember(db)).as)).company_users
  expect((await job_templates.list({})).templates).toEqual([])
  const acts = [
    () => job_templates.use({ id }),
    () => job_templates.remove({ id }),
    () => job_templates.rename({ id, name: '別' }),
    () => job_templates.create({ job_id, name: '別' }),
  ]
  for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
