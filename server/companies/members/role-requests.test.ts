import { expect } from 'vitest'
import { addCompany, addMember, apiFor, test } from '#server/testing.ts'

test('a member asks the admins for a role; each is notified once a day, nobody of another company', async ({ db }) => {
  const { id: company_id } = await addCompany(db)
  const admin = await addMember(db, { company_id, name: '三枝 由香' })
  const recruiter = await addMember(db, { company_id, role: 'recruiter' })
  const stranger = await addMember(db)
  const assistant = await addMember(db, { company_id, role: 'assistant', name: '野田 圭' })
  const { role_requests } = (await apiFor(db, assistant.as)).company_users
  expect(await role_requests.show({ act: 'publish_jobs' })).toEqual({ admins: ['三枝 由香'], asked_at: null })

  await role_requests.create({ act: 'publish_jobs' })
  await role_requests.create({ act: 'publish_jobs' })
  expect((await role_requests.show({ act: 'publish_jobs' })).asked_at).toBeTruthy()
  const titlesOf = async ({ as }: typeof admin) => (await (await apiFor(db, as)).company_users.notifications.list({})).notifications.map(({ title }) => title)
  expect(await titlesOf(admin)).toEqual(['野田 圭さん（アシスタント）が、「求人を公開・停止する、ストーリーの公開を申請する」ための役割を求めています'])
  expect(await titlesOf(recruiter)).toEqual([])
  expect(await titlesOf(stranger)).toEqual([])
})

test('what the role allows is not asked for', async ({ db }) => {
  const { company_id } = await addMember(db)
  const { as } = await addMember(db, { company_id, role: 'recruiter' })
  await (await apiFor(db, as)).company_users.role_requests.create({ act: 'publish_jobs' })
  expect(await db.selectFrom('notifications').select('id').where('company_id', '=', company_id).execute()).toEqual([])
})
