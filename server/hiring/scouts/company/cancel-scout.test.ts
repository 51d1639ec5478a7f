import { expect } from 'vitest'
import { addJob, addMember, apiFor, test, today } from '#server/testing.ts'
import { prepareScout } from '../testing.ts'

const seconds = (count: number) => new Date(today.getTime() + count * 1000)

test('nothing leaves in the first minute, and the scout arrives afterwards', async ({ db }) => {
  const { candidate, scout, deliver } = await prepareScout(db)
  expect((await scout()).cancelable_until).toBe('2026-11-21T10:01:00+09:00')
  await deliver(seconds(59))
  expect((await candidate.scouts.list()).scouts).toEqual([])
  await deliver(seconds(60))
  expect((await candidate.scouts.list()).scouts).toHaveLength(1)
})

test('its sender takes a scout back: it never arrives, the day’s number is given back, and the text is a draft', async ({ db }) => {
  const { candidate, company, company_id, person, job_id, scout, deliver } = await prepareScout(db)
  const { left_today } = await company.scouts.list({})
  const { id } = await scout()
  const { candidate_id, draft_id } = await company.scouts.cancel({ scout_id: id })
  expect(candidate_id).toBe(person.id)
  expect(await company.scouts.list({})).toMatchObject({ scouts: [], left_today })
  expect((await company.scout_drafts.list({})).drafts).toMatchObject([{ id: draft_id, job_id, references: ['work_experiences'], min_salary: 620 }])
  await deliver(seconds(86_400))
  expect((await candidate.scouts.list()).scouts).toEqual([])
  expect(await db.selectFrom('events').select('kind').where('company_id', '=', company_id).where('kind', 'like', 'scout%').execute()).toEqual([])
  // The same scout can be sent again at once.
  await expect(scout()).resolves.toMatchObject({ state: 'sent' })
  expect((await company.scout_drafts.list({})).drafts).toEqual([])
})

test('a colleague cannot take it back, and nobody once it left', async ({ db }) => {
  const { company, company_id, scout, deliver } = await prepareScout(db)
  const { id } = await scout()
  const colleague = await apiFor(db, (await addMember(db, { company_id, role: 'recruiter' })).as)
  expect((await colleague.company_users.scouts.list({})).scouts).toMatchObject([{ id, cancelable_until: null }])
  await expect(colleague.company_users.scouts.cancel({ scout_id: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await deliver()
  await expect(company.scouts.cancel({ scout_id: id })).rejects.toMatchObject({ code: 'SCOUT_HAS_LEFT', status: 409 })
})

test('taking back a correction leaves the scout before it as it was', async ({ db }) => {
  const { candidate, company, scout, deliver } = await prepareScout(db)
  await scout()
  const { left_today } = await company.scouts.list({})
  const { id } = await scout({ max_salary: 850 })
  await company.scouts.cancel({ scout_id: id })
  expect(await company.scouts.list({})).toMatchObject({ scouts: [{ state: 'sent', max_salary: 820 }], left_today })
  await deliver()
  expect((await candidate.scouts.list()).scouts).toMatchObject([{ max_salary: 820 }])
})

test('a scout is taken back although the candidate hides since then, and although there are as many drafts as can be', async ({ db }) => {
  const { company, recruiter, company_id, person, job_id, scout } = await prepareScout(db)
  const { id } = await scout()
  for (let nth = 0; nth < 100; nth++) {
    const job = await addJob(db, { company_id })
    await db.insertInto('scout_drafts').values({ company_user_id: recruiter.id, candidate_user_id: person.id, job_id: job.id }).execute()
  }
  await db.updateTable('candidate_users').set({ is_open: false }).where('id', '=', person.id).execute()
  const { draft_id } = await company.scouts.cancel({ scout_id: id })
  expect(await db.selectFrom('scouts').select('id').execute()).toEqual([])
  const kept = await db.selectFrom('scout_drafts').select(['job_id', 'min_salary']).where('id', '=', draft_id).execute()
  expect(kept).toEqual([{ job_id, min_salary: 620 }])
})

test('a draft that was begun after sending stays when the scout is taken back', async ({ db }) => {
  const { company, person, job_id, scout } = await prepareScout(db)
  const { id } = await scout()
  const newer = await company.scout_drafts.save({ candidate_id: person.id, job_id, reason: '書き直し' })
  expect(await company.scouts.cancel({ scout_id: id })).toEqual({ candidate_id: person.id, draft_id: newer.id })
  expect((await company.scout_drafts.list({})).drafts).toMatchObject([{ id: newer.id, reason: '書き直し' }])
})
