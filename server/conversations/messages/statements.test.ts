import type { KyselyPlugin } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { addJob, apiFor, test } from '#server/testing.ts'
import { addConversation } from './testing.ts'

/** How many statements a call sends to the database. */
async function statements(db: Database, viewer: Party, act: (api: Awaited<ReturnType<typeof apiFor>>) => Promise<unknown>) {
  let sent = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      sent++
      return result
    },
  }
  const api = await apiFor(db.withPlugin(plugin), { viewer })
  const before = sent
  await act(api)
  return sent - before
}

test('each side reads a conversation in two statements', async ({ db }) => {
  const { candidate, recruiter, company_id, candidate_id } = await addConversation(db)
  const { id: job_id } = await addJob(db, { company_id })
  const forCandidate = await statements(db, candidate.viewer, (api) => api.candidate_users.messages.show({ company_id }))
  const forOneJob = await statements(db, candidate.viewer, (api) => api.candidate_users.messages.show({ company_id, job_id }))
  const forCompany = await statements(db, recruiter.viewer, (api) => api.company_users.messages.show({ candidate_id }))
  expect([forCandidate, forOneJob, forCompany]).toEqual([2, 2, 2])
})

test('a message reads each fact once, and is not read back', async ({ db }) => {
  const { candidate, recruiter, company_id, candidate_id } = await addConversation(db)
  const fromCandidate = await statements(db, candidate.viewer, (api) => api.candidate_users.messages.send({ company_id, message: 'もう一つ。' }))
  await (await apiFor(db, recruiter.as)).company_users.messages.read({ candidate_id, number: 2 })
  const fromCompany = await statements(db, recruiter.viewer, (api) => api.company_users.messages.send({ candidate_id, message: 'はい。' }))
  expect([fromCandidate, fromCompany]).toEqual([9, 12])
  const one = { message: 'はい。', client_id: crypto.randomUUID() }
  const atOnce = await statements(db, recruiter.viewer, (api) => api.company_users.messages.send({ candidate_id, ...one }))
  const alsoAtOnce = await statements(db, candidate.viewer, (api) => api.candidate_users.messages.send({ company_id, ...one, client_id: crypto.randomUUID() }))
  expect([atOnce, alsoAtOnce]).toEqual([1, 1])
})

test('what the sender is answered is what stands in the thread', async ({ db }) => {
  const { candidate, recruiter, company_id, candidate_id, mine, ours } = await addConversation(db)
  const { id: job_id } = await addJob(db, { company_id, tagline: '漏れを見つけます。' })
  await db.updateTable('candidate_profiles').set({ name: '佐藤 花' }).where('candidate_user_id', '=', candidate.id).execute()
  const files = ['一.txt', '二.txt'].map((name) => new File(['本文'], name, { type: 'text/plain' }))
  const upload = (api: { upload: (input: never) => Promise<{ id: string }> }, partner: object) =>
    Promise.all(files.map((file) => api.upload({ ...partner, file } as never)))
  const fromCandidate = { message: '添付します。', job_id, attached_files: (await upload(mine.messages, { company_id })).map(({ id }) => id) }
  const fromCompany = { message: '受け取りました。', job_id, attached_files: (await upload(ours.messages, { candidate_id })).map(({ id }) => id) }
  const said = await mine.messages.send({ company_id, ...fromCandidate })
  expect(said).toMatchObject({ attachedFile2Name: expect.stringContaining('.txt'), attachedJob: { id: job_id, active: true } })
  expect((await mine.messages.show({ company_id })).messages.at(-1)).toEqual(said)
  const answered = await ours.messages.send({ candidate_id, ...fromCompany })
  expect((await ours.messages.show({ candidate_id })).messages.at(-1)).toEqual(answered)
  expect(recruiter.viewer.name).toBe(answered.name)
})
