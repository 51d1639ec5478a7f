import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, apiFor, daysAgo, test } from '#server/testing.ts'
import { addOutsideWorld, HARUKA, resume } from '../testing.ts'
import { scanOutsideFile } from '../files/scan-outside-file.ts'

const told = { name: HARUKA.name, phone_number: '090-1111-2222', may_upload: true }
const second = { ...HARUKA, email: 'haruka@work.example' }

/** Two entries of one person under two addresses, both with a consent; the first with a résumé. */
async function addTwins(db: Database) {
  const world = await addOutsideWorld(db)
  const { ours, theirs, mailed } = world
  const one = await ours.add(HARUKA)
  await theirs.consent({ token: await mailed(), ...told, file: resume() })
  for (const { id } of await db.selectFrom('outside_files').select('id').execute()) await scanOutsideFile({ db }, { outside_file_id: id })
  await mailed()
  const other = await ours.add(second)
  const token = await mailed(second.email)
  return { ...world, one: one.id, other: other.id, token }
}
const seen = async ({ ours }: Awaited<ReturnType<typeof addOutsideWorld>>, id: string) => (await ours.show({ id })).candidate

test('the same name and number, or the same address, may be one person; before the consent no number is compared', async ({ db }) => {
  const world = await addTwins(db)
  expect((await seen(world, world.one)).same_as).toEqual([])
  await world.theirs.consent({ token: world.token, ...told, name: '柏木　遥', phone_number: '09011112222' })
  expect((await seen(world, world.one)).same_as).toEqual([{ kind: 'outside', id: world.other, name: '柏木 遥', why: 'phone' }])
  await world.ours.add({ ...second, job_id: world.job_id })
  expect((await seen(world, world.other)).same_as.map(({ why }) => why).toSorted()).toEqual(['address', 'phone'])
})

test('a merge gives no more than the narrower consent: a person who has not agreed closes what the other sent', async ({ db }) => {
  const { ours, theirs, mailed, job_id, ...world } = await addTwins(db)
  await theirs.consent({ token: world.token, ...told, may_upload: false })
  await ours.merge({ id: world.other, kind: 'outside', with_id: world.one })
  const merged = await ours.show({ id: world.one })
  expect(merged.candidate).toMatchObject({ may_upload: false, same_as: [], file: { file_name: '履歴書.pdf' } })
  expect(merged.events.map(({ kind }) => kind)).toContain('merged')
  expect((await ours.show({ id: world.other })).candidate.merged).toMatchObject({ kind: 'outside', id: world.one, by: '木下 遥' })
  await mailed(second.email)
  const third = await ours.add({ ...HARUKA, job_id })
  await ours.merge({ id: third.id, kind: 'outside', with_id: world.one })
  expect((await ours.show({ id: world.one })).candidate).toMatchObject({ phone_number: null, file: null })
  await expect(ours.file({ id: world.one })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await ours.unmerge({ id: third.id })
  expect((await ours.show({ id: world.one })).candidate.file).not.toBeNull()
})

test('the shortest of the promised times counts for what was merged', async ({ db }) => {
  const { ours, theirs, ...world } = await addTwins(db)
  await theirs.consent({ token: world.token, ...told })
  await db.updateTable('outside_candidates').set({ keep_months: 3 }).where('id', '=', world.other).execute()
  await ours.merge({ id: world.other, kind: 'outside', with_id: world.one })
  expect((await ours.show({ id: world.one })).candidate.deleted_at).toMatch(/^2027-02-21/)
})

test('a merge is undone for 30 days, and only what the list names can be merged', async ({ db }) => {
  const { ours, theirs, ...world } = await addTwins(db)
  await expect(ours.merge({ id: world.other, kind: 'outside', with_id: world.one })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await theirs.consent({ token: world.token, ...told })
  await ours.merge({ id: world.other, kind: 'outside', with_id: world.one })
  await expect(ours.merge({ id: world.one, kind: 'outside', with_id: world.other })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await ours.unmerge({ id: world.other })
  await ours.merge({ id: world.other, kind: 'outside', with_id: world.one })
  await db
    .updateTable('outside_candidates')
    .set({ merged_at: daysAgo(31) })
    .where('id', '=', world.other)
    .execute()
  await expect(ours.unmerge({ id: world.other })).rejects.toMatchObject({ code: 'OUTSIDE_UNMERGEABLE' })
})

test('an applicant with the address is named only while they show their name and contact to this company', async ({ db }) => {
  const world = await addOutsideWorld(db)
  const { ours, theirs, mailed, company_id, job_id } = world
  await db
    .updateTable('job_offers')
    .set({ state: 'published', published_at: daysAgo(3) })
    .where('id', '=', job_id)
    .execute()
  const { id } = await ours.add(HARUKA)
  await theirs.consent({ token: await mailed(), ...told })
  const candidate = await addCandidate(db, { email: HARUKA.email })
  const mine = (await apiFor(db, candidate.as)).candidate_users
  expect((await seen(world, id)).same_as).toEqual([])
  const application = await mine.applications.create({ id: job_id, company_id, message: '応募します。' })
  await mine.profile.change({ name: '柏木 遥' })
  expect((await seen(world, id)).same_as).toEqual([])
  await mine.reveals.grant({ company_id, parts: ['profile', 'name', 'contact'] })
  expect((await seen(world, id)).same_as).toEqual([{ kind: 'application', id: application.id, name: '柏木 遥さん', why: 'address' }])
  await mine.blocked_companies.block({ company_id })
  expect((await seen(world, id)).same_as).toEqual([])
})
