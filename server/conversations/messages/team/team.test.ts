import { expect } from 'vitest'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import { addMember, apiFor, test } from '#server/testing.ts'
import { mailsTo, notifiedToCandidate, notifyNow } from '../../reminders/testing.ts'
import { addConversation } from '../testing.ts'

test('colleagues talk about a thread among themselves; neither the candidate nor another company hears of it', async ({ db }) => {
  const { ours, mine, candidate_id, company_id } = await addConversation(db)
  expect(await ours.messages.comment({ candidate_id, comment: '面談は和泉が出ます。' })).toMatchObject({ member_name: '山田', comment: '面談は和泉が出ます。' })
  expect((await ours.messages.team({ candidate_id })).comments).toMatchObject([{ comment: '面談は和泉が出ます。' }])
  const read = [
    await mine.messages.show({ company_id }),
    await mine.message_companies({}),
    await mine.message_search({ q: '和泉' }),
    await personalRows(db, candidate_id),
  ]
  expect(JSON.stringify(read.map((one) => ('hits' in one ? one.hits : one)))).not.toContain('和泉')
  await notifyNow(db, { candidate_id, company_id }, 'candidate')
  expect([await notifiedToCandidate(db, candidate_id), await mailsTo(db, { candidate_user_id: candidate_id })]).toEqual([[], []])
  expect(await db.selectFrom('live_events').select('id').where('kind', '=', 'comment_added').where('candidate_user_id', 'is not', null).execute()).toEqual([])
  const rival = (await apiFor(db, (await addMember(db)).as)).company_users
  await expect(rival.messages.team({ candidate_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a comment calls colleagues who read the conversation, once, and nobody else', async ({ db }) => {
  const { ours, candidate_id, company_id } = await addConversation(db)
  const called = await addMember(db, { company_id, name: '和泉 亮', role: 'assistant' })
  await addMember(db, { company_id, name: '和泉', role: 'admin' })
  await addMember(db, { company_id, name: '外山', role: 'guest' })
  await addMember(db, { name: '和泉 亮' })
  await ours.messages.comment({ candidate_id, comment: '@和泉亮 と @外山 と @山田：面接をお願いします。' })
  const told = await db.selectFrom('notifications').select(['account_id', 'subject_id', 'detail']).where('kind', '=', 'mention').execute()
  expect(told).toEqual([{ account_id: called.id, subject_id: candidate_id, detail: { by: '山田' } }])
  const theirs = (await apiFor(db, called.as)).company_users
  expect(JSON.stringify(await theirs.notifications.list({}))).toContain('についての社内メモであなたを呼びました')
})

test('one of us takes care of a thread, never somebody of another company', async ({ db }) => {
  const { ours, candidate_id, company_id } = await addConversation(db)
  const colleague = await addMember(db, { company_id, name: '和泉' })
  await ours.messages.assign({ candidate_id, company_user_id: colleague.id })
  expect((await ours.messages.show({ candidate_id })).assigned).toEqual({ id: colleague.id, name: '和泉' })
  const theirs = (await apiFor(db, colleague.as)).company_users
  expect((await theirs.message_candidates({ filter: 'mine' })).total).toBe(1)
  const stranger = await addMember(db)
  await expect(ours.messages.assign({ candidate_id, company_user_id: stranger.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await ours.messages.assign({ candidate_id, company_user_id: null })
  expect((await ours.messages.show({ candidate_id })).assigned).toBeNull()
})

test('a guest sees somebody from when they are shown them until they are not', async ({ db }) => {
  const { ours, candidate_id, company_id } = await addConversation(db)
  const guest = await addMember(db, { company_id, role: 'guest' })
  const theirs = (await apiFor(db, guest.as)).company_users
  const reads = () =>
    theirs.messages.show({ candidate_id }).then(
      () => true,
      ({ code }: { code: string }) => code,
    )
  expect(await reads()).toBe('NOT_FOUND')
  await ours.messages.let_guest_read({ candidate_id, company_user_id: guest.id })
  expect(await reads()).toBe(true)
  await theirs.messages.comment({ candidate_id, comment: '技術面は問題ありません。' })
  await expect(theirs.messages.assign({ candidate_id, company_user_id: null })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
  await ours.messages.stop_guest({ candidate_id, company_user_id: guest.id })
  expect(await reads()).toBe('NOT_FOUND')
})

test('a report quotes the message that it names, and none of another thread', async ({ db }) => {
  const { mine, answer, company_id } = await addConversation(db)
  const { id: message_id } = await answer('口座番号を教えてください。')
  await mine.messages.report({ company_id, reason: 'fraud', note: '口座を聞かれました。', message_id })
  expect(await db.selectFrom('reports').selectAll().execute()).toMatchObject([
    { kind: 'fraud', quote: '口座番号を教えてください。', reporter: 'candidate', state: 'open', due_at: expect.any(String) },
  ])
  const other = await addConversation(db)
  await expect(mine.messages.report({ company_id, reason: 'spam', message_id: other.first.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what a company says and writes among its own people is not in what the candidate takes along', async ({ db }) => {
  const { ours, mine, candidate_id, company_id } = await addConversation(db)
  await ours.messages.comment({ candidate_id, comment: '社外秘のコメント' })
  await ours.messages.keep_draft({ candidate_id, message: '社外秘の下書き' })
  await ours.messages.upload({ candidate_id, file: new File(['社外秘'], '社外秘.txt') })
  await ours.messages.report({ candidate_id, reason: 'other', note: '社外秘の通報' })
  await mine.messages.keep_draft({ company_id, message: '自分の下書き' })
  const rows = JSON.stringify(await personalRows(db, candidate_id))
  expect(rows).not.toContain('社外秘')
  expect(rows).toContain('自分の下書き')
})
