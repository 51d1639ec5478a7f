import { expect } from 'vitest'
import { addCandidate, apiFor, test } from '#server/testing.ts'

test('a tip that was closed is gone on every device, and the others stay', async ({ db }) => {
  const { as } = await addCandidate(db)
  const [phone, computer] = [(await apiFor(db, as)).candidate_users, (await apiFor(db, as)).candidate_users]
  await phone.tips.close({ tip: 'save_search' })
  await computer.tips.close({ tip: 'answer_later' })
  expect(await computer.tips.close({ tip: 'answer_later' })).toEqual({ tips: ['profile_levels'] })
  expect(await phone.account()).toMatchObject({ tips: ['profile_levels'] })
})

test('who wants no tips sees none, and sees the open ones after asking for them again', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { candidate_users: mine } = await apiFor(db, as)
  await mine.settings.change({ show_tips: false })
  expect(await mine.account()).toMatchObject({ tips: [] })
  expect(await mine.tips.close({ tip: 'save_search' })).toEqual({ tips: [] })
  await mine.settings.change({ show_tips: true })
  expect(await mine.account()).toMatchObject({ tips: ['profile_levels', 'answer_later'] })
})
