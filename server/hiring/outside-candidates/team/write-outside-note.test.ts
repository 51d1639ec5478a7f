import { expect } from 'vitest'
import { addMember, apiFor, test } from '#server/testing.ts'
import { addOutsideWorld, HARUKA } from '../testing.ts'

test('a note notifies the colleagues that it calls, and neither guests nor its author', async ({ db }) => {
  const { ours, theirs, mailed, recruiter, company_id } = await addOutsideWorld(db)
  const { id } = await ours.add(HARUKA)
  await theirs.consent({ token: await mailed(), name: HARUKA.name, phone_number: '', may_upload: true })
  const colleague = await addMember(db, { company_id, role: 'assistant', name: '和泉 亮' })
  const guest = await addMember(db, { company_id, role: 'guest', name: '相馬 大地' })
  const inbox = async (one: typeof colleague) => (await (await apiFor(db, one.as)).company_users.notifications.list({})).notifications
  await ours.write_note({ id, note: '@和泉 亮 @相馬 大地 @木下 遥 面談の日程を決めたい。' })
  expect(await inbox(colleague)).toMatchObject([
    { kind: 'mention', title: '木下 遥さんが、柏木 遥についての社内メモであなたを呼びました', path: `/online/companies/selection/outside/detail?id=${id}` },
  ])
  expect(await inbox(guest)).toEqual([])
  expect(await inbox(recruiter)).toEqual([])
  await ours.remove({ id })
  expect(await inbox(colleague)).toEqual([])
})
