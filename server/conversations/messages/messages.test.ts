import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { addCandidate, addCompany, addJob, addMember, apiFor, daysAgo, test } from '#server/testing.ts'
import { addConversation } from './testing.ts'

test('what is said reaches the other side, in its order, and nobody else', async ({ db }) => {
  const { mine, ours, company_id, candidate_id, answer } = await addConversation(db)
  await answer('ご連絡ありがとうございます。')
  const { messages, thread } = await mine.messages.show({ company_id })
  expect(messages.map(({ number, message, company, name }) => [number, message, company, name])).toEqual([
    [1, 'はじめまして。', false, expect.stringMatching(/^求職者 [0-9A-F]{4}$/)],
    [2, 'ご連絡ありがとうございます。', true, '山田'],
  ])
  expect(thread).toMatchObject({ turn: 'candidate', is_overdue: false, last_number: 2 })
  expect((await ours.messages.show({ candidate_id })).messages.map(({ message }) => message)).toEqual(['はじめまして。', 'ご連絡ありがとうございます。'])

  const rival = (await apiFor(db, (await addMember(db)).as)).company_users
  await expect(rival.messages.show({ candidate_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(rival.messages.send({ candidate_id, message: '横から失礼します。' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await rival.message_candidates({})).threads).toEqual([])
})

test('sent again under the same name it is the same message, also after the thread has ended', async ({ db }) => {
  const { say, mine, company_id } = await addConversation(db)
  const client_id = randomUUID()
  const sent = await say('一度だけ。', client_id)
  expect(await say('一度だけ。', client_id)).toEqual(sent)
  await mine.messages.close({ company_id })
  expect(await say('一度だけ。', client_id)).toEqual(sent)
  expect((await mine.messages.show({ company_id })).messages).toHaveLength(2)
})

test('nobody takes the name that the other side gave a message', async ({ db }) => {
  const { answer, first } = await addConversation(db)
  expect(first.client_id).not.toBeNull()
  await expect(answer('別の話です。', first.client_id!)).rejects.toMatchObject({ code: 'CLIENT_ID_REUSED' })
})

test('the names of messages are known to the side that gave them only', async ({ db }) => {
  const { ours, candidate_id } = await addConversation(db)
  expect((await ours.messages.show({ candidate_id })).messages[0]).toMatchObject({ client_id: null })
})

test('an empty message, one too long, and a job of another company are refused', async ({ db }) => {
  const { mine, company_id } = await addConversation(db)
  const { id: job_id } = await addJob(db)
  const send = (input: object) => mine.messages.send({ company_id, message: 'はい。', ...input })
  await expect(send({ message: '  ' })).rejects.toMatchObject({ data: [{ field: 'message', message: '本文を入力してください。' }] })
  await expect(send({ message: 'あ'.repeat(10_001) })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await expect(send({ job_id })).rejects.toMatchObject({ data: [{ field: 'job_id' }] })
})

test('the card of a job shows that it is open, that it is over, and what it was called when it is gone', async ({ db }) => {
  const { mine, company_id } = await addConversation(db)
  const { id: job_id } = await addJob(db, { company_id, position_title: '計測の開発', tagline: '漏れを見つけます。' })
  await mine.messages.send({ company_id, message: 'この求人について伺います。', job_id })
  const card = async () => (await mine.messages.show({ company_id })).messages[1]!.attachedJob
  expect(await card()).toEqual({ id: job_id, name: '計測の開発', description: '漏れを見つけます。', active: true, deleted: false })
  await db
    .updateTable('job_offers')
    .set({ state: 'closed', closed_reason: 'filled', closed_at: daysAgo(0) })
    .where('id', '=', job_id)
    .execute()
  expect(await card()).toMatchObject({ active: false, deleted: false })
  await db.deleteFrom('job_offers').where('id', '=', job_id).execute()
  expect(await card()).toEqual({ id: job_id, name: '計測の開発', description: '', active: false, deleted: true })
})

test('a company cannot begin a thread, and cannot write on before it is answered', async ({ db }) => {
  const member = await addMember(db)
  const { id: candidate_id } = await addCandidate(db, { is_open: true })
  const ours = (await apiFor(db, member.as)).company_users
  await expect(ours.messages.send({ candidate_id, message: 'はじめまして。' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db.insertInto('threads').values({ candidate_user_id: candidate_id, company_id: member.company_id, last_number: 1 }).execute()
  const { id: thread_id } = await db.selectFrom('threads').select('id').where('candidate_user_id', '=', candidate_id).executeTakeFirstOrThrow()
  await db.insertInto('messages').values({ thread_id, number: 1, client_id: randomUUID(), company: true, message: 'はじめまして。' }).execute()
  await ours.messages.send({ candidate_id, message: 'ひとつ書き忘れました。' })
  await expect(ours.messages.send({ candidate_id, message: 'いかがでしょうか。' })).rejects.toMatchObject({ code: 'ANSWER_AWAITED' })
  expect((await ours.messages.show({ candidate_id })).refusal).toMatchObject({ code: 'ANSWER_AWAITED' })
})

test('今後返信しない stops the company until the candidate opens the thread again', async ({ db }) => {
  const { mine, ours, company_id, candidate_id, answer } = await addConversation(db)
  await mine.messages.close({ company_id })
  await expect(answer('お願いします。')).rejects.toMatchObject({ code: 'THREAD_CLOSED' })
  expect((await ours.messages.show({ candidate_id })).thread).toMatchObject({ closed_by: 'candidate', turn: null, is_overdue: false })
  await mine.messages.reopen({ company_id })
  await answer('ありがとうございます。')
})

test('今ではない stops the company until the first of the month', async ({ db }) => {
  const { mine, recruiter, company_id, candidate_id, answer } = await addConversation(db)
  await mine.messages.park({ company_id, month: '2027-02' })
  await expect(answer('お願いします。')).rejects.toMatchObject({ code: 'THREAD_PARKED' })
  expect((await mine.messages.show({ company_id })).thread).toMatchObject({ parked_until: '2027-02-01' })
  const later = (await apiFor(db, { ...recruiter.as, now: () => new Date('2027-02-01T00:00:00+09:00') })).company_users
  await later.messages.send({ candidate_id, message: '二月になりました。' })
  await expect(mine.messages.park({ company_id, month: '2026-11' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('a candidate who blocks the company is gone from its list, its counts and its calls', async ({ db }) => {
  const { mine, ours, company_id, candidate_id, answer } = await addConversation(db)
  await mine.blocked_companies.block({ company_id })
  expect(await ours.message_candidates({})).toMatchObject({ threads: [], total: 0, counts: { all: 0, unread: 0 } })
  await expect(ours.messages.show({ candidate_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(answer('どうしましたか。')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await ours.account()).toMatchObject({ unread_message_count: 0, awaited_answer_count: 0 })
})

test('who left is 退会済みユーザー, and what they wrote is gone', async ({ db }) => {
  const { candidate, mine, ours, company_id, answer } = await addConversation(db)
  await answer('こんにちは。')
  const api = await apiFor(db, candidate.as)
  const counts = async () => {
    const { unread_message_count, awaited_answer_count } = await ours.account()
    return [unread_message_count, awaited_answer_count, (await ours.message_candidates({ filter: 'unread' })).threads.length]
  }
  await mine.messages.send({ company_id, message: '木曜ではいかがですか。' })
  expect(await counts()).toEqual([1, 1, 1])
  await api.candidate_users.withdrawal({ reason: 1 })
  expect(await counts()).toEqual([0, 0, 0])
  const { threads } = await ours.message_candidates({})
  expect(threads).toMatchObject([{ candidate: { name: '退会済みユーザー', has_left: true } }])
  const talk = await ours.messages.show({ candidate_id: threads[0]!.candidate.id })
  expect(talk.messages.map(({ name, message }) => [name, message])).toEqual([
    ['退会済みユーザー', ''],
    ['山田', 'こんにちは。'],
    ['退会済みユーザー', ''],
  ])
  expect(talk.refusal).toMatchObject({ code: 'PARTNER_UNREACHABLE' })
})

test('a company that leaves keeps its name, and nobody can write to it', async ({ db }) => {
  const { mine, company_id, say } = await addConversation(db)
  await db.updateTable('companies').set({ state: 'suspended' }).where('id', '=', company_id).execute()
  expect((await mine.messages.show({ company_id })).company).toMatchObject({ name: '山田製作所', linkable: false })
  await expect(say('どうなりましたか。')).rejects.toMatchObject({ code: 'PARTNER_UNREACHABLE' })
})

test('a first word is refused where the company does not take any, and to a company that nobody sees', async ({ db }) => {
  const { send } = (await apiFor(db, (await addCandidate(db)).as)).candidate_users.messages
  const to = async (company: object) => send({ company_id: (await addCompany(db, company)).id, message: 'はじめまして。' })
  await expect(to({ deny_company_apply: true })).rejects.toMatchObject({ code: 'CONTACT_NOT_ACCEPTED' })
  await expect(to({ state: 'pending' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('no answer until the day it was awaited reads as overdue', async ({ db }) => {
  const { candidate, company_id } = await addConversation(db)
  await db
    .updateTable('threads')
    .set({ turn_since: daysAgo(9), answer_due_at: daysAgo(2) })
    .where('company_id', '=', company_id)
    .execute()
  const { threads } = await (await apiFor(db, candidate.as)).candidate_users.message_companies({})
  expect(threads).toMatchObject([
    { turn: 'company', is_overdue: true, answer_due_at: daysAgo(2).replace('Z', '').replace('T01', 'T10').replace('.000', '') + '+09:00' },
  ])
})

test('reading marks what was there, the sender sees it where that is shown, and what comes later stays unread', async ({ db }) => {
  const { mine, ours, company_id, candidate_id, answer } = await addConversation(db)
  await mine.read_receipts.change({ is_shown: true })
  await answer('一つ目。')
  await answer('二つ目。')
  expect(await mine.messages.read({ company_id, number: 2 })).toEqual({ unread_message_count: 1 })
  const read = (await ours.messages.show({ candidate_id })).messages.map(({ read_at }) => read_at !== null)
  expect(read).toEqual([true, true, false])
  expect((await mine.message_companies({ filter: 'unread' })).threads).toMatchObject([{ unread_count: 1 }])
})

test('a draft that another device kept is never overwritten: it comes back', async ({ db }) => {
  const { mine, company_id } = await addConversation(db)
  const first = await mine.messages.keep_draft({ company_id, message: '一台目', based_on: null })
  expect(first).toMatchObject({ success: true, other: null })
  expect(await mine.messages.keep_draft({ company_id, message: '二台目', based_on: null })).toMatchObject({ success: false, other: '一台目' })
  expect((await mine.messages.show({ company_id })).draft).toBe('一台目')
  expect(await mine.messages.keep_draft({ company_id, message: '一台目の続き', based_on: first.draft_at })).toMatchObject({ success: true })
  expect(await mine.messages.keep_draft({ company_id, message: '', based_on: null })).toMatchObject({ other: '一台目の続き' })
  expect(await mine.messages.keep_draft({ company_id, message: '両方' })).toMatchObject({ success: true })
  expect(await mine.messages.show({ company_id })).toMatchObject({ draft: '両方' })
})

test('a draft is its writer’s own, is there before the first word, and goes when it is sent', async ({ db }) => {
  const { mine, ours, company_id, candidate_id, recruiter, say } = await addConversation(db)
  await mine.messages.keep_draft({ company_id, message: '書きかけ' })
  await ours.messages.keep_draft({ candidate_id, message: '社内の書きかけ' })
  expect((await mine.messages.show({ company_id })).draft).toBe('書きかけ')
  const colleague = (await apiFor(db, (await addMember(db, { company_id: recruiter.company_id })).as)).company_users
  expect((await colleague.messages.show({ candidate_id })).draft).toBe('')
  await say('送ります。')
  expect((await mine.messages.show({ company_id })).draft).toBe('')
  const other = (await addCompany(db)).id
  await mine.messages.keep_draft({ company_id: other, message: 'まだ送っていません' })
  expect((await mine.messages.show({ company_id: other })).draft).toBe('まだ送っていません')
})

test('an archived thread comes back when something is said', async ({ db }) => {
  const { mine, company_id, answer } = await addConversation(db)
  await mine.messages.archive({ company_id })
  expect(await mine.message_companies({})).toMatchObject({ total: 0, counts: { archived: 1 } })
  await answer('お知らせです。')
  expect(await mine.message_companies({})).toMatchObject({ total: 1, counts: { archived: 0 } })
})

test('search finds the other’s name and what was said, and takes % for what it is', async ({ db }) => {
  const { mine, ours, say } = await addConversation(db)
  await say('達成率は100%です。')
  const found = async (q: string) => (await mine.message_companies({ q })).total
  expect([await found('山田'), await found('100%'), await found('%達'), await found('いない')]).toEqual([1, 1, 0, 0])
  expect((await ours.message_candidates({ q: '達成率' })).total).toBe(1)
})

test('a guest reads the people they are assigned to, and writes to nobody', async ({ db }) => {
  const { company_id, candidate_id } = await addConversation(db)
  const guest = await addMember(db, { company_id, role: 'guest' })
  const api = (await apiFor(db, guest.as)).company_users
  await expect(api.messages.show({ candidate_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db.insertInto('candidate_assignments').values({ company_user_id: guest.id, candidate_user_id: candidate_id }).execute()
  expect((await api.messages.show({ candidate_id })).messages).toHaveLength(1)
  await expect(api.messages.send({ candidate_id, message: 'はい。' })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})

test('older messages come page by page, newer ones after a number', async ({ db }) => {
  const { mine, company_id, say } = await addConversation(db)
  for (let number = 2; number <= 6; number++) await say(`${number}`)
  const numbers = async (part: object) => {
    const { messages, has_earlier } = await mine.messages.show({ company_id, ...part })
    return [messages.map(({ number }) => number), has_earlier]
  }
  expect(await numbers({ per_page: 2 })).toEqual([[5, 6], true])
  expect(await numbers({ per_page: 4, before: 5 })).toEqual([[1, 2, 3, 4], false])
  expect(await numbers({ after: 4 })).toEqual([[5, 6], true])
})
