import { expect } from 'vitest'
import { addReport } from '#server/operations/reports/add-report.ts'
import { addCompany, addJob, addMember, addOperator, apiFor, daysAgo, test } from '#server/testing.ts'

test('what happened around a company stands in order of time, each once, and nothing of another company', async ({ db }) => {
  const { as } = await addOperator(db)
  const operators = async () => (await apiFor(db, as)).operators
  const { id } = await addCompany(db, { state: 'pending', created_at: daysAgo(20) })
  const other = await addJob(db)
  await addReport(db, new Date(daysAgo(1)), { about: 'job', kind: 'spam', reporter: 'visitor', job_id: other.id, company_id: other.company_id })
  await addMember(db, { company_id: id })
  const { id: job_id } = await addJob(db, { company_id: id, position_title: '経理' })
  const review = { job_id, requested_by: '山田', requested_at: daysAgo(5), decided_at: daysAgo(4), decision: 'refused', reason: '休日がありません。' }
  await db.insertInto('job_offer_reviews').values(review).execute()
  await addReport(db, new Date(daysAgo(2)), { about: 'company', kind: 'fraud', reporter: 'visitor', company_id: id, note: '読ませない言葉' })
  await (await operators()).companies.approve({ id, decision: 'approve', from_state: 'pending' })
  await (await operators()).companies.add_note({ id, text: '電話で確認済み。' })
  const { timeline } = await (await operators()).companies.show({ id })
  const seen = timeline.entries.filter(({ kind }) => kind !== 'member').map(({ kind, what, by }) => [kind, what, by])
  expect(seen.slice(2)).toEqual([
    ['report', 'fraud', ''],
    ['review', 'refused', ''],
    ['review', 'requested', '山田'],
    ['company', 'registered', ''],
  ])
  // The approval and the note are of one instant in this test. Who approved is known, and the approval stands there once.
  expect(seen.slice(0, 2).toSorted(([one], [other]) => one!.localeCompare(other!))).toEqual([
    ['company', 'approved', '運営 花子'],
    ['note', 'written', '運営 花子'],
  ])
  expect(timeline.total).toBe(timeline.entries.length)
  expect(JSON.stringify(timeline)).not.toContain('読ませない言葉')
  const narrowed = await (await operators()).companies.show({ id, timeline_kind: 'review' })
  expect(narrowed.timeline).toMatchObject({ total: 2, entries: [{ what: 'refused', text: '休日がありません。', about: '経理', ref: String(job_id) }, {}] })
})

test('a long timeline has pages', async ({ db }) => {
  const { as } = await addOperator(db)
  const { id } = await addCompany(db)
  const note = { company_id: id, operator_name: '運営 花子' }
  await db
    .insertInto('operator_notes')
    .values(Array.from({ length: 31 }, (_, at) => ({ ...note, text: `メモ${at}`, created_at: daysAgo(at) })))
    .execute()
  const { companies } = (await apiFor(db, as)).operators
  const show = async (timeline_page: number) => (await companies.show({ id, timeline_kind: 'note', timeline_page })).timeline
  expect(await show(1)).toMatchObject({ total: 31, page: 1, per_page: 30 })
  expect((await show(2)).entries.map(({ text }) => text)).toEqual(['メモ30'])
})
