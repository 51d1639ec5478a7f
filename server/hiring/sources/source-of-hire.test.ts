import { expect } from 'vitest'
import { addJob, daysAgo, test } from '#server/testing.ts'
import { addApplicant } from '../applications/testing.ts'
import { addOutsideWorld, HARUKA } from '../outside-candidates/testing.ts'
import { sourcesOfHires } from './testing.ts'

const everAsked = { since: new Date(daysAgo(400)), until: new Date(daysAgo(-1)) }
const told = { name: HARUKA.name, phone_number: '', may_upload: false }

test('a hire counts under how the selection began, on the site and from outside', async ({ db }) => {
  const { mine, ours, company_id, job_id } = await addApplicant(db)
  const { id } = await mine.applications.create({ id: job_id, company_id, found_via: 'search' })
  await mine.applications.create({ id: (await addJob(db, { company_id })).id, company_id })
  await ours.applications.change({ id, step: 'end', end_reason: 'hired' })
  expect(await sourcesOfHires(db, { company_id, ...everAsked })).toEqual([
    { channel: 'search', referred_by: '', begun: 1, hired: 1 },
    { channel: 'unknown', referred_by: '', begun: 1, hired: 0 },
  ])
  expect(await sourcesOfHires(db, { company_id, ...everAsked, job_id })).toHaveLength(1)
  expect(await sourcesOfHires(db, { company_id, since: everAsked.since, until: new Date(daysAgo(1)) })).toEqual([])
})

test('somebody from outside counts once they consented, and not again beside whom they were merged with', async ({ db }) => {
  const { ours, theirs, mailed, company_id, job_id } = await addOutsideWorld(db)
  const sources = () => sourcesOfHires(db, { company_id, ...everAsked })
  const { id } = await ours.add(HARUKA)
  expect(await sources()).toEqual([])
  await theirs.consent({ token: await mailed(), ...told })
  // The receipt of the consent.
  await mailed()
  await ours.change({ id, step: 'end', end_reason: 'hired' })
  expect(await sources()).toEqual([{ channel: 'agent', referred_by: '', begun: 1, hired: 1 }])
  const { id: with_id } = await ours.add({ ...HARUKA, source: 'event', job_id })
  await theirs.consent({ token: await mailed(), ...told })
  expect(await sources()).toHaveLength(2)
  await ours.merge({ id: with_id, kind: 'outside', with_id: id })
  expect(await sources()).toEqual([{ channel: 'agent', referred_by: '', begun: 1, hired: 1 }])
})
