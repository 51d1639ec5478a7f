import { expect } from 'vitest'
import { notificationsOf } from '#server/notifications/notifications/testing.ts'
import { addOperator, apiFor, test, today } from '#server/testing.ts'
import { test as alone } from '#server/platform/database/testing.ts'
import { addConversation } from '#server/conversations/messages/testing.ts'
import { addReportedConversation } from '../testing.ts'

const hours = (count: number) => new Date(today.getTime() + count * 3_600_000)
const reason = '前後の文脈を確かめるため'

async function approved(db: Parameters<typeof addReportedConversation>[0]) {
  const talk = await addReportedConversation(db)
  const asked = await (await talk.reportsOf(talk.one)).ask_to_open({ id: talk.id, reason })
  await (await talk.reportsOf(talk.other)).decide_opening({ id: asked.id, decision: 'approved', reason })
  return { ...talk, opening_id: asked.id }
}

test('no operator reads messages without an approved disclosure: before, with their own approval, refused, withdrawn, or over', async ({ db }) => {
  const { id, one, other, reportsOf } = await addReportedConversation(db)
  const [mine, others] = [await reportsOf(one), await reportsOf(other)]
  const closed = { code: 'THREAD_NOT_OPENED', status: 403 }
  await expect(mine.thread({ id })).rejects.toMatchObject(closed)
  const first = await mine.ask_to_open({ id, reason })
  await expect(mine.thread({ id })).rejects.toMatchObject(closed)
  await expect(mine.decide_opening({ id: first.id, decision: 'approved', reason })).rejects.toMatchObject({ code: 'OWN_OPENING', status: 403 })
  await expect(mine.ask_to_open({ id, reason })).rejects.toMatchObject({ code: 'OPENING_ASKED' })
  await others.decide_opening({ id: first.id, decision: 'refused', reason })
  await expect(mine.thread({ id })).rejects.toMatchObject(closed)
  const second = await mine.ask_to_open({ id, reason })
  await mine.decide_opening({ id: second.id, decision: 'withdrawn', reason })
  await expect(others.decide_opening({ id: second.id, decision: 'approved', reason })).rejects.toMatchObject({ code: 'OPENING_DECIDED' })
  await expect(others.thread({ id })).rejects.toMatchObject(closed)
})

test('who asks to read has taken the report, and does not take it from a colleague who has it', async ({ db }) => {
  const { id, one, other, reportsOf } = await addReportedConversation(db)
  const [mine, others] = [await reportsOf(one), await reportsOf(other)]
  const asked = await mine.ask_to_open({ id, reason })
  const report = await mine.show({ id })
  expect([report.state, report.steps.map(({ kind }) => kind).toSorted()]).toEqual(['taken', ['asked_to_open', 'taken']])
  await mine.decide_opening({ id: asked.id, decision: 'withdrawn', reason })
  await others.ask_to_open({ id, reason })
  expect((await others.show({ id })).operator_name).toBe(report.operator_name)
  expect((await others.show({ id })).steps.filter(({ kind }) => kind === 'taken')).toHaveLength(1)
})

test('the two operators of a disclosure read that conversation only, for 72 hours, and each reading leaves a line', async ({ db }) => {
  const { id, one, other, thread_id, reportsOf } = await approved(db)
  const elsewhere = await addConversation(db)
  await elsewhere.say('別のやりとりの言葉')
  for (const operator of [one, other]) {
    const { messages } = await (await reportsOf(operator)).thread({ id })
    expect(messages.map(({ message }) => message)).toEqual(['はじめまして。', '口座番号を教えてください。'])
  }
  const third = await addOperator(db)
  await expect((await reportsOf(third)).thread({ id })).rejects.toMatchObject({ code: 'THREAD_NOT_OPENED' })
  const looking = await addOperator(db, { role: 'read_only' })
  await expect((await reportsOf(looking)).thread({ id })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
  const fresh = (operator: typeof one, at: Date) => ({ as: { viewer: { ...operator.viewer, authenticated_at: at.toISOString() } } })
  expect(await (await reportsOf(fresh(one, hours(71)), hours(71))).thread({ id })).toMatchObject({ company_name: '山田製作所' })
  await expect((await reportsOf(fresh(one, hours(73)), hours(73))).thread({ id })).rejects.toMatchObject({ code: 'THREAD_NOT_OPENED' })
  const lines = await db.selectFrom('audit_logs').select('operator_user_id').where('act', '=', 'read_thread').where('subject_id', '=', thread_id).execute()
  expect(lines.map(({ operator_user_id }) => operator_user_id)).toEqual([one.id, other.id, one.id])
})

test('operators who may agree get a mail that a disclosure waits; the requester, read-only operators, and the two sides get none', async ({ db }) => {
  const { id, one, other, reportsOf } = await addReportedConversation(db)
  await addOperator(db, { role: 'read_only' })
  await (await reportsOf(one)).ask_to_open({ id, reason })
  const mails = await db.selectFrom('mails').select(['account_id', 'text']).where('kind', '=', 'approval_awaited').execute()
  expect(mails).toMatchObject([{ account_id: other.id, text: expect.stringContaining(reason) }])
  expect(await db.selectFrom('mails').select('id').where('kind', 'in', ['thread_opened', 'member_notification']).execute()).toEqual([])
})

test('both sides are notified at the first reading, once, whatever they set about mails', async ({ db }) => {
  const { id, one, other, candidate_id, recruiter, reportsOf } = await approved(db)
  await db.updateTable('candidate_users').set({ enable_notification: false }).where('id', '=', candidate_id).execute()
  await db.insertInto('notification_settings').values({ account_id: recruiter.id, kind: 'thread_opened', channel: 'mail', is_on: false }).execute()
  const told = async () => ({
    candidate: (await notificationsOf(db, candidate_id)).filter(({ title }) => title.includes('通報')).map(({ title }) => title),
    mails: (await db.selectFrom('mails').select('kind').where('account_id', '=', candidate_id).where('kind', '=', 'thread_opened').execute()).length,
    company: (await notificationsOf(db, recruiter.id)).filter(({ kind }) => kind === 'thread_opened').length,
  })
  expect(await told()).toEqual({ candidate: [], mails: 0, company: 0 })
  await (await reportsOf(one)).thread({ id })
  await (await reportsOf(other)).thread({ id })
  expect(await told()).toEqual({ candidate: ['通報を受けて、運営の2名があなたと山田製作所のやりとりを確認しました'], mails: 1, company: 1 })
  const mail = await db
    .selectFrom('mails')
    .select(['text', 'unsubscribe_url'])
    .where('account_id', '=', recruiter.id)
    .where('topic', '=', 'thread_opened')
    .execute()
  expect(mail).toEqual([{ text: expect.stringContaining('設定にかかわらず'), unsubscribe_url: null }])
  const { notifications, notification_settings } = (await apiFor(db, recruiter.as)).company_users
  expect((await notification_settings.show()).settings.map(({ kind }) => kind)).not.toContain('thread_opened')
  const list = await notifications.list({})
  expect(list.notifications.find(({ kind }) => kind === 'thread_opened')?.title).toMatch(/^通報を受けて、運営の2名が.+とのやりとりを確認しました$/)
})

test('a report about a page has no conversation to disclose', async ({ db }) => {
  await (await apiFor(db)).reports.create({ about: 'service', kind: 'complaint', note: '返事が来ません。' })
  const { reports } = (await apiFor(db, (await addOperator(db)).as)).operators
  const [ticket] = (await reports.list({ about: 'service' })).reports
  await expect(reports.ask_to_open({ id: ticket!.id, reason })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

alone('approved and withdrawn at once, one of the two counts', async ({ db }) => {
  const { id, one, other, reportsOf } = await addReportedConversation(db)
  const [mine, others] = [await reportsOf(one), await reportsOf(other)]
  for (let round = 0; round < 5; round++) {
    const asked = await mine.ask_to_open({ id, reason })
    const ends = await Promise.allSettled([
      others.decide_opening({ id: asked.id, decision: 'approved', reason }),
      mine.decide_opening({ id: asked.id, decision: 'withdrawn', reason }),
    ])
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []))
    expect(refused).toEqual(['OPENING_DECIDED'])
    const { decision } = await db.selectFrom('conversation_disclosures').select('decision').where('id', '=', asked.id).executeTakeFirstOrThrow()
    expect(decision).toBe(ends[0].status === 'fulfilled' ? 'approved' : 'withdrawn')
    await db.updateTable('conversation_disclosures').set({ opens_until: today.toISOString() }).where('decision', '=', 'approved').execute()
  }
})

alone('two operators answer and close one ticket at once: one of the two happens', async ({ db }) => {
  const { id, one, other, reportsOf } = await addReportedConversation(db)
  const { version } = await (await reportsOf(one)).show({ id })
  const ends = await Promise.allSettled([
    (await reportsOf(one)).answer({ id, version, answer: '回答します。' }),
    (await reportsOf(other)).close({ id, version, reason: '終わったため' }),
  ])
  expect(ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []))).toEqual(['PAGE_CHANGED'])
  const steps = await db.selectFrom('report_steps').select('kind').where('report_id', '=', id).execute()
  expect(steps).toHaveLength(1)
})
