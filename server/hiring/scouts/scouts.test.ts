import { expect, onTestFinished } from 'vitest'
import { notificationsOf } from '#server/notifications/notifications/testing.ts'
import { siteSettings, useSiteSettings } from '#server/settings/site-settings.ts'
import { daysAgo, test, today } from '#server/testing.ts'
import { newScout, prepareScout, reason } from './testing.ts'

test('a scout reaches the candidate as a document in the thread, with what it took up and its integrity', async ({ db }) => {
  const { company_id, candidate, scout, deliver } = await prepareScout(db)
  const sent = await scout()
  expect(sent).toMatchObject({ state: 'sent', reason, meeting_type: 'mendan', likeness: 0 })
  await expect(candidate.scouts.show({ company_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await deliver()
  const { scout: received, refusal_lists } = await candidate.scouts.show({ company_id })
  expect(received).toMatchObject({
    state: 'delivered',
    member_name: '木下 遥',
    min_salary: 620,
    max_salary: 820,
    job: { position_title: 'サーバーサイドエンジニア' },
  })
  expect(received.quotes).toEqual([{ part: 'work_experiences', text: '欠測の補完処理を設計し、欠測率を2.1%から0.3%に。' }])
  expect(received.integrity).toBeGreaterThan(60)
  expect(refusal_lists).toHaveLength(13)
  expect(await db.selectFrom('messages').select(['kind', 'company', 'number']).execute()).toEqual([{ kind: 'scout', company: true, number: 1 }])
  expect((await notificationsOf(db)).map(({ title }) => title)).toEqual(['山田製作所からスカウトが届きました'])
})

test('accepting tells the company, makes it its turn and begins the selection with the meeting that was promised', async ({ db }) => {
  const { company_id, candidate, company, scout, deliver } = await prepareScout(db)
  await scout()
  await deliver()
  expect(await candidate.scouts.accept({ company_id })).toMatchObject({ state: 'accepted' })
  expect((await company.scouts.list({})).scouts).toMatchObject([{ state: 'accepted' }])
  expect(await db.selectFrom('threads').select('turn').execute()).toEqual([{ turn: 'company' }])
  expect(await db.selectFrom('applications').select(['source', 'step']).execute()).toEqual([{ source: 'scout', step: 'casual_meeting' }])
  await expect(candidate.scouts.accept({ company_id })).rejects.toMatchObject({ code: 'SCOUT_ANSWERED' })
})

test('a refusal refuses this scout only, and the company is not told why', async ({ db }) => {
  const { company_id, candidate, company, scout, deliver } = await prepareScout(db)
  await scout()
  await deliver()
  const refusal = await candidate.scouts.refuse({ company_id, refusal_reasons: [11, 7], note: '' })
  expect(refusal).toMatchObject({ state_refuse: true, no_scout_reply: false, answered_refusal_reason: [7, 11] })
  expect(await db.selectFrom('threads').select(['closed_by', 'turn']).execute()).toEqual([{ closed_by: null, turn: null }])
  await expect(scout({ max_salary: 900 })).rejects.toMatchObject({ code: 'SCOUT_ALREADY_SENT' })
  const { scouts } = await company.scouts.list({})
  expect(scouts).toMatchObject([{ state: 'refused' }])
  expect(JSON.stringify(scouts)).not.toContain('refusal')
})

test('who chooses 今後返信しない with the reasons is not written to any more', async ({ db }) => {
  const { company_id, candidate, scout, deliver } = await prepareScout(db)
  await scout()
  await deliver()
  expect(await candidate.scouts.refuse({ company_id, refusal_reasons: [7], no_scout_reply: true })).toMatchObject({ no_scout_reply: true })
  await expect(scout()).rejects.toMatchObject({ code: 'SCOUT_NOT_ACCEPTED', status: 403 })
})

test('a refusal needs a reason or 今後返信しない, and その他 needs words', async ({ db }) => {
  const { company_id, candidate, scout, deliver } = await prepareScout(db)
  await scout()
  await deliver()
  await expect(candidate.scouts.refuse({ company_id })).rejects.toMatchObject({ data: [{ field: 'refusal_reasons' }] })
  await expect(candidate.scouts.refuse({ company_id, refusal_reasons: [13] })).rejects.toMatchObject({ data: [{ field: 'note' }] })
  expect(await candidate.scouts.refuse({ company_id, no_scout_reply: true })).toMatchObject({ no_scout_reply: true })
})

test('who says 今ではない is left alone until their month, and can still accept', async ({ db }) => {
  const { company_id, candidate, scout, deliver } = await prepareScout(db)
  await scout()
  await deliver()
  await expect(candidate.scouts.park({ company_id, month: '2026-11' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  expect(await candidate.scouts.park({ company_id, month: '2027-04' })).toMatchObject({ state: 'parked' })
  await expect(scout()).rejects.toMatchObject({ code: 'SCOUT_NOT_ACCEPTED' })
  expect(await candidate.scouts.accept({ company_id, message: 'お話を聞かせてください。' })).toMatchObject({ state: 'accepted' })
})

test('one scout is enough for a while, and who talks already gets a message instead', async ({ db }) => {
  const { company_id, candidate, scout, deliver } = await prepareScout(db)
  await scout()
  await expect(scout()).rejects.toMatchObject({ code: 'SCOUT_ALREADY_SENT' })
  await deliver()
  await candidate.scouts.accept({ company_id })
  await expect(scout()).rejects.toMatchObject({ code: 'ALREADY_IN_CONTACT' })
})

test('a scout is for what can be read, for a job that is open and with a band that says something', async ({ db }) => {
  const { scout } = await prepareScout(db)
  const refused = (field: string) => expect.objectContaining({ code: 'INPUT_INVALID', data: [expect.objectContaining({ field })] })
  await expect(scout({ references: ['your_vision'] })).rejects.toEqual(refused('references'))
  await expect(scout({ references: ['career'] })).rejects.toEqual(refused('references'))
  await expect(scout({ job_id: 0 })).rejects.toEqual(refused('job_id'))
  await expect(scout({ job_id: 2_000_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(scout({ min_salary: 300, max_salary: 900 })).rejects.toEqual(refused('max_salary'))
  await expect(scout({ reason: '経歴を拝見しました。' })).rejects.toEqual(refused('reason'))
})

test('nobody is invited to a job that left the lists because nobody confirmed it', async ({ db }) => {
  const { scout, job_id } = await prepareScout(db)
  const confirmed = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString()
  await db
    .updateTable('job_offers')
    .set({ confirmed_at: confirmed(46) })
    .where('id', '=', job_id)
    .execute()
  await expect(scout()).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'job_id', message: expect.stringContaining('掲載が終わった') }] })
  await db
    .updateTable('job_offers')
    .set({ confirmed_at: confirmed(44) })
    .where('id', '=', job_id)
    .execute()
  await scout()
  expect(await db.selectFrom('scouts').select('job_id').where('job_id', '=', job_id).execute()).toEqual([{ job_id }])
})

test('the job of a scout reads as closed on both sides once it left the lists', async ({ db }) => {
  const { company_id, candidate, company, scout, deliver } = await prepareScout(db)
  await scout()
  await deliver()
  const isOpen = async () => [(await candidate.scouts.show({ company_id })).scout.job?.is_open, (await company.scouts.list({})).scouts[0]?.job?.is_open]
  expect(await isOpen()).toEqual([true, true])
  await db
    .updateTable('job_offers')
    .set({ confirmed_at: daysAgo(60) })
    .execute()
  expect(await isOpen()).toEqual([false, false])
})

test('previewing says what sending would find, and sends nothing', async ({ db }) => {
  const { company, person, job_id } = await prepareScout(db)
  expect(await company.scouts.preview(newScout(person.id, job_id))).toMatchObject({
    likeness: 0,
    is_too_alike: false,
    references: [{ part: 'work_experiences' }],
  })
  expect(await db.selectFrom('scouts').select('id').execute()).toEqual([])
})

test('a candidate who puts off or ends the conversation has answered its scout', async ({ db }) => {
  const { company, candidate, scout, deliver, company_id } = await prepareScout(db)
  await scout()
  await deliver()
  await candidate.messages.park({ company_id, month: '2027-04' })
  expect((await company.scouts.list({})).scouts).toMatchObject([{ state: 'parked' }])
  await candidate.messages.close({ company_id })
  expect((await company.scouts.list({})).scouts).toMatchObject([{ state: 'refused' }])
  expect((await candidate.messages.show({ company_id })).messages[0]?.scout).toMatchObject({ state: 'refused', quotes: [{ part: 'work_experiences' }] })
})

test('operators set how many scouts a company sends a day, and can stop them', async ({ db }) => {
  const { company, scout } = await prepareScout(db)
  const site = siteSettings()
  onTestFinished(() => useSiteSettings(site))
  useSiteSettings({ ...site, features: { ...site.features, scouts: false } })
  await expect(scout()).rejects.toMatchObject({ code: 'SWITCHED_OFF', status: 403 })
  expect(await company.scouts.list({})).toMatchObject({ left_today: 0 })
  useSiteSettings({ ...site, dailyLimits: { ...site.dailyLimits, scouts_sent: 0 } })
  expect(await company.scouts.list({})).toMatchObject({ left_today: 0 })
  useSiteSettings({ ...site, dailyLimits: { ...site.dailyLimits, scouts_sent: 2 } })
  await scout()
  expect(await company.scouts.list({})).toMatchObject({ left_today: 1 })
})
