import { expect } from 'vitest'
import type { RegistrationDraft } from '#contract/candidates/account/registrations.ts'
import { addCandidate, apiFor, test } from '#server/testing.ts'

const draft = {
  birthday_year: 1992,
  birthday_month: 4,
  birthday_day: 17,
  address: 26,
  final_education_name: '京都みずべ大学',
  latest_work_name: '株式会社ハシワタシ情報',
  latest_work_start_date_year: 2016,
  latest_work_start_date_month: 4,
  now_working: true,
  latest_work_department: '開発',
  annual_income_range: 5,
  management_experience: 'one_to_five',
  career_intention_rating: 'passive',
  purpose_intention: 'find_new_job',
  user_desired_employment_types: [1],
  user_preferred_work_areas: [26],
} satisfies RegistrationDraft

test('the last step makes the draft the profile, and the draft is gone', async ({ db }) => {
  const { as, id } = await addCandidate(db)
  const { candidate_users } = await apiFor(db, as)
  await candidate_users.registration_draft.keep(draft)
  expect((await candidate_users.account()).profile_registration_date).toBeNull()
  await candidate_users.registration.complete({})
  expect(await candidate_users.profile.show()).toMatchObject({
    birthday: '1992-04-17',
    address: 26,
    final_education_name: '京都みずべ大学',
    annual_income_range: 5,
    management_experience: 'one_to_five',
    career_intention_rating: 'passive',
    purpose_intention: 'find_new_job',
    user_desired_employment_types: [1],
    user_preferred_work_areas: [26],
    work_experiences: [{ organization_name: '株式会社ハシワタシ情報', department_position: '開発', join_year: 2016, join_month: 4, leave_year: null }],
  })
  expect((await candidate_users.account()).profile_registration_date).toMatch(/^2026-11-21T10:00:00/)
  expect(await candidate_users.registration_draft.show()).toEqual({})
  expect(await db.selectFrom('temp_registratings').selectAll().where('candidate_user_id', '=', id).execute()).toEqual([])
})

test('sent twice, the last step writes one employer', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { candidate_users } = await apiFor(db, as)
  await candidate_users.registration_draft.keep(draft)
  await candidate_users.registration.complete({})
  await candidate_users.registration.complete({})
  expect((await candidate_users.profile.show()).work_experiences).toHaveLength(1)
})

test('fields that the draft leaves out stay in the profile', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { candidate_users } = await apiFor(db, as)
  await candidate_users.profile.change({ address: 13, final_education_name: '東京みずべ大学' })
  await candidate_users.registration_draft.keep({ address: 26 })
  await candidate_users.registration.complete({})
  expect(await candidate_users.profile.show()).toMatchObject({ address: 26, final_education_name: '東京みずべ大学' })
})

test('a draft belongs to one candidate, and its row reveals nothing', async ({ db }) => {
  const { as } = await addCandidate(db)
  await (await apiFor(db, as)).candidate_users.registration_draft.keep(draft)
  expect(await (await apiFor(db, (await addCandidate(db)).as)).candidate_users.registration_draft.show()).toEqual({})
  expect(JSON.stringify(await db.selectFrom('temp_registratings').selectAll().execute())).not.toContain('ハシワタシ')
})

test.for([
  [{ birthday_year: 1992 }, 'birthday_year'],
  [{ birthday_year: 1993, birthday_month: 2, birthday_day: 29 }, 'birthday_year'],
  [{ birthday_year: 2010, birthday_month: 11, birthday_day: 22 }, 'birthday_year'],
  [{ latest_work_start_date_year: 2020 }, 'latest_work_name'],
  [{ latest_work_name: '山田製作所' }, 'latest_work_end_date_year'],
  [{ latest_work_name: '山田製作所', latest_work_start_date_year: 2020, latest_work_end_date_year: 2019 }, 'latest_work_end_date_year'],
  [{ latest_work_name: '山田製作所', latest_work_start_date_year: 2027, now_working: true }, 'latest_work_start_date_year'],
  [{ address: 99 }, 'address'],
  [{ skill_types: [32_000] }, 'skill_types.0'],
] satisfies [RegistrationDraft, string][])('%j is refused where it is wrong, signed in or not', async ([wrong, field], { db }) => {
  const { as } = await addCandidate(db)
  const refusal = { code: 'INPUT_INVALID', data: [{ field, message: expect.stringMatching(/。$/) }] }
  await expect((await apiFor(db, as)).candidate_users.registration_draft.keep(wrong)).rejects.toMatchObject(refusal)
  await expect((await apiFor(db)).registrations.check_draft(wrong)).rejects.toMatchObject(refusal)
})
