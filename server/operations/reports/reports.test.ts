import { expect } from 'vitest'
import { addCandidate, addCompany, addJob, addOperator, apiFor, test } from '#server/testing.ts'
import { addReportedConversation } from './testing.ts'

test('a visitor reports a job: the ticket keeps how it read, and the answer goes to the address they left', async ({ db }) => {
  const { id } = await addJob(db, { position_title: '簡単な荷物運び', description: '日給5万円。' })
  const { number, is_mailed } = await (await apiFor(db)).reports.create({
    about: 'job',
    id,
    kind: 'fraud',
    note: '闇バイトです。',
    email: 'Visitor@mebae.example',
  })
  expect(is_mailed).toBe(true)
  await db.updateTable('job_offers').set({ position_title: '配送', description: '普通の仕事。' }).where('id', '=', id).execute()
  const { reports } = (await apiFor(db, (await addOperator(db)).as)).operators
  const ticket = (await reports.list({})).reports.find((one) => one.number === number)!
  expect(ticket).toMatchObject({
    about: 'job',
    title: '簡単な荷物運び',
    state: 'open',
    reporter: 'visitor',
    due_at: '2026-11-28T10:00:00+09:00',
    is_overdue: false,
  })
  const opened = await reports.show({ id: ticket.id })
  expect(opened).toMatchObject({
    read_then: { title: '簡単な荷物運び', text: '日給5万円。' },
    read_now: { title: '配送', text: '普通の仕事。' },
    is_reachable: true,
  })
  expect(JSON.stringify(opened)).not.toContain('isitor@mebae')
  await reports.answer({ id: ticket.id, version: opened.version, answer: '求人を止めました。' })
  const mails = await db
    .selectFrom('mails')
    .select(['kind', 'to_address', 'text'])
    .where('to_address', '=', 'Visitor@mebae.example')
    .orderBy('created_at')
    .execute()
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['report_answered', 'report_received'])
  expect(mails.find(({ kind }) => kind === 'report_answered')?.text).toContain('求人を止めました。')
})

test('a draft cannot be reported, and a complaint needs a text', async ({ db }) => {
  const { id } = await addJob(db, { state: 'draft', published_at: null, confirmed_at: null })
  const { reports } = await apiFor(db)
  await expect(reports.create({ about: 'job', id, kind: 'fraud' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(reports.create({ about: 'job', kind: 'fraud' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(reports.create({ about: 'service', kind: 'complaint' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('from one address there is an end to reporting', async ({ db }) => {
  const { id } = await addJob(db)
  const { reports } = await apiFor(db, { take: async (budget) => (budget === 'mail' ? 60 : 0) })
  await expect(reports.create({ about: 'job', id, kind: 'fraud' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('the reporter sees the state and the answer of their own tickets only', async ({ db }) => {
  const { id, mine, one, reportsOf } = await addReportedConversation(db)
  const stranger = (await apiFor(db, (await addCandidate(db)).as)).candidate_users
  const reports = await reportsOf(one)
  const { version } = await reports.show({ id })
  await reports.change({ id, version, take: true })
  await reports.answer({ id, version: version + 1, answer: '企業に<確かめ>ました。' })
  const own = await mine.reports()
  expect(own.reports).toMatchObject([{ id, state: 'answered', answer: '企業に<確かめ>ました。', title: '山田製作所' }])
  expect(Object.keys(own.reports[0]!)).not.toContain('operator_name')
  expect((await stranger.reports()).reports).toEqual([])
  const told = (await mine.notifications.list()).notifications.filter(({ path }) => path === '/settings/reports')
  expect(told).toMatchObject([{ title: expect.stringContaining('回答がありました'), message: '企業に&lt;確かめ&gt;ました。' }])
})

test('the reported side never learns the reporter’s name', async ({ db }) => {
  const { id, candidate, recruiter, company_id, one, other, reportsOf } = await addReportedConversation(db)
  const { id: opening } = await (await reportsOf(one)).ask_to_open({ id, reason: '前後を確かめるため' })
  await (await reportsOf(other)).decide_opening({ id: opening, decision: 'approved', reason: '要ると認める' })
  await (await reportsOf(one)).thread({ id })
  const { version } = await (await reportsOf(one)).show({ id })
  await (await reportsOf(one)).answer({ id, version, answer: '確かめました。' })
  const to = await db
    .selectFrom('notifications')
    .select(['kind', 'detail'])
    .where('account_id', '=', recruiter.id)
    .where('kind', '=', 'thread_opened')
    .execute()
  expect(to).toEqual([{ kind: 'thread_opened', detail: {} }])
  const mails = await db.selectFrom('mails').select('text').where('account_id', '=', recruiter.id).execute()
  expect(mails.map(({ text }) => text).join()).not.toMatch(new RegExp(`通報した|${candidate.id}`))
  expect(company_id).toBeGreaterThan(0)
})

test('waiting tickets come first by their deadline, and overdue ones are marked', async ({ db }) => {
  const create = async (note: string) => (await (await apiFor(db)).reports.create({ about: 'service', kind: 'complaint', note })).number
  const [first, second, third] = [await create('一'), await create('二'), await create('三')]
  const { as } = await addOperator(db)
  const { reports } = (await apiFor(db, as)).operators
  const idOf = async (number: number) => (await reports.list({ per_page: 100 })).reports.find((one) => one.number === number)!.id
  await reports.change({ id: await idOf(second), version: 1, due_on: '2026-11-22' })
  for (const due_on of ['2026-11-20', '1999-01-01', '2030-01-01'])
    await expect(reports.change({ id: await idOf(third), version: 1, due_on })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await reports.close({ id: await idOf(first), version: 1, reason: '重なった申し出のため' })
  const twoDaysLater = (await apiFor(db, { ...as, now: () => new Date('2026-11-23T10:00:00+09:00') })).operators.reports
  const { reports: listed } = await twoDaysLater.list({ per_page: 100 })
  const order = listed.map(({ number }) => number).filter((number) => [first, second, third].includes(number))
  expect(order).toEqual([second, third, first])
  expect(listed.find(({ number }) => number === second)).toMatchObject({ is_overdue: true })
  const { waiting } = await (await apiFor(db, as)).operators.account()
  expect(waiting.reports).toBe(2)
})

test('two operators who work on one ticket: the second has to look again, and nothing is lost', async ({ db }) => {
  const { id, one, other, reportsOf } = await addReportedConversation(db)
  const { version } = await (await reportsOf(one)).show({ id })
  await (await reportsOf(one)).answer({ id, version, answer: '一人目の回答' })
  await expect((await reportsOf(other)).answer({ id, version, answer: '二人目の回答' })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
  await expect((await reportsOf(other)).close({ id, version, reason: '古い画面から' })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
  expect(await (await reportsOf(other)).show({ id })).toMatchObject({ state: 'answered', answer: '一人目の回答' })
})

test('an answer may close its ticket at once, for which the log has both lines', async ({ db }) => {
  const { id, mine, one, reportsOf } = await addReportedConversation(db)
  const { version } = await (await reportsOf(one)).show({ id })
  await (await reportsOf(one)).answer({ id, version, answer: '確かめました。', closes: true })
  const { state, steps, answer } = await (await reportsOf(one)).show({ id })
  expect({ state, answer, steps: steps.map(({ kind }) => kind) }).toEqual({ state: 'closed', answer: '確かめました。', steps: ['answered', 'closed'] })
  expect((await mine.reports()).reports).toMatchObject([{ state: 'closed', answer: '確かめました。' }])
})

test('an act on a company or its job because of a ticket stands in its log, and in that of no ticket about another', async ({ db }) => {
  const { id: job_id, company_id } = await addJob(db)
  const { id: other_id } = await addCompany(db)
  const { as } = await addOperator(db)
  await (await apiFor(db)).reports.create({ about: 'job', id: job_id, kind: 'fraud' })
  const { reports, companies, job_offers, batches } = (await apiFor(db, as)).operators
  const { id: report_id } = (await reports.list({})).reports[0]!
  const { id: batch_id } = await job_offers.close({ ids: [job_id], reason: '闇バイトのおそれ', report_id })
  await batches.undo({ id: batch_id })
  await companies.suspend({ id: company_id, suspended: true, from_state: 'active', reason: '実在を確かめられないため', report_id })
  const later = (await apiFor(db, as)).operators
  const { steps, version, state, operator_name } = await later.reports.show({ id: report_id })
  expect(steps.map(({ kind, note, operator_name }) => [kind, note, operator_name])).toEqual([
    ['job_closed', '闇バイトのおそれ', '運営 花子'],
    ['closing_undone', '', '運営 花子'],
    ['company_suspended', '実在を確かめられないため', '運営 花子'],
  ])
  expect({ version, state, operator_name }).toEqual({ version: 4, state: 'taken', operator_name: '運営 花子' })
  const astray = later.companies.suspend({ id: other_id, suspended: true, from_state: 'active', reason: '取り違え', report_id })
  await expect(astray).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await later.reports.show({ id: report_id })).steps).toHaveLength(3)
})
