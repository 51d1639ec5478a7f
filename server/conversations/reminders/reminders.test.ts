import { expect } from 'vitest'
import { addApplicant, deliverHeldNotices } from '#server/hiring/applications/testing.ts'
import { waitingJobs } from '#server/platform/background/testing.ts'
import { addConversation } from '../messages/testing.ts'
import { prepareScout } from '#server/hiring/scouts/testing.ts'
import { addJob, addMember, apiFor, daysAgo, test, today } from '#server/testing.ts'
import { notifyDeadlines } from './notify-deadlines.ts'
import { mailsTo, notifyNow, notifiedToCandidate, notifiedToMember } from './testing.ts'

const later = (minutes: number) => new Date(today.getTime() + minutes * 60_000)

test('a burst of messages is one notice and one mail, whose subject names nobody', async ({ db }) => {
  const talk = await addConversation(db)
  for (const words of ['一通目です。', '二通目です。', '三通目です。']) await talk.answer(words)
  const jobs = (await waitingJobs(db)).filter(({ payload }) => payload.side === 'candidate')
  expect(jobs.map(({ task }) => task)).toEqual(['notify_conversation'])
  await notifyNow(db, talk, 'candidate')
  expect(await notifiedToCandidate(db, talk.candidate_id)).toEqual([
    { kind: 'new_message', title: '山田製作所からメッセージが届きました', path: `/message/company/detail?company_id=${talk.company_id}` },
  ])
  const [mail, ...others] = await mailsTo(db, { candidate_user_id: talk.candidate_id })
  expect(others).toEqual([])
  expect(mail?.subject).toBe('【芽生え】新しいメッセージがあります')
  expect(mail?.text).not.toContain('一通目')
})

test('what was told is told once, and what follows soon after waits', async ({ db }) => {
  const talk = await addConversation(db)
  await talk.answer('お返事です。')
  await notifyNow(db, talk, 'candidate')
  await notifyNow(db, talk, 'candidate', later(60))
  expect(await notifiedToCandidate(db, talk.candidate_id)).toHaveLength(1)
  await talk.answer('追伸です。')
  await notifyNow(db, talk, 'candidate', later(10))
  expect(await notifiedToCandidate(db, talk.candidate_id)).toHaveLength(1)
  await notifyNow(db, talk, 'candidate', later(61))
  expect(await notifiedToCandidate(db, talk.candidate_id)).toHaveLength(2)
})

test('a recipient who has read the message gets no notification, and reading a conversation reads its notifications', async ({ db }) => {
  const talk = await addConversation(db)
  await talk.answer('お返事です。')
  await talk.mine.messages.read({ company_id: talk.company_id, number: 2 })
  await notifyNow(db, talk, 'candidate')
  expect(await notifiedToCandidate(db, talk.candidate_id)).toEqual([])
  await notifyNow(db, talk, 'company')
  expect((await talk.ours.account()).unread_notification_count).toBe(0)

  await talk.say('もう一つ質問です。')
  await notifyNow(db, talk, 'company', later(60))
  expect((await talk.ours.account()).unread_notification_count).toBe(1)
  await talk.ours.messages.read({ candidate_id: talk.candidate_id, number: 3 })
  expect((await talk.ours.account()).unread_notification_count).toBe(0)
})

test('a message that was taken back by its transaction is told to nobody', async ({ db }) => {
  const talk = await addConversation(db)
  const before = await waitingJobs(db)
  const savepoint = await (
    db as unknown as { savepoint: (name: string) => { execute: () => Promise<{ rollbackToSavepoint: (name: string) => { execute: () => Promise<unknown> } }> } }
  )
    .savepoint('sending')
    .execute()
  await talk.answer('取り消されるお返事です。')
  await savepoint.rollbackToSavepoint('sending').execute()
  expect(await waitingJobs(db)).toEqual(before)
  await notifyNow(db, talk, 'candidate')
  expect(await notifiedToCandidate(db, talk.candidate_id)).toEqual([])
})

test('administrators, or the assigned member, are notified of an application', async ({ db }) => {
  const { candidate, recruiter, company_id, apply, ours } = await addApplicant(db)
  const parties = { candidate_id: candidate.id, company_id }
  const [admin, assistant] = [await addMember(db, { company_id, role: 'admin' }), await addMember(db, { company_id, role: 'assistant' })]
  await apply()
  await notifyNow(db, parties, 'company')
  expect((await notifiedToMember(db, recruiter.id)).map(({ kind }) => kind)).toEqual(['application'])
  expect((await notifiedToMember(db, admin.id)).map(({ kind }) => kind)).toEqual(['application'])
  expect(await notifiedToMember(db, assistant.id)).toEqual([])
  const [mail] = await mailsTo(db, { company_user_id: recruiter.id })
  expect(mail?.subject).toMatch(/^【芽生え】新しい応募があります：求職者 [0-9A-F]{4}（プロフィール未記入）$/)
  expect(mail?.text).toContain('候補者：求職者 ')
  const [told] = (await ours.notifications.list({})).notifications
  expect(told?.title).toMatch(/^求職者 [0-9A-F]{4}（プロフィール未記入）から、「サーバーサイドエンジニア」に応募が届きました$/)

  await ours.messages.assign({ candidate_id: candidate.id, company_user_id: assistant.id })
  await (await apiFor(db, candidate.as)).candidate_users.messages.send({ company_id, message: '追記です。' })
  await notifyNow(db, parties, 'company', later(60))
  expect((await notifiedToMember(db, assistant.id)).map(({ kind }) => kind)).toEqual(['message'])
  expect(await notifiedToMember(db, recruiter.id)).toHaveLength(1)
})

test('a member chooses which kinds come by mail; the list holds them all', async ({ db }) => {
  const talk = await addConversation(db)
  await talk.ours.notification_settings.change({ settings: [{ kind: 'message', by_mail: false }] })
  await notifyNow(db, talk, 'company')
  expect(await mailsTo(db, { company_user_id: talk.recruiter.id })).toEqual([])
  expect((await talk.ours.notifications.list({})).total).toBe(1)
  await talk.ours.notification_settings.change({ settings: [{ kind: 'message', by_mail: true }] })
  expect(await db.selectFrom('notification_settings').selectAll().execute()).toEqual([])
})

test.for(['accept', 'refuse', 'park'] as const)('the company hears when a scout is answered: %s', async (how, { db }) => {
  const { scout, deliver, candidate, company, company_id, recruiter, person } = await prepareScout(db)
  await scout()
  await deliver()
  const answers = {
    accept: () => candidate.scouts.accept({ company_id, message: '' }),
    refuse: () => candidate.scouts.refuse({ company_id, refusal_reasons: [1], note: '', no_scout_reply: false }),
    park: () => candidate.scouts.park({ company_id, month: '2027-04' }),
  }
  await answers[how]()
  if (how === 'accept') await notifyNow(db, { candidate_id: person.id, company_id }, 'company')
  const ends = { accept: '受けました', refuse: '断りました', park: '先にのばしました' }
  expect(await notifiedToMember(db, recruiter.id)).toMatchObject([{ kind: 'scout_answer' }])
  expect((await company.notifications.list({})).notifications[0]?.title).toContain(`スカウトを${ends[how]}`)
  expect((await mailsTo(db, { company_user_id: recruiter.id })).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^【芽生え】スカウトに回答がありました：求職者 [0-9A-F]{4}（プロフィール未記入）$/),
  ])
})

test('a favourite is told once for each company, however often it is set', async ({ db }) => {
  const { company, person, job_id } = await prepareScout(db)
  for (let times = 0; times < 2; times++) {
    await company.favorites.add({ candidate_id: person.id, job_id })
    await company.favorites.remove({ candidate_id: person.id })
  }
  expect(await notifiedToCandidate(db, person.id)).toEqual([
    { kind: 'favorite_by_company', title: '山田製作所があなたに「気になる」を送りました', path: '/job_offer/favorite' },
  ])
})

test('a step that a recruiter tells, and the result of a selection, reach the candidate', async ({ db }) => {
  const { candidate, company_id, apply, ours } = await addApplicant(db)
  const parties = { candidate_id: candidate.id, company_id }
  const { id } = await apply()
  await ours.applications.change({ id, step: 'document_screening' })
  await ours.applications.notice.send({ id, step: 'document_screening', message: '書類選考に進みました。' })
  await deliverHeldNotices(db)
  await notifyNow(db, parties, 'candidate')
  await ours.applications.change({ id, step: 'end', end_reason: 'rejected' })
  await deliverHeldNotices(db)
  await notifyNow(db, parties, 'candidate', later(60))
  expect((await notifiedToCandidate(db, candidate.id)).map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'selection 山田製作所の選考が「書類選考」に進みました',
    'selection 山田製作所から選考の結果が届きました',
  ])
})

test('a proposed meeting reaches the candidate, the time they choose the company', async ({ db }) => {
  const { candidate, company_id, recruiter, apply, ours, mine } = await addApplicant(db)
  const parties = { candidate_id: candidate.id, company_id }
  const { id } = await apply()
  await notifyNow(db, parties, 'company')
  const slots = ['2026-11-25T10:00:00+09:00']
  const meeting = await ours.meetings.propose({ id, meeting_type: 'mendan', title: '', place: '', minutes: 30, slots, time_zone: 'Asia/Tokyo' })
  await notifyNow(db, parties, 'candidate')
  expect((await notifiedToCandidate(db, candidate.id)).map(({ title }) => title)).toEqual(['山田製作所から面談・面接の予定について連絡が届きました'])
  await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })
  await notifyNow(db, parties, 'company', later(60))
  expect((await notifiedToMember(db, recruiter.id)).map(({ kind }) => kind)).toEqual(['application', 'meeting'])
})

test('a deadline is told to the company the day before, 返信なし to the candidate afterwards, each once', async ({ db }) => {
  const talk = await addConversation(db)
  const at = (days: number) => () => new Date(today.getTime() + days * 86_400_000)
  for (const days of [5, 6.5, 6.6, 7.1, 7.2, 9]) await notifyDeadlines({ db, now: at(days) })
  expect((await notifiedToMember(db, talk.recruiter.id)).map(({ kind }) => kind)).toEqual(['deadline'])
  expect((await notifiedToCandidate(db, talk.candidate_id)).map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'reminder 山田製作所から、期限までに返信がありませんでした',
  ])
})

test('a job that waits for its confirmation and a review that was decided are told once', async ({ db }) => {
  const { id, company_id } = await addJob(db, { position_title: '営業', confirmed_at: daysAgo(31) })
  const { id: refused } = await addJob(db, { company_id, position_title: '経理' })
  const { id: admin, as } = await addMember(db, { company_id })
  await db
    .insertInto('job_offer_reviews')
    .values({ job_id: refused, decided_at: daysAgo(1), decision: 'refused', reason: '賃金を書いてください。' })
    .execute()
  for (let times = 0; times < 2; times++) await notifyDeadlines({ db, now: () => today })
  expect((await notifiedToMember(db, admin)).map(({ kind }) => kind)).toEqual(['job_confirmation', 'job_review'])
  const { notifications } = (await apiFor(db, as)).company_users
  expect((await notifications.list({})).notifications).toMatchObject([
    { title: '「経理」の審査が終わりました。修正が必要な箇所があります' },
    { title: '「営業」を、いまも募集しているか確かめてください', path: `/online/companies/job_offers/edit?id=${id}` },
  ])
})

test('no member is notified of a candidate who blocked the company, and earlier notifications are gone', async ({ db }) => {
  const talk = await addConversation(db)
  await notifyNow(db, talk, 'company')
  expect((await talk.ours.notifications.list({})).total).toBe(1)
  await talk.say('もう一通です。')
  await db.insertInto('blocked_companies').values({ candidate_user_id: talk.candidate_id, company_id: talk.company_id }).execute()
  await notifyNow(db, talk, 'company', later(60))
  await notifyDeadlines({ db, now: () => new Date(today.getTime() + 6.5 * 86_400_000) })
  expect(await talk.ours.notifications.list({})).toMatchObject({ notifications: [], total: 0, unread_count: 0 })
  expect(await mailsTo(db, { company_user_id: talk.recruiter.id })).toHaveLength(1)
})

test('a notification of a colleague does not exist', async ({ db }) => {
  const talk = await addConversation(db)
  await notifyNow(db, talk, 'company')
  const [told] = (await talk.ours.notifications.list({})).notifications
  const colleague = (await apiFor(db, (await addMember(db, { company_id: talk.company_id })).as)).company_users
  await expect(colleague.notifications.view({ id: told!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await talk.ours.notifications.view({ id: told!.id })).toEqual({ success: true, unread_count: 0 })
})
