import { expect } from 'vitest'
import { apiPrefix } from '#contract/index.ts'
import { createApp } from '#server/app.ts'
import { addApiKey } from '#server/companies/api-keys/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, addMember, apiFor, contextOf, noPages, test } from '#server/testing.ts'

async function desk(db: Database) {
  const { id: company_id } = await addCompany(db)
  const member = await addMember(db, { company_id, role: 'recruiter', name: '木下 遥' })
  const { job_offers, job_templates } = (await apiFor(db, member.as)).company_users
  const add = async (job: object = {}) => (await addJob(db, { company_id, ...job })).id
  const rowOf = (id: number) => db.selectFrom('job_offers').select(['owner_id', 'updated_at']).where('id', '=', id).executeTakeFirstOrThrow()
  return { company_id, member, job_offers, job_templates, add, rowOf }
}
const invalid = { code: 'INPUT_INVALID', data: [{ field: 'owner_id', message: '担当者にできるメンバーを選択してください。' }] }

test('whoever writes, copies, pastes or imports a job, or makes one from a template, is its owner; a program is of none', async ({ db }) => {
  const { company_id, member, job_offers, job_templates, add } = await desk(db)
  const { job } = await job_offers.create({ position_title: '営業' })
  expect(job.owner).toEqual({ id: member.id, name: '木下 遥' })
  const older = await add()
  await job_offers.copy({ id: older })
  await job_offers.paste({ text: '貼り付けた求人\n仕事内容\n法人への提案' })
  const file = new File([JSON.stringify({ format: 'mebae.job_offers', job_offers: [{ position_title: '取り込んだ求人' }] })], 'jobs.json')
  await job_offers.import({ file })
  await job_templates.use({ id: (await job_templates.create({ job_id: older, name: '営業職' })).id })
  const { jobs } = await job_offers.list({})
  expect(jobs.map(({ id, owner }) => [id === older, owner?.id ?? null])).toEqual(expect.arrayContaining([[true, null]]))
  expect(jobs.filter(({ owner }) => owner?.id === member.id)).toHaveLength(5)

  const authorization = await addApiKey(db, { id: member.id, company_id })
  const app = createApp(await contextOf(db), noPages)
  const ask = async (path: string, init: RequestInit = {}) =>
    app.request(`${apiPrefix}/company_users/job_offers/${path}`, { ...init, headers: { authorization, 'content-type': 'application/json' } })
  const made = (await (await ask('', { method: 'POST', body: JSON.stringify({ position_title: 'プログラムの求人' }) })).json()) as { job: { owner: unknown } }
  expect(made.job.owner).toBeNull()
  // A program reads who is in charge, not who else could be.
  const read = (await (await ask(`${job.id}/`)).json()) as { job: { owner: unknown }; assignees: unknown }
  expect([read.job.owner, read.assignees]).toEqual([{ id: member.id, name: '木下 遥' }, []])
  expect((await ask('owner/', { method: 'PUT', body: JSON.stringify({ ids: [job.id], owner_id: null }) })).status).toBe(403)
})

test('several jobs get another owner at once; the posting and its history stay as they were', async ({ db }) => {
  const { company_id, job_offers, add, rowOf } = await desk(db)
  const colleague = await addMember(db, { company_id, role: 'assistant', name: '小宮 奈々' })
  const [first, second, other] = [await add(), await add(), (await addJob(db)).id]
  const before = await rowOf(first)
  const { items } = await job_offers.set_owner({ ids: [second, other, first], owner_id: colleague.id })
  expect(items.map(({ id, refusal }) => [id, refusal])).toEqual([
    [first, null],
    [second, null],
    [other, 'この求人はありません。'],
  ])
  expect(await rowOf(first)).toEqual({ ...before, owner_id: colleague.id })
  expect((await rowOf(other)).owner_id).toBeNull()
  expect(await db.selectFrom('job_offer_versions').select('kind').where('job_id', '=', first).where('kind', '=', 'changed').execute()).toEqual([])
  expect((await job_offers.show({ id: second })).job.owner).toEqual({ id: colleague.id, name: '小宮 奈々' })
})

test('taking back leaves what a colleague has changed since', async ({ db }) => {
  const { company_id, member, job_offers, add, rowOf } = await desk(db)
  const colleague = await addMember(db, { company_id, role: 'recruiter' })
  const [mine, theirs] = [await add(), await add()]
  await job_offers.set_owner({ ids: [mine, theirs], owner_id: member.id })
  await job_offers.set_owner({ ids: [theirs], owner_id: colleague.id })
  const { items } = await job_offers.set_owner({ ids: [mine, theirs], owner_id: null, from_owner_id: member.id })
  expect(items.map(({ refusal, from_owner_id }) => [refusal, from_owner_id])).toEqual([
    [null, member.id],
    ['担当者がすでに変更されています。', colleague.id],
  ])
  expect([(await rowOf(mine)).owner_id, (await rowOf(theirs)).owner_id]).toEqual([null, colleague.id])
})

test('no guest, no member of another company and nobody unknown can be the owner, and assistants and guests change none', async ({ db }) => {
  const { company_id, job_offers, add, rowOf } = await desk(db)
  const id = await add()
  const guest = await addMember(db, { company_id, role: 'guest' })
  for (const { id: owner_id } of [guest, await addMember(db), { id: '00000000-0000-4000-8000-000000000000' }])
    await expect(job_offers.set_owner({ ids: [id], owner_id })).rejects.toMatchObject(invalid)
  expect((await job_offers.list({})).assignees.map((one) => one.id)).not.toContain(guest.id)
  for (const role of ['assistant', 'guest'] as const) {
    const { as } = await addMember(db, { company_id, role })
    await expect((await apiFor(db, as)).company_users.job_offers.set_owner({ ids: [id], owner_id: null })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
  }
  expect((await rowOf(id)).owner_id).toBeNull()
})

test('the list narrows to an owner, to oneself and to jobs without one, and sorts by the owner’s name', async ({ db }) => {
  const { company_id, member, job_offers, add } = await desk(db)
  const colleague = await addMember(db, { company_id, role: 'recruiter', name: 'ａ 一郎' })
  const [mine, theirs, nobodys] = [await add({ owner_id: member.id }), await add({ owner_id: colleague.id }), await add()]
  const found = async (search: Parameters<typeof job_offers.list>[0]) => (await job_offers.list(search)).jobs.map(({ id }) => id)
  expect(await found({ owner: 'me' })).toEqual([mine])
  expect(await found({ owner: colleague.id })).toEqual([theirs])
  expect(await found({ owner: 'none' })).toEqual([nobodys])
  expect(await found({ mine: 'true' })).toEqual([mine])
  expect(await found({ sort: 'owner' })).toEqual([theirs, mine, nobodys])
  expect(await found({ sort: '-owner' })).toEqual([mine, theirs, nobodys])
})

test('the jobs of who leaves, becomes a guest, or whose job comes to another company have no owner', async ({ db }) => {
  const { company_id, job_offers, add, rowOf } = await desk(db)
  const admin = (await apiFor(db, (await addMember(db, { company_id })).as)).company_users
  const [leaving, demoted] = [await addMember(db, { company_id, role: 'recruiter' }), await addMember(db, { company_id, role: 'recruiter' })]
  const [first, second, third] = [await add({ owner_id: leaving.id }), await add({ owner_id: demoted.id }), await add({ owner_id: demoted.id })]
  const owned = async () => (await admin.members.list({})).members.filter(({ owned_jobs }) => owned_jobs > 0).map(({ id, owned_jobs }) => [id, owned_jobs])
  expect(await owned()).toEqual(
    expect.arrayContaining([
      [leaving.id, 1],
      [demoted.id, 2],
    ]),
  )
  await admin.members.remove({ company_user_id: leaving.id })
  expect((await rowOf(first)).owner_id).toBeNull()
  expect(await admin.members.change_role({ company_user_id: demoted.id, role: 'guest' })).toEqual({ success: true, ownerless_jobs: 2 })
  expect(await owned()).toEqual([])
  expect((await job_offers.list({ owner: 'none' })).total).toBe(3)
  expect((await job_offers.show({ id: second })).job.owner).toBeNull()
  // A role that was changed by mistake gives the jobs back.
  await admin.members.change_role({ company_user_id: demoted.id, role: 'recruiter' })
  expect((await job_offers.show({ id: second })).job.owner).toMatchObject({ id: demoted.id })

  await db
    .updateTable('job_offers')
    .set({ company_id: (await addCompany(db)).id })
    .where('id', '=', third)
    .execute()
  expect((await rowOf(third)).owner_id).toBeNull()
})
