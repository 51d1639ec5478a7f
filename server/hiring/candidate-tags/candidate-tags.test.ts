import { expect } from 'vitest'
import { MOST_TAGS_OF_CANDIDATE } from '#contract/hiring/selection/tag-limits.ts'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { addMember, apiFor, test, today } from '#server/testing.ts'
import { listApplications } from '../board/list-applications.ts'
import { addApplicant } from '../applications/testing.ts'

test('members label a candidate, find them by the label, and take it away again', async ({ db }) => {
  const { ours, apply } = await addApplicant(db)
  const { id } = await apply()
  for (let twice = 0; twice < 2; twice++) await ours.candidate_tags.add({ id, name: ' 再アプローチ ' })
  const { tags } = await ours.candidate_tags.add({ id, name: 'Go' })
  expect(tags.map(({ name }) => name)).toEqual(['Go', '再アプローチ'])
  expect((await ours.applications.show({ id })).application.tags).toEqual(tags)
  const tag = tags[1]!.id
  const other = await ours.candidate_tags.list()
  expect(other.tags).toMatchObject([
    { name: 'Go', candidates: 1 },
    { id: tag, candidates: 1 },
  ])
  const found = async (tag: number) => (await ours.applications.list({ tag })).applications.map((one) => one.id)
  expect(await found(tag)).toEqual([id])
  expect((await ours.candidate_tags.remove({ id, tag_id: tag })).tags.map(({ name }) => name)).toEqual(['Go'])
  expect(await found(tag)).toEqual([])
  expect((await ours.applications.list({ tag })).counts.entry).toBe(0)
  await expect(ours.candidate_tags.remove({ id, tag_id: tag })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a tag that is deleted is gone from everybody', async ({ db }) => {
  const { ours, apply } = await addApplicant(db)
  const { id } = await apply()
  const { tags } = await ours.candidate_tags.add({ id, name: '再アプローチ' })
  await ours.candidate_tags.remove_from_all({ tag_id: tags[0]!.id })
  expect((await ours.applications.show({ id })).application.tags).toEqual([])
  expect((await ours.candidate_tags.list()).tags).toEqual([])
})

test('a candidate has so many at most', async ({ db }) => {
  const { ours, apply } = await addApplicant(db)
  const { id } = await apply()
  for (let n = 0; n < MOST_TAGS_OF_CANDIDATE; n++) await ours.candidate_tags.add({ id, name: `タグ${n}` })
  await expect(ours.candidate_tags.add({ id, name: 'もう1つ' })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'name' }] })
  expect((await ours.candidate_tags.add({ id, name: 'タグ3' })).tags).toHaveLength(MOST_TAGS_OF_CANDIDATE)
})

test('neither the candidate, another company nor a program reads a tag, and it goes with the candidate', async ({ db }) => {
  const { ours, mine, candidate, apply, company_id, recruiter } = await addApplicant(db)
  const { id } = await apply()
  const { tags } = await ours.candidate_tags.add({ id, name: 'ひみつのタグ' })
  const read = [await mine.applications.list(), await personalRows(db, candidate.id)]
  expect(JSON.stringify(read)).not.toMatch(/ひみつ|candidate_tags/)
  const rival = (await apiFor(db, (await addMember(db)).as)).company_users
  expect((await rival.candidate_tags.list()).tags).toEqual([])
  await expect(rival.candidate_tags.add({ id, name: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(rival.candidate_tags.remove_from_all({ tag_id: tags[0]!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await rival.applications.list({ tag: tags[0]!.id })).applications).toEqual([])
  const viewer = { area: 'company', id: recruiter.id, company_id, role: 'recruiter', key: { id: 'k' } } as unknown as CompanyViewer
  const byKey = await listApplications({ db, viewer, now: () => today }, {})
  expect(byKey).toMatchObject({ tags: [], applications: [{ tags: [] }] })
  await db.deleteFrom('accounts').where('id', '=', candidate.id).execute()
  expect(await db.selectFrom('candidate_tags').selectAll().execute()).toEqual([])
  expect((await ours.candidate_tags.list()).tags).toMatchObject([{ candidates: 0 }])
})
