import { expect } from 'vitest'
import { addJob, addMember, apiFor, test } from '#server/testing.ts'
import { addConversation } from '../testing.ts'

test('the talk about one job shows what belongs to that job, and says that there is more', async ({ db }) => {
  const { mine, company_id, answer } = await addConversation(db)
  const [{ id: one }, { id: other }] = [await addJob(db, { company_id }), await addJob(db, { company_id })]
  const shown = async (job_id?: number) => {
    const { messages, has_other_jobs } = await mine.messages.show({ company_id, job_id })
    return [messages.map(({ message }) => message), has_other_jobs]
  }
  await mine.messages.send({ company_id, message: 'Aに興味があります。', job_id: one })
  await answer('Aのことをお答えします。')
  await mine.messages.send({ company_id, message: 'Bも気になります。', job_id: other })
  await answer('Bのことをお答えします。')
  expect(await shown(one)).toEqual([['Aに興味があります。', 'Aのことをお答えします。'], true])
  expect(await shown(other)).toEqual([['Bも気になります。', 'Bのことをお答えします。'], true])
  expect((await shown())[0]).toHaveLength(5)
  const { messages, has_earlier } = await mine.messages.show({ company_id, job_id: one, per_page: 1 })
  expect([messages.map(({ message }) => message), has_earlier]).toEqual([['Aのことをお答えします。'], true])

  await db.deleteFrom('job_offers').where('id', '=', one).execute()
  expect((await shown(one))[0]).toHaveLength(2)
  expect((await mine.messages.show({ company_id, job_id: one })).job).toMatchObject({ id: one, deleted: true, active: false })
})

test('a job that is unknown, a draft or another company’s is not found, and before the first word there is a page to write on', async ({ db }) => {
  const { mine, company_id } = await addConversation(db)
  const { id: draft } = await addJob(db, { company_id, state: 'draft', published_at: null, confirmed_at: null })
  const { id: elsewhere } = await addJob(db)
  for (const job_id of [2_000_000_000, draft, elsewhere]) await expect(mine.messages.show({ company_id, job_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { id: job_id } = await addJob(db, { company_id })
  expect(await mine.messages.show({ company_id, job_id })).toMatchObject({ messages: [], has_other_jobs: true, job: { id: job_id } })
})

test('a stranger to the thread finds nothing of it by the job', async ({ db }) => {
  const { mine, company_id } = await addConversation(db)
  const { id: job_id } = await addJob(db, { company_id })
  await mine.messages.send({ company_id, message: '応募について', job_id })
  const { company_users } = await apiFor(db, (await addMember(db)).as)
  expect((await company_users.message_candidates({})).threads).toEqual([])
})
