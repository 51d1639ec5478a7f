import { expect } from 'vitest'
import { selectionSteps } from '#contract/hiring/selection/selection-steps.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import { addJob, addMember, apiFor, test, today } from '#server/testing.ts'
import { addApplicant, deliverHeldNotices } from '../applications/testing.ts'

async function addSteps(db: Database) {
  const applicant = await addApplicant(db)
  const { company_id } = applicant
  const admin = (await apiFor(db, { ...(await addMember(db, { company_id, role: 'admin' })).as, now: () => today })).company_users
  const add = (name: string, step: 'entry' | 'first_interview' | 'document_screening', job_id?: number) =>
    admin.selection_steps.add({ name, step, ...(job_id ? { job_id } : {}) })
  const idOf = async (name: string, job_id?: number) => (await admin.selection_steps.list(job_id ? { job_id } : {})).steps.find((one) => one.name === name)!.id!
  return { ...applicant, admin, add, idOf }
}

test('a company that sets nothing has the eight steps, and its board is as it was', async ({ db }) => {
  const { apply, ours } = await addSteps(db)
  const { id } = await apply()
  const { from, steps } = await ours.selection_steps.list({})
  expect(from).toBe('site')
  expect(steps.map(({ step, name }) => [step, name])).toEqual(Object.entries(selectionSteps).filter(([step]) => step !== 'end'))
  expect(steps[0]).toMatchObject({ id: null, applications: 1 })
  const board = await ours.applications.list({})
  expect(board).toMatchObject({ own_steps: [], own_counts: [], job_steps: [], counts: { entry: 1 } })
  expect((await ours.applications.change({ id, step: 'first_interview' })).application).toMatchObject({
    step: 'first_interview',
    step_id: null,
    step_name: null,
  })
})

test('several steps stand for one of the specification, and who moves between them is where they were for the candidate', async ({ db }) => {
  const { apply, ours, mine, add, idOf, candidate } = await addSteps(db)
  const { id } = await apply()
  const { from, steps } = await add('現場面接', 'first_interview')
  expect(from).toBe('company')
  expect(steps.map(({ name }) => name)).toEqual(['エントリー', 'カジュアル面談', '書類選考', '一次面接', '現場面接', '二次面接', '最終面接', '内定'])
  expect(steps[0]).toMatchObject({ step: 'entry', applications: 1 })
  await ours.applications.change({ id, step: 'first_interview' })
  await ours.applications.notice.send({ id, step: 'first_interview', message: '一次面接に進みました。' })
  await deliverHeldNotices(db)
  const [first, second] = [await idOf('一次面接'), await idOf('現場面接')]
  const before = JSON.stringify(await mine.applications.list())
  const events = () => db.selectFrom('events').select('id').where('kind', '=', 'selection_changed').execute()
  const told = (await events()).length
  const moved = await ours.applications.change({ id, step: 'first_interview', step_id: second, from_step: 'first_interview', from_step_id: first })
  expect(moved.application).toMatchObject({ step: 'first_interview', shown_step: 'first_interview', step_id: second, step_name: '現場面接' })
  expect(moved.history[0]).toMatchObject({ step: 'first_interview', step_id: second, step_name: '現場面接' })
  expect(JSON.stringify(await mine.applications.list())).toBe(before)
  expect(await events()).toHaveLength(told)
  expect(JSON.stringify(await personalRows(db, candidate.id))).not.toContain('現場面接')

  const board = await ours.applications.list({})
  expect(board.own_counts).toEqual([{ step_id: second, count: 1 }])
  expect((await ours.applications.list({ step_id: second })).applications).toHaveLength(1)
  expect((await ours.applications.list({ step_id: first })).applications).toHaveLength(0)
  await expect(ours.applications.change({ id, step: 'offer', from_step: 'first_interview', from_step_id: first })).rejects.toMatchObject({
    code: 'SELECTION_MOVED',
  })
})

test('a step by the specification alone puts somebody at the first that stands for it, and a webhook says which', async ({ db }) => {
  const { apply, ours, add, idOf, admin, company_id } = await addSteps(db)
  const { id } = await apply()
  await db
    .insertInto('webhook_endpoints')
    .values({ company_id, url: 'https://example.com/', secret_sealed: '', event_types: ['selection.changed'] })
    .execute()
  await add('現場面接', 'first_interview')
  await admin.selection_steps.place({ step_id: await idOf('現場面接'), place: 1 })
  expect((await ours.applications.change({ id, step: 'first_interview' })).application.step_name).toBe('現場面接')
  const { detail } = await db
    .selectFrom('webhook_events')
    .select('detail')
    .where('type', '=', 'selection.changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(detail).toMatchObject({ step: 'first_interview', step_id: await idOf('現場面接') })
  expect(JSON.stringify(detail)).not.toContain('現場面接')
  expect((await ours.applications.change({ id, step: 'end', end_reason: 'declined' })).application).toMatchObject({ step: 'end', step_id: null })
})

test("another company's step is not found, and one for another step of the specification is refused", async ({ db }) => {
  const { apply, ours, add, idOf, admin } = await addSteps(db)
  const { id } = await apply()
  const other = await addSteps(db)
  await other.add('現場面接', 'first_interview')
  const theirs = await other.idOf('現場面接')
  const notFound = { code: 'NOT_FOUND' }
  await expect(ours.applications.change({ id, step_id: theirs })).rejects.toMatchObject(notFound)
  await expect(ours.applications.list({ step_id: theirs })).rejects.toMatchObject(notFound)
  for (const act of [
    () => admin.selection_steps.change({ step_id: theirs, name: '別' }),
    () => admin.selection_steps.place({ step_id: theirs, place: 1 }),
    () => admin.selection_steps.remove({ step_id: theirs }),
    () => admin.selection_steps.add({ job_id: other.job_id, name: '別', step: 'entry' }),
    () => admin.selection_steps.list({ job_id: other.job_id }),
  ])
    await expect(act()).rejects.toMatchObject(notFound)
  await add('現場面接', 'first_interview')
  const own = await idOf('現場面接')
  await expect(ours.applications.change({ id, step: 'offer', step_id: own })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await expect(admin.selection_steps.remove({ step_id: await idOf('一次面接'), to: theirs })).rejects.toMatchObject(notFound)
  await expect(ours.selection_steps.add({ name: '別', step: 'entry' })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})

test('a step with somebody in it goes only with the step to which they move', async ({ db }) => {
  const { apply, ours, mine, add, idOf, admin } = await addSteps(db)
  const { id } = await apply()
  await add('現場面接', 'first_interview')
  const [first, second, offer] = [await idOf('一次面接'), await idOf('現場面接'), await idOf('内定')]
  await ours.applications.change({ id, step_id: second })
  await expect(admin.selection_steps.remove({ step_id: second })).rejects.toMatchObject({ code: 'STEP_IN_USE' })
  await expect(admin.selection_steps.change({ step_id: second, step: 'offer' })).rejects.toMatchObject({ code: 'STEP_IN_USE' })
  const { steps } = await admin.selection_steps.remove({ step_id: second, to: first })
  expect(steps.find((one) => one.id === first)).toMatchObject({ applications: 1 })
  const shown = await ours.applications.show({ id })
  expect(shown.application).toMatchObject({ step_id: first, step: 'first_interview' })
  expect(shown.history.slice(0, 2)).toMatchObject([
    { step_name: '一次面接', note: '段階「現場面接」を削除したため、移動しました。' },
    { step_name: '現場面接' },
  ])
  await expect(ours.applications.change({ id, step_id: second })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await admin.selection_steps.remove({ step_id: first, to: offer })
  expect((await ours.applications.show({ id })).application).toMatchObject({ step: 'offer', step_id: offer, shown_step: 'entry' })
  expect((await mine.applications.list()).applications[0]).toMatchObject({ step: 'entry' })
  await expect(admin.selection_steps.remove({ step_id: await idOf('エントリー') })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('a job with its own steps keeps them apart from the company, and stands under the same step of the specification over all jobs', async ({ db }) => {
  const { apply, ours, add, idOf, admin, job_id, company_id } = await addSteps(db)
  await add('現場面接', 'first_interview')
  const { id } = await apply()
  const other = await addJob(db, { company_id })
  const second = await apply('応募します。', other.id)
  await ours.applications.change({ id, step_id: await idOf('現場面接') })
  const { from, jobs } = await add('課題', 'document_screening', job_id)
  expect([from, jobs.map((job) => job.id)]).toEqual(['job', [job_id]])
  const task = await idOf('課題', job_id)
  expect((await ours.applications.show({ id })).application).toMatchObject({ step_name: '現場面接', step_id: await idOf('現場面接', job_id) })
  await expect(ours.applications.change({ id: second.id, step_id: task })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  expect((await ours.applications.change({ id, step_id: task })).application).toMatchObject({ step: 'document_screening', step_name: '課題' })

  const all = await ours.applications.list({})
  expect(all.own_steps.map(({ name }) => name)).not.toContain('課題')
  expect(all.own_counts).toContainEqual({ step_id: await idOf('書類選考'), count: 1 })
  expect(all.job_steps.map((one) => [one.job_id, one.steps.length])).toEqual([[job_id, 9]])
  const one = await ours.applications.list({ job_id })
  expect(one.own_counts).toEqual([{ step_id: task, count: 1 }])
  // A step of the company means, for a job with its own, the step for which it stands.
  expect((await ours.applications.change({ id, step_id: await idOf('二次面接') })).application.step_id).toBe(await idOf('二次面接', job_id))

  await admin.selection_steps.drop({ job_id })
  expect((await ours.applications.show({ id })).application).toMatchObject({ step: 'second_interview', step_id: await idOf('二次面接') })
  await admin.selection_steps.drop({})
  expect((await ours.applications.show({ id })).application).toMatchObject({ step: 'second_interview', step_id: null })
})

test('figures name the own steps, and what was written under a step that went counts at one for the same', async ({ db }) => {
  const { apply, ours, add, idOf, admin, job_id } = await addSteps(db)
  const { id } = await apply()
  await add('現場面接', 'first_interview')
  await ours.applications.change({ id, step_id: await idOf('現場面接') })
  await ours.applications.change({ id, step: 'offer' })
  const { funnel, offered, stays } = await ours.applications.figures({ id: job_id })
  expect(offered).toBe(1)
  expect(funnel.filter(({ count }) => count > 0).map(({ step_name, count }) => [step_name, count])).toEqual([
    ['エントリー', 1],
    ['現場面接', 1],
    ['内定', 1],
  ])
  expect(stays.map(({ step_name }) => step_name)).toEqual(['エントリー', '現場面接'])
  await admin.selection_steps.remove({ step_id: await idOf('現場面接') })
  expect((await ours.applications.figures({ id: job_id })).stays.map(({ step_name }) => step_name)).toEqual(['エントリー', '一次面接'])
})

test('who blocked the company counts nowhere and keeps no step', async ({ db }) => {
  const { apply, ours, mine, add, idOf, admin, company_id } = await addSteps(db)
  const { id } = await apply()
  await add('現場面接', 'first_interview')
  await ours.applications.change({ id, step_id: await idOf('現場面接') })
  await mine.blocked_companies.block({ company_id })
  const { steps } = await admin.selection_steps.list({})
  expect(steps.map(({ applications }) => applications)).toEqual(steps.map(() => 0))
  await admin.selection_steps.remove({ step_id: await idOf('現場面接') })
})
