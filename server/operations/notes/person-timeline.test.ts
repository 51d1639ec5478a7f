import { expect } from 'vitest'
import { recordConsents } from '#server/accounts/consents/consents.ts'
import { addReport } from '#server/operations/reports/add-report.ts'
import { addCandidate, addMember, addOperator, apiFor, daysAgo, test } from '#server/testing.ts'

test('what happened around a candidate stands in order of time, without a word of theirs, and looking leaves a line', async ({ db }) => {
  const { as } = await addOperator(db)
  const { people } = (await apiFor(db, as)).operators
  const { id } = await addCandidate(db, { created_at: daysAgo(30) })
  const other = await addCandidate(db)
  await recordConsents(db, ['mail_magazine'], { candidate_user_id: id, decided_at: new Date(daysAgo(20)), agreed: true })
  await recordConsents(db, ['mail_magazine'], { candidate_user_id: other.id, decided_at: new Date(daysAgo(20)), agreed: false })
  await addReport(db, new Date(daysAgo(10)), { about: 'service', kind: 'spam', reporter: 'candidate', candidate_user_id: id, note: '読ませない言葉' })
  const request = { kind: 'correction', came_by: 'form', received_at: daysAgo(8), due_at: daysAgo(-8), note: '読ませない言葉' }
  await db
    .insertInto('data_requests')
    .values({ ...request, candidate_user_id: id, state: 'done', done_at: daysAgo(6) })
    .execute()
  await people.restrict({ area: 'candidate', id, restricted: true, reason: '迷惑な送信のため' })
  await people.add_note({ area: 'candidate', id, text: '電話で話した。' })

  const { timeline } = await people.show({ area: 'candidate', id })
  const seen = timeline.entries.filter(({ what }) => what !== 'verified').map(({ kind, what, about }) => [kind, what, about && kind === 'consent' ? about : ''])
  expect(seen.slice(0, 2).toSorted(([one], [other]) => one!.localeCompare(other!))).toEqual([
    ['act', 'restrict_person', ''],
    ['note', 'written', ''],
  ])
  expect(seen.slice(2)).toEqual([
    ['request', 'done', ''],
    ['request', 'correction', ''],
    ['report', 'spam', ''],
    ['consent', 'agreed', 'mail_magazine'],
    ['account', 'registered', ''],
  ])
  expect(timeline.total).toBe(timeline.entries.length)
  expect(JSON.stringify(timeline)).not.toContain('読ませない言葉')
  const narrowed = await people.show({ area: 'candidate', id, timeline_kind: 'act' })
  expect(narrowed.timeline).toMatchObject({ total: 1, entries: [{ what: 'restrict_person', text: '迷惑な送信のため', by: '運営 花子' }] })
  const looks = await db.selectFrom('audit_logs').select('act').where('subject_id', '=', id).where('act', '=', 'open_person').execute()
  expect(looks).toHaveLength(2)
})

test('a member of a company has a timeline of their own account only', async ({ db }) => {
  const { as } = await addOperator(db)
  const { people } = (await apiFor(db, as)).operators
  const [member, colleague] = [await addMember(db), await addMember(db)]
  await people.add_note({ area: 'company', id: colleague.id, text: '同僚についてのメモ' })
  const { timeline } = await people.show({ area: 'company', id: member.id })
  expect(timeline.entries.map(({ what }) => what).filter((what) => what !== 'verified')).toEqual(['joined'])
})

test('tags of somebody are kept once each, found by their whole word, logged without a name, and go with the account', async ({ db }) => {
  const { as } = await addOperator(db)
  const { people } = (await apiFor(db, as)).operators
  const [{ id }, other] = [await addCandidate(db), await addCandidate(db)]
  expect(await people.set_tags({ area: 'candidate', id, tags: ['要フォロー', '要フォロー', ' VIP '] })).toEqual({ tags: ['VIP', '要フォロー'] })
  await people.set_tags({ area: 'candidate', id: other.id, tags: ['要フォローではない'] })
  expect((await people.show({ area: 'candidate', id })).tags).toEqual(['VIP', '要フォロー'])
  expect((await people.search({ q: '要フォロー' })).people.map((found) => found.id)).toEqual([id])
  expect(await people.set_tags({ area: 'candidate', id, tags: ['VIP'] })).toEqual({ tags: ['VIP'] })
  const { detail } = await db.selectFrom('audit_logs').select('detail').where('act', '=', 'tag_person').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(detail).toEqual({ added: 0, removed: 1 })
  await expect(people.set_tags({ area: 'company', id, tags: [] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  expect(await db.selectFrom('person_tags').select('tag').where('account_id', '=', id).execute()).toEqual([])
})
