import { randomUUID } from 'node:crypto'
import { hashToken } from '#server/accounts/sessions/session-cookie.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { outsideFileKey } from '#server/hiring/outside-candidates/files/scan-outside-file.ts'
import type { Access, World } from '../access.ts'
import { aKit } from './scorecard-access.ts'

const AGREED = '2026-11-20T10:00:00+09:00'
const LATER = '2026-12-05T10:00:00+09:00'

/** Somebody who consented, of an address of their own, so that no row of the principal before stands in the way. */
async function somebody({ db, company_id }: World) {
  const mailbox = randomUUID()
  const one = { company_id, name: '柏木 遥', source: 'agent', keep_months: 12, answer_due_at: LATER, moved_at: AGREED }
  const consent = { consented_at: AGREED, consent_version: '1', upload_allowed_at: AGREED }
  const add = (email: string) =>
    db
      .insertInto('outside_candidates')
      .values({ ...one, ...consent, email })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id } = await add(`${mailbox}@mail.example`)
  return { id, addTwin: () => add(`${mailbox.toUpperCase()}@mail.example`) }
}
const one = (body?: object) => async (world: World) => ({ params: { id: (await somebody(world)).id }, body })
const withFile = async (world: World) => {
  const { id } = await somebody(world)
  const [storage_key, sent] = [randomUUID(), { file_name: 'a.pdf', media_type: 'application/pdf', byte_size: 5, by_company: false, state: 'clean' }]
  await storedFiles.put(outsideFileKey(storage_key), '%PDF-')
  await world.db
    .insertInto('outside_files')
    .values({ ...sent, outside_candidate_id: id, storage_key })
    .execute()
  return { params: { id } }
}
const tagged = async (world: World) => {
  const { id } = await somebody(world)
  const { db, company_id } = world
  const name = randomUUID().slice(0, 8)
  const { id: tag_id } = await db.insertInto('selection_tags').values({ company_id, name }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('outside_candidate_tags').values({ outside_candidate_id: id, tag_id }).execute()
  return { params: { id, tag_id: `${tag_id}` } }
}
const twins = (isMerged: boolean) => async (world: World) => {
  const { id, addTwin } = await somebody(world)
  const { id: with_id } = await addTwin()
  if (isMerged) await world.db.updateTable('outside_candidates').set({ merged_into_id: with_id, merged_at: AGREED }).where('id', '=', id).execute()
  return { params: { id }, body: { kind: 'outside', with_id } }
}
const aScorecard = (body?: object) => async (world: World) => {
  const [{ id }, kit_id] = [await somebody(world), await aKit(world)]
  return { params: { id, kit_id }, body }
}
const aScorecardRequest = (isAsked: boolean) => async (world: World) => {
  const { params } = await aScorecard()(world)
  const { id, kit_id } = params
  if (isAsked) await world.db.insertInto('scorecard_requests').values({ outside_candidate_id: id, kit_id, company_user_id: world.admin }).execute()
  return { params: { ...params, company_user_id: world.admin } }
}
const TIMES = { meeting_type: 'mensetsu', minutes: 60, slots: ['2026-12-01T10:00:00+09:00'] }
/** An agreed time that the company wrote down: no mail and no limit of mails stands in the way of the next principal. */
const aMeeting = (body?: object) => async (world: World) => {
  const { id: outside_candidate_id } = await somebody(world)
  const { id } = await world.db
    .insertInto('meetings')
    .values({ outside_candidate_id, ...TIMES, starts_at: TIMES.slots[0]!, state: 'booked' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id }, body }
}
const time = { starts_at: '2026-12-02T10:00:00+09:00' }
const moved = { ...time, sequence: 0 }
const agreed = { ...TIMES, is_agreed: true, sends_mail: false }
const asked = () => ({ name: '柏木 遥', email: `${randomUUID()}@mail.example`, source: 'agent' })
const dead = { token: hashToken('nobody').toString('hex') }
const toWrite = { who: 'member', of: 'company', act: 'write_messages' } as const
const ofCompany = { who: 'member', of: 'company', act: 'select' } as const
const byLink = (body: object = dead) => ({ who: 'anyone' as const, call: () => ({ body }), status: 410 })

const formByLink = {
  who: 'anyone' as const,
  call: () => ({ body: { ...dead, name: '柏木 遥', may_upload: 'true' }, files: { file: new File(['%PDF-1.7 '], 'a.pdf') } }),
  status: 410,
}

/** People from outside: the company's side, and their own by a link. Tokens here are of links that were never sent. */
export const outsideAccess: Record<string, Access> = {
  'GET /company_users/outside_candidates/': { who: 'member', act: 'select' },
  'POST /company_users/outside_candidates/': { who: 'member', act: 'write_messages', call: () => ({ body: asked() }) },
  'POST /company_users/outside_candidates/previews/': { who: 'member', act: 'write_messages', call: () => ({ body: asked() }) },
  'GET /company_users/outside_candidates/{id}/': { ...ofCompany, call: one() },
  'PATCH /company_users/outside_candidates/{id}/': { ...ofCompany, call: one({ step: 'offer' }) },
  'DELETE /company_users/outside_candidates/{id}/': { ...ofCompany, call: one() },
  'POST /company_users/outside_candidates/{id}/notes/': { ...ofCompany, call: one({ note: 'メモ' }) },
  'POST /company_users/outside_candidates/{id}/tags/': { ...ofCompany, call: one({ name: '再連絡' }) },
  'DELETE /company_users/outside_candidates/{id}/tags/{tag_id}/': { ...ofCompany, call: tagged },
  'PUT /company_users/outside_candidates/{id}/assignment/': { ...ofCompany, act: 'assign', call: one({ company_user_id: null }) },
  'GET /company_users/outside_candidates/{id}/scorecards/': { ...ofCompany, call: one() },
  'PUT /company_users/outside_candidates/{id}/scorecards/{kit_id}/': {
    ...ofCompany,
    call: aScorecard({ scores: [{ criterion: '設計の判断', score: 3 }], recommendation: 3, is_submitted: true }),
  },
  'PUT /company_users/outside_candidates/{id}/scorecards/{kit_id}/requests/{company_user_id}/': { ...ofCompany, call: aScorecardRequest(false) },
  'DELETE /company_users/outside_candidates/{id}/scorecards/{kit_id}/requests/{company_user_id}/': { ...ofCompany, call: aScorecardRequest(true) },
  'GET /company_users/outside_candidates/{id}/file/': { ...ofCompany, call: withFile },
  'POST /company_users/outside_candidates/{id}/file/': {
    ...ofCompany,
    call: async (world) => ({ ...(await one()(world)), files: { file: new File(['%PDF-1.7 '], 'a.pdf') } }),
  },
  'GET /company_users/outside_candidates/{id}/meetings/': { ...ofCompany, call: one() },
  'GET /company_users/outside_candidates/{id}/interviewers/': { ...toWrite, call: one() },
  'POST /company_users/outside_candidates/{id}/meetings/previews/': { ...toWrite, call: one(agreed) },
  'POST /company_users/outside_candidates/{id}/meetings/': { ...toWrite, call: one(agreed) },
  'POST /company_users/outside_meetings/{id}/time_previews/': { ...toWrite, call: aMeeting(moved) },
  'PUT /company_users/outside_meetings/{id}/time/': { ...toWrite, call: aMeeting(moved) },
  'PUT /company_users/outside_meetings/{id}/interviewers/': { ...toWrite, call: aMeeting({ interviewer_ids: [] }) },
  'PUT /company_users/outside_meetings/{id}/cancellation/': { ...toWrite, call: aMeeting({ sequence: 0 }) },
  'GET /company_users/outside_meetings/{id}/calendar/': { ...ofCompany, call: aMeeting() },
  'PUT /company_users/outside_candidates/{id}/merge/': { ...ofCompany, call: twins(false) },
  'DELETE /company_users/outside_candidates/{id}/merge/': { ...ofCompany, call: twins(true) },
  'PUT /company_users/outside_settings/': { who: 'member', act: 'change_settings', call: () => ({ body: { keep_months: 6 } }) },
  'GET /company_users/referral_links/': { who: 'member', act: 'comment' },
  'POST /company_users/referral_links/': { who: 'member', act: 'comment', call: () => ({ body: {} }) },
  // A link belongs to the member who made it, whatever their role: for every other one it does not exist.
  'DELETE /company_users/referral_links/{id}/': { who: 'member', act: 'comment', call: () => ({ params: { id: randomUUID() } }), status: 404 },
  'GET /calendar_feeds/{token}/': { who: 'anyone', call: () => ({ params: dead }), status: 410 },
  'POST /referrals/openings/': byLink(),
  'POST /referrals/entries/': byLink({ ...dead, name: '柏木 遥', email: 'nobody@mail.example' }),
  'POST /outside_candidates/openings/': byLink(),
  'POST /outside_candidates/consents/': formByLink,
  'POST /outside_candidates/changes/': formByLink,
  'POST /outside_candidates/withdrawals/': byLink(),
  'POST /outside_candidates/exports/': byLink(),
  'POST /outside_meetings/openings/': byLink(),
  'POST /outside_meetings/bookings/': byLink({ ...dead, ...time }),
  'POST /outside_meetings/refusals/': byLink({ ...dead, declined_as: 'unsuitable' }),
  'POST /outside_meetings/calendars/': byLink(),
  'POST /outside_candidates/links/': { who: 'anyone', call: () => ({ body: { email: 'nobody@mail.example' } }) },
}
