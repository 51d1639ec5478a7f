import { expect } from 'vitest'
import { addApplicant } from '../applications/testing.ts'
import { addCompany, test } from '#server/testing.ts'

test('every company one talks with is on the board, with who said the last word', async ({ db }) => {
  const { mine, apply, company_id } = await addApplicant(db)
  expect((await mine.progress_notes.list()).progress_notes).toEqual([])
  await apply()
  expect((await mine.progress_notes.list()).progress_notes).toMatchObject([
    { company_id, company_name: '山田製作所', last_message_from: 'candidate', progress: null, progress_change_at: null, outcome: null, note: '' },
  ])
})

test('what is noted stays, and only a change of the progress has a new time', async ({ db }) => {
  const { mine, company_id } = await addApplicant(db)
  const { result } = await mine.progress_notes.change({ company_id, progress: 3, note: '一次は技術の話。' })
  expect(result).toMatchObject({ progress: 3, note: '一次は技術の話。', progress_change_at: expect.any(String) })
  expect((await mine.progress_notes.change({ company_id, outcome: 'ghosted' })).result).toEqual({ ...result, outcome: 'ghosted' })
  expect((await mine.progress_notes.change({ company_id, progress: null })).result).toMatchObject({
    progress: null,
    outcome: 'ghosted',
    note: '一次は技術の話。',
  })
})

test('a company that is not public cannot be noted', async ({ db }) => {
  const { mine } = await addApplicant(db)
  const { id: company_id } = await addCompany(db, { state: 'suspended' })
  await expect(mine.progress_notes.change({ company_id, note: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('no company reads a note', async ({ db }) => {
  const { mine, ours, apply, company_id, candidate } = await addApplicant(db)
  const { id } = await apply()
  await mine.progress_notes.change({ company_id, note: 'ひみつのメモ', outcome: 'declined' })
  const read = [await ours.applications.show({ id }), await ours.applications.list({}), await ours.messages.show({ candidate_id: candidate.id })]
  expect(JSON.stringify(read)).not.toMatch(/ひみつ|outcome/)
})
