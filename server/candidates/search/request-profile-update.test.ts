import { expect } from 'vitest'
import { prepareScout } from '#server/hiring/scouts/testing.ts'
import { notifiedToCandidate } from '#server/conversations/reminders/testing.ts'
import { test } from '#server/testing.ts'

test('a company asks for more of a profile that it opened; the candidate is notified once and sees which fields', async ({ db }) => {
  const { company, candidate, person } = await prepareScout(db)
  const wish = { candidate_id: person.id, request_type: 1 as const }
  await expect(company.profile_update_requests.create({ ...wish, request_item_ids: [1] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await company.candidates.show({ candidate_id: person.id })
  await company.profile_update_requests.create({ ...wish, request_item_ids: [1, 2] })
  await company.profile_update_requests.create({ ...wish, request_item_ids: [2, 3] })
  expect(await notifiedToCandidate(db, person.id)).toEqual([
    { kind: 'profile_request', title: '山田製作所から、プロフィールの追記のリクエストが届きました', path: '/profile?edit=interest' },
  ])
  const { profile_update_requests } = await candidate.profile_update_requests({ request_kind: 'interest' })
  expect(profile_update_requests.map(({ key }) => key).toSorted((one, other) => one.localeCompare(other))).toEqual([
    'user_desired_job_fields',
    'user_desired_work_detail',
  ])
})

test('a company cannot ask for unknown fields or those of the other kind, nor a candidate who blocked it', async ({ db }) => {
  const { company, company_id, person } = await prepareScout(db)
  await company.candidates.show({ candidate_id: person.id })
  for (const request_item_ids of [[11], [99]])
    await expect(company.profile_update_requests.create({ candidate_id: person.id, request_type: 1, request_item_ids })).rejects.toMatchObject({
      code: 'INPUT_INVALID',
    })
  await company.profile_update_requests.create({ candidate_id: person.id, request_type: 2, request_item_ids: [11] })
  await db.insertInto('blocked_companies').values({ candidate_user_id: person.id, company_id }).execute()
  await expect(company.profile_update_requests.create({ candidate_id: person.id, request_type: 2, request_item_ids: [11] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
