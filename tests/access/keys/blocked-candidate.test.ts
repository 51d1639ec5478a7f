import { expect } from 'vitest'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { apiPrefix } from '#contract/index.ts'
import { addApplicant } from '#server/hiring/applications/testing.ts'
import { sendPoolReminders } from '#server/candidates/pools/send-pool-reminders.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { openApiDocument } from '#server/openapi.ts'
import { cancelableUntil } from '#server/hiring/scouts/company/cancelable-until.ts'
import { deliverScouts } from '#server/hiring/scouts/delivery/deliver-scouts.ts'
import { newScout } from '#server/hiring/scouts/testing.ts'
import { settings } from '#server/settings.ts'
import { notifyDeadlines } from '#server/conversations/reminders/notify-deadlines.ts'
import { notifyNow } from '#server/conversations/reminders/testing.ts'
import { addMember, contextOf, noPages, test, today } from '#server/testing.ts'
import { addEndpoint, deliverAll, openReceiver } from '#server/notifications/webhooks/testing.ts'

/**
 * For a company that may not see a candidate, that candidate does not exist (product.md section 8). Here a candidate who dealt with a company in every way — scouted,
 * written to, applied, met, marked, named in notifications — becomes invisible to it, and the test asks every call of the company's area, every feed, event and webhook about them.
 */
const { paths } = await openApiDocument()
const reads = Object.entries(paths).flatMap(([path, { get }]) => (get && path.startsWith('/company_users/') ? [path] : []))
const lists = reads.filter((path) => !path.includes('{') && path !== '/company_users/events/')

async function everythingWith(db: Database) {
  const contact = await addApplicant(db)
  const { company_id, candidate, mine, ours, job_id, recruiter } = contact
  const admin = await addMember(db, { company_id })
  const parties = { candidate_id: candidate.id, company_id }
  await db
    .updateTable('candidate_profiles')
    .set({ job_history_name: 'とくべつな見出し', job_summary: 'とくべつな要約です。計測機器の収集基盤で、欠測の補完処理をつくりました。' })
    .where('candidate_user_id', '=', candidate.id)
    .execute()
  await db.updateTable('candidate_privacy').set({ scout_budget: null }).where('candidate_user_id', '=', candidate.id).execute()
  await ours.candidates.show({ candidate_id: candidate.id })
  await ours.favorites.add({ candidate_id: candidate.id, job_id })
  await ours.scouts.send({ ...newScout(candidate.id, job_id), references: ['job_summary'] })
  await deliverScouts({ db, now: () => cancelableUntil(today) }, { candidate_user_id: candidate.id })
  await mine.scouts.accept({ company_id, message: 'とくべつな返事です。' })
  const { applications } = await ours.applications.list({})
  const application_id = applications[0]!.id
  const starts_at = '2026-11-25T10:00:00+09:00'
  const meeting = await ours.meetings.propose({
    id: application_id,
    meeting_type: 'mendan',
    title: '',
    place: '',
    minutes: 30,
    slots: [starts_at],
    time_zone: 'Asia/Tokyo',
  })
  await mine.meetings.book({ id: meeting.id, starts_at })
  await mine.messages.send({ company_id, message: 'とくべつな質問です。' })
  await ours.messages.comment({ candidate_id: candidate.id, comment: 'とくべつな社内の言葉です。' })
  await ours.candidate_notes.add({ candidate_id: candidate.id, text: 'とくべつなメモです。' })
  const { id: list_id } = await ours.candidate_lists.create({ name: '次の募集' })
  const entry = { list_id, candidate_id: candidate.id }
  await ours.candidate_lists.add(entry)
  await ours.candidate_pools.remind({ ...entry, due_on: japanDay(today), note: 'とくべつなリマインダーです。' })
  await sendPoolReminders({ db, now: () => today })
  await notifyNow(db, parties, 'company')
  const { id: thread_id } = await db.selectFrom('threads').select('id').where('candidate_user_id', '=', candidate.id).executeTakeFirstOrThrow()
  const scouts = await db.selectFrom('scouts').select('id').execute()
  return { ...contact, admin, recruiter, parties, application_id, meeting_id: meeting.id, thread_id, scout_id: scouts[0]!.id }
}
type Contact = Awaited<ReturnType<typeof everythingWith>>

async function ask(db: Database, { admin }: Pick<Contact, 'admin'>, path: string) {
  const answer = await createApp(await contextOf(db), noPages).request(`${apiPrefix}${path}`, { headers: { cookie: admin.cookie } })
  return { status: answer.status, body: await answer.text() }
}

/** What would name the candidate: ids, the label of the id, and their own words. */
const traces = ({ candidate, application_id, meeting_id, thread_id }: Contact) => [
  candidate.id,
  `求職者 ${candidate.id.slice(0, 4).toUpperCase()}`,
  application_id,
  meeting_id,
  thread_id,
  'とくべつな',
]

async function tracesIn(db: Database, contact: Contact) {
  const found: string[] = []
  for (const path of [...lists, '/company_users/candidates/?free_word=%E3%81%A8%E3%81%8F%E3%81%B9%E3%81%A4']) {
    const { body } = await ask(db, contact, path)
    found.push(...traces(contact).flatMap((trace) => (body.includes(trace) ? [`${path}: ${trace}`] : [])))
  }
  return found
}

/** Every read about one thing, called for theirs and for one that never existed. */
async function unlikeNothing(db: Database, contact: Contact) {
  const never = '0199f3a2-6f0b-4c57-9c2e-2b8e6f4d1a10'
  const ids: Record<string, string> = {
    applications: contact.application_id,
    meetings: contact.meeting_id,
    candidates: contact.candidate.id,
    scouts: contact.scout_id,
  }
  const unlike: string[] = []
  for (const path of reads.filter((path) => path.includes('{'))) {
    const theirs = path.includes('{candidate_id}') ? contact.candidate.id : ids[path.split('/')[2] ?? '']
    if (!theirs) continue
    const [one, other] = [await ask(db, contact, path.replace(/{[^}]+}/, theirs)), await ask(db, contact, path.replace(/{[^}]+}/, never))]
    if (one.status !== 404 || one.body !== other.body) unlike.push(`${path}: ${one.status}`)
  }
  return unlike
}

const wayOut = {
  'blocks the company': async (db: Database, { candidate, company_id, mine }: Contact) => {
    await mine.blocked_companies.block({ company_id })
    expect(await db.selectFrom('blocked_companies').select('company_id').where('candidate_user_id', '=', candidate.id).execute()).toHaveLength(1)
  },
  'matches their own rule': (db: Database, { candidate }: Contact) =>
    db.insertInto('block_rules').values({ candidate_user_id: candidate.id, kind: 'keyword', value: '山田製作所', key: '山田製作所' }).execute(),
}

test.for(Object.keys(wayOut) as (keyof typeof wayOut)[])('no call, feed, event or webhook of the company names a candidate who %s', async (way, { db }) => {
  const contact = await everythingWith(db)
  const receiver = await openReceiver()
  settings.webhookLoopback = true
  try {
    await addEndpoint(db, contact.company_id, receiver.url)
    await contact.mine.messages.send({ company_id: contact.company_id, message: 'とくべつな追伸です。' })
    // The walk finds the candidate as long as they are visible, which proves that its calls ask about the right things.
    expect((await tracesIn(db, contact)).length).toBeGreaterThan(8)
    expect((await unlikeNothing(db, contact)).length).toBeGreaterThan(4)
    const before = await db.selectFrom('mails').select('id').where('account_id', 'is not', null).orderBy('id').execute()

    await wayOut[way](db, contact)
    expect(await tracesIn(db, contact)).toEqual([])
    expect(await unlikeNothing(db, contact)).toEqual([])
    const account = JSON.parse((await ask(db, contact, '/company_users/account/')).body)
    expect([account.unread_message_count, account.awaited_answer_count, account.unread_notification_count]).toEqual([0, 0, 0])

    const counted = async (path: string) => JSON.parse((await ask(db, contact, path)).body)
    const { counts, applications } = await counted('/company_users/applications/')
    expect([applications, new Set(Object.values(counts))]).toEqual([[], new Set([0])])
    expect((await counted('/company_users/candidates/')).total).toBe(0)
    expect((await counted('/company_users/notifications/')).total).toBe(0)
    expect((await counted('/company_users/scouts/')).scouts).toMatchObject([{ candidate_id: null, heading: '', state: 'sent', answered_at: null }])

    await deliverAll(db)
    await notifyNow(db, contact.parties, 'company', new Date(today.getTime() + 3_600_000))
    await notifyDeadlines({ db, now: () => new Date(today.getTime() + 6.5 * 86_400_000) })
    expect(receiver.heard.filter(({ body }) => traces(contact).some((trace) => body.includes(trace)))).toEqual([])
    expect(await db.selectFrom('mails').select('id').where('account_id', 'is not', null).orderBy('id').execute()).toEqual(before)
  } finally {
    settings.webhookLoopback = false
    receiver.close()
  }
})

test('open pages of the company receive no more events about the candidate', async ({ db }) => {
  const contact = await everythingWith(db)
  await wayOut['blocks the company'](db, contact)
  await contact.mine.messages.send({ company_id: contact.company_id, message: 'とくべつな一通です。' }).catch(() => undefined)
  const app = createApp(await contextOf(db), noPages)
  const answer = await app.request(`${apiPrefix}/company_users/events/`, { headers: { cookie: contact.admin.cookie, 'last-event-id': '1:1:' } })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  while (!heard.includes('"ready"')) heard += (await reader.read()).value ?? ''
  await reader.cancel()
  for (const trace of traces(contact)) expect(heard).not.toContain(trace)
})

test('the conversation of a deleted candidate reads 退会済みユーザー, and no id or word of theirs is anywhere', async ({ db }) => {
  const contact = await everythingWith(db)
  await db.deleteFrom('accounts').where('id', '=', contact.candidate.id).execute()
  // The thread, its application and its meeting stay for the company (product.md section 4); who it was does not.
  const named = new Set([
    contact.candidate.id,
    `求職者 ${contact.candidate.id.slice(0, 4).toUpperCase()}`,
    'とくべつな返事',
    'とくべつな質問',
    'とくべつな見出し',
    'とくべつな要約',
    'とくべつなメモ',
    'とくべつなリマインダー',
  ])
  for (const path of lists) {
    const { body } = await ask(db, contact, path)
    for (const trace of named) expect([path, body.includes(trace) && trace]).toEqual([path, false])
  }
  expect((await ask(db, contact, `/company_users/candidates/${contact.candidate.id}/`)).status).toBe(404)
})

test('no search, list or scout finds a hidden candidate, and their conversations go on', async ({ db }) => {
  const contact = await everythingWith(db)
  await db.updateTable('candidate_users').set({ is_open: false }).where('id', '=', contact.candidate.id).execute()
  const among = (path: string) => ask(db, contact, path).then(({ body }) => body.includes(contact.candidate.id) || body.includes('とくべつな見出し'))
  expect(await among('/company_users/candidates/?free_word=%E3%81%A8%E3%81%8F%E3%81%B9%E3%81%A4')).toBe(false)
  expect(await among('/company_users/candidates/')).toBe(false)
  // What they disclosed with their answer to the scout stays until they withdraw it.
  expect((await ask(db, contact, `/company_users/candidates/${contact.candidate.id}/`)).status).toBe(200)
  await contact.mine.reveals.revoke({ company_id: contact.company_id })
  expect((await ask(db, contact, `/company_users/candidates/${contact.candidate.id}/`)).status).toBe(404)
  expect((await ask(db, contact, `/company_users/messages/${contact.candidate.id}/`)).status).toBe(200)
})
