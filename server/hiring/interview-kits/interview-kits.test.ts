import { expect } from 'vitest'
import { kitStarters } from '#contract/hiring/scorecards/kit-starters.ts'
import { NewInterviewKit } from '#contract/hiring/scorecards/interview-kits.ts'
import { addJob, addMember, apiFor, test } from '#server/testing.ts'
import { addApplicant } from '../applications/testing.ts'

const kit = { name: '技術面接', criteria: [{ name: '設計' }, { name: '対話' }], questions: ['なぜですか。'] }

test('recruiters write kits, whose criteria keep their order', async ({ db }) => {
  const { ours } = await addApplicant(db)
  const { id } = await ours.interview_kits.create(kit)
  const changed = { ...kit, criteria: [{ name: '対話' }, { name: '設計', looks_for: '理由' }] }
  expect((await ours.interview_kits.change({ id, ...changed })).criteria).toEqual([
    { name: '対話', looks_for: '' },
    { name: '設計', looks_for: '理由' },
  ])
  expect((await ours.interview_kits.list()).kits).toMatchObject([{ id, name: '技術面接', questions: ['なぜですか。'] }])
  const twice = [{ name: '設計' }, { name: ' 設計 ' }]
  for (const criteria of [[], twice]) await expect(ours.interview_kits.create({ ...kit, criteria })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('a kit of another company does not exist', async ({ db }) => {
  const { ours } = await addApplicant(db)
  const { id } = await ours.interview_kits.create(kit)
  const rival = (await apiFor(db, (await addMember(db)).as)).company_users
  await expect(rival.interview_kits.change({ id, ...kit })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(rival.interview_kits.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await rival.interview_kits.list()).kits).toEqual([])
})

test('a job names its kits; without a choice it offers all of them', async ({ db }) => {
  const { ours, apply, job_id } = await addApplicant(db)
  const { id } = await apply()
  const first = await ours.interview_kits.create(kit)
  const second = await ours.interview_kits.create({ ...kit, name: 'カルチャー面接' })
  // Kits made in one transaction have one time, so that their order is not asked for.
  const offered = async () => (await ours.scorecards.list({ id })).sheets.map(({ kit }) => kit.name).toSorted()
  expect(await offered()).toEqual(['カルチャー面接', '技術面接'])
  expect(await ours.job_interview_kits.change({ id: job_id, kit_ids: [second.id] })).toEqual({ kit_ids: [second.id] })
  expect(await ours.job_interview_kits.show({ id: job_id })).toEqual({ kit_ids: [second.id] })
  expect(await offered()).toEqual(['カルチャー面接'])
  await expect(ours.job_interview_kits.change({ id: job_id, kit_ids: [crypto.randomUUID()] })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  const theirs = await addJob(db)
  await expect(ours.job_interview_kits.change({ id: theirs.id, kit_ids: [first.id] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a deleted kit is offered no more, and stays beside what was written with it', async ({ db }) => {
  const { ours, apply } = await addApplicant(db)
  const { id } = await apply()
  const [used, unused] = [await ours.interview_kits.create(kit), await ours.interview_kits.create({ ...kit, name: 'カルチャー面接' })]
  await ours.scorecards.save({ id, kit_id: used.id, scores: [], recommendation: 3, is_submitted: true })
  for (const one of [used, unused]) await ours.interview_kits.remove({ id: one.id })
  expect((await ours.interview_kits.list()).kits).toEqual([])
  expect((await ours.scorecards.list({ id })).sheets).toMatchObject([{ kit: { name: '技術面接' }, is_kit_archived: true, own: { recommendation: 3 } }])
  await expect(ours.interview_kits.remove({ id: used.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('each starter is a kit that can be saved', () => {
  for (const starter of Object.values(kitStarters)) expect(NewInterviewKit.parse(starter)).toEqual(starter)
})
