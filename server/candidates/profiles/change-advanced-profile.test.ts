import { expect } from 'vitest'
import { addCandidate, apiFor, test } from '#server/testing.ts'

test('wishes are saved, and absent ones stay', async ({ db }) => {
  const { advanced_profile, profile } = (await apiFor(db, (await addCandidate(db)).as)).candidate_users
  const wishes = {
    user_desired_job_fields: [0, 16],
    user_desired_remote: 0,
    user_desired_min_salary: 520,
    user_desired_company_kinds: [4],
    user_interest: '医療',
  }
  await advanced_profile.change(wishes)
  expect(await advanced_profile.change({ working_day: '平日' })).toMatchObject({ ...wishes, working_day: '平日' })
  expect(await profile.show()).toMatchObject({ user_interest: '医療', working_day: '平日' })
})

test('the week is replaced as a whole and comes back in its order', async ({ db }) => {
  const { advanced_profile } = (await apiFor(db, (await addCandidate(db)).as)).candidate_users
  const span = (weekday: number, from_minute: number, to_minute: number) => ({ weekday, from_minute, to_minute })
  await advanced_profile.change({ availabilities: [span(3, 780, 1020), span(1, 540, 720), span(1, 780, 1440)] })
  expect((await advanced_profile.show()).availabilities).toEqual([span(1, 540, 720), span(1, 780, 1440), span(3, 780, 1020)])
  expect((await advanced_profile.change({ availabilities: [] })).availabilities).toEqual([])
})

test('times that end before they begin or lie over each other are refused', async ({ db }) => {
  const { advanced_profile } = (await apiFor(db, (await addCandidate(db)).as)).candidate_users
  const refused = (availabilities: { weekday: number; from_minute: number; to_minute: number }[]) =>
    advanced_profile.change({ availabilities }).catch((error: { data: { field: string }[] }) => error.data.map(({ field }) => field))
  expect(await refused([{ weekday: 1, from_minute: 600, to_minute: 600 }])).toEqual(['availabilities.0.to_minute'])
  const nine = { weekday: 1, from_minute: 540, to_minute: 720 }
  expect(await refused([nine, { ...nine, from_minute: 700, to_minute: 800 }])).toEqual(['availabilities.1.from_minute'])
  expect(await refused([nine, { ...nine, from_minute: 720, to_minute: 800 }])).toMatchObject({ availabilities: [{}, {}] })
})

test('a wish that stands in no code table is refused', async ({ db }) => {
  const { advanced_profile } = (await apiFor(db, (await addCandidate(db)).as)).candidate_users
  await expect(advanced_profile.change({ user_desired_company_kinds: [1], user_desired_remote: 3 })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: [{ field: 'user_desired_company_kinds.0' }, { field: 'user_desired_remote' }],
  })
})

test('your vision changes field by field', async ({ db }) => {
  const { your_vision } = (await apiFor(db, (await addCandidate(db)).as)).candidate_users
  await your_vision.change({ your_vision: '測れるように。' })
  expect(await your_vision.change({ your_vision_reason: '必要だから。' })).toEqual({ your_vision: '測れるように。', your_vision_reason: '必要だから。' })
})
