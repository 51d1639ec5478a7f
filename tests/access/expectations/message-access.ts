import { randomUUID } from 'node:crypto'
import { daysAgo } from '#server/testing.ts'
import type { Access, World } from '../access.ts'

/** A conversation of the owner with the members' company, in which both have written. */
async function aThread({ db, owner, company_id }: World) {
  const known = await db.selectFrom('threads').select('id').where('candidate_user_id', '=', owner).where('company_id', '=', company_id).executeTakeFirst()
  if (known) return known.id
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({ candidate_user_id: owner, company_id, last_number: 2, last_message_at: daysAgo(0), turn: 'company', turn_since: daysAgo(0) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const said = (number: number, company: boolean) => ({ thread_id, number, company, client_id: randomUUID(), message: 'こんにちは。' })
  await db
    .insertInto('messages')
    .values([said(1, false), said(2, true)])
    .execute()
  return thread_id
}

async function aFile(world: World) {
  const file = { thread_id: await aThread(world), company: false, file_name: 'memo.txt', media_type: 'text/plain', byte_size: 15, storage_key: randomUUID() }
  return (await world.db.insertInto('message_attachments').values(file).returning('id').executeTakeFirstOrThrow()).id
}

const withCompany =
  (body?: object) =>
  async (world: World): Promise<{ params: { company_id: number }; body: unknown }> => {
    await aThread(world)
    return { params: { company_id: world.company_id }, body }
  }
const withScheduled = async (world: World) => {
  const { params } = await withCompany()(world)
  const later = {
    candidate_user_id: world.owner,
    company_id: world.company_id,
    client_id: randomUUID(),
    message: 'あとで送ります。',
    send_at: '2026-11-25T10:00:00+09:00',
  }
  const { id } = await world.db.insertInto('scheduled_messages').values(later).returning('id').executeTakeFirstOrThrow()
  return { params: { ...params, scheduled_id: id } }
}
const withOwner =
  (body?: object) =>
  async (world: World): Promise<{ params: { candidate_id: string }; body: unknown }> => {
    await aThread(world)
    return { params: { candidate_id: world.owner }, body }
  }
/** Its author left the company: any member who writes may take it over. */
async function withCompanyScheduled(world: World) {
  const thread_id = await aThread(world)
  const later = { thread_id, client_id: randomUUID(), member_name: '和泉', message: 'あとで送ります。', send_at: '2026-11-25T10:00:00+09:00', number: 2 }
  const { id } = await world.db.insertInto('company_scheduled_messages').values(later).returning('id').executeTakeFirstOrThrow()
  return { candidate_id: world.owner, scheduled_id: id }
}
async function withAdmin(world: World) {
  const { params } = await withOwner()(world)
  return { params: { ...params, company_user_id: world.admin } }
}
const ofCompany = { who: 'member', of: 'company', unassigned: 404 } as const

/** Who may read and write in conversations: its candidate, and the members of its company; a guest only for the candidates assigned to them. */
export const messageAccess: Record<string, Access> = {
  'GET /candidate_users/message_companies/': { who: 'candidate' },
  // A member who may see a candidate finds an empty page for the first message.
  'GET /candidate_users/messages/{company_id}/': { who: 'candidate', call: withCompany() },
  'POST /candidate_users/messages/{company_id}/': { who: 'candidate', call: withCompany({ message: 'はじめまして。' }) },
  'PUT /candidate_users/messages/{company_id}/draft/': { who: 'candidate', call: withCompany({ message: '書きかけ' }) },
  'POST /candidate_users/messages/{company_id}/attachments/': {
    who: 'candidate',
    call: async (world) => ({ ...(await withCompany()(world)), files: { file: new File(['資料です。'], 'memo.txt') } }),
  },
  'DELETE /candidate_users/messages/{company_id}/attachments/{attachment_id}/': {
    who: 'owner',
    call: async (world) => ({ params: { company_id: world.company_id, attachment_id: await aFile(world) } }),
  },
  'PUT /candidate_users/messages/{company_id}/read/': { who: 'owner', call: withCompany({ number: 2 }) },
  'POST /candidate_users/messages/{company_id}/reports/': { who: 'owner', call: withCompany({ reason: 'spam' }) },
  'PUT /candidate_users/messages/{company_id}/archive/': { who: 'owner', call: withCompany() },
  'DELETE /candidate_users/messages/{company_id}/archive/': { who: 'owner', call: withCompany() },
  'PUT /candidate_users/messages/{company_id}/closure/': { who: 'owner', call: withCompany() },
  'DELETE /candidate_users/messages/{company_id}/closure/': { who: 'owner', call: withCompany() },
  'PUT /candidate_users/messages/{company_id}/parking/': { who: 'owner', call: withCompany({ month: '2027-02' }) },
  'DELETE /candidate_users/messages/{company_id}/parking/': { who: 'owner', call: withCompany() },
  'PUT /candidate_users/messages/{company_id}/snooze/': { who: 'owner', call: withCompany({ until: '2026-11-25T10:00:00+09:00' }) },
  'DELETE /candidate_users/messages/{company_id}/snooze/': { who: 'owner', call: withCompany() },
  'POST /candidate_users/messages/{company_id}/scheduled/': {
    who: 'candidate',
    call: withCompany({ message: 'あとで送ります。', send_at: '2026-11-25T10:00:00+09:00' }),
  },
  'DELETE /candidate_users/messages/{company_id}/scheduled/{scheduled_id}/': { who: 'owner', call: withScheduled },
  'GET /candidate_users/message_search/': { who: 'candidate', call: () => ({ query: 'q=%E8%BF%94%E4%BA%8B' }) },
  'GET /candidate_users/read_receipts/': { who: 'candidate' },
  'PUT /candidate_users/read_receipts/': { who: 'candidate', call: () => ({ body: { is_shown: true } }) },
  'GET /company_users/read_receipts/': { who: 'member', act: 'see_threads' },
  'PUT /company_users/read_receipts/': { who: 'member', act: 'change_settings', call: () => ({ body: { is_shown: true } }) },
  'GET /candidate_users/events/': { who: 'candidate' },
  'GET /company_users/events/': { who: 'member', act: 'see_threads' },
  'GET /company_users/message_candidates/': { who: 'member', act: 'see_threads' },
  'GET /company_users/messages/{candidate_id}/': { ...ofCompany, act: 'see_threads', call: withOwner() },
  'POST /company_users/messages/{candidate_id}/': { ...ofCompany, act: 'write_messages', call: withOwner({ message: 'お返事です。' }) },
  'PUT /company_users/messages/{candidate_id}/read/': { ...ofCompany, act: 'see_threads', call: withOwner({ number: 1 }) },
  'POST /company_users/messages/{candidate_id}/attachments/': {
    ...ofCompany,
    act: 'write_messages',
    call: async (world) => ({ ...(await withOwner()(world)), files: { file: new File(['資料です。'], 'memo.txt') } }),
  },
  // A principal who did not send the file has none to withdraw.
  'DELETE /company_users/messages/{candidate_id}/attachments/{attachment_id}/': {
    who: 'member',
    act: 'write_messages',
    status: 404,
    call: async (world) => ({ params: { candidate_id: world.owner, attachment_id: await aFile(world) } }),
  },
  'PUT /company_users/messages/{candidate_id}/draft/': { ...ofCompany, act: 'write_messages', call: withOwner({ message: '書きかけ' }) },
  'POST /company_users/messages/{candidate_id}/scheduled/': {
    ...ofCompany,
    act: 'write_messages',
    call: withOwner({ message: 'あとで送ります。', send_at: '2026-11-25T10:00:00+09:00' }),
  },
  'PUT /company_users/messages/{candidate_id}/scheduled/{scheduled_id}/': {
    ...ofCompany,
    act: 'write_messages',
    call: async (world) => ({ params: await withCompanyScheduled(world), body: { message: '変えました。', send_at: '2026-11-25T11:00:00+09:00' } }),
  },
  'DELETE /company_users/messages/{candidate_id}/scheduled/{scheduled_id}/': {
    ...ofCompany,
    act: 'write_messages',
    call: async (world) => ({ params: await withCompanyScheduled(world) }),
  },
  'POST /company_users/messages/{candidate_id}/reports/': { ...ofCompany, act: 'see_threads', call: withOwner({ reason: 'harassment' }) },
  'GET /company_users/messages/{candidate_id}/team/': { ...ofCompany, act: 'see_threads', call: withOwner() },
  'POST /company_users/messages/{candidate_id}/comments/': { ...ofCompany, act: 'comment', call: withOwner({ comment: '面談は和泉が出ます。' }) },
  'PUT /company_users/messages/{candidate_id}/assignment/': { ...ofCompany, act: 'assign', call: withOwner({ company_user_id: null }) },
  // Never this guest: a guest who is assigned a candidate here would find them in the rows that follow.
  'PUT /company_users/messages/{candidate_id}/guests/{company_user_id}/': { ...ofCompany, act: 'assign', call: withAdmin },
  'DELETE /company_users/messages/{candidate_id}/guests/{company_user_id}/': { ...ofCompany, act: 'assign', call: withAdmin },
  'PUT /company_users/messages/{candidate_id}/archive/': { ...ofCompany, act: 'write_messages', call: withOwner() },
  'DELETE /company_users/messages/{candidate_id}/archive/': { ...ofCompany, act: 'write_messages', call: withOwner() },
}
